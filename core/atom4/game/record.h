// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/atom4/game/match_setup.h"
#include "core/atom4/game/move_line.h"
#include "core/atom4/rules/position.h"
#include "core/storage/files.h"
#include "core/storage/record_text.h"

namespace atom4 {

/// Another way on, kept beside the line that was played.
struct Variation {
    std::size_t ply = 0;  ///< how many plies of the main line come before it
    MoveLine moves;

    friend bool operator==(const Variation&, const Variation&) = default;
};

/// How a round ended before the board decided it.
struct EarlyEnd {
    enum class Reason : std::uint8_t { kResigned, kOutOfTime };

    Reason reason;
    Player loser;

    friend bool operator==(const EarlyEnd&, const EarlyEnd&) = default;
};

/// Most variations that are read from one file.
inline constexpr std::size_t kMostVariations = 100'000;

/// One round as a record keeps it. What parse_records returns is always a legal game.
struct GameRecord {
    std::string date = "????.??.??";  ///< year.month.day
    ByPlayer<Seat> seats;             ///< as they were last
    /// Whether a person has moved for the player, whose seat the computer took then.
    ByPlayer<bool> person_moved{false, false};
    bool seats_changed = false;  ///< another played on after the first move
    /// The lowest level that the computer has played at, if it changed after the person's first move.
    std::optional<Level> lowest_level;
    bool helped = false;  ///< the person took a move back, or was shown what the computer thinks of the round in play
    int round = 1;
    int agreed_rounds = 0;  ///< how many the match has; 0: as many as the players like
    BoardSize size;
    Colour start = Colour::kRed;        ///< the first piece played
    std::string position;               ///< what the round began with, as POSITION; empty: as the rules say
    std::optional<EarlyEnd> early_end;  ///< after the last move; never where the board has decided
    std::optional<TimeControl> time_control;
    ByPlayer<ClockTime> time_left;      ///< after the last move; zero without a time control
    MoveLine moves;                     ///< the main line
    std::vector<Variation> variations;  ///< all leave the main line, in the order of their plies
    std::string opening_comment;        ///< in braces before the first move
    std::string other_tags;             ///< tags of other programs in order, as write_tag writes them

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Returns the number under which a ply, from 1, is shown; 0 for ply 0. Moves are numbered in pairs of player 1 and
/// player 2; if player 2 starts, the first pair has only the second move. (Files number pairs of plies, whoever
/// starts.)
[[nodiscard]] constexpr int move_number(int ply, Colour start) {
    return ply <= 0 ? 0 : (ply + (player_of(start) == Player::kFirst ? 1 : 2)) / 2;
}
/// As it stands before the move: "3." for player 1, "3..." for player 2.
[[nodiscard]] std::string move_number_text(int ply, Colour start);

/// The position that the round began with.
[[nodiscard]] Position first_position(const GameRecord& record);
/// The position after the first `plies` moves, or after all of them. The moves must be legal.
[[nodiscard]] Position replay(const GameRecord& record, std::optional<std::size_t> plies = std::nullopt);
/// What became of the round, on the board or before.
[[nodiscard]] Outcome outcome(const GameRecord& record);

/// Whether the players of a match may still play, after its last round: in that round, or in one more.
[[nodiscard]] bool may_go_on(const GameRecord& last);

/// Returns whether a human has moved for the player in the round, in any line, whatever the seat is now.
[[nodiscard]] bool has_persons_move(const GameRecord& record, Player player);

/// What is wrong with a game of Atom-4 that has the form of a saved game.
enum class RecordFault : std::uint8_t {
    kWrongGame,        ///< Game is not "Atom-4"
    kBadRound,         ///< not a number from 1 to 999999
    kRoundOutOfOrder,  ///< not the round after the one before it in the file, or with another size or start colour than
                       ///< follows
    kBadSize,
    kBadStart,           ///< not the letter of a wheel colour
    kBadPosition,        ///< not a position, or one that Size or Start contradict
    kBadResult,          ///< not 1-0, 0-1, 1/2-1/2 or *
    kResultContradicts,  ///< the moves end otherwise than the Result says
    kBadMoveNumber,
    kNotACell,
    kIllegalMove,   ///< reason: why
    kOpenComment,   ///< a brace that is not closed
    kBadVariation,  ///< a parenthesis that is not closed, opens inside another or closes nothing; nothing between two
    kTooManyVariations,  ///< more than kMostVariations
};

using RecordError = FaultInRecord<RecordFault, std::optional<IllegalMove>>;

/// Parses a file of one or more rounds; accepts legal games only. `line_behind` receives the line of ignored text after
/// them (RecordText), if any.
[[nodiscard]] Result<std::vector<GameRecord>, RecordError> parse_records(std::string_view text,
                                                                         std::optional<int>* line_behind = nullptr);
/// Writes what parse_records reads back to the same records.
[[nodiscard]] std::string to_text(std::span<const GameRecord> records);

using FileError = std::variant<SystemError, RecordError>;
/// A file that could not be opened, and why.
struct OpenError {
    std::filesystem::path file;
    FileError error;
};
/// Reads a file, or a text that was read from one.
[[nodiscard]] Result<std::vector<GameRecord>, FileError> read_records(std::string_view text,
                                                                      std::optional<int>* line_behind = nullptr);
[[nodiscard]] Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path,
                                                                      std::optional<int>* line_behind = nullptr);

/// What the tag Termination says of a round that ended early, in the words of PGN where PGN has them.
inline constexpr std::array<std::pair<EarlyEnd::Reason, std::string_view>, 2> kTerminations{
    {{EarlyEnd::Reason::kResigned, "resignation"}, {EarlyEnd::Reason::kOutOfTime, "time forfeit"}}};

/// What the tags SeatsChanged and Helped say, where they stand.
inline constexpr std::string_view kYes = "yes";

/// The tags that once said levels between two, in thousandths; the tag of the player said the nearest whole one.
inline constexpr ByPlayer<std::string_view> kExactLevels{"ComputerLevel1", "ComputerLevel2"};

/// What stands before the moves of a round.
struct RoundHeader {
    std::size_t offset = 0;  ///< of its first tag
    GameRecord record;       ///< as far as the tags tell it
    Position start;          ///< what the round begins with
    // What they say of the end, which only the moves can confirm.
    PlacedTag result;
    std::optional<PlacedTag> termination;
};

/// Returns the value of the tag PersonMoved: "1", "2", "1 2" or "".
[[nodiscard]] std::string players_text(const ByPlayer<bool>& players);

[[nodiscard]] bool is_result(std::string_view text);

/// Reads the tags of a round; behind them stands no bracket, or the end, or the tags of the next round.
[[nodiscard]] Result<RoundHeader, RecordError> read_round_head(RecordText& text);

}  // namespace atom4
