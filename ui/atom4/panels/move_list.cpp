// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/move_list.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <algorithm>

#include "ui/atom4/model/messages.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/long_press.h"

namespace atom4::ui {
namespace {

// Returns the width of the column of numbers: as many digits as that many pairs need, but at least two.
int widthOfNumbers(const QFontMetrics& metrics, int pairs = 100) {
    return metrics.horizontalAdvance(pairs < 100 ? QStringLiteral("00.") : QStringLiteral("000.")) + 8;
}

}  // namespace

MoveList::MoveList(QWidget* parent) : QTableView(parent), model_(new MoveListModel(this)) {
    setObjectName(QStringLiteral("moves"));
    keepTranslated(this, [this] {
        setAccessibleName(tr("Moves of this round"));
        viewport()->update();
    });
    new LongPress(viewport());
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
    horizontalHeader()->setHighlightSections(false);
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
    if (model() != nullptr) horizontalHeader()->resizeSection(0, widthOfNumbers(fontMetrics(), model_->pairs()));
    const int ball = line * 4 / 5;
    setIconSize(QSize(ball * 13 / 10, ball * 13 / 10));
    model_->setPictures(ball, devicePixelRatioF(), BoardTheme::from(palette()).dark, style_);
    keepRowsWhole();
}

// Sets the model only when there are moves, since the headers would lay out their texts when the window starts.
void MoveList::showColumns() {
    setModel(model_);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section, int, int width) {
        if (section != 2) return;
        // QHeaderView measures headers in bold.
        QFont bold = horizontalHeader()->font();
        bold.setBold(true);
        const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, horizontalHeader());
        model_->setHeadRoom(bold, std::max(1, width - 2 * margin - 2));
    });
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
                     tr("Moves appear here. Click one to view its position."));
}

void MoveList::fill(const Match& match) {
    model_->show(match);
    if (model() == nullptr && model_->rowCount() > 0) showColumns();
    if (model() != nullptr) horizontalHeader()->resizeSection(0, widthOfNumbers(fontMetrics(), model_->pairs()));
    horizontalHeader()->setVisible(model_->rowCount() > 0);
    clearSpans();
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->isWide(row)) setSpan(row, 1, 1, 2);
    keepRowsWhole();
}

void MoveList::showLines(const Match& match) {
    const int top = verticalScrollBar()->value();
    fill(match);
    markPly(marked_);
    verticalScrollBar()->setValue(top);
}

void MoveList::show(const Match& match) {
    fill(match);
    markPly(model_->plies());
    scrollToBottom();
}

void MoveList::markPly(int ply) {
    marked_ = ply;
    tint();
    const QModelIndex index = model_->indexOf(ply);
    if (index.isValid()) setCurrentIndex(index);
}

// QTableView would tell screen readers that the focus moves to the row, even if the list does not have the focus.
void MoveList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
}

void MoveList::tint() {
    const BoardTheme theme = BoardTheme::from(palette());
    model_->setQuietColour(theme.label);
    // The last ply needs no mark, since it is usually the one shown.
    const bool present = marked_ == model_->plies();
    model_->mark(present ? 0 : marked_, mixed(theme.card, palette().color(QPalette::Highlight), 0.45));
}

void MoveList::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : model_->indexOf(marked_);
    const auto spot = model_->spotAt(index);
    if (!spot) return;
    event->accept();
    emit menuRequested(*spot, byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center()));
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

// The last move stays visible, whatever room the panel leaves for the list.
void MoveList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    keepRowsWhole();
    scrollToBottom();
}

// A list scrolled to its end has the last row at the bottom and would cut off the first one. So the rows share the
// height, and the headers take the remainder.
void MoveList::keepRowsWhole() {
    const int least = fontMetrics().height() + 6;
    const int room = height() - least;
    const bool scrolls = model_->rowCount() * least > room;
    const int shown = std::max(1, room / least);
    const int row = scrolls && room > least ? room / shown : least;
    if (verticalHeader()->defaultSectionSize() != row) verticalHeader()->setDefaultSectionSize(row);
    horizontalHeader()->setFixedHeight(scrolls && room > least ? height() - shown * row : least);
    updateGeometries();
}

int MoveList::widthOfAll() const {
    // The widest name of a cell, a mark and the sign of a blunder.
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.features = QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasDecoration;
    option.decorationSize = iconSize();
    option.text = QStringLiteral("m26!! ??");
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
