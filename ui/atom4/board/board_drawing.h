// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <optional>
#include <span>
#include <vector>

#include "core/atom4/rules/position.h"
#include "ui/atom4/board/board_layout.h"
#include "ui/atom4/board/board_marks.h"
#include "ui/atom4/board/reaction_timeline.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

// A board is painted in this order: paper, light that shines or runs under the pieces, dots, pieces, and the marks
// around them. No mark crosses a piece that it does not refer to.
namespace atom4::ui {

/// Where and how the parts of a board are drawn.
struct BoardScene {
    BoardLayout layout;
    BoardTheme theme;
    PiecePainter pieces;
};

/// A winning row: how far each of its pieces is lit, and how far the rest of the board is dimmed; 0 to 1.
struct RowLight {
    std::vector<Cell> cells;
    std::vector<double> lit;
    double dim = 0;

    [[nodiscard]] double litAt(Cell cell) const;
    /// Returns the light of a finished winning row; empty if the position is not won.
    [[nodiscard]] static RowLight full(const Position& position);
};

/// Draw what is under the pieces and changes only with the window and the zoom: paper, lattice, and the coordinates if
/// the whole board is in view.
void paintWholePaper(QPainter& painter, const BoardScene& scene, QSize size, const QFont& font);
[[nodiscard]] QPixmap drawPaper(const BoardScene& scene, QSize size, double devicePixelRatio, const QFont& font);
/// Draws the frame with the coordinates around a board that is partly in view, over everything.
void drawFrame(QPainter& painter, const BoardScene& scene, const QFont& font);

/// Draws a small mark on each playable cell that has no other mark.
void drawPlaceable(QPainter& painter, const BoardScene& scene, const Position& position, const BoardMarks& marks);
/// Draws the pieces whose cells touch the clip, except those of the reaction `without`, which drawReaction() draws.
/// Pieces outside a winning row are dimmed.
void drawPieces(QPainter& painter, BoardScene& scene, const Position& position, const QRectF& clip,
                const RowLight& row = {}, const Reaction* without = nullptr);
/// Draws the light under a winning row.
void drawRowLight(QPainter& painter, const BoardScene& scene, const RowLight& row);

/// Draws a position for pictures and the like, on its paper: the only marks are the light under a winning row or,
/// without one, a ring around the last move, if it is given.
void drawStill(QPainter& painter, BoardScene& scene, const Position& position, std::optional<Cell> last,
               const QRectF& clip);

/// Draws a thin ring around the piece placed last.
void drawLastMove(QPainter& painter, const BoardScene& scene, Cell cell);
/// Draws a ring around a cell, in that colour, which is visible on every background.
void drawRing(QPainter& painter, const BoardScene& scene, Cell cell, const QColor& colour, double width);
/// Draws light from one cell to another under the pieces between them, visible where there are none.
void drawBeam(QPainter& painter, const BoardScene& scene, Cell from, Cell to, const QColor& colour);

/// Draw what the reaction to a placement would do: the piece as a ghost, and the pieces it would turn, half as they are
/// and half as they would be. The beams go under the pieces.
void drawPreviewBeams(QPainter& painter, const BoardScene& scene, const Reaction& reaction);
void drawPreview(QPainter& painter, BoardScene& scene, const Reaction& reaction, bool byKeyboard);
/// Draws a suggested cell, with the piece that would go there.
void drawHint(QPainter& painter, BoardScene& scene, Cell cell, Colour colour);
/// Draws a cell where the opponent would win with that piece.
void drawDanger(QPainter& painter, BoardScene& scene, Cell cell, Colour colour);
void drawCursor(QPainter& painter, const BoardScene& scene, Cell cell);

/// Returns the place for a few words beside a cell: where they cover the fewest pieces and, if possible, none of the
/// `taken` places. drawTag() draws them there.
[[nodiscard]] QRectF placeTag(const BoardScene& scene, const Position& position, Cell cell, const QFont& font,
                              const QString& text, std::span<const QRectF> taken = {});
void drawTag(QPainter& painter, const BoardScene& scene, const QRectF& place, const QFont& font, const QString& text,
             const QColor& ground);

/// Draw the pieces of a reaction at a time of its animation, instead of the finished pieces, and the light that runs
/// out under all pieces, which comes first.
void drawReactionBeams(QPainter& painter, const BoardScene& scene, const ReactionTimeline& timeline, double time);
void drawReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);
/// The same without motion: the pieces fade into their new colours.
void drawFadingReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);

/// Returns the area that drawPreview() or drawReaction() may touch.
[[nodiscard]] QRectF reachOf(const BoardScene& scene, const Reaction& reaction);
/// Returns the area of everything drawn on one cell.
[[nodiscard]] QRectF reachOf(const BoardScene& scene, Cell cell);

}  // namespace atom4::ui
