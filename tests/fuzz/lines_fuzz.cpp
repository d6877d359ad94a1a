// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/game.h"
#include "tests/fuzz/input.h"

// Any bytes at all as a saved game of Lines. What is accepted must come back the same, and be a game that can go on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const auto record = lines::parse_record(test::text_of(data, size));
    if (!record) {
        require(record.error().line >= 1 && record.error().column >= 1);
        return 0;
    }
    const auto again = lines::parse_record(to_text(*record));
    require(again.has_value() && *again == *record);
    lines::Game game(*record);
    require(game.position().turn() != lines::Turn::kThrow);
    while (game.can_undo()) game.undo();
    while (game.can_redo()) game.redo();
    return 0;
}
