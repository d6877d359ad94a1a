// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/atom4/engine/late_positions.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "tests/support/positions.h"

namespace atom4::test {
namespace {

int empty_cells(const Position& position) {
    return position.size().cell_count() - position.piece_count();
}

// Plays a random legal move that does not win; returns false if there is none, or if 20 tries find none.
bool play_on(Position& position, Random& random) {
    for (int tries = 0; tries < 20 && !position.is_over(); ++tries) {
        const Reaction reaction = position.play_legal(random_move(position, random));
        if (!reaction.wins()) return true;
        position.undo(reaction);
    }
    return false;
}

// Returns whether a piece at the cell would be the last one of a row of four in a goal colour, when the board is filled
// cell by cell.
bool ends_row(const std::map<Cell, Colour>& placed, Cell cell, Colour colour) {
    if (is_on_wheel(colour)) return false;
    const auto holds = [&](Direction direction, int steps) {
        const auto piece = placed.find(step(cell, direction, steps));
        return piece != placed.end() && piece->second == colour;
    };
    return std::any_of(kAxes.begin(), kAxes.end(), [&](Direction axis) {
        const Direction back = axis == Direction::kEast ? Direction::kWest : axis;
        return holds(back, 1) && holds(back, 2) && holds(back, 3);
    });
}

// Returns cells most of which are connected.
std::set<Cell> cluster(BoardSize size, int count, Random& random) {
    const auto anywhere = [&] {
        return Cell(static_cast<int>(random.below(static_cast<std::uint64_t>(size.rows))),
                    static_cast<int>(random.below(static_cast<std::uint64_t>(size.cols))));
    };
    std::set<Cell> cells;
    for (Cell cell = anywhere(); std::ssize(cells) < count;) {
        cells.insert(cell);
        const Cell next = step(cell, kDirections[random.below(kDirections.size())]);
        cell = size.contains(next) && random.below(8) != 0 ? next : anywhere();
    }
    return cells;
}

// The colours of the pieces: any, or mostly one player's goal colour and the colours that are one light away from it.
class Palette {
public:
    explicit Palette(Random& random) : kind_(random.below(2)), share_(random.below(1'300)) {}

    [[nodiscard]] Colour pick(Random& random) const {
        using enum Colour;
        constexpr std::array<Colour, 6> kBright{kWhite, kWhite, kWhite, kYellow, kCyan, kPurple};
        constexpr std::array<Colour, 6> kDark{kBlack, kBlack, kBlack, kRed, kGreen, kBlue};
        if (random.below(1'000) >= share_) return kColours[random.below(kColourCount)];
        return (kind_ == 0 ? kBright : kDark)[random.below(6)];
    }

private:
    std::uint64_t kind_;
    std::uint64_t share_;
};

}  // namespace

Position start_of(BoardSize size, Colour start) {
    const int row = (size.rows - 1) / 2;
    const int col = (size.cols - 1) / 2;
    const Setup setup{
        size, {{Cell(row, col), next_on_wheel(start, 2)}, {Cell(row, col + 1), next_on_wheel(start, -1)}}, start};
    return *Position::from_setup(setup, kSmallestSide);
}

Position late_position(BoardSize size, Colour start, int empty, Random& random) {
    for (;; ++empty) {
        Position position = start_of(size, start);
        while (empty_cells(position) > empty && play_on(position, random)) {
        }
        if (empty_cells(position) <= empty && !position.is_over()) return position;
    }
}

Position scattered_position(BoardSize size, Colour to_play, int empty, Random& random) {
    Setup setup{size, {}, to_play};
    const Palette palette(random);
    std::map<Cell, Colour> placed;
    const std::set<Cell> free = cluster(size, empty, random);
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) {
            const Cell cell(row, col);
            if (free.contains(cell)) continue;
            Colour colour = palette.pick(random);
            while (ends_row(placed, cell, colour)) colour = kColours[random.below(kColourCount)];
            placed.emplace(cell, colour);
            setup.pieces.emplace_back(cell, colour);
        }
    return *Position::from_setup(setup, kSmallestSide);
}

}  // namespace atom4::test
