// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_view.h"

#include <QMouseEvent>
#include <QPaintEvent>
#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "ui/atom4/model/messages.h"
#include "ui/atom4/model/reaction_texts.h"
#include "ui/common/language.h"
#include "ui/widgets/long_press.h"
#include "ui/widgets/tool_tip.h"

namespace atom4::ui {
namespace {

BoardPlace placeOf(Cell cell) {
    return {cell.row(), cell.col()};
}
Cell cellOf(BoardPlace place) {
    return {place.row, place.col};
}

}  // namespace

BoardView::BoardView(QWidget* parent) : ZoomableBoard(parent) {
    keepTranslated(this, [this] { setAccessibleName(tr("Board")); });
    setObjectName(QStringLiteral("board"));
    new LongPress(this);
    arrange();
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
    if (resized) {
        look({}, false);
        arrange();
    }
    follow(isVisible(), last_ && last_ == std::exchange(chosen_, std::nullopt));
    refreshPreview();
    refreshToolTip();
    update();
}

void BoardView::showReaction(const Position& position, const Reaction& reaction) {
    showPosition(position, &reaction);
    const double slowness = slownessOf(settings_.animation);
    if (slowness == 0) return;
    reduced_ = settings_.reducesMotion();
    timeline_.emplace(reaction);
    int duration = timeline_->duration();
    if (reaction.wins()) {
        rowTimeline_.emplace(position.winning_cells().size(), reduced_);
        duration += rowTimeline_->duration();
    }
    startAnimation(duration, slowness);
    refreshPreview();
}

bool BoardView::isReacting() const {
    return timeline_ && (!rowTimeline_ || animationTime() < timeline_->duration());
}

void BoardView::animationTicked() {
    if (!timeline_) return;
    update(isReacting() ? reachOf(scene_, timeline_->reaction()).toAlignedRect() : rect());
}

void BoardView::animationEnded() {
    timeline_.reset();
    rowTimeline_.reset();
    refreshPreview();
    // Marks and notes come back, wherever they are, and a winning row changes the look of everything outside it.
    update();
}

// Returns the light of a winning row, as far as it has been shown.
RowLight BoardView::rowLight() const {
    RowLight row = RowLight::full(position_);
    // Notes and previews may be anywhere, so nothing is dimmed.
    if (!notes_.line.empty() || !notes_.trail.empty() || preview_) row.dim = 0;
    if (!rowTimeline_) return timeline_ ? RowLight() : row;
    const double time = animationTime() - timeline_->duration();
    row.dim = rowTimeline_->dimmed(time);
    for (std::size_t i = 0; i < row.lit.size(); ++i) row.lit[i] = rowTimeline_->lit(i, time);
    return row;
}

void BoardView::setSettings(const Settings& settings) {
    const bool isOther = settings.surface != settings_.surface;
    settings_ = settings;
    scene_.pieces.setStyle(settings.pieces);
    if (isOther) arrange();
    refreshPreview();
    update();
}

void BoardView::showHint(Cell cell) {
    hint_ = cell;
    pointAt(placeOf(cell), true);
    update();
}

void BoardView::setNotes(BoardAnnotations notes) {
    if (notes == notes_) return;
    notes_ = std::move(notes);
    placeTag();
    update();
}

void BoardView::setUsersTurn(bool usersTurn) {
    if (usersTurn == usersTurn_) return;
    usersTurn_ = usersTurn;
    setCursor(usualCursor());
    refreshPreview();
    update();
}

void BoardView::setRoundOver(bool over) {
    if (over == roundOver_) return;
    roundOver_ = over;
    update();
}

void BoardView::arrange() {
    scene_.theme = BoardTheme::from(palette(), settings_.surface);
    ratio_ = devicePixelRatioF();
    relayout();
    // What was in view stays in view when the size of the window changes.
    if (following_) follow(false);
}

void BoardView::relayout() {
    scene_.layout = BoardLayout(position_.size(), QRectF(rect()), zoom());
    scene_.pieces.prepare(scene_.layout.radius() * 2, ratio_, scene_.theme.dark);
    paper_ = QPixmap();
    paperWasPainted_ = false;
    placeTag();
}

void BoardView::placeTag() {
    if (tag_.isEmpty()) return;
    const auto words = placesOfWords(scene_, notes_, position_, font());
    tagPlace_ = ui::placeTag(scene_, position_, *target(), font(), tag_, words);
}

// A picture of the empty board is kept only from the second painting on: while the window opens or is being resized,
// the picture would be discarded at once.
void BoardView::paintPaper(QPainter& painter) {
    if (paper_.isNull() && !std::exchange(paperWasPainted_, true))
        return paintWholePaper(painter, scene_, size(), font());
    if (paper_.isNull()) paper_ = drawPaper(scene_, size(), ratio_, font());
    painter.drawPixmap(0, 0, paper_);
}

void BoardView::paintEvent(QPaintEvent* event) {
    // The window may have moved to a screen with another scale factor.
    if (ratio_ != devicePixelRatioF()) arrange();
    QPainter painter(this);
    painter.setClipRegion(event->region());
    paintPaper(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardMarks marks = this->marks();
    const RowLight row = rowLight();
    const bool reacting = isReacting();
    const Reaction* apart = reacting ? &timeline_->reaction() : nullptr;
    drawRowLight(painter, scene_, row);
    if (reacting && !reduced_) drawReactionBeams(painter, scene_, *timeline_, animationTime());
    if (!timeline_) {
        drawNotedBeam(painter, scene_, notes_);
        if (previewIsShown()) drawPreviewBeams(painter, scene_, *preview_);
    }
    drawPlaceable(painter, scene_, position_, marks);
    drawPieces(painter, scene_, position_, event->rect(), row, apart);
    if (reacting) (reduced_ ? drawFadingReaction : drawReaction)(painter, scene_, *timeline_, animationTime());
    paintMarks(painter, marks);
    drawFrame(painter, scene_, font());
    if (!tag_.isEmpty() && !timeline_)
        drawTag(painter, scene_, tagPlace_, font(), tag_, meaning_->lets_win ? scene_.theme.alarm : scene_.theme.ink);
}

// Each cell has one mark, which decides what is drawn around it.
BoardMarks BoardView::marks() const {
    BoardMarks marks;
    if (settings_.markPlaceable && !roundOver_)
        for (const Cell cell : position_.legal_moves()) marks.put(cell, CellMark::kPlaceable);
    if (!timeline_) {
        if (last_ && settings_.markLastMove && position_.winning_cells().empty())
            marks.put(*last_, CellMark::kLastMove);
        markNotes(marks, notes_);
        if (hint_) marks.put(*hint_, CellMark::kHint);
        if (previewIsShown()) {
            if (meaning_->lets_win) marks.put(*meaning_->lets_win, CellMark::kDanger);
            for (const Change& change : preview_->changes()) marks.put(change.cell, CellMark::kTurning);
            marks.put(preview_->placed(), CellMark::kTarget);
        }
    }
    if (isCursorShown()) marks.put(*target(), CellMark::kTarget);
    return marks;
}

void BoardView::paintMarks(QPainter& painter, const BoardMarks& marks) {
    if (!timeline_) {
        if (last_ && marks.at(*last_) == CellMark::kLastMove) drawLastMove(painter, scene_, *last_);
        drawGhosts(painter, scene_, notes_, marks, position_);
        drawNotes(painter, scene_, notes_, marks, position_.to_play());
        if (hint_ && marks.at(*hint_) == CellMark::kHint) drawHint(painter, scene_, *hint_, position_.to_play());
        if (previewIsShown()) {
            if (const auto& danger = meaning_->lets_win; danger && marks.at(*danger) == CellMark::kDanger)
                drawDanger(painter, scene_, *danger, next_on_wheel(position_.to_play()));
            drawPreview(painter, scene_, *preview_, isCursorShown());
        }
        if (place() && marks.at(*target()) == CellMark::kTarget)
            drawTargetedNotes(painter, scene_, notes_, *target(), position_.to_play(), previewIsShown());
    }
    if (isCursorShown()) drawCursor(painter, scene_, *target());
}

void BoardView::updateTarget() {
    if (preview_) {
        QRectF touched = reachOf(scene_, *preview_);
        if (meaning_->lets_win) update(reachOf(scene_, *meaning_->lets_win).toAlignedRect());
        update(touched.toAlignedRect());
    }
    if (!tag_.isEmpty()) update(tagPlace_.adjusted(-2, -2, 2, 2).toAlignedRect());
    if (place()) update(reachOf(scene_, *target()).toAlignedRect());
}

void BoardView::refreshPreview() {
    updateTarget();
    preview_.reset();
    meaning_.reset();
    tag_.clear();
    if (place() && usersTurn_ && !timeline_) {
        Position tried = position_;
        if (const auto reaction = tried.play(*target())) {
            preview_ = *reaction;
            meaning_ = meaning_of(position_, *target());
            if (settings_.showPreview) tag_ = PlacementTexts::headline(*meaning_);
            placeTag();
        }
    }
    updateTarget();
    emit targetChanged();
}

void BoardView::targetMoved() {
    if (isByKeyboard() && place()) bringIntoView(*place());
    refreshPreview();
}

QString BoardView::cellText(BoardPlace place) const {
    return Messages::cell(position_, cellOf(place));
}

QString BoardView::cellSurroundings(BoardPlace place) const {
    return Messages::around(position_, cellOf(place));
}

// Describes to screen readers what the tag beside the cell shows.
QString BoardView::cellNote(BoardPlace place) const {
    const Cell cell = cellOf(place);
    return usersTurn_ && settings_.showPreview && position_.is_legal(cell)
               ? PlacementTexts::headline(meaning_of(position_, cell))
               : QString();
}

std::optional<BoardPlace> BoardView::placeAt(QPointF point) const {
    const auto cell = scene_.layout.cellAt(point);
    return cell ? std::optional(placeOf(*cell)) : std::nullopt;
}

BoardPlace BoardView::lastPlace() const {
    return {position_.size().rows - 1, position_.size().cols - 1};
}

// The playable cells.
std::vector<BoardPlace> BoardView::stops() const {
    const auto moves = position_.legal_moves();
    std::vector<BoardPlace> places;
    std::transform(moves.begin(), moves.end(), std::back_inserter(places), placeOf);
    std::sort(places.begin(), places.end());
    return places;
}

void BoardView::chooseByKey(BoardPlace place) {
    chosen_ = cellOf(place);
    emit cellChosen(*chosen_);
}

void BoardView::choose(QPointF at) {
    const auto place = placeAt(at);
    pointAt(place, false);
    if (place) chooseByKey(*place);
}

QPointF BoardView::centreOf(BoardPlace place) const {
    return scene_.layout.centre(cellOf(place));
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return ZoomableBoard::mousePressEvent(event);
    choose(event->position());
}

}  // namespace atom4::ui
