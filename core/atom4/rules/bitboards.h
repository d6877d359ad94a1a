// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// The pieces of a board as one set of cells for each colour, so that a question about all cells is asked of 64 at a
/// time: bit i % 64 of word i / 64 tells about the cell of index i.
class Bitboards {
public:
    static constexpr std::size_t kWordBits = 64;
    static constexpr std::size_t kWordCount = (Cell::kIndexCount + kWordBits - 1) / kWordBits;

    static constexpr std::size_t word_of(Cell cell) { return static_cast<std::size_t>(cell.index()) / kWordBits; }

    /// The word of all eight colours, by lights().
    using Word = std::array<std::uint64_t, kColourCount>;

    [[nodiscard]] const Word& word(std::size_t w) const { return words_[w]; }

    /// Puts a piece on an empty cell, or takes that piece away.
    void flip(std::size_t index, std::uint8_t colour) { words_[index / kWordBits][colour] ^= bit(index); }
    /// Turns a piece of one of the colours to the other.
    void turn(std::size_t index, std::uint8_t colour, std::uint8_t other) {
        Word& word = words_[index / kWordBits];
        word[colour] ^= bit(index);
        word[other] ^= bit(index);
    }

private:
    static constexpr std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << (index % kWordBits); }

    std::array<Word, kWordCount> words_{};
};

}  // namespace atom4
