// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <vector>

#include "core/atom4/rules/reaction.h"

namespace atom4::tui {

/// A moment on the way to what a reaction made of the board: what differs from the board after it.
struct ReactionFrame {
    std::vector<Change> unturned;  ///< pieces still to be seen as they were before
    std::vector<Cell> lit;         ///< the placed piece as it lands, and pieces that pass the action on
    std::chrono::milliseconds duration{0};
};

/// The frames of a reaction in order: the piece lands, the action runs out in all directions at the same pace, each
/// piece turns when it is reached. A third of a second at most; none for a placement that turns nothing.
[[nodiscard]] std::vector<ReactionFrame> frames_of(const Reaction& reaction);

}  // namespace atom4::tui
