// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/reaction_timeline.h"

#include <algorithm>

namespace atom4::ui {
namespace {

constexpr double kLanding = 110;
constexpr double kStep = 55;
constexpr double kLongestRun = 165;
constexpr double kTurning = 200;
constexpr double kFirstLight = 80;
constexpr double kNextLight = 150;
constexpr double kLighting = 380;
constexpr double kDimming = 420;

double part(double time, double start, double length) {
    return std::clamp((time - start) / length, 0.0, 1.0);
}

}  // namespace

ReactionTimeline::ReactionTimeline(const Reaction& reaction) : reaction_(reaction) {
    int farthest = 1;
    for (const Change& change : reaction.changes()) farthest = std::max<int>(farthest, change.distance);
    per_step_ = std::min(kStep, kLongestRun / farthest);
}

double ReactionTimeline::arrival(const Change& change) const {
    return kLanding + per_step_ * change.distance;
}

int ReactionTimeline::duration() const {
    double end = kLanding;
    for (const Change& change : reaction_.changes()) end = std::max(end, arrival(change) + kTurning);
    return static_cast<int>(end);
}

double ReactionTimeline::landing(double time) const {
    return part(time, 0, kLanding);
}

double ReactionTimeline::running(const Change& change, double time) const {
    return part(time, kLanding, arrival(change) - kLanding);
}

double ReactionTimeline::turning(const Change& change, double time) const {
    return part(time, arrival(change), kTurning);
}

double RowTimeline::lit(std::size_t piece, double time) const {
    return part(time, kFirstLight + (together_ ? 0 : kNextLight * static_cast<double>(piece)), kLighting);
}

double RowTimeline::dimmed(double time) const {
    return part(time, 0, kDimming);
}

int RowTimeline::duration() const {
    const double last = together_ || pieces_ == 0 ? 0 : kNextLight * static_cast<double>(pieces_ - 1);
    return static_cast<int>(kFirstLight + last + kLighting);
}

}  // namespace atom4::ui
