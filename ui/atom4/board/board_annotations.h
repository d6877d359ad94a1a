// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "ui/atom4/board/board_drawing.h"
#include "ui/atom4/board/board_marks.h"

namespace atom4::ui {

/// What is marked on a board to explain its position.
struct BoardAnnotations {
    std::vector<Cell> candidates;  ///< the best first moves, best first; numbered
    std::vector<Cell> line;        ///< a line of play, shown as numbered ghosts in place of the candidates
    std::vector<Cell> trail;       ///< the path of a reaction: the piece placed, those passed, the piece turned

    std::vector<Cell> wanted;  ///< pieces that need attention, marked by a ring

    /// Moves under discussion: each is a ghost of its piece in a ring, with a word beside it if there is room.
    struct Ghost {
        enum class Kind : std::uint8_t { kPlayed, kBetter, kThen };
        Cell cell;
        Kind kind;
        QString word;
        friend bool operator==(const Ghost&, const Ghost&) = default;
    };
    std::vector<Ghost> ghosts;  ///< one per cell; those of kThen have the colour after the one to be played

    friend bool operator==(const BoardAnnotations&, const BoardAnnotations&) = default;
};

/// Puts the marks of the notes on their cells.
void markNotes(BoardMarks& marks, const BoardAnnotations& notes);
/// Draws the path of the trail, under the pieces.
void drawNotedBeam(QPainter& painter, const BoardScene& scene, const BoardAnnotations& notes);
/// Draws the notes on cells without a mark of a higher rank; `toPlay` is the colour of the line's first move.
void drawNotes(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, const BoardMarks& marks,
               Colour toPlay);

/// Draws the ghosts in the same way; their words remain whatever mark the cell has. Words never cover a piece or
/// another ghost.
void drawGhosts(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, const BoardMarks& marks,
                const Position& position);
/// Returns the places of the words, one per ghost; null if there is no room or no word.
[[nodiscard]] std::vector<QRectF> placesOfWords(const BoardScene& scene, const BoardAnnotations& notes,
                                                const Position& position, const QFont& font);
/// Draws the notes on the cell pointed at, inside the mark of that cell: a number, or the ring of a ghost, with its
/// piece unless a preview shows one there.
void drawTargetedNotes(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, Cell target, Colour toPlay,
                       bool previewed);

}  // namespace atom4::ui
