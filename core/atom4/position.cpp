// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/position.h"

#include <algorithm>

#include "core/atom4/random.h"

namespace atom4 {
namespace {

constexpr std::size_t as_size(int index) {
    return static_cast<std::size_t>(index);
}

constexpr std::array<int, 6> kSteps = [] {
    std::array<int, 6> steps{};
    for (const Direction d : kDirections) steps[static_cast<std::size_t>(d)] = index_step(d);
    return steps;
}();

// Whether a set of neighbours (bit d: direction d) has two that are adjacent to each other.
constexpr std::array<bool, 64> kHasAdjacentPair = [] {
    std::array<bool, 64> table{};
    for (unsigned set = 0; set < 64; ++set) {
        const unsigned turned = (set << 1U | set >> 5U) & 63U;
        table[set] = (set & turned) != 0;
    }
    return table;
}();

// Whether a piece in direction d gives a cell with that set of neighbours its first adjacent pair.
constexpr std::array<std::array<bool, 64>, 6> kMakesPair = [] {
    std::array<std::array<bool, 64>, 6> table{};
    for (unsigned d = 0; d < 6; ++d)
        for (unsigned set = 0; set < 64; ++set)
            table[d][set] = !kHasAdjacentPair[set] && kHasAdjacentPair[set | 1U << d];
    return table;
}();

// By wheel colour, so that a move needs no arithmetic on the wheel.
constexpr std::array<Colour, kColourCount> kNextColour = [] {
    std::array<Colour, kColourCount> table{};
    for (const Colour played : kWheel) table[lights(played)] = next_on_wheel(played);
    return table;
}();
constexpr std::array<std::uint8_t, kColourCount> kGoal = [] {
    std::array<std::uint8_t, kColourCount> table{};
    for (const Colour played : kWheel) table[lights(played)] = lights(goal_colour(player_of(played)));
    return table;
}();

constexpr std::array<std::array<std::uint8_t, kColourCount>, kColourCount> kCombine = [] {
    std::array<std::array<std::uint8_t, kColourCount>, kColourCount> table{};
    for (const Colour played : kWheel)
        for (const Colour reached : kColours) table[lights(played)][lights(reached)] = lights(combine(played, reached));
    return table;
}();

// Keys are linear in the lights: turning a piece from one colour to another flips the keys of the lights that differ.
struct ZobristKeys {
    std::array<std::array<std::uint64_t, kColourCount>, Cell::kIndexCount> light{};
    std::array<std::uint64_t, Cell::kIndexCount> piece{};
    std::array<std::uint64_t, kColourCount> to_play{};
};
constexpr ZobristKeys make_zobrist_keys() {
    ZobristKeys keys;
    Random random(0xA704);
    for (int index = 0; index < Cell::kIndexCount; ++index) {
        auto& light = keys.light[as_size(index)];
        for (const unsigned bit : {1U, 2U, 4U}) light[bit] = random.next();
        for (const unsigned set : {3U, 5U, 6U, 7U})
            light[set] = (set & 1U ? light[1] : 0) ^ (set & 2U ? light[2] : 0) ^ (set & 4U ? light[4] : 0);
        keys.piece[as_size(index)] = random.next();
    }
    for (auto& key : keys.to_play) key = random.next();
    return keys;
}
const ZobristKeys kZobrist = make_zobrist_keys();

}  // namespace

std::vector<Cell> passed_through(const Reaction& reaction, const Change& change) {
    std::vector<Cell> cells;
    for (int steps = 1; steps < change.distance; ++steps)
        cells.push_back(step(reaction.placed(), change.direction, steps));
    return cells;
}

Position::Position(BoardSize size, Colour to_play, std::nullptr_t) : size_(size), to_play_(to_play) {
    contents_.fill(kOutside);
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) contents_[as_size(Cell(row, col).index())] = kEmpty;
    hash_ = kZobrist.to_play[lights(to_play)];
}

Position::Position(BoardSize size, Colour start) : Position(size, start, nullptr) {
    require(size.is_valid() && is_on_wheel(start));
    const int row = (size.rows - 1) / 2;
    const int col = (size.cols - 1) / 2;
    put(Cell(row, col), next_on_wheel(start, 2));
    put(Cell(row, col + 1), next_on_wheel(start, -1));
}

Result<Position, SetupError> Position::from_setup(const Setup& setup) {
    if (!setup.size.is_valid()) return Failure{SetupError::kBadSize};
    if (!is_on_wheel(setup.to_play)) return Failure{SetupError::kToPlayNotOnWheel};
    Position position(setup.size, setup.to_play, nullptr);
    for (const auto& [cell, colour] : setup.pieces) {
        if (!setup.size.contains(cell)) return Failure{SetupError::kPieceOffBoard};
        if (position.at(cell)) return Failure{SetupError::kTwoPiecesOnACell};
        position.put(cell, colour);
    }
    for (const Player player : kPlayers) {
        if (!position.has_row(player)) continue;
        if (position.winner_) return Failure{SetupError::kBothPlayersHaveWon};
        position.winner_ = player;
    }
    return position;
}

void Position::put(Cell cell, Colour colour) {
    const int index = cell.index();
    if (is_placeable(index)) {
        const std::uint16_t slot = slot_[as_size(index)];
        const Cell last = placeable_[--placeable_count_];
        placeable_[slot] = last;
        slot_[as_size(last.index())] = slot;
    }
    contents_[as_size(index)] = lights(colour);
    hash_ ^= kZobrist.piece[as_size(index)] ^ kZobrist.light[as_size(index)][lights(colour)];
    ++piece_count_;
    for (unsigned d = 0; d < 6; ++d) {
        const int neighbour = index + kSteps[d];
        const bool was_placeable = is_placeable(neighbour);
        neighbours_[as_size(neighbour)] |= static_cast<std::uint8_t>(1U << (d + 3) % 6);
        if (was_placeable || !is_placeable(neighbour)) continue;
        slot_[as_size(neighbour)] = placeable_count_;
        placeable_[placeable_count_++] = Cell::from_index(neighbour);
    }
}

bool Position::is_placeable(int index) const {
    return contents_[as_size(index)] == kEmpty && kHasAdjacentPair[neighbours_[as_size(index)]];
}

std::optional<Colour> Position::at(Cell cell) const {
    const std::uint8_t contents = contents_[as_size(cell.index())];
    require(contents != kOutside);
    if (contents == kEmpty) return std::nullopt;
    return static_cast<Colour>(contents);
}

std::optional<IllegalMove> Position::why_illegal(Cell cell) const {
    if (is_over()) return IllegalMove::kRoundOver;
    if (!size_.contains(cell)) return IllegalMove::kOffBoard;
    if (at(cell)) return IllegalMove::kOccupied;
    if (!is_placeable(cell.index())) return IllegalMove::kNoAdjacentPair;
    return std::nullopt;
}

Result<Reaction, IllegalMove> Position::play(Cell cell) {
    if (const auto reason = why_illegal(cell)) return Failure{*reason};
    return play_legal(cell);
}

Reaction Position::play_legal(Cell cell) {
    const int index = cell.index();
    const std::uint8_t played = lights(to_play_);
    const std::uint8_t goal = kGoal[played];
    const auto& combined = kCombine[played];

    Reaction reaction;
    reaction.placed_ = cell;
    reaction.colour_ = to_play_;
    reaction.hash_before_ = hash_;
    reaction.frontier_slot_ = slot_[as_size(index)];
    const Cell last = placeable_[--placeable_count_];
    placeable_[reaction.frontier_slot_] = last;
    slot_[as_size(last.index())] = reaction.frontier_slot_;

    contents_[as_size(index)] = played;
    std::uint64_t hash = hash_ ^ kZobrist.piece[as_size(index)] ^ kZobrist.light[as_size(index)][played];
    ++piece_count_;

    const std::uint16_t placeable_before = placeable_count_;
    bool made_goal = false;
#pragma GCC unroll 6
    for (unsigned d = 0; d < 6; ++d) {
        const int stride = kSteps[d];
        const int neighbour = index + stride;
        std::uint8_t& seen = neighbours_[as_size(neighbour)];
        const std::uint8_t seen_before = seen;
        seen = static_cast<std::uint8_t>(seen_before | 1U << (d + 3) % 6);
        std::uint8_t before = contents_[as_size(neighbour)];
        if (before == kEmpty) {
            if (kMakesPair[(d + 3) % 6][seen_before]) {
                slot_[as_size(neighbour)] = placeable_count_;
                placeable_[placeable_count_++] = Cell::from_index(neighbour);
            }
            continue;
        }
        int reached = neighbour;
        std::uint8_t distance = 1;
        while (before == goal) {
            reached += stride;
            ++distance;
            before = contents_[as_size(reached)];
        }
        if (before >= kEmpty) continue;
        const std::uint8_t after = combined[before];
        if (after == before) continue;
        contents_[as_size(reached)] = after;
        made_goal |= after == goal;
        hash ^= kZobrist.light[as_size(reached)][before ^ after];
        reaction.changes_[reaction.change_count_++] = {Cell::from_index(reached), static_cast<Colour>(before),
                                                       static_cast<Colour>(after), static_cast<Direction>(d), distance};
    }
    reaction.opened_count_ = static_cast<std::uint8_t>(placeable_count_ - placeable_before);
    hash_ = hash;

    // Only a piece that has just turned to the goal colour can have completed a row.
    if (made_goal && completes_row(reaction, goal)) {
        reaction.wins_ = true;
        winner_ = player_of(to_play_);
    }
    set_to_play(kNextColour[played]);
    return reaction;
}

bool Position::completes_row(const Reaction& reaction, std::uint8_t goal) const {
    for (const Change& change : reaction.changes()) {
        if (lights(change.after) != goal) continue;
        for (const Direction axis : kAxes)
            if (row_length(change.cell.index(), axis) >= 4) return true;
    }
    return false;
}

void Position::set_to_play(Colour colour) {
    hash_ ^= kZobrist.to_play[lights(to_play_)] ^ kZobrist.to_play[lights(colour)];
    to_play_ = colour;
}

void Position::pass() {
    set_to_play(next_on_wheel(to_play_));
}
void Position::unpass() {
    set_to_play(next_on_wheel(to_play_, -1));
}

void Position::undo(const Reaction& reaction) {
    const int index = reaction.placed_.index();
    to_play_ = reaction.colour_;
    hash_ = reaction.hash_before_;
    winner_.reset();

    for (unsigned i = 0; i < reaction.change_count_; ++i) {
        const Change& change = reaction.changes_[i];
        contents_[as_size(change.cell.index())] = lights(change.before);
    }
#pragma GCC unroll 6
    for (unsigned d = 0; d < 6; ++d)
        neighbours_[as_size(index + kSteps[d])] &= static_cast<std::uint8_t>(~(1U << (d + 3) % 6));
    contents_[as_size(index)] = kEmpty;
    --piece_count_;

    // The list gets back its exact order, so that a search sees the same moves before and after a try.
    placeable_count_ = static_cast<std::uint16_t>(placeable_count_ - reaction.opened_count_);
    const Cell moved = placeable_[reaction.frontier_slot_];
    placeable_[placeable_count_] = moved;
    slot_[as_size(moved.index())] = placeable_count_;
    ++placeable_count_;
    placeable_[reaction.frontier_slot_] = reaction.placed_;
    slot_[as_size(index)] = reaction.frontier_slot_;
}

int Position::row_length(int index, Direction axis) const {
    const int stride = index_step(axis);
    const std::uint8_t colour = contents_[as_size(index)];
    int length = 1;
    for (int i = index + stride; contents_[as_size(i)] == colour; i += stride) ++length;
    for (int i = index - stride; contents_[as_size(i)] == colour; i -= stride) ++length;
    return length;
}

bool Position::has_row(Player player) const {
    for (int index = 0; index < Cell::kIndexCount; ++index) {
        if (contents_[as_size(index)] != lights(goal_colour(player))) continue;
        for (const Direction axis : kAxes)
            if (row_length(index, axis) >= 4) return true;
    }
    return false;
}

std::optional<Cell> Position::find_win(Colour played) const {
    const std::uint8_t goal = lights(goal_colour(player_of(played)));
    // Only the piece's opposite on the wheel turns to the goal colour.
    const std::uint8_t opposite_colour = lights(next_on_wheel(played, 3));
    std::optional<Cell> found;
    for (const Cell cell : legal_moves()) {
        std::array<int, 6> turned{};
        std::size_t turned_count = 0;
        for (const int stride : kSteps) {
            int reached = cell.index() + stride;
            while (contents_[as_size(reached)] == goal) reached += stride;
            if (contents_[as_size(reached)] == opposite_colour) turned[turned_count++] = reached;
        }
        if (turned_count == 0 || (found && *found < cell)) continue;
        const auto is_goal = [&](int index) {
            return contents_[as_size(index)] == goal ||
                   std::find(turned.begin(), turned.begin() + turned_count, index) != turned.begin() + turned_count;
        };
        for (std::size_t i = 0; i < turned_count; ++i) {
            for (const Direction axis : kAxes) {
                const int stride = index_step(axis);
                int length = 1;
                for (int index = turned[i] + stride; is_goal(index); index += stride) ++length;
                for (int index = turned[i] - stride; is_goal(index); index -= stride) ++length;
                if (length >= 4) found = cell;
            }
        }
    }
    return found;
}

std::vector<Cell> Position::winning_cells() const {
    std::vector<Cell> cells;
    if (!winner_) return cells;
    for (int index = 0; index < Cell::kIndexCount; ++index) {
        if (contents_[as_size(index)] != lights(goal_colour(*winner_))) continue;
        const bool in_a_row =
            std::any_of(kAxes.begin(), kAxes.end(), [&](Direction axis) { return row_length(index, axis) >= 4; });
        if (in_a_row) cells.push_back(Cell::from_index(index));
    }
    return cells;
}

std::uint64_t Position::computed_hash() const {
    std::uint64_t hash = kZobrist.to_play[lights(to_play_)];
    for (int index = 0; index < Cell::kIndexCount; ++index)
        if (contents_[as_size(index)] < kEmpty)
            hash ^= kZobrist.piece[as_size(index)] ^ kZobrist.light[as_size(index)][contents_[as_size(index)]];
    return hash;
}

bool operator==(const Position& a, const Position& b) {
    return a.size_ == b.size_ && a.to_play_ == b.to_play_ && a.winner_ == b.winner_ && a.contents_ == b.contents_;
}

}  // namespace atom4
