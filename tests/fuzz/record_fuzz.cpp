// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match.h"
#include "core/atom4/game/record.h"
#include "tests/fuzz/input.h"

// Any bytes at all as a saved game. What is accepted must come back the same, and be a match that can go on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const auto records = parse_records(test::text_of(data, size));
    if (!records) {
        require(records.error().line >= 1 && records.error().column >= 1);
        return 0;
    }
    const auto again = parse_records(to_text(*records));
    require(again.has_value() && *again == *records);
    Match match;
    match.restore(*records);
    require(match.records() == *records);
    (void)match.score();
    match.undo_turn();
    match.redo_turn();
    if (match.round() < 999'999) match.next_round();  // rounds have no greater number
    require(parse_records(to_text(match.records())).has_value());
    return 0;
}
