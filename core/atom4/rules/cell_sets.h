// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// One bitboard for each colour: bit i % 64 of word i / 64 is the cell of index i.
class Bitboards {
public:
    static constexpr std::size_t kWordBits = 64;
    static constexpr std::size_t kWordCount = (Cell::kIndexCount + kWordBits - 1) / kWordBits;

    static constexpr std::size_t word_of(Cell cell) { return static_cast<std::size_t>(cell.index()) / kWordBits; }

    /// One word of each of the eight bitboards, indexed by lights().
    using Word = std::array<std::uint64_t, kColourCount>;

    [[nodiscard]] const Word& word(std::size_t w) const { return words_[w]; }

    /// Places a piece on an empty cell, or removes that piece.
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

/// The contents in each of the six directions from a cell, one byte each in the order of kDirections, so that all six
/// can be tested at once. Contents are numbers below 16.
class Ring {
public:
    /// A set of directions, in the order of kDirections.
    class Set {
    public:
        explicit Set(std::uint64_t flags) : flags_(flags) {}
        [[nodiscard]] bool empty() const { return flags_ == 0; }
        [[nodiscard]] std::size_t first() const { return static_cast<unsigned>(std::countr_zero(flags_)) / 8; }
        [[nodiscard]] bool several() const { return (flags_ & (flags_ - 1)) != 0; }
        [[nodiscard]] bool contains(std::size_t direction) const { return (flags_ >> (8 * direction + 7) & 1U) != 0; }
        void drop_first() { flags_ &= flags_ - 1; }

    private:
        std::uint64_t flags_;  // the highest bit of each byte
    };

    /// Reads the contents of the neighbours of the cell of that index.
    template <std::size_t N>
    Ring(const std::array<std::uint8_t, N>& contents, std::size_t index) {
#pragma GCC unroll 6
        for (std::size_t d = 0; d < 6; ++d) bytes_ |= std::uint64_t{contents[index + kIndexSteps[d]]} << 8 * d;
    }

    [[nodiscard]] std::uint8_t operator[](std::size_t direction) const {
        return static_cast<std::uint8_t>(bytes_ >> 8 * direction);
    }
    void replace(std::size_t direction, std::uint8_t contents) {
        bytes_ ^= std::uint64_t{static_cast<std::uint8_t>((*this)[direction] ^ contents)} << 8 * direction;
    }

    /// A test: whether the bits of the mask in the contents have the wanted values.
    struct Question {
        constexpr Question() = default;
        constexpr Question(std::uint8_t bits, std::uint8_t value) : mask(kEach * bits), wanted(kEach * value) {}
        std::uint64_t mask = 0;
        std::uint64_t wanted = 0;
    };
    [[nodiscard]] Set where(const Question& question) const {
        // The difference is below 16, so adding 0x7F carries into the highest bit of its byte unless it is 0.
        const std::uint64_t differing = (bytes_ ^ question.wanted) & question.mask;
        return Set(~(differing + kEach * 0x7F) & kEach * 0x80);
    }

private:
    static constexpr std::uint64_t kEach = 0x0101'0101'0101;

    std::uint64_t bytes_ = 0;
};

/// What a reaction from a cell reaches in each direction: the first cell without a piece of the mover's goal colour,
/// which may hold another piece, be empty or lie outside the board.
class Reach {
public:
    /// `passes` tests for pieces of the goal colour.
    template <std::size_t N>
    Reach(const std::array<std::uint8_t, N>& contents, std::size_t index, const Ring::Question& passes)
        : ring_(contents, index), index_(index) {
        const auto passed = ring_.where(passes);
        if (!passed.empty()) pass(contents, passed);
    }
    Reach(const Reach&) = delete;
    Reach& operator=(const Reach&) = delete;

    [[nodiscard]] Ring::Set where(const Ring::Question& question) const { return ring_.where(question); }
    [[nodiscard]] std::size_t cell(std::size_t direction) const { return index_ + steps_[direction]; }
    [[nodiscard]] std::uint8_t contents(std::size_t direction) const { return ring_[direction]; }

private:
    template <std::size_t N>
    void pass(const std::array<std::uint8_t, N>& contents, Ring::Set passed) {
        far_steps_ = kIndexSteps;
        steps_ = far_steps_.data();
        for (; !passed.empty(); passed.drop_first()) {
            const std::size_t d = passed.first();
            const std::uint8_t goal = ring_[d];
            std::size_t end = index_ + kIndexSteps[d];
            do end += kIndexSteps[d];
            while (contents[end] == goal);
            far_steps_[d] = end - index_;
            ring_.replace(d, contents[end]);
        }
    }

    Ring ring_;
    std::size_t index_;
    const std::size_t* steps_ = kIndexSteps.data();
    std::array<std::size_t, 6> far_steps_;  // written only if the reaction passes through a piece
};

/// The empty cells that have an adjacent pair of neighbours, as a list from which cells can be taken. Pieces never
/// leave the board, so a cell leaves the list only when it is filled. Each step can be undone, the last one first; that
/// restores the order of the list, so that a search sees the same moves before and after trying one.
class Frontier {
public:
    /// What put_back() needs: the slot of the cell, and the cell that filled it: the last in the list (perhaps the same
    /// cell).
    struct Gap {
        std::uint16_t slot;
        std::uint16_t filler;
    };

    [[nodiscard]] std::span<const Cell> cells() const { return {cells_.data(), count_}; }
    [[nodiscard]] std::size_t size() const { return count_; }

    /// Cells that a placement makes playable, at most three.
    struct Opened {
        std::array<std::uint16_t, 3> indices{};  // 0, which is no cell, from `count` on
        std::uint8_t count = 0;

        /// Adds the cell of that index if it `opens`. Processors predict that badly, so nothing here branches on it:
        /// for a cell that does not open, a 0 is written, which the next cell overwrites.
        void add_if(bool opens, std::size_t index) {
            const std::size_t times = opens ? 1 : 0;
            indices[count] = static_cast<std::uint16_t>(index * times);
            count = static_cast<std::uint8_t>(count + times);
        }
    };
    /// Appends all of them, also without branches: entries after the end of the list do not matter, nor does slot_[0],
    /// since no cell has index 0.
    void append(const Opened& opened) {
#pragma GCC unroll 3
        for (std::size_t i = 0; i < opened.indices.size(); ++i) {
            cells_[count_ + i] = Cell::from_index(opened.indices[i]);
            slot_[opened.indices[i]] = static_cast<std::uint16_t>(count_ + i);
        }
        count_ = static_cast<std::uint16_t>(count_ + opened.count);
    }
    /// Removes the last `count` cells that were appended.
    void drop(std::size_t count) {
        count_ = static_cast<std::uint16_t>(count_ - count);
    }

    /// Removes the cell of that index from the list, which must contain it.
    Gap take(std::size_t index) {
        const std::uint16_t slot = slot_[index];
        const Cell filler = cells_[--count_];
        cells_[slot] = filler;
        slot_[index_of(filler)] = slot;
        return {slot, static_cast<std::uint16_t>(filler.index())};
    }
    void put_back(std::size_t index, Gap gap) {
        cells_[count_] = Cell::from_index(gap.filler);
        slot_[gap.filler] = count_++;
        cells_[gap.slot] = Cell::from_index(static_cast<int>(index));
        slot_[index] = gap.slot;
    }

private:
    std::uint16_t count_ = 0;
    std::array<Cell, Cell::kMaxRows * Cell::kMaxCols + 3> cells_;
    std::array<std::uint16_t, Cell::kIndexCount> slot_{};  // the position of each cell in the list; index 0 is no cell
};

/// The cells where a piece of one wheel colour would complete a row, unordered and without duplicates. Holds at most
/// kMax of them, and whether there are more.
class Wins {
public:
    static constexpr std::size_t kMax = 7;

    [[nodiscard]] std::span<const Cell> cells() const { return {cells_.data(), count_}; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    /// Returns whether cells() are all of them.
    [[nodiscard]] bool complete() const { return complete_; }
    [[nodiscard]] bool any_besides(Cell cell) const { return count_ > 1 || (count_ == 1 && cells_[0] != cell); }

    void add(Cell cell) {
        if (std::find(cells().begin(), cells().end(), cell) != cells().end()) return;
        if (count_ < kMax)
            cells_[count_++] = cell;
        else
            complete_ = false;
    }

private:
    std::array<Cell, kMax> cells_;
    std::uint8_t count_ = 0;
    bool complete_ = true;
};

}  // namespace atom4
