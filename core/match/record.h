// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/atom4/position.h"
#include "core/match/seat.h"

namespace atom4 {

struct RecordedMove {
    Cell cell;
    std::string comment;  ///< what stood in braces behind the move, without them

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// One round as a record keeps it. What parse_records returns is always a legal game; the outcome follows from the
/// moves.
struct GameRecord {
    std::string date = "????.??.??";  ///< year.month.day
    ByPlayer<Seat> seats;
    int round = 1;
    BoardSize size;
    Colour start = Colour::kRed;  ///< the first piece played
    std::vector<RecordedMove> moves;
    std::string opening_comment;                                  ///< in braces before the first move
    std::vector<std::pair<std::string, std::string>> other_tags;  ///< tags of other programs, kept in order

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// The position after the first `plies` moves, or after all of them. The moves must be legal.
[[nodiscard]] Position replay(const GameRecord& record, std::optional<std::size_t> plies = std::nullopt);

enum class RecordFault : std::uint8_t {
    kNoGame,  ///< no tag at all
    kBadTag,  ///< a line in brackets that is not [Name "value"]
    kRepeatedTag,
    kMissingTag,       ///< token: the tag's name
    kWrongGame,        ///< Game is not "Atom-4"
    kBadRound,         ///< not a number from 1 to 999999
    kRoundOutOfOrder,  ///< not the round after the one before it in the file, or with another size or start colour than
                       ///< follows
    kBadSize,
    kBadStart,           ///< not the letter of a wheel colour
    kBadResult,          ///< not 1-0, 0-1, 1/2-1/2 or *
    kResultContradicts,  ///< the moves end otherwise than the Result says
    kBadMoveNumber,
    kNotACell,
    kIllegalMove,  ///< reason: why
    kOpenComment,  ///< a brace that is not closed
    kBadText,      ///< a byte that is no text
};

struct RecordError {
    RecordFault fault;
    int line = 1;       ///< from 1
    int column = 1;     ///< from 1, in bytes
    std::string token;  ///< what stood there
    std::optional<IllegalMove> reason;

    friend bool operator==(const RecordError&, const RecordError&) = default;
};

/// Reads a file of one or more rounds ("Contracts", saved game): nothing but legal games is accepted.
[[nodiscard]] Result<std::vector<GameRecord>, RecordError> parse_records(std::string_view text);
/// Writes what parse_records reads back to the same records.
[[nodiscard]] std::string to_text(std::span<const GameRecord> records);

}  // namespace atom4
