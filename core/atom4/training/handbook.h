// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// The boards that the handbook shows.
enum class ExampleId : std::uint8_t {
    kFour,              ///< four in a row, completed
    kStart,             ///< where the first piece of a round may go
    kApart,             ///< a cell that touches two pieces apart
    kAdding,            ///< red makes white and yellow
    kTakingAway,        ///< cyan makes black and green
    kTheirGoal,         ///< red turns black to red
    kPassing,           ///< red acts through two whites
    kPassingBlack,      ///< purple through two blacks
    kGap,               ///< three whites with a cyan among them, and red to play
    kTwoTurned,         ///< two whites and two cyans
    kWire,              ///< the cyan lies at the other end of the row
    kFork,              ///< two rows at once
    kForkInGame,        ///< the same in a game
    kManyDefences,      ///< a threat that any piece beside the row stops
    kOneDefence,        ///< one that a single cell stops
    kTwoStoppedAtOnce,  ///< two cells to win at, and one placement against both
    kPlan,              ///< what is opposite to one's next colour is made now
    kDeadRow,           ///< a row that nobody can complete any more
};
inline constexpr int kExampleCount = 18;

/// What a mark on a board says. The cells that are marked so are all those of which it is true.
enum class MarkMeaning : std::uint8_t {
    kMayPlace,     ///< the piece to be played may go there
    kMayNot,       ///< it may not, though the cell touches two pieces; this one may not be the only one
    kTurned,       ///< the piece is turned by the one that is played
    kPassed,       ///< the action runs through it on its way to one that is turned
    kWins,         ///< the piece to be played completes a row there
    kTheirWin,     ///< the opponent's next piece would, if nothing were done
    kStops,        ///< there the piece to be played leaves the opponent's next one no row
    kThreatens,    ///< after the piece that is played, the same player's next one completes a row there
    kRow,          ///< of a row that is spoken of; not all of its kind
    kNeverChanges  ///< no empty cell is on its lines; not all of its kind
};
struct BoardMark {
    Cell cell;
    MarkMeaning meaning;
};

/// A board to look at, and perhaps a placement on it.
struct Example {
    Position position;
    std::optional<Cell> played;    ///< by the player to move
    std::vector<BoardMark> marks;  ///< of `position`, but those that say what comes after `played`
    bool is_set_up = false;        ///< cut down to what matters; else reached by moves from the start of a round

    /// The board after what is played there; as it is where nothing is.
    [[nodiscard]] Position after() const;
    /// The cells that are marked so.
    [[nodiscard]] std::vector<Cell> marked(MarkMeaning meaning) const;
};

[[nodiscard]] Example example_of(ExampleId id);

/// Whether no piece that is placed can ever turn this one again: it is reached along its lines alone, and no cell of
/// them is empty. The cell must hold a piece.
[[nodiscard]] bool never_changes(const Position& position, Cell cell);

}  // namespace atom4
