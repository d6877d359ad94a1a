// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QPixmap>

#include "core/lines/board.h"
#include "ui/lines/grid.h"
#include "ui/lines/timeline.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// Where and how the parts of a board of Lines are drawn.
struct LinesScene {
    LinesGrid grid;
    BoardTheme theme;
    PiecePainter pieces;
};

/// What lies under the chips and changes only with the window and the zoom: paper, cells, and the coordinates where
/// they stand beside all of the board.
[[nodiscard]] QPixmap drawLinesPaper(const LinesScene& scene, QSize size, double devicePixelRatio, const QFont& font);
/// The coordinates of a board that is larger than its view, over what lies under them; nothing else.
void drawLinesFrame(QPainter& painter, const LinesScene& scene, const QFont& font);
/// The chips whose cells touch the clip, but not the one on that cell.
void drawChips(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip,
               std::optional<lines::Cell> without = std::nullopt);
/// The same where the game is over: the light goes down on them, from the middle outwards, or everywhere at once; at 1
/// it has gone down on all.
void drawEnd(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip, double end,
             bool atOnce);
/// The chips that are in motion.
void drawMovingChips(QPainter& painter, LinesScene& scene, const LinesFrame& frame);
/// The selected chip, lifted by a part of its cell, with a ring that shows it when it lies still, unless something else
/// marks the cell.
void drawSelectedChip(QPainter& painter, LinesScene& scene, lines::Chip chip, double lift, bool marked);
/// A chip under the mouse, away from its cell.
void drawDraggedChip(QPainter& painter, LinesScene& scene, int colour, QPointF centre);
/// A small mark on a cell that the selected chip can go to.
void drawReachable(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// The cells that a chip would pass on its way, whose ends belong to it.
void drawWay(QPainter& painter, const LinesScene& scene, std::span<const lines::Cell> path, int colour);
/// The same with the chip's ghost at its end, and a line around that unless something else marks the cell.
void drawChipPath(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked);
/// A cell that no path leads to.
void drawUnreachable(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// A ring around the place of a chip: where one that is dragged comes from.
void drawPlaceLeft(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// Proposes a move: its way, a ring around the chip unless something else marks its cell, and the chip's ghost in a
/// ring where it should go.
void drawLinesHint(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked);
void drawLinesCursor(QPainter& painter, const LinesScene& scene, lines::Cell cell);

}  // namespace atom4::ui
