// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"
#include "core/base/result.h"

namespace atom4 {

/// What is wrong with a line, for the reader of `info string error`.
struct UgiError {
    std::string reason;
};

/// Returns the text in quotes, shortened, with a question mark for each byte that is not printable ASCII.
[[nodiscard]] std::string quote(std::string_view text);

/// Returns why a move may not be played, with the name of its cell.
[[nodiscard]] std::string reason_of(IllegalMove reason, std::string_view cell);
/// Returns what is wrong with the text of a position, which must be invalid, and where.
[[nodiscard]] std::string reason_of_bad_position(std::string_view text, int min_side = BoardSize::kMin);

/// Reads what follows `position`: startpos or fen POSITION, then moves if there are any.
[[nodiscard]] Result<Position, UgiError> read_position(std::vector<std::string_view> words);

/// The arguments of `go`. Without any, the level decides.
struct GoRequest {
    SearchLimits limits;
    bool infinite = false;
    ByPlayer<std::optional<std::int64_t>> time;  ///< milliseconds left
    ByPlayer<std::int64_t> increment{0, 0};

    [[nodiscard]] bool has_limits() const { return limits.depth || limits.nodes || limits.time; }
    [[nodiscard]] bool has_clock() const { return time[Player::kFirst] || time[Player::kSecond]; }
    [[nodiscard]] std::optional<PlayerClock> clock_of(Player player) const;
};
[[nodiscard]] Result<GoRequest, UgiError> read_go(std::vector<std::string_view> words);

/// The arguments of `setoption`: name NAME value VALUE.
struct OptionValue {
    std::string name;  ///< in lower case, since case does not matter
    std::int64_t value = 0;
};
[[nodiscard]] Result<OptionValue, UgiError> read_option(std::vector<std::string_view> words);

/// Returns "cp 35", or a forced end in plies: "win 3", "loss 4". From the view of the player to move.
[[nodiscard]] std::string score_text(Score score);
/// Returns the names of the cells, separated by spaces.
[[nodiscard]] std::string cells_text(std::span<const Cell> cells);
/// Returns `info depth .. seldepth .. score .. nodes .. nps .. time .. hashfull .. pv ..`, one line per variation, with
/// `multipv ..` if there are several.
[[nodiscard]] std::string info_text(const SearchReport& report);
/// Returns the message that fewer threads could be started than were requested.
[[nodiscard]] std::string fewer_threads_text(int had, int wanted);
/// Returns a drawing of the board, odd rows shifted by half a cell, with the names of rows and columns. Complete lines.
[[nodiscard]] std::string board_text(const Position& position);
/// Returns the answer to `query result`: p1win, p2win, draw or none.
[[nodiscard]] const char* result_word(Outcome outcome);
/// Returns the answer to `help`: the commands. Complete lines.
[[nodiscard]] const char* ugi_help();

}  // namespace atom4
