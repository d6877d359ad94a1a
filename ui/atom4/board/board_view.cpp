// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPaintEvent>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/atom4/words/messages.h"
#include "ui/language/language.h"

namespace atom4::ui {

BoardView::BoardView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    keep_translated(this, [this] {
        setAccessibleName(tr("Board"));
        describe();
    });
    setObjectName(QStringLiteral("board"));
    connect(&animation_, &QVariantAnimation::valueChanged, this, [this] {
        if (timeline_) update(reach_of(scene_, timeline_->reaction()).toAlignedRect());
    });
    connect(&animation_, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
    showPosition(position_, nullptr);
}

QSize BoardView::sizeHint() const {
    return (BoardLayout::unitSize(position_.size()) * 44).toSize();
}

QSize BoardView::minimumSizeHint() const {
    return {240, 200};
}

void BoardView::showPosition(const Position& position, const Reaction* last) {
    finishAnimation();
    hint_.reset();
    notes_ = {};
    const bool resized = position.size() != position_.size();
    position_ = position;
    last_ = last != nullptr ? std::optional(last->placed()) : std::nullopt;
    if (resized) {
        target_.reset();
        byKeyboard_ = false;
    }
    if (resized || (last == nullptr && !byKeyboard_)) {
        const auto moves = position.legal_moves();
        cursor_ = moves.empty() ? Cell(0, 0) : *std::min_element(moves.begin(), moves.end());
    }
    arrange();
    refreshPreview();
    describe();
    update();
}

void BoardView::showReaction(const Position& position, const Reaction& reaction) {
    showPosition(position, &reaction);
    const double slowness = slowness_of(settings_.animation);
    if (slowness == 0) return;
    timeline_.emplace(reaction);
    const int duration = timeline_->duration();
    animation_.setStartValue(0.0);
    animation_.setEndValue(static_cast<double>(duration));
    animation_.setDuration(static_cast<int>(duration * slowness));
    // Any key or click finishes it, wherever in the program it goes.
    qApp->installEventFilter(this);
    animation_.start();
    refreshPreview();
}

void BoardView::finishAnimation() {
    if (!timeline_) return;
    qApp->removeEventFilter(this);
    const QRectF reach = reach_of(scene_, timeline_->reaction());
    timeline_.reset();
    animation_.stop();
    refreshPreview();
    // A row that wins reaches farther than the reaction that completed it.
    update(position_.is_over() ? rect() : reach.toAlignedRect());
    emit animationFinished();
}

void BoardView::holdAnimationAt(int milliseconds) {
    if (!timeline_) return;
    animation_.pause();
    animation_.setCurrentTime(milliseconds * animation_.duration() / timeline_->duration());
}

bool BoardView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
        event->type() == QEvent::ShortcutOverride)
        finishAnimation();
    return QWidget::eventFilter(watched, event);
}

void BoardView::setSettings(const Settings& settings) {
    settings_ = settings;
    scene_.pieces.setStyle(settings.pieces);
    refreshPreview();
    update();
}

void BoardView::showHint(Cell cell) {
    hint_ = cell;
    setTarget(cell, true);
    update();
}

void BoardView::setNotes(BoardNotes notes) {
    if (notes == notes_) return;
    notes_ = std::move(notes);
    update();
}

void BoardView::setPersonToMove(bool personToMove) {
    if (personToMove == personToMove_) return;
    personToMove_ = personToMove;
    setCursor(personToMove ? Qt::PointingHandCursor : Qt::ArrowCursor);
    refreshPreview();
    update();
}

void BoardView::setRoundOver(bool over) {
    if (over == roundOver_) return;
    roundOver_ = over;
    update();
}

void BoardView::arrange() {
    scene_.theme = BoardTheme::from(palette());
    const BoardLayout layout(position_.size(), QRectF(rect()));
    scene_.layout = layout;
    scene_.pieces.prepare(layout.radius() * 2, devicePixelRatioF(), scene_.theme.dark);
    paper_ = QPixmap();
    paperWasPainted_ = false;
    ratio_ = devicePixelRatioF();
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void BoardView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        arrange();
        update();
    }
}

// A picture of the empty board is kept only from the second time on: while the window opens or is being resized it
// would be thrown away at once.
void BoardView::paintPaper(QPainter& painter) {
    if (paper_.isNull() && !std::exchange(paperWasPainted_, true)) return paint_paper(painter, scene_, size(), font());
    if (paper_.isNull()) paper_ = draw_paper(scene_, size(), ratio_, font());
    painter.drawPixmap(0, 0, paper_);
}

void BoardView::paintEvent(QPaintEvent* event) {
    // The window may have come to a screen with another scale factor.
    if (ratio_ != devicePixelRatioF()) arrange();
    QPainter painter(this);
    painter.setClipRegion(event->region());
    paintPaper(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    if (settings_.markPlaceable && !roundOver_) draw_placeable(painter, scene_, position_);
    draw_pieces(painter, scene_, position_, event->rect(), timeline_ ? &timeline_->reaction() : nullptr);
    if (timeline_) {
        const double time = animation_.currentValue().toDouble();
        (settings_.reducedMotion ? draw_fading_reaction : draw_reaction)(painter, scene_, *timeline_, time);
    } else {
        if (last_ && settings_.markLastMove) draw_last_move(painter, scene_, *last_);
        draw_winning_rows(painter, scene_, position_);
        draw_notes(painter, scene_, notes_, position_.to_play());
        if (preview_ && settings_.showPreview) draw_preview(painter, scene_, *preview_);
    }
    if (hint_ && !timeline_) draw_hint(painter, scene_, *hint_);
    if (isCursorShown()) draw_cursor(painter, scene_, *target_);
}

void BoardView::updateTarget() {
    if (preview_) update(reach_of(scene_, *preview_).toAlignedRect());
    if (target_) update(reach_of(scene_, *target_).toAlignedRect());
}

void BoardView::refreshPreview() {
    updateTarget();
    preview_.reset();
    if (target_ && personToMove_ && !timeline_) {
        Position tried = position_;
        if (const auto reaction = tried.play(*target_)) preview_ = *reaction;
    }
    updateTarget();
    emit targetChanged();
}

void BoardView::setTarget(std::optional<Cell> cell, bool byKeyboard) {
    if (cell == target_ && byKeyboard == byKeyboard_) return;
    updateTarget();
    target_ = cell;
    byKeyboard_ = byKeyboard;
    if (cell) cursor_ = *cell;
    refreshPreview();
    describe();
}

void BoardView::describe() {
    setAccessibleDescription(target_ ? Messages::cell(position_, *target_) : QString());
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    setTarget(scene_.layout.cellAt(event->position()), false);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const auto cell = scene_.layout.cellAt(event->position());
    setTarget(cell, false);
    if (cell) emit cellChosen(*cell);
}

void BoardView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (!byKeyboard_) setTarget(std::nullopt, false);
}

void BoardView::moveCursor(int rows, int cols) {
    // The first key only shows where the cursor is, unless the mouse showed it already.
    setTarget(target_ ? moved_by(position_.size(), *target_, rows, cols) : cursor_, true);
}

void BoardView::moveCursorToPlaceable(int steps) {
    const auto moves = position_.legal_moves();
    if (moves.empty()) return;
    std::vector<Cell> cells(moves.begin(), moves.end());
    std::sort(cells.begin(), cells.end());
    const auto here = std::lower_bound(cells.begin(), cells.end(), cursor_);
    const bool onOne = target_ && here != cells.end() && *here == cursor_;
    const auto count = static_cast<int>(cells.size());
    int index = static_cast<int>(here - cells.begin());
    if (onOne || steps < 0) index += steps;
    setTarget(cells[static_cast<std::size_t>((index % count + count) % count)], true);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    // With Alt they are the window's, even where it has no use for them just now.
    if ((event->modifiers() & Qt::AltModifier) != 0) return QWidget::keyPressEvent(event);
    const bool jump = (event->modifiers() & Qt::ControlModifier) != 0;
    const int all = BoardSize::kMax;
    switch (event->key()) {
        case Qt::Key_Left: jump ? moveCursorToPlaceable(-1) : moveCursor(0, -1); return;
        case Qt::Key_Right: jump ? moveCursorToPlaceable(1) : moveCursor(0, 1); return;
        case Qt::Key_Up: moveCursor(-1, 0); return;
        case Qt::Key_Down: moveCursor(1, 0); return;
        case Qt::Key_Home: moveCursor(0, -all); return;
        case Qt::Key_End: moveCursor(0, all); return;
        case Qt::Key_PageUp: moveCursor(-all, 0); return;
        case Qt::Key_PageDown: moveCursor(all, 0); return;
        case Qt::Key_Comma: moveCursorToPlaceable(-1); return;
        case Qt::Key_Period: moveCursorToPlaceable(1); return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
        case Qt::Key_Select:
            if (target_)
                emit cellChosen(*target_);
            else
                setTarget(cursor_, true);
            return;
        case Qt::Key_Escape:
            // Puts the cursor away; without one the key means what it means elsewhere in the window.
            if (!isCursorShown() || !takesEscape_) break;
            setTarget(std::nullopt, false);
            return;
        default: break;
    }
    QWidget::keyPressEvent(event);
}

// QWidget would have the whole board painted again, and so twice when the window opens. Only the cursor shows the
// focus.
void BoardView::focusInEvent(QFocusEvent* event) {
    const bool byTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byTab && !target_) setTarget(cursor_, true);
    updateTarget();
}

void BoardView::focusOutEvent(QFocusEvent*) {
    updateTarget();
}

}  // namespace atom4::ui
