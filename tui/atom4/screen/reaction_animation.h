// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <vector>

#include "core/atom4/rules/reaction.h"

namespace atom4::tui {

/// A frame of the animation of a reaction: the differences from the board after it.
struct ReactionFrame {
    std::vector<Change> unturned;  ///< pieces still shown in their former colour
    std::vector<Cell> lit;         ///< the placed piece as it lands, and pieces that pass the action on
    std::chrono::milliseconds duration{0};
};

/// Returns the frames of a reaction in order: the piece lands, the action spreads in all directions at the same pace,
/// and each piece turns when it is reached. Takes a third of a second at most; no frames for a placement that turns
/// nothing.
[[nodiscard]] std::vector<ReactionFrame> frames_of(const Reaction& reaction);

}  // namespace atom4::tui
