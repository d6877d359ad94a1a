// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_setup.h"

#include "core/base/result.h"
#include "core/storage/record_text.h"
#include "tests/fuzz/input.h"

// Any bytes at all as the value of a player's tag, and as a level. Every text is a seat, and is the same after writing
// and reading it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const std::string_view text = test::text_of(data, size);
    const Seat seat = parse_seat(text);
    require(seat.is_computer() ? *seat.computer_level >= 0 && seat.name.empty() : seat.name == text || text == "Human");
    require(parse_seat(to_text(seat)) == seat);
    const auto level = parse_level(text);
    if (!level) return 0;
    require(parse_level(to_text(*level)) == level);
    const Seat computer = Seat::computer(*level);
    require(parse_seat(to_text(computer)) == computer);
    return 0;
}
