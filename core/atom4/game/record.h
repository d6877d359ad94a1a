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

/// Moves other than those played, from a ply of the main line on.
struct Variation {
    std::size_t ply = 0;  ///< number of plies of the main line before it
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

/// Maximum number of variations in a file.
inline constexpr std::size_t kMaxVariations = 100'000;

/// One round of a saved game. parse_records() returns only legal rounds.
struct GameRecord {
    std::string date = "????.??.??";  ///< year.month.day
    ByPlayer<Seat> seats;             ///< the latest ones, if they changed
    /// Whether a human moved for the player before the computer took over the seat.
    ByPlayer<bool> human_moved{false, false};
    bool seats_changed = false;  ///< a human and the computer replaced each other after the first move
    /// The lowest level of the computer, if it changed after the first human move.
    std::optional<Level> lowest_level;
    bool helped = false;  ///< the human player had help before the end: Match::helped()
    int round = 1;
    int agreed_rounds = 0;  ///< number of rounds of the match; 0: no limit
    BoardSize size;
    Colour start = Colour::kRed;        ///< the first piece played
    std::string position;               ///< starting position in one line (to_text()); empty: that of the rules
    std::optional<EarlyEnd> early_end;  ///< after the last move; never if the board decided the round
    std::optional<TimeControl> time_control;
    ByPlayer<ClockTime> time_left;      ///< after the last move; zero without a time control
    MoveLine moves;                     ///< the main line
    std::vector<Variation> variations;  ///< branch off the main line, in the order of their plies
    std::string opening_comment;        ///< in braces before the first move
    std::string other_tags;             ///< tags of other programs in order, as write_tag writes them

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Returns the number under which a ply, from 1, is shown; 0 for ply 0. Moves are numbered in pairs of player 1 and
/// player 2; if player 2 starts, the first pair has only the second move. (Files number pairs of plies, regardless of
/// who starts.)
[[nodiscard]] constexpr int move_number(int ply, Colour start) {
    return ply <= 0 ? 0 : (ply + (player_of(start) == Player::kFirst ? 1 : 2)) / 2;
}
/// Returns the number as written before the move: "3." for player 1, "3..." for player 2.
[[nodiscard]] std::string move_number_text(int ply, Colour start);

/// The position that the round began with.
[[nodiscard]] Position first_position(const GameRecord& record);
/// The position after the first `plies` moves, or after all of them. The moves must be legal.
[[nodiscard]] Position replay(const GameRecord& record, std::optional<std::size_t> plies = std::nullopt);
/// Returns the outcome of the round, including an early end.
[[nodiscard]] Outcome outcome(const GameRecord& record);

/// Returns whether a match with this last round can continue: in that round, or with another one.
[[nodiscard]] bool can_continue(const GameRecord& last);

/// Returns whether a human has moved for the player in the round, in any line, whatever the seat is now.
[[nodiscard]] bool has_human_move(const GameRecord& record, Player player);

/// Errors in a saved game that are specific to Atom-4.
enum class RecordFault : std::uint8_t {
    kWrongGame,        ///< Game is not "Atom-4"
    kBadRound,         ///< not a number from 1 to 999999
    kRoundOutOfOrder,  ///< wrong number, size or start colour after the previous round in the file, or that round is
                       ///< unfinished
    kBadSize,
    kBadStart,           ///< not the letter of a wheel colour
    kBadPosition,        ///< invalid, or contradicts Size or Start
    kBadResult,          ///< not 1-0, 0-1, 1/2-1/2 or *
    kResultContradicts,  ///< the moves do not lead to the Result
    kBadMoveNumber,
    kNotACell,
    kIllegalMove,        ///< reason: why
    kOpenComment,        ///< a brace that is never closed
    kBadVariation,       ///< an unclosed, nested, empty or unmatched parenthesis
    kTooManyVariations,  ///< more than kMaxVariations
};

using RecordError = FaultInRecord<RecordFault, std::optional<IllegalMove>>;

/// Parses a file of one or more rounds; accepts legal games only. `ignored_line` receives the line where ignored text
/// after them begins (RecordText), if any.
[[nodiscard]] Result<std::vector<GameRecord>, RecordError> parse_records(std::string_view text,
                                                                         std::optional<int>* ignored_line = nullptr);
/// Returns the text from which parse_records() reads the same records.
[[nodiscard]] std::string to_text(std::span<const GameRecord> records);

using FileError = std::variant<SystemError, RecordError>;
/// A file that could not be opened, and why.
struct OpenError {
    std::filesystem::path file;
    FileError error;
};
/// Reads a file, or a text that was read from one.
[[nodiscard]] Result<std::vector<GameRecord>, FileError> read_records(std::string_view text,
                                                                      std::optional<int>* ignored_line = nullptr);
[[nodiscard]] Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path,
                                                                      std::optional<int>* ignored_line = nullptr);

/// Values of the tag Termination for a round that ended early, those of PGN as far as it has them.
inline constexpr std::array<std::pair<EarlyEnd::Reason, std::string_view>, 2> kTerminations{
    {{EarlyEnd::Reason::kResigned, "resignation"}, {EarlyEnd::Reason::kOutOfTime, "time forfeit"}}};

/// The only value of the tags SeatsChanged and Helped.
inline constexpr std::string_view kYes = "yes";

/// Tags of older versions: levels between two whole ones, in thousandths; the tag of the player had the nearest whole
/// level.
inline constexpr ByPlayer<std::string_view> kExactLevels{"ComputerLevel1", "ComputerLevel2"};

/// The tags of a round.
struct RoundHeader {
    std::size_t offset = 0;  ///< of its first tag
    GameRecord record;       ///< as far as it follows from the tags
    Position start;          ///< starting position
    // The end according to the tags, which the moves must confirm.
    PlacedTag result;
    std::optional<PlacedTag> termination;
};

/// Returns the value of the tag PersonMoved: "1", "2", "1 2" or "".
[[nodiscard]] std::string players_text(const ByPlayer<bool>& players);

[[nodiscard]] bool is_result(std::string_view text);

/// Reads the tags of a round. The text is then at its end, at the next round, or at anything but a bracket.
[[nodiscard]] Result<RoundHeader, RecordError> read_round_head(RecordText& text);

}  // namespace atom4
