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

// What lies on a board is painted from below: paper, light that shines or runs under the pieces, dots, pieces, the
// marks around them. No mark cuts through a piece that it does not mean.
namespace atom4::ui {

/// Where and how the parts of a board are drawn.
struct BoardScene {
    BoardLayout layout;
    BoardTheme theme;
    PiecePainter pieces;
};

/// A row that wins: how far each of its pieces is lit, and how far the rest of the board has grown dim; 0 to 1.
struct RowLight {
    std::vector<Cell> cells;
    std::vector<double> lit;
    double dim = 0;

    [[nodiscard]] double litAt(Cell cell) const;
    /// Returns the light of a finished winning row; empty if the position is not won.
    [[nodiscard]] static RowLight full(const Position& position);
};

/// What lies under the pieces and changes only with the window and the zoom: paper, lattice, and the coordinates where
/// all of the board is there.
void paintWholePaper(QPainter& painter, const BoardScene& scene, QSize size, const QFont& font);
[[nodiscard]] QPixmap drawPaper(const BoardScene& scene, QSize size, double devicePixelRatio, const QFont& font);
/// The coordinates along the edges of a board of which a part is seen, over everything.
void drawFrame(QPainter& painter, const BoardScene& scene, const QFont& font);

/// A small mark on each vertex where one may place and that nothing else marks.
void drawPlaceable(QPainter& painter, const BoardScene& scene, const Position& position, const BoardMarks& marks);
/// The pieces whose cells touch the clip, without those of a reaction that drawReaction or drawPreview draws. Those
/// that are not lit in a row that wins are dim.
void drawPieces(QPainter& painter, BoardScene& scene, const Position& position, const QRectF& clip,
                const RowLight& row = {}, const Reaction* without = nullptr);
/// The light under a row that wins.
void drawRowLight(QPainter& painter, const BoardScene& scene, const RowLight& row);

/// A position as it is shown to others, on its paper: no marks but a ring around the last move, if it is given, and the
/// light under a row that wins.
void drawStill(QPainter& painter, BoardScene& scene, const Position& position, std::optional<Cell> last,
               const QRectF& clip);

/// A thin ring around the piece placed last.
void drawLastMove(QPainter& painter, const BoardScene& scene, Cell cell);
/// A ring around a cell, in that colour, which can be seen on every ground.
void drawRing(QPainter& painter, const BoardScene& scene, Cell cell, const QColor& colour, double width);
/// Light that runs from one cell to another under the pieces between them: seen where there are none.
void drawBeam(QPainter& painter, const BoardScene& scene, Cell from, Cell to, const QColor& colour);

/// What the reaction of a placement would do: the piece as a ghost, and the pieces it would turn, half as they are and
/// half as they would be. The beams go under the pieces.
void drawPreviewBeams(QPainter& painter, const BoardScene& scene, const Reaction& reaction);
void drawPreview(QPainter& painter, BoardScene& scene, const Reaction& reaction, bool byKeyboard);
/// A cell that is proposed, with the piece that would go there.
void drawHint(QPainter& painter, BoardScene& scene, Cell cell, Colour colour);
/// A cell where that piece would win for the other side.
void drawDanger(QPainter& painter, BoardScene& scene, Cell cell, Colour colour);
void drawCursor(QPainter& painter, const BoardScene& scene, Cell cell);

/// A few words beside a cell: where they cover the fewest pieces, and none of the places that are taken if that can be.
/// The second draws them there.
[[nodiscard]] QRectF placeTag(const BoardScene& scene, const Position& position, Cell cell, const QFont& font,
                              const QString& text, std::span<const QRectF> taken = {});
void drawTag(QPainter& painter, const BoardScene& scene, const QRectF& place, const QFont& font, const QString& text,
             const QColor& ground);

/// The pieces of a reaction at a time of its animation, which take the place of the finished pieces; and the light that
/// runs out under all pieces before them.
void drawReactionBeams(QPainter& painter, const BoardScene& scene, const ReactionTimeline& timeline, double time);
void drawReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);
/// The same with nothing in motion: the pieces fade into what they become.
void drawFadingReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);

/// All that drawPreview or drawReaction may touch.
[[nodiscard]] QRectF reachOf(const BoardScene& scene, const Reaction& reaction);
/// All that lies on one cell.
[[nodiscard]] QRectF reachOf(const BoardScene& scene, Cell cell);

}  // namespace atom4::ui
