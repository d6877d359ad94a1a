// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/atom4/engine/window_states.h"
#include "core/atom4/engine/window_table.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// How good a position looks, without looking ahead: the sum of a value for each window, four cells in line, kept up
/// move by move.
///
/// The two symmetries of the rules fold every position into one where the mover is about to play red, so one table of
/// window values serves both players and all six colours: six sums run side by side, one for each colour that could be
/// to play, and value() reads the one asked for.
class Evaluation {
public:
    using Sums = WindowTable::Sums;
    class Trail;

    /// The table must outlive the evaluation.
    explicit Evaluation(const Position& position, const WindowTable& table = WindowTable::built_in());

    /// Follows the reaction of a placement, and writes down how to take that back.
    void apply(const Reaction& reaction, Trail& trail);
    /// The same when the sums behind the reaction are known, from an apply() that was taken back.
    void apply(const Reaction& reaction, const Sums& known, Trail& trail);
    /// Takes back the last apply() that was not yet taken back.
    void take_back(const Trail& trail);

    /// In centipoints, seen by the player who is about to play the wheel colour.
    [[nodiscard]] int value(Colour to_play) const { return sums_[wheel_index(to_play)]; }
    [[nodiscard]] const Sums& sums() const { return sums_; }

private:
    using Map = std::array<std::uint8_t, Cell::kIndexCount>;  // by cell

    [[nodiscard]] std::uint8_t lying_on(std::size_t index, std::uint8_t colour) const;
    template <class Change>
    void for_each_change(const Reaction& reaction, const Change& change);
    WindowStates::Four note(std::size_t index, std::uint8_t contents, Trail& trail);
    void change(std::size_t index, std::uint8_t contents, Trail& trail);

    const Sums* table_;
    WindowStates states_{windows::kDead};
    Map contents_;  // as windows count it
    Map empty_neighbours_{};
    Sums sums_{};
};

/// What apply() changed. A search has one for each placement on its way, and looks at it only to go back; it is made
/// with nothing in it.
class Evaluation::Trail {
public:
    Trail() {}

private:
    friend class Evaluation;

    void begin(const Reaction& reaction, const Sums& sums) {
        sums_ = sums;
        placed_ = reaction.placed();
        count_ = 0;
    }

    struct Step {
        std::uint16_t index;
        std::uint8_t before;
    };
    // The placed piece, those that it turned and those that it enclosed.
    static constexpr std::size_t kMostSteps = 1 + 2 * kDirections.size();

    Sums sums_;  // before
    Cell placed_;
    std::uint8_t count_;
    std::array<Step, kMostSteps> steps_;
};

}  // namespace atom4
