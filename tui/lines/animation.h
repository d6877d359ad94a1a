// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <span>
#include <vector>

#include "core/lines/position.h"

namespace atom4::tui {

/// A moment of what a turn looks like.
struct LinesFrame {
    /// What happens to the marked chips: one goes its way, some fall, some are about to go or nearly gone.
    enum class Kind : std::uint8_t { kGoes, kFalls, kShines, kVanishes };

    lines::Board board;
    std::vector<lines::Cell> marked;
    std::chrono::milliseconds duration{0};
    Kind kind = Kind::kGoes;
    std::vector<lines::Cell> path{};  ///< the whole way of the chip that goes
};

/// The frames that lead from the board before the changes to the one after them, which is not among them: the chip goes
/// along its path, what is to be removed shines and shrinks, thrown chips fall. About half a second in all.
[[nodiscard]] std::vector<LinesFrame> frames_of(const lines::Position& after, std::span<const lines::Change> changes);

}  // namespace atom4::tui
