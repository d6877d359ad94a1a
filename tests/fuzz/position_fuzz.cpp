// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/notation.h"
#include "tests/fuzz/input.h"

// The first byte says which moves to try; the rest is the text of a position. What is accepted must be written back the
// same, and every move played and taken back must leave it as it was.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    if (size == 0) return 0;
    const std::string_view text = test::text_of(data + 1, size - 1);
    (void)parse_cell(text);
    (void)parse_size(text);
    auto position = parse_position(text);
    if (!position) {
        require(position.error().offset <= text.size());
        return 0;
    }
    require(to_text(*position) == text);
    require(position->hash() == position->computed_hash());
    require(position->is_over() == position->legal_moves().empty());
    const Position before = *position;
    for (int row = 0; row < before.size().rows; ++row) {
        const Cell cell(row, (row * 7 + data[0]) % before.size().cols);
        const auto reaction = position->play(cell);
        require(reaction.has_value() == before.is_legal(cell));
        if (!reaction) continue;
        require(position->hash() == position->computed_hash());
        require(!winner(position->outcome()) || winner(position->outcome()) == reaction->mover());
        position->undo(*reaction);
        require(*position == before && position->hash() == before.hash());
    }
    return 0;
}
