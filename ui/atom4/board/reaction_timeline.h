// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>

#include "core/atom4/rules/position.h"

namespace atom4::ui {

/// The progress of each part of a reaction at a time, in milliseconds since the piece was placed: the piece lands, its
/// effect runs along each direction through propagators, and the piece at the end turns. Progress goes from 0 to 1.
class ReactionTimeline {
public:
    explicit ReactionTimeline(const Reaction& reaction);

    [[nodiscard]] const Reaction& reaction() const { return reaction_; }
    /// Returns the duration in milliseconds, always under half a second.
    [[nodiscard]] int duration() const;

    [[nodiscard]] double landing(double time) const;
    [[nodiscard]] double running(const Change& change, double time) const;
    [[nodiscard]] double turning(const Change& change, double time) const;

private:
    [[nodiscard]] double arrival(const Change& change) const;

    Reaction reaction_;
    double per_step_ = 0;
};

/// The animation of a winning row, in milliseconds since its last piece turned: its pieces light up one after the
/// other, or all together, and everything else is dimmed. Progress goes from 0 to 1.
class RowTimeline {
public:
    RowTimeline(std::size_t pieces, bool together) : pieces_(pieces), together_(together) {}

    [[nodiscard]] int duration() const;
    [[nodiscard]] double lit(std::size_t piece, double time) const;
    [[nodiscard]] double dimmed(double time) const;

private:
    std::size_t pieces_;
    bool together_;
};

}  // namespace atom4::ui
