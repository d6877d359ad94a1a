// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/atom4/rules/reaction.h"

namespace atom4 {

/// Why a player's move was not taken.
enum class Refusal : std::uint8_t {
    kOffBoard,
    kOccupied,
    kNoAdjacentPair,
    kRoundOver,
    kComputersTurn,
    kElsewheresTurn,  ///< somebody on another machine is to move
    kAway,            ///< the other machine cannot be reached, and nobody plays meanwhile
    kSpectator,       ///< nobody plays here
};

/// What has just happened in the match; the match is already in the new state when a listener hears of it.
struct MatchEvent {
    enum class Kind : std::uint8_t {
        kPlayed,        ///< reaction: what the placement did
        kUndone,        ///< reaction: what was taken back; one event a ply
        kRedone,        ///< reaction: what the placement did again; one event a ply
        kLineChanged,   ///< another line of the round is on the board: see branch(), follow() and end_try()
        kEndedEarly,    ///< a player resigned or ran out of time
        kGoesOn,        ///< such an end was taken back
        kRoundStarted,  ///< a new round of the same match
        kMatchStarted,  ///< another match: a new one, or one read from a record
        kSeatsChanged,
        kClocksAgreed,  ///< the clocks were put to what two machines have agreed upon
        kLinesEdited,   ///< a comment or a line beside the one on the board: see annotate() and remove()
    };
    Kind kind;
    std::optional<Reaction> reaction;
};

}  // namespace atom4
