// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QPixmap>

#include "core/atom4/rules/position.h"
#include "ui/atom4/board/board_layout.h"
#include "ui/atom4/board/reaction_timeline.h"
#include "ui/look/board_theme.h"
#include "ui/look/piece_painter.h"

namespace atom4::ui {

/// Where and how the parts of a board are drawn.
struct BoardScene {
    BoardLayout layout;
    BoardTheme theme;
    PiecePainter pieces;
};

/// What lies under the pieces and changes only with the window: paper, lattice, coordinates.
void paintWholePaper(QPainter& painter, const BoardScene& scene, QSize size, const QFont& font);
[[nodiscard]] QPixmap drawPaper(const BoardScene& scene, QSize size, double devicePixelRatio, const QFont& font);

/// A small mark on each vertex where one may place.
void drawPlaceable(QPainter& painter, const BoardScene& scene, const Position& position);
/// The pieces whose cells touch the clip, without those of a reaction that drawReaction draws.
void drawPieces(QPainter& painter, BoardScene& scene, const Position& position, const QRectF& clip,
                const Reaction* without = nullptr);
/// A thin ring around the piece placed last.
void drawLastMove(QPainter& painter, const BoardScene& scene, Cell cell);
/// A band around each row that wins.
void drawWinningRows(QPainter& painter, const BoardScene& scene, const Position& position);
/// The piece that would be placed, as a ghost, and on each piece that would turn a disc in its new colour.
void drawPreview(QPainter& painter, BoardScene& scene, const Reaction& reaction);
/// A ring that proposes a cell.
void drawHint(QPainter& painter, const BoardScene& scene, Cell cell);
void drawCursor(QPainter& painter, const BoardScene& scene, Cell cell);
/// The pieces of a reaction at a time of its animation; takes the place of the finished pieces.
void drawReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);

/// The same with nothing in motion: the pieces fade into what they become.
void drawFadingReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);

/// All that drawPreview or drawReaction may touch.
[[nodiscard]] QRectF reachOf(const BoardScene& scene, const Reaction& reaction);
/// All that lies on one cell.
[[nodiscard]] QRectF reachOf(const BoardScene& scene, Cell cell);

}  // namespace atom4::ui
