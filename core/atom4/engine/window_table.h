// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// A window is four cells in line on the board; its state is what lies on them.
///
/// A piece is enclosed when no neighbour of it is empty: hardly anything can turn it any more, for only through a run
/// of goal pieces can it still be reached. An enclosed piece of a goal colour is safe for its player, and a window with
/// any other enclosed piece is dead: it says nothing about what is to come.
///
/// Values are learned or made for the folded frame, where the mover is about to play red: eleven things can lie on a
/// cell of a live window there (eight colours, nothing, and enclosed pieces of the goal colours), so it has 11^4
/// states, numbered in base 11 with the first cell as the lowest digit.
namespace windows {

inline constexpr int kLength = 4;
inline constexpr int kContents = 11;
inline constexpr int kStates = kContents * kContents * kContents * kContents;

/// What lies on a cell, besides the numbers of the colours and Position::kEmpty.
inline constexpr std::uint8_t kEnclosedBlack = 9;
inline constexpr std::uint8_t kEnclosedWhite = 10;
/// A cell that no live window covers: off the board, or with an enclosed piece of no goal colour.
inline constexpr std::uint8_t kDead = 11;

/// What a piece of those lights counts as when it is enclosed.
[[nodiscard]] constexpr std::uint8_t enclosed(std::uint8_t colour) {
    return colour == lights(Colour::kBlack)   ? kEnclosedBlack
           : colour == lights(Colour::kWhite) ? kEnclosedWhite
                                              : kDead;
}

/// What lies on a cell of the board.
[[nodiscard]] std::uint8_t contents_of(const Position& position, Cell cell);

/// What `contents`, not dead, is in the folded frame of a position with `to_play` to be played: the two symmetries of
/// the rules, applied so that to_play becomes red.
[[nodiscard]] std::uint8_t folded(std::uint8_t contents, Colour to_play);

/// Calls visit(state) for the folded state of every live window on the board.
void for_each(const Position& position, const std::function<void(int state)>& visit);

}  // namespace windows

/// What each state of a window adds to the evaluation of a position, for all six colours that could be to play at once.
class WindowTable {
public:
    /// One sum a lane, in wheel order; the last two lanes are idle. Sums of many wrap on their way but end within
    /// range.
    using Sums = std::int16_t __attribute__((vector_size(16)));
    /// States here have 4 bits for each cell, the first cell lowest, and may have windows::kDead on them; such windows
    /// add nothing.
    static constexpr unsigned kBits = 4;
    static constexpr std::size_t kStates = std::size_t{1} << kBits * windows::kLength;

    /// `values`: one for each folded state, seen by the player who is about to play red.
    explicit WindowTable(std::span<const std::int16_t> values);

    /// The values that the program ships with.
    [[nodiscard]] static const WindowTable& built_in();

    /// By state.
    [[nodiscard]] const Sums* sums() const { return sums_.data(); }

private:
    std::vector<Sums> sums_;
};

/// Guessed values: a promise that shrinks with every step that a window is away from four of the goal. What learned
/// values have to beat.
[[nodiscard]] std::array<std::int16_t, windows::kStates> hand_made_window_values();

}  // namespace atom4
