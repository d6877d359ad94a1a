// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/board_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPaintEvent>
#include <algorithm>
#include <cmath>

#include "ui/lines/messages.h"
#include "ui/widgets/long_press.h"
#include "ui/widgets/tool_tip.h"

namespace atom4::ui {
namespace {

// How many times the selected chip jumps: enough to be noticed; then the program is idle again.
constexpr int kJumps = 5;
constexpr int kJumpTime = 620;
constexpr double kJumpHeight = 0.13;

BoardPlace placeOf(lines::Cell cell) {
    return {cell.row, cell.col};
}
lines::Cell cellOf(BoardPlace place) {
    return {place.row, place.col};
}

}  // namespace

LinesBoardView::LinesBoardView(QWidget* parent) : ZoomableBoard(parent), position_(lines::GameSetup()) {
    setObjectName(QStringLiteral("linesBoard"));
    new LongPress(this);
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
    setAccessibleName(tr("Board"));
}

QSize LinesBoardView::sizeHint() const {
    return (LinesGrid::unitSize(position_.setup().rows, position_.setup().cols) * 48).toSize();
}

std::optional<lines::Cell> LinesBoardView::target() const {
    return place() ? std::optional(cellOf(*place())) : std::nullopt;
}

void LinesBoardView::showPosition(const lines::Position& position) {
    finishAnimation();
    const bool other = position.setup() != position_.setup();
    position_ = position;
    hint_.reset();
    select(std::nullopt);
    if (other) {
        pointAt(std::nullopt, false);
        restCursorAt({position.setup().rows / 2, position.setup().cols / 2});
        look({}, false);
    }
    arrange();
    refreshPath();
    refreshToolTip();
    update();
}

void LinesBoardView::showTurn(const lines::Position& position, std::span<const lines::Change> turn) {
    const bool dropped = std::exchange(dropped_, false);
    showPosition(position);
    const double slowness = slownessOf(settings_.animation);
    if (slowness == 0) return;
    timeline_.emplace(position, turn, dropped);
    if (timeline_->duration() == 0) return timeline_.reset();
    reduced_ = settings_.reducesMotion();
    startAnimation(timeline_->duration(), slowness);
    refreshPath();
}

void LinesBoardView::animationTicked() {
    update();
}

void LinesBoardView::animationEnded() {
    timeline_.reset();
    refreshPath();
    update();
}

void LinesBoardView::setSettings(const Settings& settings) {
    const bool isOther = settings.surface != settings_.surface;
    settings_ = settings;
    scene_.pieces.setStyle(settings.pieces);
    if (isOther) arrange();
    bounce();
    refreshPath();
    update();
}

void LinesBoardView::showHint(lines::Move hint) {
    select(std::nullopt);
    hint_ = hint;
    pointAt(placeOf(hint.from), true);
    update();
}

void LinesBoardView::setUsersTurn(bool usersTurn) {
    if (usersTurn == usersTurn_) return;
    usersTurn_ = usersTurn;
    setCursor(usualCursor());
    if (!usersTurn) select(std::nullopt);
    refreshPath();
}

void LinesBoardView::arrange() {
    scene_.theme = BoardTheme::from(palette(), settings_.surface);
    scene_.grid = LinesGrid(position_.setup().rows, position_.setup().cols, QRectF(rect()), zoom());
    scene_.pieces.prepare(scene_.grid.radius() * 2, devicePixelRatioF(), scene_.theme.dark);
    paper_ = QPixmap();
}

void LinesBoardView::paintEvent(QPaintEvent* event) {
    // The window may have moved to a screen with another scale factor.
    if (paper_.isNull() || paper_.devicePixelRatio() != devicePixelRatioF()) {
        arrange();
        paper_ = drawLinesPaper(scene_, size(), devicePixelRatioF(), font());
    }
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.drawPixmap(0, 0, paper_);
    painter.setRenderHint(QPainter::Antialiasing);
    if (timeline_) {
        const LinesFrame frame = timeline_->at(animationTime(), reduced_);
        if (frame.end > 0)
            drawEnd(painter, scene_, *frame.still, event->rect(), frame.end, reduced_);
        else
            drawChips(painter, scene_, *frame.still, event->rect());
        drawMovingChips(painter, scene_, frame);
    } else if (position_.turn() == lines::Turn::kOver) {
        drawEnd(painter, scene_, position_.board(), event->rect(), 1, true);
    } else {
        drawChips(painter, scene_, position_.board(), event->rect(), selected_);
        if (hint_) paintHint(painter);
        if (selected_) paintSelection(painter);
    }
    if (isCursorShown() && !isUnreachable()) drawLinesCursor(painter, scene_, *target());
    drawLinesFrame(painter, scene_, font());
}

bool LinesBoardView::isCursorAt(lines::Cell cell) const {
    return isCursorShown() && target() == cell;
}

bool LinesBoardView::isUnreachable() const {
    return selected_ && place() && path_.empty() && !timeline_ && position_.board().is_free(*target());
}

void LinesBoardView::paintHint(QPainter& painter) {
    const lines::Board& board = position_.board();
    // A picked chip has a ring of its own.
    drawLinesHint(painter, scene_, lines::PathMap(board, hint_->from).path_to(hint_->to), board.at(hint_->from),
                  selected_ || isCursorAt(hint_->from));
}

void LinesBoardView::paintSelection(QPainter& painter) {
    if (settings_.markPlaceable)
        for (const lines::Cell cell : position_.board().free_cells())
            if (paths_->contains(cell) && (path_.empty() || cell != path_.back())) drawReachable(painter, scene_, cell);
    const int colour = position_.board().at(*selected_);
    if (!path_.empty() && settings_.showPreview) drawChipPath(painter, scene_, path_, colour, isCursorAt(path_.back()));
    if (isUnreachable()) drawUnreachable(painter, scene_, *target());
    if (dragged_) {
        drawPlaceLeft(painter, scene_, *selected_);
        drawDraggedChip(painter, scene_, colour, *dragged_);
        return;
    }
    const bool jumps = bounce_.state() == QAbstractAnimation::Running;
    const double lift = jumps ? kJumpHeight * std::sin(bounce_.currentValue().toDouble() * 3.14159265358979) : 0;
    drawSelectedChip(painter, scene_, {*selected_, colour}, lift, isCursorAt(*selected_));
}

void LinesBoardView::select(std::optional<lines::Cell> cell) {
    pressed_.reset();
    dragged_.reset();
    if (cell == selected_) return;
    selected_ = cell;
    paths_ = cell ? std::optional(lines::PathMap(position_.board(), *cell)) : std::nullopt;
    if (cell && hint_ && *cell != hint_->from) hint_.reset();
    bounce();
    refreshPath();
    update();
}

void LinesBoardView::bounce() {
    bounce_.stop();
    if (selected_ && settings_.showsMotion()) bounce_.start();
}

void LinesBoardView::refreshPath() {
    path_.clear();
    if (selected_ && place() && !timeline_ && paths_->contains(*target())) path_ = paths_->path_to(*target());
    if (selected_) update();
    emit targetChanged();
}

void LinesBoardView::updateTarget() {
    if (place()) update(scene_.grid.reach(*target()).toAlignedRect());
}

void LinesBoardView::targetMoved() {
    if (isByKeyboard() && place()) bringIntoView(*place());
    refreshPath();
}

QString LinesBoardView::cellText(BoardPlace place) const {
    return LinesMessages::cell(position_, cellOf(place), selected_);
}

QString LinesBoardView::cellSurroundings(BoardPlace place) const {
    return LinesMessages::around(position_, cellOf(place));
}

void LinesBoardView::choose(lines::Cell cell) {
    if (!usersTurn_) {
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
    if (paths_->contains(cell))
        emit moveChosen({*selected_, cell});
    else
        emit refused(lines::IllegalMove::kNoPath, cell);
}

QPointF LinesBoardView::centreOf(BoardPlace place) const {
    return scene_.grid.centre(cellOf(place));
}

void LinesBoardView::press(lines::Cell cell, QPointF at) {
    // A press on the selected chip may start a drag, so it is put back only on release.
    wasSelected_ = selected_ == cell;
    if (!wasSelected_) choose(cell);
    if (selected_ == cell) pressed_ = at;
}

void LinesBoardView::drag(QPointF point) {
    if (!pressed_ || !selected_) return;
    const bool far = (point - *pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (!dragged_ && !far) return;
    bounce_.stop();
    dragged_ = point;
    update();
}

void LinesBoardView::release(QPointF point) {
    if (!std::exchange(pressed_, std::nullopt)) return;
    if (dragged_)
        drop(point);
    else if (wasSelected_)
        select(std::nullopt);
}

void LinesBoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return ZoomableBoard::mousePressEvent(event);
    const auto cell = scene_.grid.cellAt(event->position());
    pointAt(placeAt(event->position()), false);
    if (cell) press(*cell, event->position());
}

void LinesBoardView::mouseMoveEvent(QMouseEvent* event) {
    ZoomableBoard::mouseMoveEvent(event);
    if ((event->buttons() & Qt::LeftButton) != 0) drag(event->position());
}

void LinesBoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return ZoomableBoard::mouseReleaseEvent(event);
    release(event->position());
}

void LinesBoardView::tapped(QPointF at) {
    pointAt(placeAt(at), false);
    if (const auto cell = scene_.grid.cellAt(at)) press(*cell, at);
    pressed_.reset();
}

// A finger takes a chip at once; on a free cell, only its release shows whether it taps or moves the board.
bool LinesBoardView::fingerTakes(QPointF at) {
    const auto cell = scene_.grid.cellAt(at);
    if (!cell || position_.board().is_free(*cell)) return false;
    pointAt(placeAt(at), false);
    press(*cell, at);
    return true;
}

void LinesBoardView::fingerLetsGo(std::optional<QPointF> at) {
    if (at) {
        pointAt(placeAt(*at), false);
        return release(*at);
    }
    pressed_.reset();
    dragged_.reset();
    update();
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

std::optional<BoardPlace> LinesBoardView::placeAt(QPointF point) const {
    const auto cell = scene_.grid.cellAt(point);
    return cell ? std::optional(placeOf(*cell)) : std::nullopt;
}

BoardPlace LinesBoardView::lastPlace() const {
    return {position_.setup().rows - 1, position_.setup().cols - 1};
}

std::vector<BoardPlace> LinesBoardView::stops() const {
    std::vector<BoardPlace> places;
    for (const lines::Chip& chip : position_.board().chips()) places.push_back(placeOf(chip.cell));
    return places;
}

void LinesBoardView::chooseByKey(BoardPlace place) {
    pointAt(place, true);
    choose(cellOf(place));
}

bool LinesBoardView::putBack() {
    if (!selected_) return false;
    select(std::nullopt);
    return true;
}

QImage linesPicture(const lines::Position& position, const Settings& settings, const QPalette& palette) {
    LinesBoardView drawn;
    drawn.setAttribute(Qt::WA_DontShowOnScreen);
    drawn.setPalette(palette);
    drawn.setSettings(settings);
    drawn.showPosition(position);
    // Larger than on most screens, but not too large for the clipboard.
    constexpr int kLongest = 3000;
    const QSize wanted = drawn.sizeHint() * 1.5;
    drawn.resize(wanted.scaled(wanted.boundedTo({kLongest, kLongest}), Qt::KeepAspectRatio));
    return drawn.grab().toImage();
}

}  // namespace atom4::ui
