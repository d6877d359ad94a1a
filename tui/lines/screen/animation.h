// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <span>
#include <vector>

#include "core/lines/rules/position.h"

namespace atom4::tui {

/// A moment of what a turn looks like.
struct LinesFrame {
    lines::Board board;
    std::vector<lines::Cell> marked;  ///< chips that are moving, have just fallen, or are about to go
    std::chrono::milliseconds duration{0};
};

/// The frames that lead from the board before the changes to the one after them, which is not among them: the chip goes
/// along its path, what is to be removed is marked, thrown chips fall. About half a second in all.
[[nodiscard]] std::vector<LinesFrame> frames_of(const lines::Position& after, std::span<const lines::Change> changes);

}  // namespace atom4::tui
