// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/atom4/rules/position.h"
#include "core/atom4/search/window_table.h"

namespace atom4 {

/// How good a position looks, without looking ahead: the sum of a value for each window, four cells in line, kept up
/// move by move.
///
/// The two symmetries of the rules fold every position into one where the mover is about to play red, so one table of
/// window values serves both players and all six colours: six sums run side by side, one for each colour that could be
/// to play, and value() reads the one asked for.
class Evaluation {
public:
    using Sums = WindowTable::Sums;

    /// The table must outlive the evaluation.
    explicit Evaluation(const Position& position, const WindowTable& table = WindowTable::built_in());

    /// Follows the reaction of a placement.
    void apply(const Reaction& reaction);
    /// Takes back apply(reaction), to the sums that stood before it.
    void restore(const Reaction& reaction, const Sums& sums);

    /// In centipoints, seen by the player who is about to play the wheel colour.
    [[nodiscard]] int value(Colour to_play) const { return sums_[wheel_index(to_play)]; }

    [[nodiscard]] const Sums& sums() const { return sums_; }

private:
    // By cell; windows reach up to three steps past the edge.
    template <class T>
    class Map {
    public:
        explicit Map(T everywhere) { values_.fill(everywhere); }
        T& operator[](Cell cell) { return values_[static_cast<std::size_t>(cell.index() + kMargin)]; }

    private:
        static constexpr int kMargin = 3 * 28;
        std::array<T, Cell::kIndexCount + 2 * kMargin> values_;
    };

    void change(Cell cell, std::uint8_t contents);
    void turn(Cell cell, std::uint8_t colour);

    const Sums* table_;
    Map<std::uint8_t> contents_{windows::kDead};  // as windows count it
    Map<std::uint8_t> colours_{Position::kEmpty};
    Map<std::uint8_t> empty_neighbours_{0};
    Sums sums_{};
};

}  // namespace atom4
