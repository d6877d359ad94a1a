// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "core/atom4/rules/cell_sets.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// One piece that a placement turned. It lies `distance` steps (1 or more) from the placed piece in `direction`;
/// the steps before it are propagators, pieces of the mover's goal colour.
struct Change {
    Cell cell;
    Colour before = Colour::kBlack;
    Colour after = Colour::kBlack;
    Direction direction = Direction::kEast;
    std::uint8_t distance = 1;

    friend bool operator==(const Change&, const Change&) = default;
};

/// What a placement did: the piece placed and the pieces it turned, at most one in each direction, in the order of
/// kDirections. Views draw and animate from it; Position::undo() reverses it.
class Reaction {
public:
    class Changes;

    [[nodiscard]] Cell placed() const { return placed_; }
    [[nodiscard]] Colour colour() const { return colour_; }
    [[nodiscard]] Player mover() const { return player_of(colour_); }
    [[nodiscard]] Changes changes() const;
    /// Returns whether the mover completed a row of four or more.
    [[nodiscard]] bool wins() const { return wins_; }

private:
    friend class Position;

    Reaction(Cell placed, Colour colour, const Frontier::Opened& opened, std::uint64_t hash)
        : placed_(placed), colour_(colour), opened_(opened), hash_before_(hash) {}
    [[nodiscard]] Change change(std::size_t i) const;

    Cell placed_;
    Colour colour_;
    bool wins_ = false;
    std::uint8_t turned_count_ = 0;
    Frontier::Opened opened_;  // cells that became placeable
    Frontier::Gap gap_;        // set by Position::complete()
    std::uint64_t hash_before_;
    // The minimum from which a change can be derived: searches make far more reactions than are ever inspected. Beyond
    // turned_count_ nothing is written.
    std::array<std::uint16_t, 6> turned_;  // indices
    std::array<std::uint8_t, 6> before_;   // lights()
    std::array<Direction, 6> directions_;
};

/// The changes of a reaction, as a range that derives each one on access. Valid as long as the reaction.
class Reaction::Changes {
public:
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;  // it returns values, not references
        using difference_type = std::ptrdiff_t;
        using value_type = Change;
        using pointer = void;
        using reference = Change;

        Iterator(const Reaction& reaction, std::size_t i) : reaction_(&reaction), i_(i) {}
        Change operator*() const { return reaction_->change(i_); }
        Iterator& operator++() {
            ++i_;
            return *this;
        }
        Iterator operator++(int) { return {*reaction_, i_++}; }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        const Reaction* reaction_;
        std::size_t i_;
    };

    explicit Changes(const Reaction& reaction) : reaction_(&reaction) {}
    [[nodiscard]] Iterator begin() const { return {*reaction_, 0}; }
    [[nodiscard]] Iterator end() const { return {*reaction_, size()}; }
    [[nodiscard]] std::size_t size() const { return reaction_->turned_count_; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] Change operator[](std::size_t i) const { return reaction_->change(i); }

private:
    const Reaction* reaction_;
};

inline Reaction::Changes Reaction::changes() const {
    return Changes(*this);
}

inline Change Reaction::change(std::size_t i) const {
    const auto before = static_cast<Colour>(before_[i]);
    const int distance = (turned_[i] - placed_.index()) / index_step(directions_[i]);
    const auto after = static_cast<Colour>(before_[i] ^ changed_light(colour_));
    return {Cell::from_index(turned_[i]), before, after, directions_[i], static_cast<std::uint8_t>(distance)};
}

/// The propagators that the reaction passed on its way to the change, nearest to the placed piece first.
[[nodiscard]] inline std::vector<Cell> passed_through(const Reaction& reaction, const Change& change) {
    std::vector<Cell> cells;
    for (int steps = 1; steps < change.distance; ++steps)
        cells.push_back(step(reaction.placed(), change.direction, steps));
    return cells;
}

}  // namespace atom4
