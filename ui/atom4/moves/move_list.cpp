// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/moves/move_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <algorithm>

#include "ui/atom4/words/messages.h"
#include "ui/language/language.h"
#include "ui/look/board_theme.h"

namespace atom4::ui {
namespace {

// As many digits as that many pairs need, two at least.
int widthOfNumbers(const QFontMetrics& metrics, int pairs = 100) {
    return metrics.horizontalAdvance(pairs < 100 ? QStringLiteral("00.") : QStringLiteral("000.")) + 8;
}

}  // namespace

void MoveListModel::show(const Match& match) {
    beginResetModel();
    plies_.clear();
    for (const Reaction& ply : match.plies())
        plies_.push_back({ply.colour(), Messages::name(ply.placed()), Messages::ply(match, ply)});
    arrangeRows(match);
    endResetModel();
}

void MoveListModel::arrangeRows(const Match& match) {
    lines_.clear();
    rows_.clear();
    const Colour start = match.first_position().to_play();
    const auto decided = match.decided_variation();
    for (const Variation& variation : match.variations()) {
        QStringList names;
        for (const RecordedMove& move : variation.moves) names += Messages::name(move.cell);
        const auto ply = static_cast<int>(variation.ply);
        const bool isDecided = decided == lines_.size();
        lines_.push_back(
            {names.join(QLatin1Char(' ')), Messages::moveNumber(ply + 1), next_on_wheel(start, ply), isDecided});
    }
    int variation = 0;
    const int pairs = static_cast<int>((plies_.size() + 1) / 2);
    const auto takeVariations = [&](int pair) {
        const auto leaves = [&] {
            return static_cast<int>(match.variations()[static_cast<std::size_t>(variation)].ply) / 2;
        };
        for (; variation < static_cast<int>(lines_.size()) && leaves() <= pair; ++variation)
            rows_.push_back({pair, variation});
    };
    for (int pair = 0; pair < pairs; ++pair) {
        rows_.push_back({pair, std::nullopt});
        takeVariations(pair);
    }
    takeVariations(match.undoable_plies() + 1);
}

int MoveListModel::plyAt(const QModelIndex& index) const {
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    return std::min(row.pair * 2 + std::max(1, index.column()), plies());
}

QModelIndex MoveListModel::indexOf(int ply) const {
    const int pair = std::max(0, ply - 1) / 2;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (rows_[row].pair == pair && !rows_[row].variation)
            return index(static_cast<int>(row), ply == 0 ? 0 : 1 + (ply - 1) % 2);
    return {};
}

std::optional<int> MoveListModel::variationIn(int row) const {
    return rows_[static_cast<std::size_t>(row)].variation;
}

QVariant MoveListModel::ofVariation(int variation, int column, int role) const {
    const Line& line = lines_[static_cast<std::size_t>(variation)];
    if (column != 1) return {};
    switch (role) {
        case Qt::DisplayRole:
            return line.decided ? tr("The round: %1 %2", "how it went on: a number, and a list of cells")
                                      .arg(line.start, line.moves)
                                : QStringLiteral("%1 %2").arg(line.start, line.moves);
        case Qt::DecorationRole: return pieces_.picture(line.colour);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return line.decided
                       ? tr("The line that decided the round: %1 %2", "a number, and a list of cells")
                             .arg(line.start, line.moves)
                       : tr("Another line: %1 %2", "a number, and a list of cells").arg(line.start, line.moves);
        default: return {};
    }
}

void MoveListModel::setRemarks(std::vector<Remark> remarks) {
    remarks_ = std::move(remarks);
    if (rowCount() > 0) emit dataChanged(index(0, 1), index(rowCount() - 1, 2));
}

void MoveListModel::setPictures(double diameter, double devicePixelRatio, bool dark, PieceStyle style) {
    pieces_.prepare(diameter, devicePixelRatio, dark);
    pieces_.setStyle(style);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 2), {Qt::DecorationRole});
}

void MoveListModel::mark(int ply, const QColor& background) {
    marked_ = ply;
    background_ = background;
    if (rowCount() > 0) emit dataChanged(index(0, 1), index(rowCount() - 1, 2), {Qt::BackgroundRole});
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 3;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.variation) return ofVariation(*row.variation, index.column(), role);
    if (index.column() == 0) {
        if (role == Qt::DisplayRole) return Messages::moveNumber(2 * row.pair + 1);
        if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    }
    const auto ply = static_cast<std::size_t>(row.pair * 2 + index.column() - 1);
    if (ply >= plies_.size()) return {};
    const Remark remark = ply < remarks_.size() ? remarks_[ply] : Remark();
    switch (role) {
        case Qt::DisplayRole:
            return remark.sign.isEmpty() ? plies_[ply].name : plies_[ply].name + QLatin1Char(' ') + remark.sign;
        case Qt::BackgroundRole: return marked_ == static_cast<int>(ply) + 1 ? QVariant(background_) : QVariant();
        case Qt::DecorationRole: return pieces_.picture(plies_[ply].colour);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return remark.sentence.isEmpty() ? plies_[ply].effect
                                             : plies_[ply].effect + QLatin1Char('\n') + remark.sentence;
        default: return {};
    }
}

MoveList::MoveList(QWidget* parent) : QTableView(parent), model_(new MoveListModel(this)) {
    setObjectName(QStringLiteral("moves"));
    keepTranslated(this, [this] {
        setAccessibleName(tr("Moves of this round"));
        viewport()->update();
    });
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerItem);
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(10);
    verticalHeader()->hide();
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const auto variation = model_->variationIn(index.row())) return emit variationChosen(*variation);
        if (model_->plies() > 0) emit plyChosen(model_->plyAt(index));
    });
    arrange();
}

void MoveList::arrange() {
    const int line = fontMetrics().height();
    verticalHeader()->setMinimumSectionSize(10);
    verticalHeader()->setDefaultSectionSize(line + 6);
    if (model() != nullptr)
        horizontalHeader()->resizeSection(0, widthOfNumbers(fontMetrics(), (model_->plies() + 1) / 2));
    const int ball = line * 4 / 5;
    setIconSize(QSize(ball * 13 / 10, ball * 13 / 10));
    model_->setPictures(ball, devicePixelRatioF(), BoardTheme::from(palette()).dark, style_);
}

// Not before there are moves: the headers, never seen, would lay out their texts when the window starts.
void MoveList::showColumns() {
    setModel(model_);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    arrange();
}

void MoveList::setPieceStyle(PieceStyle style) {
    style_ = style;
    arrange();
}

void MoveList::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    arrange();
    tint();
}

void MoveList::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (model_->rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(BoardTheme::from(palette()).label);
    const QRect room = viewport()->rect().adjusted(8, 8, -8, -8);
    painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                     tr("The moves are listed here. Click one to look back at it."));
}

void MoveList::show(const Match& match) {
    model_->show(match);
    if (model() == nullptr && model_->rowCount() > 0) showColumns();
    if (model() != nullptr)
        horizontalHeader()->resizeSection(0, widthOfNumbers(fontMetrics(), (model_->plies() + 1) / 2));
    clearSpans();
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->variationIn(row)) setSpan(row, 1, 1, 2);
    markPly(model_->plies());
    scrollToBottom();
}

void MoveList::markPly(int ply) {
    marked_ = ply;
    tint();
    const QModelIndex index = model_->indexOf(ply);
    if (index.isValid()) setCurrentIndex(index);
}

void MoveList::tint() {
    const BoardTheme theme = BoardTheme::from(palette());
    // The last ply needs no mark: it is what one expects to see.
    const bool present = marked_ == model_->plies();
    model_->mark(present ? 0 : marked_, mixed(theme.card, palette().color(QPalette::Highlight), 0.45));
}

void MoveList::keyPressEvent(QKeyEvent* event) {
    int ply = marked_;
    switch (event->key()) {
        case Qt::Key_Left: ply -= 1; break;
        case Qt::Key_Right: ply += 1; break;
        case Qt::Key_Up: ply -= 2; break;
        case Qt::Key_Down: ply += 2; break;
        case Qt::Key_Home: ply = 0; break;
        case Qt::Key_End: ply = model_->plies(); break;
        default: return QTableView::keyPressEvent(event);
    }
    emit plyChosen(std::clamp(ply, 0, model_->plies()));
}

// The last move stays in sight, whatever the panel leaves for the list.
void MoveList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    scrollToBottom();
}

int MoveList::widthOfAll() const {
    // The widest name of a cell, and the gravest sign.
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.features = QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasDecoration;
    option.decorationSize = iconSize();
    option.text = QStringLiteral("m26 ??");
    const int ply = style()->sizeFromContents(QStyle::CT_ItemViewItem, &option, QSize(), this).width();
    return widthOfNumbers(fontMetrics()) + 2 * ply + verticalScrollBar()->sizeHint().width();
}

QSize MoveList::minimumSizeHint() const {
    return {120, (fontMetrics().height() + 6) * 3};
}
QSize MoveList::sizeHint() const {
    return {170, fontMetrics().height() * 8};
}

}  // namespace atom4::ui
