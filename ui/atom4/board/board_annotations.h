// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "ui/atom4/board/board_drawing.h"
#include "ui/atom4/board/board_marks.h"

namespace atom4::ui {

/// What is noted on a board about its position.
struct BoardAnnotations {
    std::vector<Cell> candidates;  ///< the best first moves, best first; numbered
    std::vector<Cell> line;        ///< a line of play; its pieces as ghosts, numbered; takes the candidates' place
    std::vector<Cell> trail;       ///< how a reaction ran: the piece placed, those it passed, the piece it turned

    std::vector<Cell> wanted;  ///< pieces that need attention, marked by a ring

    /// Moves that are talked about, each a ghost of its piece in a ring, with a word beside it where there is room.
    struct Ghost {
        enum class Kind : std::uint8_t { kPlayed, kBetter, kThen };
        Cell cell;
        Kind kind;
        QString word;
        friend bool operator==(const Ghost&, const Ghost&) = default;
    };
    std::vector<Ghost> ghosts;  ///< one a cell; what is played then is of the colour after the one to be played

    friend bool operator==(const BoardAnnotations&, const BoardAnnotations&) = default;
};

/// Marks the cells that the notes are about.
void markNotes(BoardMarks& marks, const BoardAnnotations& notes);
/// The way of the trail, under the pieces.
void drawNotedBeam(QPainter& painter, const BoardScene& scene, const BoardAnnotations& notes);
/// Draws them where nothing of a higher rank marks the cell; the colour to be played is that of the line's first move.
void drawNotes(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, const BoardMarks& marks,
               Colour toPlay);

/// The same for the ghosts; their words stay whatever marks the cell. Words stand where no piece and no other ghost is.
void drawGhosts(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, const BoardMarks& marks,
                const Position& position);
/// Where they stand, one a ghost; null where there is no room or no word.
[[nodiscard]] std::vector<QRectF> placesOfWords(const BoardScene& scene, const BoardAnnotations& notes,
                                                const Position& position, const QFont& font);
/// What is noted of the cell that is pointed at, within the mark of that: a number or the ring of a ghost, with its
/// piece unless a preview shows one there.
void drawTargetedNotes(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, Cell target, Colour toPlay,
                       bool previewed);

}  // namespace atom4::ui
