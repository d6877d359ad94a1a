// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/atom4/engine/window_table.h"
#include "core/base/result.h"

namespace atom4 {

/// One value for each folded state of a window, as WindowTable takes them.
using WindowValues = std::array<std::int16_t, windows::kStates>;

enum class WindowValuesFault : std::uint8_t { kNotANumber, kOutOfRange, kTooFew, kTooMany };

struct WindowValuesError {
    WindowValuesFault fault;
    int line = 1;  ///< from 1

    friend bool operator==(const WindowValuesError&, const WindowValuesError&) = default;
};

/// Reads window values in the form of core/atom4/engine/window_values.inc, which atom4-trainer writes: as many
/// numbers as there are states, parted by commas and blanks; lines that begin with two slashes are comments.
[[nodiscard]] Result<WindowValues, WindowValuesError> parse_window_values(std::string_view text);
/// Writes what parse_window_values reads back, without comments.
[[nodiscard]] std::string to_text(const WindowValues& values);

}  // namespace atom4
