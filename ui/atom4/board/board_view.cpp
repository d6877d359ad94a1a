// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_view.h"

#include <QMouseEvent>
#include <QPaintEvent>
#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "ui/atom4/words/messages.h"
#include "ui/language/language.h"

namespace atom4::ui {
namespace {

BoardPlace placeOf(Cell cell) {
    return {cell.row(), cell.col()};
}
Cell cellOf(BoardPlace place) {
    return {place.row, place.col};
}

}  // namespace

BoardView::BoardView(QWidget* parent) : BoardWidget(parent) {
    keepTranslated(this, [this] {
        setAccessibleName(tr("Board"));
        describe();
    });
    setObjectName(QStringLiteral("board"));
    showPosition(position_, nullptr);
}

QSize BoardView::sizeHint() const {
    return (BoardLayout::unitSize(position_.size()) * 44).toSize();
}

std::optional<Cell> BoardView::target() const {
    return place() ? std::optional(cellOf(*place())) : std::nullopt;
}

void BoardView::showPosition(const Position& position, const Reaction* last) {
    finishAnimation();
    hint_.reset();
    notes_ = {};
    const bool resized = position.size() != position_.size();
    position_ = position;
    last_ = last != nullptr ? std::optional(last->placed()) : std::nullopt;
    if (resized) pointAt(std::nullopt, false);
    if (resized || (last == nullptr && !isByKeyboard())) {
        const auto moves = position.legal_moves();
        restCursorAt(placeOf(moves.empty() ? Cell(0, 0) : *std::min_element(moves.begin(), moves.end())));
    }
    arrange();
    refreshPreview();
    describe();
    update();
}

void BoardView::showReaction(const Position& position, const Reaction& reaction) {
    showPosition(position, &reaction);
    const double slowness = slownessOf(settings_.animation);
    if (slowness == 0) return;
    timeline_.emplace(reaction);
    startAnimation(timeline_->duration(), slowness);
    refreshPreview();
}

void BoardView::animationTicked() {
    if (timeline_) update(reachOf(scene_, timeline_->reaction()).toAlignedRect());
}

void BoardView::animationEnded() {
    const QRectF reach = reachOf(scene_, timeline_->reaction());
    timeline_.reset();
    refreshPreview();
    // A row that wins reaches farther than the reaction that completed it.
    update(position_.is_over() ? rect() : reach.toAlignedRect());
}

void BoardView::setSettings(const Settings& settings) {
    settings_ = settings;
    scene_.pieces.setStyle(settings.pieces);
    refreshPreview();
    update();
}

void BoardView::showHint(Cell cell) {
    hint_ = cell;
    pointAt(placeOf(cell), true);
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

// A picture of the empty board is kept only from the second time on: while the window opens or is being resized it
// would be thrown away at once.
void BoardView::paintPaper(QPainter& painter) {
    if (paper_.isNull() && !std::exchange(paperWasPainted_, true))
        return paintWholePaper(painter, scene_, size(), font());
    if (paper_.isNull()) paper_ = drawPaper(scene_, size(), ratio_, font());
    painter.drawPixmap(0, 0, paper_);
}

void BoardView::paintEvent(QPaintEvent* event) {
    // The window may have come to a screen with another scale factor.
    if (ratio_ != devicePixelRatioF()) arrange();
    QPainter painter(this);
    painter.setClipRegion(event->region());
    paintPaper(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    if (settings_.markPlaceable && !roundOver_) drawPlaceable(painter, scene_, position_);
    drawPieces(painter, scene_, position_, event->rect(), timeline_ ? &timeline_->reaction() : nullptr);
    if (timeline_) {
        (settings_.reducedMotion ? drawFadingReaction : drawReaction)(painter, scene_, *timeline_, animationTime());
    } else {
        if (last_ && settings_.markLastMove) drawLastMove(painter, scene_, *last_);
        drawWinningRows(painter, scene_, position_);
        drawNotes(painter, scene_, notes_, position_.to_play());
        if (preview_ && settings_.showPreview) drawPreview(painter, scene_, *preview_);
    }
    if (hint_ && !timeline_) drawHint(painter, scene_, *hint_);
    if (isCursorShown()) drawCursor(painter, scene_, *target());
}

void BoardView::updateTarget() {
    if (preview_) update(reachOf(scene_, *preview_).toAlignedRect());
    if (place()) update(reachOf(scene_, *target()).toAlignedRect());
}

void BoardView::refreshPreview() {
    updateTarget();
    preview_.reset();
    if (place() && personToMove_ && !timeline_) {
        Position tried = position_;
        if (const auto reaction = tried.play(*target())) preview_ = *reaction;
    }
    updateTarget();
    emit targetChanged();
}

void BoardView::targetMoved() {
    refreshPreview();
    describe();
}

void BoardView::describe() {
    setAccessibleDescription(place() ? Messages::cell(position_, *target()) : QString());
}

std::optional<BoardPlace> BoardView::placeAt(QPointF point) const {
    const auto cell = scene_.layout.cellAt(point);
    return cell ? std::optional(placeOf(*cell)) : std::nullopt;
}

BoardPlace BoardView::lastPlace() const {
    return {position_.size().rows - 1, position_.size().cols - 1};
}

// Those that take a piece.
std::vector<BoardPlace> BoardView::stops() const {
    const auto moves = position_.legal_moves();
    std::vector<BoardPlace> places;
    std::transform(moves.begin(), moves.end(), std::back_inserter(places), placeOf);
    std::sort(places.begin(), places.end());
    return places;
}

void BoardView::chooseByKey(BoardPlace place) {
    emit cellChosen(cellOf(place));
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const auto place = placeAt(event->position());
    pointAt(place, false);
    if (place) emit cellChosen(cellOf(*place));
}

}  // namespace atom4::ui
