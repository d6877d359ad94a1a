// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/board/board_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPaintEvent>
#include <algorithm>
#include <cmath>

#include "ui/lines/words/messages.h"

namespace atom4::ui {
namespace {

// How many times the selected chip jumps: enough to be found, and then the program is at rest.
constexpr int kJumps = 5;
constexpr int kJumpTime = 620;
constexpr double kJumpHeight = 0.13;

}  // namespace

LinesBoardView::LinesBoardView(QWidget* parent) : QWidget(parent), position_(lines::GameSetup()) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setObjectName(QStringLiteral("linesBoard"));
    connect(&animation_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&animation_, &QVariantAnimation::finished, this, &LinesBoardView::finishAnimation);
    bounce_.setStartValue(0.0);
    bounce_.setEndValue(1.0);
    bounce_.setDuration(kJumpTime);
    bounce_.setLoopCount(kJumps);
    connect(&bounce_, &QVariantAnimation::valueChanged, this, [this] {
        if (selected_) update(scene_.grid.reach(*selected_).toAlignedRect());
    });
    retranslate();
}

void LinesBoardView::retranslate() {
    setAccessibleName(tr("Board of Lines"));
    describe();
}

QSize LinesBoardView::sizeHint() const {
    return (LinesGrid::unitSize(position_.setup().rows, position_.setup().cols) * 48).toSize();
}

QSize LinesBoardView::minimumSizeHint() const {
    return {240, 200};
}

void LinesBoardView::showPosition(const lines::Position& position) {
    finishAnimation();
    const bool other = position.setup() != position_.setup();
    position_ = position;
    hint_.reset();
    select(std::nullopt);
    if (other) {
        setTarget(std::nullopt, false);
        cursor_ = {position.setup().rows / 2, position.setup().cols / 2};
    }
    arrange();
    refreshPath();
    update();
}

void LinesBoardView::showTurn(const lines::Position& position, std::span<const lines::Change> turn) {
    const bool dropped = std::exchange(dropped_, false);
    showPosition(position);
    const double slowness = slowness_of(settings_.animation);
    if (slowness == 0) return;
    timeline_.emplace(position, turn, dropped);
    if (timeline_->duration() == 0) return timeline_.reset();
    animation_.setStartValue(0.0);
    animation_.setEndValue(static_cast<double>(timeline_->duration()));
    animation_.setDuration(static_cast<int>(timeline_->duration() * slowness));
    // Any key or click finishes it, wherever in the program it goes.
    qApp->installEventFilter(this);
    animation_.start();
    refreshPath();
}

void LinesBoardView::finishAnimation() {
    if (!timeline_) return;
    qApp->removeEventFilter(this);
    timeline_.reset();
    animation_.stop();
    refreshPath();
    update();
    emit animationFinished();
}

void LinesBoardView::holdAnimationAt(int milliseconds) {
    if (!timeline_) return;
    animation_.pause();
    animation_.setCurrentTime(milliseconds * animation_.duration() / timeline_->duration());
}

bool LinesBoardView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
        event->type() == QEvent::ShortcutOverride)
        finishAnimation();
    return QWidget::eventFilter(watched, event);
}

void LinesBoardView::setSettings(const Settings& settings) {
    settings_ = settings;
    scene_.pieces.setStyle(settings.pieces);
    bounce();
    refreshPath();
    update();
}

void LinesBoardView::showHint(lines::Move hint) {
    select(std::nullopt);
    hint_ = hint;
    setTarget(hint.from, true);
    update();
}

void LinesBoardView::setPersonToMove(bool personToMove) {
    if (personToMove == personToMove_) return;
    personToMove_ = personToMove;
    setCursor(personToMove ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!personToMove) select(std::nullopt);
    refreshPath();
}

void LinesBoardView::arrange() {
    scene_.theme = BoardTheme::from(palette());
    scene_.grid = LinesGrid(position_.setup().rows, position_.setup().cols, QRectF(rect()));
    scene_.pieces.prepare(scene_.grid.radius() * 2, devicePixelRatioF(), scene_.theme.dark);
    paper_ = QPixmap();
}

void LinesBoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void LinesBoardView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        arrange();
        update();
    }
}

void LinesBoardView::paintEvent(QPaintEvent* event) {
    // The window may have come to a screen with another scale factor.
    if (paper_.isNull() || paper_.devicePixelRatio() != devicePixelRatioF()) {
        arrange();
        paper_ = draw_lines_paper(scene_, size(), devicePixelRatioF(), font());
    }
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.drawPixmap(0, 0, paper_);
    painter.setRenderHint(QPainter::Antialiasing);
    if (timeline_) {
        const LinesFrame frame = timeline_->at(animation_.currentValue().toDouble(), settings_.reducedMotion);
        draw_chips(painter, scene_, *frame.still, event->rect());
        draw_moving_chips(painter, scene_, frame);
    } else {
        draw_chips(painter, scene_, position_.board(), event->rect(), selected_);
        if (hint_) paintHint(painter);
        if (selected_) paintSelection(painter);
    }
    if (isCursorShown()) draw_lines_cursor(painter, scene_, *target_);
}

void LinesBoardView::paintHint(QPainter& painter) {
    const lines::Board& board = position_.board();
    draw_way(painter, scene_, lines::Reach(board, hint_->from).path_to(hint_->to), board.at(hint_->from));
    for (const lines::Cell cell : {hint_->from, hint_->to}) draw_lines_hint(painter, scene_, cell);
}

void LinesBoardView::paintSelection(QPainter& painter) {
    if (settings_.markPlaceable)
        for (const lines::Cell cell : position_.board().free_cells())
            if (reach_->contains(cell) && (path_.empty() || cell != path_.back()))
                draw_reachable(painter, scene_, cell);
    const int colour = position_.board().at(*selected_);
    if (!path_.empty() && settings_.showPreview) draw_path(painter, scene_, path_, colour);
    if (target_ && path_.empty() && position_.board().is_free(*target_)) draw_unreachable(painter, scene_, *target_);
    if (dragged_) {
        draw_lines_hint(painter, scene_, *selected_);
        draw_dragged_chip(painter, scene_, colour, *dragged_);
        return;
    }
    const bool jumps = bounce_.state() == QAbstractAnimation::Running;
    const double lift = jumps ? kJumpHeight * std::sin(bounce_.currentValue().toDouble() * 3.14159265358979) : 0;
    draw_selected_chip(painter, scene_, {*selected_, colour}, lift);
}

void LinesBoardView::select(std::optional<lines::Cell> cell) {
    pressed_.reset();
    dragged_.reset();
    if (cell == selected_) return;
    selected_ = cell;
    reach_.reset();
    if (cell) {
        reach_.emplace(position_.board(), *cell);
        hint_.reset();
    }
    bounce();
    refreshPath();
    update();
}

void LinesBoardView::bounce() {
    bounce_.stop();
    if (selected_ && !settings_.reducedMotion && settings_.animation != AnimationSpeed::kOff) bounce_.start();
}

void LinesBoardView::refreshPath() {
    path_.clear();
    if (selected_ && target_ && !timeline_ && reach_->contains(*target_)) path_ = reach_->path_to(*target_);
    if (selected_) update();
    describe();
    emit targetChanged();
}

void LinesBoardView::setTarget(std::optional<lines::Cell> cell, bool byKeyboard) {
    if (cell == target_ && byKeyboard == byKeyboard_) return;
    for (const auto& changed : {target_, cell})
        if (changed) update(scene_.grid.reach(*changed).toAlignedRect());
    target_ = cell;
    byKeyboard_ = byKeyboard;
    if (cell) cursor_ = *cell;
    refreshPath();
}

void LinesBoardView::describe() {
    setAccessibleDescription(target_ ? LinesMessages::cell(position_, *target_, selected_) : QString());
}

void LinesBoardView::choose(lines::Cell cell) {
    if (!personToMove_) {
        const bool over = position_.turn() == lines::Turn::kOver;
        emit refused(over ? lines::IllegalMove::kGameOver : lines::IllegalMove::kNotDue, cell);
    } else if (!position_.board().is_free(cell)) {
        select(selected_ == cell ? std::nullopt : std::optional(cell));
    } else if (selected_) {
        moveTo(cell);
    } else {
        emit refused(lines::IllegalMove::kNoChip, cell);
    }
}

void LinesBoardView::moveTo(lines::Cell cell) {
    if (reach_->contains(cell))
        emit moveChosen({*selected_, cell});
    else
        emit refused(lines::IllegalMove::kNoPath, cell);
}

void LinesBoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const auto cell = scene_.grid.cellAt(event->position());
    setTarget(cell, false);
    if (!cell) return;
    // Whoever presses on a chip may want to drag it: whether it is put back is seen when the button comes up.
    wasSelected_ = selected_ == cell;
    if (!wasSelected_) choose(*cell);
    if (selected_ == cell) pressed_ = event->position();
}

void LinesBoardView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = event->position();
    setTarget(scene_.grid.cellAt(point), false);
    if (!pressed_ || !selected_ || (event->buttons() & Qt::LeftButton) == 0) return;
    const bool far = (point - *pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (!dragged_ && !far) return;
    bounce_.stop();
    dragged_ = point;
    update();
}

void LinesBoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    if (!std::exchange(pressed_, std::nullopt)) return;
    if (dragged_)
        drop(event->position());
    else if (wasSelected_)
        select(std::nullopt);
}

void LinesBoardView::drop(QPointF point) {
    dragged_.reset();
    update();
    const auto cell = scene_.grid.cellAt(point);
    if (!cell || cell == selected_) return;
    if (!position_.board().is_free(*cell)) {
        emit refused(lines::IllegalMove::kTaken, *cell);
        return;
    }
    dropped_ = true;
    moveTo(*cell);
    dropped_ = false;
}

void LinesBoardView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (!byKeyboard_) setTarget(std::nullopt, false);
}

void LinesBoardView::moveCursor(int rows, int cols) {
    // The first key only shows where the cursor is, unless the mouse showed it already.
    if (!target_) return setTarget(cursor_, true);
    const lines::GameSetup& setup = position_.setup();
    setTarget(lines::Cell{std::clamp(target_->row + rows, 0, setup.rows - 1),
                          std::clamp(target_->col + cols, 0, setup.cols - 1)},
              true);
}

void LinesBoardView::moveCursorToChip(int steps) {
    const auto chips = position_.board().chips();
    if (chips.empty()) return;
    const auto here = std::lower_bound(chips.begin(), chips.end(), cursor_,
                                       [](const lines::Chip& chip, lines::Cell cell) { return chip.cell < cell; });
    const bool onOne = target_ && here != chips.end() && here->cell == cursor_;
    const auto count = static_cast<int>(chips.size());
    int index = static_cast<int>(here - chips.begin());
    if (onOne || steps < 0) index += steps;
    setTarget(chips[static_cast<std::size_t>((index % count + count) % count)].cell, true);
}

void LinesBoardView::keyPressEvent(QKeyEvent* event) {
    const bool jump = (event->modifiers() & Qt::ControlModifier) != 0;
    const int all = lines::GameSetup::kMaxSide;
    switch (event->key()) {
        case Qt::Key_Left: jump ? moveCursorToChip(-1) : moveCursor(0, -1); return;
        case Qt::Key_Right: jump ? moveCursorToChip(1) : moveCursor(0, 1); return;
        case Qt::Key_Up: moveCursor(-1, 0); return;
        case Qt::Key_Down: moveCursor(1, 0); return;
        case Qt::Key_Home: moveCursor(0, -all); return;
        case Qt::Key_End: moveCursor(0, all); return;
        case Qt::Key_PageUp: moveCursor(-all, 0); return;
        case Qt::Key_PageDown: moveCursor(all, 0); return;
        case Qt::Key_Comma: moveCursorToChip(-1); return;
        case Qt::Key_Period: moveCursorToChip(1); return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
        case Qt::Key_Select:
            if (!target_) return setTarget(cursor_, true);
            setTarget(target_, true);
            choose(*target_);
            return;
        case Qt::Key_Escape:
            // Puts the chip back, then the cursor away; else the key means what it means elsewhere in the window.
            if (selected_) return select(std::nullopt);
            if (!isCursorShown()) break;
            return setTarget(std::nullopt, false);
        default: break;
    }
    QWidget::keyPressEvent(event);
}

void LinesBoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byTab && !target_) setTarget(cursor_, true);
    update();
}

void LinesBoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace atom4::ui
