// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/open_lines.h"

#include <algorithm>
#include <bit>

#include "core/base/random.h"

namespace atom4 {
namespace {

constexpr std::size_t kLineLength = 4;
constexpr unsigned kLights = 7;
constexpr std::array<unsigned, 3> kLight{1, 2, 4};

std::uint8_t contents(const Position& position, std::size_t index) {
    return position.contents(Cell::from_index(static_cast<int>(index)));
}

// Returns the lights that a piece must be given to be of the player's goal colour; for player 2, those that must be
// removed.
constexpr unsigned lacking(std::uint8_t colour, Player player) {
    return player == Player::kFirst ? kLights & ~static_cast<unsigned>(colour) : colour;
}

// Returns the light that a placement of that wheel colour adds or removes.
constexpr unsigned light_of(Colour played) {
    return is_additive(played) ? lights(played) : kLights & ~static_cast<unsigned>(lights(played));
}

constexpr bool is_goal(std::uint8_t colour) {
    return colour == lights(Colour::kBlack) || colour == lights(Colour::kWhite);
}

// WinnableLines::Counts: fields for the lights 1, 2 and 4, for empty cells, and for cells that can never be of the goal
// colour.
constexpr std::array<std::uint32_t, 5> kCountOfLight{0, 0x1, 0x10, 0, 0x100};
constexpr std::uint32_t kNever = 0x10000;
constexpr bool is_within(std::uint32_t counts, std::uint32_t most) {
    constexpr std::uint32_t kRoom = 0x888;
    return ((most + kRoom - (counts & 0x777)) & kRoom) == kRoom;
}
constexpr int sum_of_fields(std::uint32_t counts) {
    const std::uint32_t pairs = (counts & 0x0F0F) + (counts >> 4U & 0x0F0F);
    return static_cast<int>((pairs + (pairs >> 8U)) & 0xFF);
}
// By the lights that a cell lacks; the last one is for an empty cell.
constexpr std::array<std::uint32_t, 9> kCounts{0x0, 0x1, 0x10, 0x11, 0x100, 0x101, 0x110, 0x111, 0x1000};

// Returns whether there is a cell for each of the lights; for 8, whether there is one cell.
constexpr bool has_at_least(std::uint64_t cells, unsigned wanted) {
    for (; wanted != 0; wanted &= wanted - 1, cells &= cells - 1)
        if (cells == 0) return false;
    return true;
}

constexpr int count_places(unsigned places) {
    constexpr std::array<int, 16> kCount{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return kCount[places];
}

// Returns the least number of placements that reach all of these places of a line, two at a time where one empty cell
// reaches both.
int placements_for(unsigned places, const std::array<std::uint64_t, kLineLength>& reaching) {
    const int count = count_places(places);
    if (count == 1) return 1;
    const auto together = [&](unsigned i, unsigned j) { return (reaching[i] & reaching[j]) != 0; };
    if (count == 4) {
        constexpr std::array<std::array<unsigned, 4>, 3> kPairings{{{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 3, 1, 2}}};
        int least = 4;
        for (const auto& [a, b, c, d] : kPairings)
            least = std::min(least, 4 - (together(a, b) ? 1 : 0) - (together(c, d) ? 1 : 0));
        return least;
    }
    for (unsigned i = 0; i < kLineLength; ++i)
        for (unsigned j = i + 1; j < kLineLength; ++j)
            if ((places >> i & places >> j & 1U) != 0 && together(i, j)) return count - 1;
    return count;
}

}  // namespace

WinnableLines::WinnableLines(const Position& root)
    : facts_(Cell::kIndexCount),
      keys_(Cell::kIndexCount),
      seen_(std::vector<SeenCell>(Cell::kIndexCount), std::vector<SeenCell>(Cell::kIndexCount)),
      marks_(Cell::kIndexCount, 0) {
    const BoardSize size = root.size();
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) cells_.push_back(static_cast<Index>(Cell(row, col).index()));
    Random random(0x501CE);
    for (const Index cell : cells_)
        for (ProofKey& key : keys_[cell]) key = {random.next(), random.next()};
    const auto area = static_cast<std::uint64_t>(size.rows * BoardSize::kMax + size.cols);
    for (auto& keys : questions_)
        for (ProofKey& key : keys) key = {mix(random.next() ^ area), mix(random.next() ^ area)};
    find_mirror(root);
    number_empty_cells(root);
    find_reaching_cells(root);
    find_lines(root);
}

// With an odd number of rows, the lattice is symmetric top to bottom. If the root is not, two positions that mirror
// each other hardly ever follow from it.
void WinnableLines::find_mirror(const Position& root) {
    const BoardSize size = root.size();
    if (size.rows % 2 == 0) return;
    std::vector<Index> mirror(Cell::kIndexCount, 0);
    for (const Index index : cells_) {
        const Cell cell = Cell::from_index(index);
        const Cell other(size.rows - 1 - cell.row(), cell.col());
        if (root.contents(cell) != root.contents(other)) return;
        mirror[index] = static_cast<Index>(other.index());
    }
    mirror_ = std::move(mirror);
}

std::optional<Cell> WinnableLines::seen_from(const ProofQuestion& question, std::optional<Cell> cell) const {
    if (!cell || !question.mirrored) return cell;
    return Cell::from_index(mirror_[static_cast<std::size_t>(cell->index())]);
}

void WinnableLines::number_empty_cells(const Position& root) {
    for (const Index cell : cells_) {
        if (contents(root, cell) != Position::kEmpty) continue;
        ++empty_count_;
        empty_key_ ^= keys_[cell][Position::kEmpty];
        if (!mirror_.empty()) mirrored_empty_key_ ^= keys_[mirror_[cell]][Position::kEmpty];
    }
    numbered_ = static_cast<std::size_t>(empty_count_) <= empty_cells_.size();
    if (!numbered_) {
        empty_ = ~Cells{0};
        return;
    }
    std::uint8_t number = 0;
    for (const Index cell : cells_) {
        if (contents(root, cell) != Position::kEmpty) continue;
        facts_[cell].number = number;
        empty_cells_[number] = cell;
        empty_ |= Cells{1} << number++;
    }
}

// Starts with the goal pieces of the root and adds all cells that may become goal pieces, reached directly or through
// those found so far, until there are no more: a ray goes only through what may have become a goal piece before.
void WinnableLines::find_reaching_cells(const Position& root) {
    for (const Index cell : cells_)
        for (const Player player : kPlayers)
            facts_[cell].may_be_goal[player] = contents(root, cell) == lights(goal_colour(player));
    for (bool changed = true; changed;) {
        changed = false;
        for (const Index cell : cells_) walk_rays(root, cell);
        for (const Index cell : cells_)
            for (const Player player : kPlayers) {
                if (facts_[cell].may_be_goal[player] || !may_become_goal(root, cell, player)) continue;
                facts_[cell].may_be_goal[player] = true;
                changed = true;
            }
    }
}

void WinnableLines::walk_rays(const Position& root, Index index) {
    CellFacts& facts = facts_[index];
    facts.reaching = {0, 0};
    facts.rays = {};
    facts.extents = {};
    for (std::size_t d = 0; d < kIndexSteps.size(); ++d) {
        ByPlayer<bool> open{true, true};
        std::uint8_t distance = 1;
        for (std::size_t i = index + kIndexSteps[d]; contents(root, i) != Position::kOutside; i += kIndexSteps[d]) {
            for (const Player player : kPlayers) {
                if (!open[player]) continue;
                if (contents(root, i) == Position::kEmpty) {
                    const Cells cell = numbered_ ? Cells{1} << facts_[i].number : ~Cells{0};
                    facts.reaching[player] |= cell;
                    facts.rays[d] |= cell;
                    facts.extents[d] = distance;
                }
                open[player] = facts_[i].may_be_goal[player];
            }
            if (!open[Player::kFirst] && !open[Player::kSecond]) break;
            ++distance;
        }
    }
}

bool WinnableLines::may_become_goal(const Position& root, Index index, Player player) const {
    const std::uint8_t here = contents(root, index);
    const unsigned wanted = here == Position::kEmpty ? 1U : lacking(here, player);
    return has_at_least(facts_[index].reaching[player], wanted);
}

void WinnableLines::find_lines(const Position& root) {
    for (const Index first : cells_) {
        for (const Direction axis : kAxes) {
            Line line;
            bool on_board = true;
            ByPlayer<bool> open{true, true};
            for (std::size_t i = 0; i < kLineLength && on_board; ++i) {
                const std::size_t cell = first + i * kIndexSteps[static_cast<std::size_t>(axis)];
                // One step off the board is kOutside, and no line continues from there.
                on_board = contents(root, cell) != Position::kOutside;
                line[i] = static_cast<Index>(cell);
                for (const Player player : kPlayers)
                    open[player] = open[player] && on_board && facts_[cell].may_be_goal[player];
            }
            for (const Player player : kPlayers) {
                if (!open[player]) continue;
                open_[player].push_back(static_cast<Index>(lines_[player].size()));
                lines_[player].push_back(line);
            }
        }
    }
    frames_.push_back({});
}

void WinnableLines::fill(Cell cell) {
    const auto index = static_cast<std::size_t>(cell.index());
    if (numbered_) empty_ &= ~(Cells{1} << facts_[index].number);
    --empty_count_;
    empty_key_ ^= keys_[index][Position::kEmpty];
    if (!mirror_.empty()) mirrored_empty_key_ ^= keys_[mirror_[index]][Position::kEmpty];
}

void WinnableLines::clear(Cell cell) {
    const auto index = static_cast<std::size_t>(cell.index());
    if (numbered_) empty_ |= Cells{1} << facts_[index].number;
    ++empty_count_;
    empty_key_ ^= keys_[index][Position::kEmpty];
    if (!mirror_.empty()) mirrored_empty_key_ ^= keys_[mirror_[index]][Position::kEmpty];
}

WinnableLines::Turns WinnableLines::turns(Colour to_play, Player player, int plies) const {
    Turns turns;
    plies = std::min(plies, empty_count_);
    Colour colour = to_play;
    if (player_of(colour) != player) {
        colour = next_on_wheel(colour);
        --plies;
    }
    turns.all = std::max(0, (plies + 1) / 2);
    for (int i = 0; i < 3; ++i) {
        const unsigned light = light_of(next_on_wheel(colour, 2 * i));
        turns.of_light[light] = (turns.all + 2 - i) / 3;
        turns.counts += kCountOfLight[light] * static_cast<Counts>(std::min(turns.of_light[light], 4));
        turns.twice_counts += kCountOfLight[light] * static_cast<Counts>(std::min(2 * turns.of_light[light], 4));
    }
    return turns;
}

// Returns what the cell lacks in the examined position.
WinnableLines::Counts WinnableLines::counts(const Position& position, Index index, Player player) {
    SeenCell& seen = seen_[player][index];
    if (seen.stamp != mark_) {
        const std::uint8_t here = contents(position, index);
        const unsigned wanted = here == Position::kEmpty ? 8U : lacking(here, player);
        seen = {mark_, has_at_least(facts_[index].reaching[player] & empty_, wanted) ? kCounts[wanted] : kNever};
    }
    return seen.counts;
}

bool WinnableLines::may_complete(const Line& line, const Position& position, Player player, const Turns& turns) {
    Counts counts = 0;
    for (const Index cell : line) counts += this->counts(position, cell, player);
    if (counts >= kNever) return false;
    if ((sum_of_fields(counts) + 1) / 2 > turns.all) return false;
    // One turn for every two cells may be enough; one turn for each cell certainly is.
    if (!is_within(counts, turns.twice_counts)) return false;
    if (is_within(counts, turns.counts)) return true;
    return may_complete_together(line, position, player, turns);
}

bool WinnableLines::may_complete_together(const Line& line, const Position& position, Player player,
                                          const Turns& turns) const {
    std::array<Cells, kLineLength> reaching;
    std::array<unsigned, 5> lacking_light{};  // the places in the line that lack it
    int wanted = 0;
    for (std::size_t i = 0; i < kLineLength; ++i) {
        const std::uint8_t here = contents(position, line[i]);
        reaching[i] = facts_[line[i]].reaching[player] & empty_;
        // An empty cell lacks at least one light once it is filled, whatever its colour.
        if (here == Position::kEmpty) {
            ++wanted;
            continue;
        }
        for (const unsigned light : kLight)
            if ((lacking(here, player) & light) != 0) lacking_light[light] |= 1U << i;
    }
    int placements = 0;
    for (const unsigned light : kLight) {
        if (lacking_light[light] == 0) continue;
        const int least = placements_for(lacking_light[light], reaching);
        if (least > turns.of_light[light]) return false;
        placements += least;
        wanted += count_places(lacking_light[light]);
    }
    return std::max(placements, (wanted + 1) / 2) <= turns.all;
}

void WinnableLines::mark(Index index) {
    if (marks_[index] == mark_) return;
    marks_[index] = mark_;
    marked_.push_back(index);
}

// A line that is lost stays lost in all later positions, which have fewer plies left. So only the lines that were open
// in the previous position are checked.
bool WinnableLines::mark_open_lines(const Position& position, Player player, int plies) {
    std::vector<Index>& open = open_[player];
    const std::size_t begin = frames_.back().begin[player];
    const std::size_t end = open.size();
    const Turns turns = this->turns(position.to_play(), player, plies);
    if (turns.all == 0) return false;
    for (std::size_t i = begin; i < end; ++i) {
        const Line& line = lines_[player][open[i]];
        if (!may_complete(line, position, player, turns)) continue;
        open.push_back(open[i]);
        for (const Index cell : line) mark(cell);
    }
    return open.size() > end;
}

// The cells between this one and the empty cells from which it may be reached decide whether it is. A piece among them
// that has become fixed since the root may block the way, but checking that gains next to nothing.
void WinnableLines::mark_what_reaches(Index index) {
    const CellFacts& facts = facts_[index];
    for (std::size_t d = 0; d < kIndexSteps.size(); ++d) {
        const Cells empty = facts.rays[d] & empty_;
        if (empty == 0) continue;
        const std::size_t last = farthest(index, d, empty);
        for (std::size_t i = index; i != last;) mark(static_cast<Index>(i += kIndexSteps[d]));
    }
}

// The empty cells are numbered in order of index, so the farthest one has the highest or the lowest number.
std::size_t WinnableLines::farthest(Index index, std::size_t direction, Cells empty) const {
    if (!numbered_) return index + facts_[index].extents[direction] * kIndexSteps[direction];
    const bool is_onward = static_cast<std::ptrdiff_t>(kIndexSteps[direction]) > 0;
    return empty_cells_[static_cast<std::size_t>(is_onward ? static_cast<int>(std::bit_width(empty)) - 1
                                                           : std::countr_zero(empty))];
}

std::optional<ProofQuestion> WinnableLines::look(const Position& position, Player attacker, int plies) {
    ++mark_;
    marked_.clear();
    const Frame frame{{open_[Player::kFirst].size(), open_[Player::kSecond].size()}};
    if (!mark_open_lines(position, attacker, plies)) return std::nullopt;
    // A row of the defender ends the attack.
    mark_open_lines(position, opponent(attacker), plies - 1);
    frames_.push_back(frame);
    ProofKey key = empty_key_;
    ProofKey mirrored = mirrored_empty_key_;
    for (std::size_t i = 0; i < marked_.size(); ++i) {
        const Index cell = marked_[i];
        const std::uint8_t here = contents(position, cell);
        const bool all_marked = marked_.size() == cells_.size();
        if (here == Position::kEmpty) {
            if (!all_marked) mark_what_reaches(cell);
            continue;
        }
        const bool fixed = is_fixed(cell);
        if (!fixed && !all_marked) mark_what_reaches(cell);
        // All fixed pieces that are not of a goal colour act alike: they do nothing.
        if (fixed && !is_goal(here)) continue;
        key ^= keys_[cell][here];
        if (!mirror_.empty()) mirrored ^= keys_[mirror_[cell]][here];
    }
    const ProofKey& question = questions_[attacker == Player::kFirst ? 0 : 1][lights(position.to_play())];
    const bool is_mirrored = !mirror_.empty() && mirrored < key;
    if (is_mirrored) key = mirrored;
    return ProofQuestion{key ^= question, is_mirrored};
}

void WinnableLines::look_away() {
    for (const Player player : kPlayers) open_[player].resize(frames_.back().begin[player]);
    frames_.pop_back();
}

bool WinnableLines::is_fixed(std::size_t index) const {
    const ByPlayer<Cells>& reaching = facts_[index].reaching;
    return ((reaching[Player::kFirst] | reaching[Player::kSecond]) & empty_) == 0;
}

// A placement opens only neighbouring empty cells. So every cell that can open one that matters, even by way of others,
// is connected to it through empty cells.
void WinnableLines::find_idle(const Position& position) {
    for (std::size_t i = 0; i < marked_.size(); ++i) {
        if (contents(position, marked_[i]) != Position::kEmpty) continue;
        for (const std::size_t step : kIndexSteps)
            if (contents(position, marked_[i] + step) == Position::kEmpty) mark(static_cast<Index>(marked_[i] + step));
    }
}

bool WinnableLines::is_idle(Cell cell) const {
    return marks_[static_cast<std::size_t>(cell.index())] != mark_;
}

}  // namespace atom4
