// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/window_values.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::string_view kSeparators = ", \t\r";

}  // namespace

Result<WindowValues, WindowValuesError> parse_window_values(std::string_view text) {
    WindowValues values{};
    std::size_t count = 0;
    int line_number = 0;
    while (!text.empty()) {
        ++line_number;
        std::string_view line = take_until(text, "\n");
        if (line.starts_with("//")) continue;
        while (!line.empty()) {
            const std::string_view word = take_until(line, kSeparators);
            if (word.empty()) continue;
            std::int16_t value = 0;
            const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
            if (error == std::errc::result_out_of_range)
                return Failure{WindowValuesError{WindowValuesFault::kOutOfRange, line_number}};
            if (error != std::errc{} || end != word.data() + word.size())
                return Failure{WindowValuesError{WindowValuesFault::kNotANumber, line_number}};
            if (count == values.size()) return Failure{WindowValuesError{WindowValuesFault::kTooMany, line_number}};
            values[count++] = value;
        }
    }
    if (count < values.size()) return Failure{WindowValuesError{WindowValuesFault::kTooFew, std::max(line_number, 1)}};
    return values;
}

std::string to_text(const WindowValues& values) {
    constexpr std::size_t kValuesInALine = 22;
    std::string text;
    for (std::size_t state = 0; state < values.size(); ++state) {
        text += std::to_string(values[state]);
        if (state + 1 < values.size()) text += ',';
        if ((state + 1) % kValuesInALine == 0 || state + 1 == values.size()) text += '\n';
    }
    return text;
}

}  // namespace atom4
