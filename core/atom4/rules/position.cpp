// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/position.h"

#include <algorithm>
#include <bit>

#include "core/base/random.h"

namespace atom4 {
namespace {

// The bit of a cell in the neighbour set of its neighbour in direction d.
constexpr std::uint8_t bit_back(unsigned d) {
    return static_cast<std::uint8_t>(1U << (d + 3) % 6);
}

constexpr bool has_adjacent_pair(unsigned neighbours) {
    const unsigned turned = (neighbours << 1U | neighbours >> 5U) & 63U;
    return (neighbours & turned) != 0;
}

// Indexed by Position::around_: whether the cell is placeable, and whether only an adjacent pair is missing.
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

// Indexed by the neighbours of a placeable cell that hold a piece: the steps to the empty neighbours that get an
// adjacent pair when the cell is filled, those next to a neighbour that holds a piece. There are at most three. A step
// of 0 means none: it leads to the placed piece itself, which never opens.
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

// A piece's key is the XOR of the keys of its lights, and of one for being a piece at all.
struct ZobristKeys {
    using OfCells = std::array<std::uint64_t, Cell::kIndexCount>;
    std::array<OfCells, kColourCount> piece{};
    std::array<OfCells, 5> light{};  // indexed by its bit
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

// What a move needs to know about the colour that it plays.
struct Play {
    Colour next = Colour::kRed;
    std::uint8_t light = 0;  // the light that it adds or removes
    std::uint8_t goal = 0;
    Ring::Question passes;       // tests whether the reaction passes through a piece
    Ring::Question turns;        // tests whether it turns the piece
    std::uint64_t turn_key = 0;  // the change of the hash when the turn passes
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

Result<Position, SetupError> Position::from_setup(const Setup& setup, int min_side) {
    if (!setup.size.is_valid(min_side)) return Failure{SetupError::kBadSize};
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

// Updates what a placed piece changes on its own cell, except contents_.
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
    complete(reaction);
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

void Position::complete(Reaction& reaction) {
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

// Rows of four: who has one, and who could complete one.

namespace atom4 {
namespace {

constexpr std::size_t kRowLength = 4;
constexpr std::size_t kNoCell = Cell::kIndexCount;

// A cell beside a line, at any distance, forms an equilateral triangle with the two cells of the line that it sees
// along its axes: the steps to it from the first and from the second of the two.
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

// The aim of a piece of a wheel colour: the goal colour of its player, and the only colour that it turns to the goal
// colour.
struct Aim {
    std::uint8_t goal = 0;
    std::uint8_t turning = 0;
    Ring::Question passes;  // tests for the goal colour
    Ring::Question turns;   // tests for the turning colour
    Ring::Question could;   // tests for either
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

// Returns the cell of that index; std::nullopt for kNoCell.
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

// Only the opposite of the played colour on the wheel turns to the goal colour, so a row can be completed only where
// four cells in line hold nothing but goals and opposites. Bitboards find these windows, 64 at a time.
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
    // Apart from the cells that it opens, a placement makes a win possible only by turning a piece to the goal colour,
    // or to the colour that turns to it.
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

// Whether a piece could complete a row through that cell, which holds the goal colour or the one that turns to it.
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
    // A row may need two turned pieces: corners of an equilateral triangle with the placed piece.
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

// The same for a cell that the last placement opened, if the colour had no win before it. A neighbour that completes a
// row by turning is then at the end of the row, in line with the cell. For any other row through the neighbour, the
// cells that see both the neighbour and a goal next to it in the row would have been wins before, or would hold pieces,
// which would have opened this cell before.
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

// Whether the cell would be part of a row of four if it held the goal colour.
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

// Visits each cell, perhaps twice, where a piece would turn all opposites of a window at once: of the four cells in
// line from `first` on, each of which holds a goal or an opposite.
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
    } else if (count == 2) {  // a reaction turns at most two cells of a line
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
