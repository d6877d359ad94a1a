// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
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

/// The text between quotes, shortened, and with a question mark for each byte that is no printable ASCII.
[[nodiscard]] std::string quote(std::string_view text);

/// Why a move may not be played, said of that cell.
[[nodiscard]] std::string reason_of(IllegalMove reason, std::string_view cell);
/// What is wrong with the text of a position, and where.
[[nodiscard]] std::string reason_of_bad_position(std::string_view text, int least = BoardSize::kMin);

/// Reads what follows `position`: startpos or fen POSITION, then moves if there are any.
[[nodiscard]] Result<Position, UgiError> read_position(std::vector<std::string_view> words);

/// What follows `go`. Without anything set, the level decides.
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

/// What follows `setoption`: name NAME value VALUE.
struct OptionValue {
    std::string name;  ///< in small letters, for names mean the same in capitals
    std::int64_t value = 0;
};
[[nodiscard]] Result<OptionValue, UgiError> read_option(std::vector<std::string_view> words);

}  // namespace atom4
