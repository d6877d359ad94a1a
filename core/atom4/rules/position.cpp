// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/position.h"

#include "core/base/random.h"

namespace atom4 {
namespace {

// The bit of a set of neighbours that stands for the one in direction d, seen from that neighbour.
constexpr std::uint8_t bit_back(unsigned d) {
    return static_cast<std::uint8_t>(1U << (d + 3) % 6);
}

constexpr bool has_adjacent_pair(unsigned neighbours) {
    const unsigned turned = (neighbours << 1U | neighbours >> 5U) & 63U;
    return (neighbours & turned) != 0;
}

// By what lies around a cell and on it (Position::around_): whether it is placeable, and whether it is not but would be
// with an adjacent pair.
struct Openness {
    bool placeable = false;
    bool opens_with_pair = false;
};
constexpr std::array<Openness, 128> kOpenness = [] {
    std::array<Openness, 128> table{};
    for (unsigned around = 0; around < 64; ++around)
        table[around] = {has_adjacent_pair(around), !has_adjacent_pair(around)};
    return table;
}();

// The steps from a placeable cell, by its neighbours that hold a piece, to the empty ones that a piece there gives an
// adjacent pair: those beside a neighbour that holds a piece. There are at most three. A step of 0 stands for none: the
// placed piece itself never opens.
constexpr std::array<std::array<std::size_t, 3>, 64> kPairedSteps = [] {
    std::array<std::array<std::size_t, 3>, 64> table{};
    for (unsigned neighbours = 0; neighbours < 64; ++neighbours) {
        if (!has_adjacent_pair(neighbours)) continue;
        const auto holds_piece = [&](unsigned d) { return (neighbours >> d % 6 & 1U) != 0; };
        std::size_t count = 0;
        for (unsigned d = 0; d < 6; ++d)
            if (!holds_piece(d) && (holds_piece(d + 1) || holds_piece(d + 5)))
                table[neighbours][count++] = kIndexSteps[d];
    }
    return table;
}();

// A colour's key is the sum of keys of its lights and of one for being a piece at all.
struct ZobristKeys {
    using OfCells = std::array<std::uint64_t, Cell::kIndexCount>;
    std::array<OfCells, kColourCount> piece{};
    std::array<OfCells, 5> light{};  // by its bit
    std::array<std::uint64_t, kColourCount> to_play{};
};
constexpr ZobristKeys make_zobrist_keys() {
    ZobristKeys keys;
    Random random(0xA704);
    for (std::size_t index = 0; index < Cell::kIndexCount; ++index) {
        for (const unsigned bit : {1U, 2U, 4U}) keys.light[bit][index] = random.next();
        const std::uint64_t any = random.next();
        for (unsigned set = 0; set < kColourCount; ++set) {
            std::uint64_t& key = keys.piece[set][index];
            key = any;
            for (const unsigned bit : {1U, 2U, 4U})
                if ((set & bit) != 0) key ^= keys.light[bit][index];
        }
    }
    for (auto& key : keys.to_play) key = random.next();
    return keys;
}
const ZobristKeys kZobrist = make_zobrist_keys();

// What a move needs to know of the colour that it plays.
struct Play {
    Colour next = Colour::kRed;
    std::uint8_t light = 0;  // that it adds or takes away
    std::uint8_t goal = 0;
    Ring::Question passes;       // whether the reaction passes on through what it comes to
    Ring::Question turns;        // whether it turns that
    std::uint64_t turn_key = 0;  // what handing on the turn adds to the hash
};
const std::array<Play, kColourCount> kPlays = [] {
    std::array<Play, kColourCount> plays{};
    for (const Colour played : kWheel) {
        Play& play = plays[lights(played)];
        play.next = next_on_wheel(played);
        play.light = changed_light(played);
        play.goal = lights(goal_colour(player_of(played)));
        play.turn_key = kZobrist.to_play[lights(played)] ^ kZobrist.to_play[lights(play.next)];
        play.passes = Ring::Question(15, play.goal);
        play.turns = Ring::Question(play.light | Position::kEmpty, is_additive(played) ? 0 : play.light);
    }
    return plays;
}();

}  // namespace

Position::Position(BoardSize size, Colour to_play, std::nullptr_t) : size_(size), to_play_(to_play) {
    contents_.fill(kOutside);
    around_.fill(kTaken);
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) {
            contents_[index_of(Cell(row, col))] = kEmpty;
            around_[index_of(Cell(row, col))] = 0;
        }
    hash_ = kZobrist.to_play[lights(to_play)];
}

Position::Position(BoardSize size, Colour start) : Position(size, start, nullptr) {
    require(size.is_valid() && is_on_wheel(start));
    const int row = (size.rows - 1) / 2;
    const int col = (size.cols - 1) / 2;
    put(Cell(row, col), next_on_wheel(start, 2));
    put(Cell(row, col + 1), next_on_wheel(start, -1));
}

Result<Position, SetupError> Position::from_setup(const Setup& setup, int least) {
    if (!setup.size.is_valid(least)) return Failure{SetupError::kBadSize};
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
    const std::size_t index = index_of(cell);
    if (is_placeable(index)) frontier_.take(index);
    contents_[index] = lights(colour);
    take_place(index, lights(colour));
    hash_ ^= kZobrist.piece[lights(colour)][index];
    for (unsigned d = 0; d < 6; ++d) {
        const std::size_t neighbour = index + kIndexSteps[d];
        const bool was_placeable = is_placeable(neighbour);
        around_[neighbour] |= bit_back(d);
        Frontier::Opened opened;
        opened.add_if(!was_placeable && is_placeable(neighbour), neighbour);
        frontier_.append(opened);
    }
}

// All that a piece placed changes on its own cell but the contents.
void Position::take_place(std::size_t index, std::uint8_t colour) {
    around_[index] |= kTaken;
    bitboards_.flip(index, colour);
    ++piece_count_;
}

bool Position::is_placeable(std::size_t index) const {
    return kOpenness[around_[index]].placeable;
}

std::optional<Colour> Position::at(Cell cell) const {
    const std::uint8_t contents = contents_[index_of(cell)];
    require(contents != kOutside);
    if (contents == kEmpty) return std::nullopt;
    return static_cast<Colour>(contents);
}

std::optional<IllegalMove> Position::why_illegal(Cell cell) const {
    if (is_over()) return IllegalMove::kRoundOver;
    if (!size_.contains(cell)) return IllegalMove::kOffBoard;
    if (at(cell)) return IllegalMove::kOccupied;
    if (!is_placeable(index_of(cell))) return IllegalMove::kNoAdjacentPair;
    return std::nullopt;
}

Result<Reaction, IllegalMove> Position::play(Cell cell) {
    if (const auto reason = why_illegal(cell)) return Failure{*reason};
    return play_legal(cell);
}

[[gnu::flatten]] Reaction Position::play_legal(Cell cell) {
    Reaction reaction = lay(cell);
    settle(reaction);
    last_placed_ = cell;
    return reaction;
}

Reaction Position::lay(Cell cell) {
    const std::size_t index = index_of(cell);
    const Play& play = kPlays[lights(to_play_)];
    Frontier::Opened opened;
    const auto open_beside = [&](std::size_t step) {
        opened.add_if(kOpenness[around_[index + step]].opens_with_pair, index + step);
    };
    const auto& steps = kPairedSteps[around_[index]];
    open_beside(steps[0]);
    open_beside(steps[1]);
    if (steps[2] != 0) [[unlikely]]
        open_beside(steps[2]);

    Reaction reaction(cell, to_play_, opened, hash_);
    contents_[index] = lights(to_play_);
    const Reach reach(contents_, index, play.passes);
    std::uint8_t turned_count = 0;
    for (auto turning = reach.where(play.turns); !turning.empty(); turning.drop_first()) {
        const std::size_t d = turning.first();
        const std::size_t turned = reach.cell(d);
        const std::uint8_t before = reach.contents(d);
        reaction.turned_[turned_count] = static_cast<std::uint16_t>(turned);
        reaction.directions_[turned_count] = static_cast<Direction>(d);
        reaction.before_[turned_count++] = before;
        contents_[turned] = before ^ play.light;
    }
    reaction.turned_count_ = turned_count;
    return reaction;
}

void Position::settle(Reaction& reaction) {
    const std::size_t index = index_of(reaction.placed_);
    const std::uint8_t played = lights(to_play_);
    const Play& play = kPlays[played];
    reaction.gap_ = frontier_.take(index);
    frontier_.append(reaction.opened_);
    take_place(index, played);
#pragma GCC unroll 6
    for (unsigned d = 0; d < 6; ++d) around_[index + kIndexSteps[d]] |= bit_back(d);

    const auto& light_keys = kZobrist.light[play.light];
    std::uint64_t hash = hash_ ^ kZobrist.piece[played][index] ^ play.turn_key;
    bool made_goal = false;
    for (std::size_t i = 0; i < reaction.turned_count_; ++i) {
        const std::size_t turned = reaction.turned_[i];
        const std::uint8_t before = reaction.before_[i];
        const std::uint8_t after = before ^ play.light;
        bitboards_.turn(turned, before, after);
        hash ^= light_keys[turned];
        made_goal |= after == play.goal;
    }
    hash_ = hash;
    // Only a piece that has just turned to the goal colour can have completed a row.
    if (made_goal && completes_row(reaction)) {
        reaction.wins_ = true;
        winner_ = player_of(to_play_);
    }
    to_play_ = play.next;
}

void Position::lift(const Reaction& reaction) {
    contents_[index_of(reaction.placed_)] = kEmpty;
    for (std::size_t i = 0; i < reaction.turned_count_; ++i) contents_[reaction.turned_[i]] = reaction.before_[i];
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
    const std::size_t index = index_of(reaction.placed_);
    const std::uint8_t played = lights(reaction.colour_);
    const std::uint8_t light = kPlays[played].light;
    to_play_ = reaction.colour_;
    last_placed_ = Cell();
    hash_ = reaction.hash_before_;
    winner_.reset();

    contents_[index] = kEmpty;
    for (std::size_t i = 0; i < reaction.turned_count_; ++i) {
        const std::size_t turned = reaction.turned_[i];
        const std::uint8_t before = reaction.before_[i];
        contents_[turned] = before;
        bitboards_.turn(turned, before, before ^ light);
    }
#pragma GCC unroll 6
    for (unsigned d = 0; d < 6; ++d) around_[index + kIndexSteps[d]] &= static_cast<std::uint8_t>(~bit_back(d));
    around_[index] &= static_cast<std::uint8_t>(~kTaken);
    bitboards_.flip(index, played);
    --piece_count_;
    frontier_.drop(reaction.opened_.count);
    frontier_.put_back(index, reaction.gap_);
}

std::uint64_t Position::computed_hash() const {
    std::uint64_t hash = kZobrist.to_play[lights(to_play_)];
    for (std::size_t index = 0; index < contents_.size(); ++index)
        if (contents_[index] < kEmpty) hash ^= kZobrist.piece[contents_[index]][index];
    return hash;
}

bool operator==(const Position& a, const Position& b) {
    return a.size_ == b.size_ && a.to_play_ == b.to_play_ && a.winner_ == b.winner_ && a.contents_ == b.contents_;
}

}  // namespace atom4
