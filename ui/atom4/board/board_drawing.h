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
void paint_paper(QPainter& painter, const BoardScene& scene, QSize size, const QFont& font);
[[nodiscard]] QPixmap draw_paper(const BoardScene& scene, QSize size, double devicePixelRatio, const QFont& font);

/// A small mark on each vertex where one may place.
void draw_placeable(QPainter& painter, const BoardScene& scene, const Position& position);
/// The pieces whose cells touch the clip, without those of a reaction that draw_reaction draws.
void draw_pieces(QPainter& painter, BoardScene& scene, const Position& position, const QRectF& clip,
                 const Reaction* without = nullptr);
/// A thin ring around the piece placed last.
void draw_last_move(QPainter& painter, const BoardScene& scene, Cell cell);
/// A band around each row that wins.
void draw_winning_rows(QPainter& painter, const BoardScene& scene, const Position& position);
/// The piece that would be placed, as a ghost, and on each piece that would turn a disc in its new colour.
void draw_preview(QPainter& painter, BoardScene& scene, const Reaction& reaction);
/// A ring that proposes a cell.
void draw_hint(QPainter& painter, const BoardScene& scene, Cell cell);
void draw_cursor(QPainter& painter, const BoardScene& scene, Cell cell);
/// The pieces of a reaction at a time of its animation; takes the place of the finished pieces.
void draw_reaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);

/// The same with nothing in motion: the pieces fade into what they become.
void draw_fading_reaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time);

/// All that draw_preview or draw_reaction may touch.
[[nodiscard]] QRectF reach_of(const BoardScene& scene, const Reaction& reaction);
/// All that lies on one cell.
[[nodiscard]] QRectF reach_of(const BoardScene& scene, Cell cell);

}  // namespace atom4::ui
