// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

namespace atom4::lines {

/// What a game of Lines is played with; the defaults are the original's. One with nothing against it (fault_of) is what
/// everything else here expects.
struct GameSetup {
    static constexpr int kMinSide = 2;
    static constexpr int kMaxSide = 64;
    static constexpr int kMinColours = 2;
    static constexpr int kMaxColours = 20;
    static constexpr int kMinLine = 2;
    static constexpr int kMinFirst = 1;
    static constexpr int kMinEach = 0;
    /// Longer lines and larger throws than any board has room for are allowed, up to here.
    static constexpr int kMost = 1'000'000;

    int rows = 9;
    int cols = 9;
    int colours = 5;
    int line = 5;   ///< chips in the shortest line that counts
    int first = 3;  ///< chips that the computer throws before the first move
    int each = 3;   ///< chips of every later throw

    [[nodiscard]] constexpr int cell_count() const { return rows * cols; }
    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

/// The part of a setup that is out of its bounds.
enum class SetupFault { kRows, kCols, kColours, kLine, kFirst, kEach };

/// The first fault in that order; nothing if there is none.
[[nodiscard]] constexpr std::optional<SetupFault> fault_of(const GameSetup& setup) {
    const auto outside = [](int value, int least, int most) { return value < least || value > most; };
    if (outside(setup.rows, GameSetup::kMinSide, GameSetup::kMaxSide)) return SetupFault::kRows;
    if (outside(setup.cols, GameSetup::kMinSide, GameSetup::kMaxSide)) return SetupFault::kCols;
    if (outside(setup.colours, GameSetup::kMinColours, GameSetup::kMaxColours)) return SetupFault::kColours;
    if (outside(setup.line, GameSetup::kMinLine, GameSetup::kMost)) return SetupFault::kLine;
    if (outside(setup.first, GameSetup::kMinFirst, GameSetup::kMost)) return SetupFault::kFirst;
    if (outside(setup.each, GameSetup::kMinEach, GameSetup::kMost)) return SetupFault::kEach;
    return std::nullopt;
}

}  // namespace atom4::lines
