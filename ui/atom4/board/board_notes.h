// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "ui/atom4/board/board_drawing.h"

namespace atom4::ui {

/// What is noted on a board about its position, over the pieces.
struct BoardNotes {
    std::vector<Cell> candidates;  ///< the best first moves, best first; numbered
    std::vector<Cell> line;        ///< a line of play; its pieces as ghosts, numbered; takes the candidates' place
    std::vector<Cell> trail;       ///< how a reaction ran: the piece placed, those it passed, the piece it turned

    friend bool operator==(const BoardNotes&, const BoardNotes&) = default;
};

/// Draws them; the colour to be played is that of the line's first move.
void drawNotes(QPainter& painter, BoardScene& scene, const BoardNotes& notes, Colour toPlay);

}  // namespace atom4::ui
