// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What a position knows about rows of four: who has one, and who could complete one.
#include <algorithm>
#include <bit>

#include "core/atom4/rules/position.h"

namespace atom4 {
namespace {

constexpr std::size_t kRowLength = 4;
constexpr std::size_t kNoCell = Cell::kIndexCount;

// A cell beside a line that sees two cells of it makes an equilateral triangle with them: the steps to it from the
// first and from the second of the two.
struct Triangle {
    std::size_t from_first = 0;
    std::size_t from_second = 0;
};
struct Axis {
    std::size_t step = 0;  // forward in the index
    std::array<Triangle, 2> triangles{};
};
constexpr Axis axis_along(Direction forward) {
    const auto turned = [&](unsigned sixths) { return kIndexSteps[(static_cast<unsigned>(forward) + sixths) % 6]; };
    return {turned(0), {{{turned(1), turned(2)}, {turned(5), turned(4)}}}};
}
constexpr std::array<Axis, 3> kAxesForward{axis_along(Direction::kEast), axis_along(Direction::kSouthWest),
                                           axis_along(Direction::kSouthEast)};

// What a piece of a wheel colour is placed for: its player's goal, and the one colour that it turns to that.
struct Aim {
    std::uint8_t goal = 0;
    std::uint8_t turning = 0;
    Ring::Question passes;  // whether something is the goal
    Ring::Question turns;   // or turns to it
    Ring::Question could;   // either
};
constexpr std::array<Aim, kColourCount> kAims = [] {
    std::array<Aim, kColourCount> aims{};
    for (const Colour played : kWheel) {
        const std::uint8_t goal = lights(goal_colour(player_of(played)));
        const std::uint8_t turning = lights(opposite(played));
        const auto both = static_cast<std::uint8_t>(15 ^ goal ^ turning);  // the bits in which they are alike
        aims[lights(played)] = {goal, turning, Ring::Question(15, goal), Ring::Question(15, turning),
                                Ring::Question(both, goal & both)};
    }
    return aims;
}();
constexpr const Aim& aim_of(Colour played) {
    return kAims[lights(played)];
}

// The cell of that index, or none for kNoCell.
std::optional<Cell> cell_at(std::size_t index) {
    if (index == kNoCell) return std::nullopt;
    return Cell::from_index(static_cast<int>(index));
}

}  // namespace

bool Position::completes_row(const Reaction& reaction) const {
    const std::uint8_t goal = lights(goal_colour(reaction.mover()));
    for (std::size_t i = 0; i < reaction.turned_count_; ++i)
        if (contents_[reaction.turned_[i]] == goal && row_over(reaction.turned_[i], goal)) return true;
    return false;
}

bool Position::has_row(Player player) const {
    const std::uint8_t goal = lights(goal_colour(player));
    for (std::size_t index = 0; index < contents_.size(); ++index)
        if (contents_[index] == goal && row_over(index, goal)) return true;
    return false;
}

std::vector<Cell> Position::winning_cells() const {
    std::vector<Cell> cells;
    if (!winner_) return cells;
    const std::uint8_t goal = lights(goal_colour(*winner_));
    for (std::size_t index = 0; index < contents_.size(); ++index)
        if (contents_[index] == goal && row_over(index, goal))
            cells.push_back(Cell::from_index(static_cast<int>(index)));
    return cells;
}

// Only the played colour's opposite on the wheel turns to the goal colour, so a row can come about only where four
// cells in line hold nothing but goals and opposites. Bitboards find these windows, 64 at a time.
template <class Visit>
void Position::for_each_win(Colour played, const Visit& visit) const {
    if (winner_) return;
    const Aim& aim = aim_of(played);
    // From the last word down: shifting brings in bits of the word above.
    std::uint64_t could_above = 0;
    std::array<std::uint64_t, 3> pairs_above{};
    for (std::size_t w = Bitboards::word_of(Cell(size_.rows - 1, size_.cols - 1)) + 1; w-- > 0;) {
        const std::uint64_t could = bitboards_.word(w)[aim.goal] | bitboards_.word(w)[aim.turning];
        if (could == 0) {
            could_above = 0;
            pairs_above = {};
            continue;
        }
#pragma GCC unroll 3
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const std::size_t step = kAxesForward[axis].step;
            const std::uint64_t pairs = could & (could >> step | could_above << (64 - step));
            std::uint64_t windows = pairs & (pairs >> 2 * step | pairs_above[axis] << (64 - 2 * step));
            pairs_above[axis] = pairs;
            for (; windows != 0; windows &= windows - 1) {
                const auto first = static_cast<std::size_t>(std::countr_zero(windows));
                for_each_filling(w * Bitboards::kWordBits + first, axis, aim.goal, visit);
            }
        }
        could_above = could;
    }
}

std::optional<Cell> Position::find_win(Colour played) const {
    std::size_t best = kNoCell;
    for_each_win(played, [&](std::size_t cell) { best = std::min(best, cell); });
    return cell_at(best);
}

Wins Position::find_wins(Colour played) const {
    Wins wins;
    for_each_win(played, [&](std::size_t cell) { wins.add(Cell::from_index(static_cast<int>(cell))); });
    return wins;
}

std::optional<Cell> Position::find_opened_win(const Reaction& last) const {
    if (winner_) return std::nullopt;
    const Colour answer = next_on_wheel(last.colour_);
    const Aim& aim = aim_of(answer);
    std::size_t best = kNoCell;
    for (std::size_t i = 0; i < last.opened_.count; ++i) {
        const std::size_t index = last.opened_.indices[i];
        if (Ring(contents_, index).where(aim.could).empty() || best < index) continue;
        if (wins_once_opened(index, answer)) best = index;
    }
    return cell_at(best);
}

std::optional<Cell> Position::find_win_behind(const Reaction& last, const Wins& before) const {
    if (before.empty()) return find_opened_win(last);
    if (winner_) return std::nullopt;
    const Colour answer = next_on_wheel(last.colour_);
    const Aim& aim = aim_of(answer);
    // Only a turned piece that was a goal, or would have turned to one, can have stopped a win elsewhere.
    bool may_have_stopped = false;
    for (std::size_t i = 0; i < last.turned_count_; ++i)
        may_have_stopped |= last.before_[i] == aim.goal || last.before_[i] == aim.turning;
    std::size_t best = kNoCell;
    for (const Cell cell : before.complete() ? before.cells() : frontier_.cells()) {
        const std::size_t index = index_of(cell);
        const bool may_win = index < best && cell != last.placed_;
        if (may_win && ((before.complete() && !may_have_stopped) || would_win(index, answer))) best = index;
    }
    for (std::size_t i = 0; i < last.opened_.count; ++i) {
        const std::size_t index = last.opened_.indices[i];
        if (index < best && would_win(index, answer)) best = index;
    }
    return cell_at(best);
}

bool Position::threatens_behind(const Reaction& last, const Wins& before) const {
    if (winner_) return false;
    if (before.any_besides(last.placed())) return true;
    const Colour played = next_on_wheel(next_on_wheel(last.colour_));
    const Aim& aim = aim_of(played);
    // But for what it opens, a placement makes a win only by a piece turned to the goal colour, or to what turns to it.
    bool gains = false;
    for (std::size_t i = 0; i < last.turned_count_; ++i) {
        const std::size_t turned = last.turned_[i];
        const std::uint8_t contents = contents_[turned];
        if (contents != aim.goal && contents != aim.turning) continue;
        if (fills_row_over(turned, played)) return true;
        if (contents == aim.goal && fills_row_through(turned, played)) return true;
        gains = true;
    }
    for (std::size_t i = 0; i < last.opened_.count; ++i) {
        const std::size_t index = last.opened_.indices[i];
        if (Ring(contents_, index).where(aim.could).empty()) continue;
        if (gains || !before.empty() ? would_win(index, played) : wins_once_opened(index, played)) return true;
    }
    return false;
}

// Whether a piece could complete a row over that cell, which holds a goal or what turns to one.
bool Position::fills_row_over(std::size_t index, Colour played) const {
    const Aim& aim = aim_of(played);
    const auto could = [&](std::size_t cell) { return contents_[cell] == aim.goal || contents_[cell] == aim.turning; };
    bool found = false;
#pragma GCC unroll 3
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t step = kAxesForward[axis].step;
        std::size_t first = index;
        std::size_t length = 1;
        for (; length < kRowLength && could(first - step); ++length) first -= step;
        std::size_t last = index;
        for (std::size_t i = 1; i < kRowLength && could(last + step); ++i, ++length) last += step;
        for (; length >= kRowLength; --length, first += step)
            for_each_filling(first, axis, aim.goal, [&](std::size_t) { found = true; });
    }
    return found;
}

// Whether a piece could complete a row by a reaction that passes through the goal piece there.
bool Position::fills_row_through(std::size_t index, Colour played) const {
    const Aim& aim = aim_of(played);
#pragma GCC unroll 3
    for (const Axis& axis : kAxesForward) {
        std::size_t placed = reached_from(index, axis.step, aim.goal);
        std::size_t turned = reached_from(index, std::size_t{0} - axis.step, aim.goal);
        if (contents_[placed] == aim.turning) std::swap(placed, turned);
        if (contents_[turned] == aim.turning && contents_[placed] == kEmpty && is_placeable(placed) &&
            would_win(placed, played))
            return true;
    }
    return false;
}

// Whether a piece placed there would complete a row for its player.
bool Position::would_win(std::size_t index, Colour played) const {
    const Aim& aim = aim_of(played);
    const Reach reach(contents_, index, aim.passes);
    const auto turned = reach.where(aim.turns);
    for (auto rest = turned; !rest.empty(); rest.drop_first())
        if (row_over(reach.cell(rest.first()), aim.goal)) return true;
    if (!turned.several()) return false;
    // A row may need two of them: corners of an equilateral triangle with the placed piece.
    for (std::size_t d = 0; d < 6; ++d) {
        const std::size_t beside = (d + 1) % 6;
        if (!turned.contains(d) || !turned.contains(beside)) continue;
        const std::size_t step = kIndexSteps[(d + 2) % 6];
        std::size_t length = 2;
        std::size_t end = reach.cell(d) + step;
        for (; contents_[end] == aim.goal; end += step) ++length;
        if (end != reach.cell(beside)) continue;
        for (end += step; contents_[end] == aim.goal; end += step) ++length;
        for (end = reach.cell(d) - step; contents_[end] == aim.goal; end -= step) ++length;
        if (length >= kRowLength) return true;
    }
    return false;
}

// The same for a cell that the last placement opened, where the colour had no win before it. A neighbour that completes
// a row by turning lies at the end of it, in line with the cell: beside any other row over it, the cells that see both
// the neighbour and a goal next to it in the row would have been wins, or else pieces by which this cell was open.
bool Position::wins_once_opened(std::size_t index, Colour played) const {
    const Aim& aim = aim_of(played);
    const Ring ring(contents_, index);
    for (auto turned = ring.where(aim.turns); !turned.empty(); turned.drop_first()) {
        const std::size_t step = kIndexSteps[turned.first()];
        std::size_t goal = index + 2 * step;
        if (contents_[goal] == aim.goal && contents_[goal += step] == aim.goal && contents_[goal + step] == aim.goal)
            return true;
    }
    for (auto passed = ring.where(aim.passes); !passed.empty(); passed.drop_first()) {
        const std::size_t reached = reached_from(index, kIndexSteps[passed.first()], aim.goal);
        if (contents_[reached] == aim.turning && row_over(reached, aim.goal)) return true;
    }
    return false;
}

// Whether the piece there would lie in a row if it had the goal colour.
bool Position::row_over(std::size_t index, std::uint8_t goal) const {
#pragma GCC unroll 3
    for (const auto& [step, triangles] : kAxesForward) {
        std::size_t length = 1;
        for (std::size_t i = index + step; contents_[i] == goal; i += step) ++length;
        for (std::size_t i = index - step; contents_[i] == goal; i -= step) ++length;
        if (length >= kRowLength) return true;
    }
    return false;
}

// Visits each cell where a piece would turn all opposites of the window at once, perhaps twice: of the four cells in
// line from `first` on, each of them a goal or an opposite.
template <class Visit>
void Position::for_each_filling(std::size_t first, std::size_t axis, std::uint8_t goal, const Visit& visit) const {
    const auto& [step, triangles] = kAxesForward[axis];
    std::array<std::size_t, kRowLength> opposites;
    std::size_t count = 0;
#pragma GCC unroll 4
    for (std::size_t i = 0; i < kRowLength; ++i) {
        opposites[count] = first + i * step;
        count += contents_[first + i * step] != goal ? 1 : 0;
    }
    const auto consider = [&](std::size_t cell) {
        if (contents_[cell] == kEmpty && is_placeable(cell)) visit(cell);
    };
    if (count == 1) {
        for (const std::size_t direction : kIndexSteps) consider(reached_from(opposites[0], direction, goal));
    } else if (count == 2) {  // no cell sees more of a line
        for (const auto& [from_first, from_second] : triangles) {
            const std::size_t cell = reached_from(opposites[0], from_first, goal);
            if (cell == reached_from(opposites[1], from_second, goal)) consider(cell);
        }
    }
}

// The first cell in the direction of `step` that does not hold a piece of the goal colour.
std::size_t Position::reached_from(std::size_t index, std::size_t step, std::uint8_t goal) const {
    do index += step;
    while (contents_[index] == goal);
    return index;
}

}  // namespace atom4
