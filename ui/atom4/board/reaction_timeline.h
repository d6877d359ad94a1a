// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>

#include "core/atom4/rules/position.h"

namespace atom4::ui {

/// How far each part of a reaction has come at a time, in milliseconds since the piece was placed: it lands, every
/// direction runs out through its propagators, and the piece at the end turns. Parts go from 0 to 1.
class ReactionTimeline {
public:
    explicit ReactionTimeline(const Reaction& reaction);

    [[nodiscard]] const Reaction& reaction() const { return reaction_; }
    /// Always under half a second.
    [[nodiscard]] int duration() const;

    [[nodiscard]] double landing(double time) const;
    [[nodiscard]] double running(const Change& change, double time) const;
    [[nodiscard]] double turning(const Change& change, double time) const;

private:
    [[nodiscard]] double arrival(const Change& change) const;

    Reaction reaction_;
    double per_step_ = 0;
};

/// How a row that wins is shown, in milliseconds since its last piece turned: its pieces light up one behind the other,
/// or all together, and everything else grows dim. Parts go from 0 to 1.
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
