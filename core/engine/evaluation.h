// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/atom4/position.h"
#include "core/engine/window_table.h"

namespace atom4 {

/// What a search asks of a position at every turn, kept up move by move: how good it looks without looking ahead, and
/// who could win at once. Both come from the windows of the board, four cells in line each.
///
/// The two symmetries of the rules fold every position into one where the mover is about to play red, so one table of
/// window values serves both players and all six colours: six sums run side by side, one for each colour that could be
/// to play, and value() reads the one asked for.
class Evaluation {
public:
    using Sums = WindowTable::Sums;
    /// Where restore() goes back to.
    struct Mark {
        Sums sums;
        std::size_t turned_windows;
    };

    /// The table must outlive the evaluation.
    explicit Evaluation(const Position& position, const WindowTable& table = WindowTable::built_in());

    [[nodiscard]] Mark mark() const { return {sums_, turned_.size()}; }
    /// Follows the reaction of a placement.
    void apply(const Reaction& reaction);
    /// Takes back apply(reaction), to the mark set before it.
    void restore(const Reaction& reaction, const Mark& mark);

    /// In centipoints, seen by the player who is about to play the wheel colour.
    [[nodiscard]] int value(Colour to_play) const { return sums_[wheel_index(to_play)]; }

    /// Position::find_win of the position that the evaluation has followed, at a fraction of its cost.
    [[nodiscard]] std::optional<Cell> find_win(const Position& position, Colour played) const;

private:
    using WindowIndex = std::uint16_t;  // the first cell's index, and kIndexCount more for each axis after the first
    struct TurnedWindow {
        WindowIndex window;
        std::int16_t before;  // as in WindowTable::kRipeLane
        std::int16_t after;
    };
    // The windows that are ripe for one colour, in no order.
    struct RipeWindows {
        std::array<WindowIndex, 3 * Cell::kMaxRows * Cell::kMaxCols> windows;
        std::size_t count = 0;
    };

    void change(Cell cell, std::uint8_t contents);
    void turn(WindowIndex window, std::int16_t before, std::int16_t after);
    [[nodiscard]] std::uint8_t& contents_of(int index) { return contents_[static_cast<std::size_t>(index + kMargin)]; }
    [[nodiscard]] std::uint8_t contents_of(int index) const {
        return contents_[static_cast<std::size_t>(index + kMargin)];
    }

    // Windows reach up to three steps past the edge.
    static constexpr int kMargin = 3 * 28;

    const Sums* table_;
    std::array<std::uint8_t, Cell::kIndexCount + 2 * kMargin> contents_;
    Sums sums_{};
    std::array<RipeWindows, kWheelSize> ripe_;
    std::array<std::uint16_t, 3 * Cell::kIndexCount> ripe_slot_;  // where a ripe window stands in its list
    std::vector<TurnedWindow> turned_;                            // since the start, for restore()
};

}  // namespace atom4
