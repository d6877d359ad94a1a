// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/reaction_animation.h"

#include <algorithm>

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLanding{120};
constexpr milliseconds kLongestStep{60};
constexpr milliseconds kAllSteps{200};

}  // namespace

std::vector<ReactionFrame> frames_of(const Reaction& reaction) {
    int farthest = 0;
    for (const Change& change : reaction.changes()) farthest = std::max<int>(farthest, change.distance);
    std::vector<ReactionFrame> frames;
    // At a distance of 0 the piece lands; at the farthest everything has turned, and nothing is left to show.
    for (int distance = 0; distance < farthest; ++distance) {
        ReactionFrame frame;
        frame.duration = distance == 0 ? kLanding : std::min(kLongestStep, kAllSteps / (farthest - 1));
        if (distance == 0) frame.lit.push_back(reaction.placed());
        for (const Change& change : reaction.changes()) {
            if (change.distance <= distance) continue;
            frame.unturned.push_back(change);
            if (distance > 0) frame.lit.push_back(step(reaction.placed(), change.direction, distance));
        }
        frames.push_back(std::move(frame));
    }
    return frames;
}

}  // namespace atom4::tui
