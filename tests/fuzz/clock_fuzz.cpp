// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_setup.h"

#include "core/base/result.h"
#include "tests/fuzz/input.h"

// Any bytes at all as a time control, and as the time of a clock. What is accepted is within its bounds, and is the
// same after writing and reading it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const std::string_view text = test::text_of(data, size);
    if (const auto control = parse_time_control(text)) {
        require(control->initial.count() >= 1 && control->initial <= TimeControl::kLongestInitial);
        require(control->increment.count() >= 0 && control->increment <= TimeControl::kLongestIncrement);
        require(parse_time_control(to_text(*control)) == control);
    }
    if (const auto time = parse_clock_time(text)) {
        require(time->count() >= 0 && *time < std::chrono::hours(1'000));
        require(parse_clock_time(to_text(*time)) == time);
    }
    return 0;
}
