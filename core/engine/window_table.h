// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/atom4/position.h"

namespace atom4 {

/// A window is four cells in line on the board; its state is what lies on them.
///
/// Values are learned or made for the folded frame, where the mover is about to play red: nine things can lie on a cell
/// there (eight colours and nothing), so a window has 9^4 states, numbered in base 9 with the first cell as the lowest
/// digit.
namespace windows {

inline constexpr int kLength = 4;
inline constexpr int kStates = 9 * 9 * 9 * 9;

/// What `contents` (Position::contents, not outside) is in the folded frame of a position with `to_play` to be played:
/// the two symmetries of the rules, applied so that to_play becomes red.
[[nodiscard]] std::uint8_t folded(std::uint8_t contents, Colour to_play);

/// Calls visit(state) for the folded state of every window on the board.
template <class Visit>
void for_each(const Position& position, const Visit& visit) {
    const BoardSize size = position.size();
    std::array<int, 10> digit{};
    for (std::uint8_t contents = 0; contents <= Position::kEmpty; ++contents)
        digit[contents] = folded(contents, position.to_play());
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) {
            for (const Direction axis : kAxes) {
                if (!size.contains(step(Cell(row, col), axis, kLength - 1))) continue;
                int state = 0;
                for (int place = kLength - 1; place >= 0; --place)
                    state = state * 9 + digit[position.contents(step(Cell(row, col), axis, place))];
                visit(state);
            }
        }
    }
}

}  // namespace windows

/// What each state of a window adds to the evaluation of a position, for all six colours that could be to play at once.
class WindowTable {
public:
    /// One sum a lane, in wheel order. Sums of many wrap on their way but end within range.
    using Sums = std::int16_t __attribute__((vector_size(16)));
    /// This lane of a state is no value: for which colour the window is ripe, as its place on the wheel plus 1, or 0. A
    /// window is ripe for a wheel colour when it holds nothing but the goal colour of its player and one or two pieces
    /// of its opposite, which one placement might turn to the goal: every win in one completes such a window.
    static constexpr int kRipeLane = 6;
    /// States here have ten things on a cell, as Position::contents counts them; a window that leaves the board adds
    /// nothing.
    static constexpr int kContents = 10;

    /// `values`: one for each folded state, seen by the player who is about to play red.
    explicit WindowTable(std::span<const std::int16_t> values);

    /// The values that the program ships with.
    [[nodiscard]] static const WindowTable& built_in();

    /// By state in base 10, the first cell as the lowest digit.
    [[nodiscard]] const Sums* sums() const { return sums_.data(); }

private:
    std::vector<Sums> sums_;
};

/// Guessed values: a promise that shrinks with every step that a window is away from four of the goal. What learned
/// values have to beat.
[[nodiscard]] std::array<std::int16_t, windows::kStates> hand_made_window_values();

}  // namespace atom4
