// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/line_list.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QStringList>
#include <QStyledItemDelegate>
#include <algorithm>

#include "core/atom4/game/analysis_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/long_press.h"

namespace atom4::ui {
namespace {

// Draws the evaluation, then piece and name of each move as far as there is room.
class LineDelegate : public QStyledItemDelegate {
public:
    explicit LineDelegate(const LineModel& model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}

    void setStyle(PieceStyle style) { pieces_.setStyle(style); }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {100, option.fontMetrics.height() + 7};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto row = static_cast<std::size_t>(index.row());
        if (row >= model_.lines().size()) return;
        const BoardTheme theme = BoardTheme::from(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if ((option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus)) != 0) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(mixed(theme.card, option.palette.color(QPalette::Highlight), 0.30));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 5, 5);
        }
        if ((option.state & QStyle::State_HasFocus) != 0)
            drawFocusRing(*painter, option.rect, 5, focusColour(option.palette, theme.card));
        painter->setPen(option.palette.color(QPalette::WindowText));
        int x = drawEvaluation(*painter, option, model_.evaluation(index.row()));
        const double ball = option.fontMetrics.height() * 0.8;
        pieces_.prepare(ball, painter->device()->devicePixelRatioF(), theme.dark);
        painter->setFont(option.font);
        Colour colour = model_.toPlay();
        for (const Cell cell : model_.lines()[row].moves) {
            const QString name = Messages::name(cell);
            const int width = static_cast<int>(ball) + 5 + option.fontMetrics.horizontalAdvance(name) + 10;
            if (x + width - 10 > option.rect.right()) break;
            const double middle = x + ball / 2 + 1;
            const bool fromRight = option.direction == Qt::RightToLeft;
            pieces_.draw(*painter,
                         QPointF(fromRight ? option.rect.left() + option.rect.right() + 1 - middle : middle,
                                 option.rect.center().y() + 0.5),
                         colour);
            const QRect words(x + static_cast<int>(ball) + 5, option.rect.top(), width, option.rect.height());
            painter->drawText(QStyle::visualRect(option.direction, option.rect, words),
                              Qt::AlignLeft | Qt::AlignVCenter, name);
            x += width;
            colour = next_on_wheel(colour);
        }
        painter->restore();
    }

private:
    static int drawEvaluation(QPainter& painter, const QStyleOptionViewItem& option, const QString& text) {
        QFont bold = option.font;
        bold.setBold(true);
        painter.setFont(bold);
        const QFontMetrics metrics(bold);
        const int width =
            std::max(metrics.horizontalAdvance(QStringLiteral("+00.00")), metrics.horizontalAdvance(text));
        const QRect room = QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(8, 0, 0, 0));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
        return option.rect.left() + 8 + width + 12;
    }

    const LineModel& model_;
    mutable PiecePainter pieces_;  // renders a piece when it is first drawn
};

}  // namespace

void LineModel::show(const std::vector<SearchLine>& lines, Colour toPlay) {
    toPlay_ = toPlay;
    if (lines.size() != lines_.size()) {
        beginResetModel();
        lines_ = lines;
        endResetModel();
        return;
    }
    lines_ = lines;
    if (!lines_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

QString LineModel::evaluation(int row) const {
    return QString::fromStdString(evaluation_text(lines_[static_cast<std::size_t>(row)].score));
}

int LineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LineModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    QStringList names;
    for (const Cell cell : lines_[static_cast<std::size_t>(index.row())].moves) names += Messages::name(cell);
    return tr("%1: %2", "a verdict such as +1.5, and a list of cells")
        .arg(evaluation(index.row()), names.join(QLatin1Char(' ')));
}

LineList::LineList(QWidget* parent) : QListView(parent), model_(new LineModel(this)) {
    setObjectName(QStringLiteral("lines"));
    setModel(model_);
    setItemDelegate(new LineDelegate(*model_, this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_Hover);
    new LongPress(viewport());
    retranslate();
}

void LineList::retranslate() {
    setAccessibleName(tr("Best lines", "of play"));
}

int LineList::heightOf(int lines) const {
    return lines * (fontMetrics().height() + 7) + 2;
}

void LineList::show(const std::vector<SearchLine>& lines, Colour toPlay) {
    model_->show(lines, toPlay);
    if (pointed_ && *pointed_ >= model_->rowCount())
        point(std::nullopt);
    else if (pointed_)
        emit pointedAt(pointed_);
}

void LineList::setPieceStyle(PieceStyle style) {
    style_ = style;
    static_cast<LineDelegate*>(itemDelegate())->setStyle(style);
    viewport()->update();
}

void LineList::point(std::optional<int> line) {
    if (line == pointed_) return;
    pointed_ = line;
    emit pointedAt(line);
}

void LineList::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid()) return;
    event->accept();
    emit menuRequested(index.row(), byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center()));
}

void LineList::mouseMoveEvent(QMouseEvent* event) {
    QListView::mouseMoveEvent(event);
    const QModelIndex at = indexAt(event->pos());
    point(at.isValid() ? std::optional(at.row()) : std::nullopt);
}

bool LineList::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) point(std::nullopt);
    return QListView::viewportEvent(event);
}

void LineList::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && currentIndex().isValid()) point(currentIndex().row());
}

void LineList::focusOutEvent(QFocusEvent* event) {
    QListView::focusOutEvent(event);
    point(std::nullopt);
}

void LineList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (hasFocus() && current.isValid()) point(current.row());
}

void LineList::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace atom4::ui
