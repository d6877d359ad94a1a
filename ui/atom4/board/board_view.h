// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPixmap>
#include <optional>

#include "core/atom4/rules/position_facts.h"
#include "ui/atom4/board/board_annotations.h"
#include "ui/atom4/board/board_drawing.h"
#include "ui/common/settings.h"
#include "ui/widgets/board_widget.h"

namespace atom4::ui {

/// Shows a position on its lattice, and lets the player point at cells, by mouse or by a keyboard cursor; others decide
/// what a chosen cell means. Reactions and winning rows are animated; any key or click finishes the animation. The
/// whole board is in view, or a part of it: the one where play is, or one chosen with the wheel, two fingers or the
/// keys.
class BoardView : public ZoomableBoard {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    /// Shows the position without animation, and marks the last ply, if there is one.
    void showPosition(const Position& position, const Reaction* last);
    /// Shows the position with an animation of the reaction that led to it.
    void showReaction(const Position& position, const Reaction& reaction);
    /// Applies the settings of the board: pieces, marks, animation. A running animation is not changed.
    void setSettings(const Settings& settings);
    /// Suggests a cell until another position is shown, and puts the cursor there.
    void showHint(Cell cell);
    [[nodiscard]] std::optional<Cell> hint() const { return hint_; }
    /// Shows notes about the position, until another one is shown.
    void setNotes(BoardAnnotations notes);
    [[nodiscard]] const BoardAnnotations& notes() const { return notes_; }
    /// Sets whether the player may place now: if so, the cell pointed at shows what a placement would do.
    void setUsersTurn(bool usersTurn);
    /// Sets whether the round is over, so that no cell is marked as playable.
    void setRoundOver(bool over);

    /// Sets whether the view follows play: the part of the board where pieces are or may be placed.
    void setFollowing(bool following);
    [[nodiscard]] bool isFollowing() const { return following_; }

    [[nodiscard]] const Position& position() const { return position_; }
    /// Returns the cell pointed at, by mouse or keyboard.
    [[nodiscard]] std::optional<Cell> target() const;
    /// Returns the reaction to a placement on the cell pointed at, if that is legal and the player may place.
    [[nodiscard]] const std::optional<Reaction>& preview() const { return preview_; }
    /// Returns what that placement would mean for the rows of both players.
    [[nodiscard]] const std::optional<PlacementMeaning>& meaning() const { return meaning_; }
    /// Returns whether the user may place a piece.
    [[nodiscard]] bool isUsersTurn() const { return usersTurn_; }
    /// Returns the mark of the cell.
    [[nodiscard]] CellMark markAt(Cell cell) const { return marks().at(cell); }
    /// Returns the centre of a cell, in the widget's coordinates.
    [[nodiscard]] QPoint cellCentre(Cell cell) const { return scene_.layout.centre(cell).toPoint(); }
    [[nodiscard]] const BoardLayout& boardLayout() const { return scene_.layout; }

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] BoardPlace lastPlace() const override;
    [[nodiscard]] QString cellText(BoardPlace place) const override;
    [[nodiscard]] QString cellNote(BoardPlace place) const override;
    [[nodiscard]] QString cellSurroundings(BoardPlace place) const override;

signals:
    void cellChosen(atom4::Cell cell);
    /// The player has moved or zoomed the view, which no longer follows play.
    void followingEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

    void arrange() override;
    [[nodiscard]] std::optional<BoardPlace> placeAt(QPointF point) const override;
    [[nodiscard]] std::vector<BoardPlace> stops() const override;
    void updateTarget() override;
    void targetMoved() override;
    void chooseByKey(BoardPlace place) override;
    void animationTicked() override;
    void animationEnded() override;
    [[nodiscard]] double boundedZoom(double factor) const override {
        return BoardLayout::bounded(factor, position_.size());
    }
    [[nodiscard]] QRectF view() const override { return scene_.layout.view(); }
    [[nodiscard]] double spacing() const override { return scene_.layout.spacing(); }
    [[nodiscard]] QPointF centreOf(BoardPlace place) const override;
    [[nodiscard]] QPointF boardPoint(QPointF point) const override { return scene_.layout.latticePoint(point); }
    [[nodiscard]] bool showsMotion() const override { return settings_.showsMotion(); }
    [[nodiscard]] Qt::CursorShape usualCursor() const override {
        return usersTurn_ ? Qt::PointingHandCursor : Qt::ArrowCursor;
    }
    void viewMoved() override { relayout(); }
    void movedByHand() override;
    void tapped(QPointF at) override { choose(at); }

private:
    void paintPaper(QPainter& painter);
    void paintMarks(QPainter& painter, const BoardMarks& marks);
    void refreshPreview();
    void placeTag();
    [[nodiscard]] BoardMarks marks() const;
    [[nodiscard]] RowLight rowLight() const;
    [[nodiscard]] bool isReacting() const;
    [[nodiscard]] bool previewIsShown() const { return preview_ && settings_.showPreview; }

    // Which part of the board is in view.
    void relayout();
    void follow(bool smoothly, bool hasJustPlaced = false);
    void choose(QPointF at);

    BoardScene scene_;
    Settings settings_;
    double ratio_ = 0;  // device pixels per pixel of the scene
    QPixmap paper_;
    bool paperWasPainted_ = false;
    bool following_ = false;
    bool reduced_ = false;  // the current animation is without motion
    Position position_;
    std::optional<Cell> last_;
    std::optional<Cell> chosen_;  // by the player, since the position was shown
    std::optional<Cell> hint_;
    BoardAnnotations notes_;
    bool usersTurn_ = false;
    bool roundOver_ = false;
    std::optional<Reaction> preview_;
    std::optional<PlacementMeaning> meaning_;
    QString tag_;  // meaning_ in a few words, beside the cell
    QRectF tagPlace_;
    std::optional<ReactionTimeline> timeline_;
    std::optional<RowTimeline> rowTimeline_;
};

}  // namespace atom4::ui
