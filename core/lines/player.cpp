// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/player.h"

#include <algorithm>
#include <array>

#include "core/base/random.h"
#include "core/lines/board.h"
#include "core/lines/position.h"

namespace atom4::lines {
namespace {

// The value of a window of one colour, by the number of chips it lacks. Tuned by trial in self-play.
constexpr std::array<int, 5> kWorthByMissing{1947, 403, 107, 17, 5};

}  // namespace

BoardEvaluation::BoardEvaluation(const GameSetup& setup)
    : rows_(setup.rows),
      cols_(setup.cols),
      line_(setup.line),
      free_(setup.cell_count()),
      stride_(static_cast<std::size_t>(setup.colours) + 1),
      colours_(index(free_)),
      windows_of_(index(free_)),
      for_any_(index(free_)),
      for_colour_(index(free_) * stride_) {
    // If a line is longer than the board, there are no windows, and the board's value is that of its free cells.
    if (line_ > std::max(rows_, cols_)) return;
    for (int chips = 0; chips <= line_ + 1; ++chips) {
        const std::size_t missing = index(std::max(0, line_ - chips));
        worth_.push_back(chips > 0 && missing < kWorthByMissing.size() ? kWorthByMissing[missing] : 0);
    }
    for (int row = 0; row < rows_; ++row)
        for (int col = 0; col < cols_; ++col)
            for (const Cell by : kLineSteps) add_window(row, col, by);
    window_counts_.resize(windows_.size() * stride_);
    for (std::size_t window = 0; window < windows_.size(); ++window) count(window, 1);
}

void BoardEvaluation::add_window(int row, int col, Cell by) {
    const int last_row = row + by.row * (line_ - 1);
    const int last_col = col + by.col * (line_ - 1);
    if (last_row >= rows_ || last_col >= cols_ || last_col < 0) return;
    for (int i = 0; i < line_; ++i) {
        const int cell = (row + by.row * i) * cols_ + col + by.col * i;
        window_cells_.push_back(cell);
        windows_of_[index(cell)].push_back(static_cast<int>(windows_.size()));
    }
    windows_.emplace_back();
}

// Adds the window's part of values and gains (sign 1), or removes it (-1).
void BoardEvaluation::count(std::size_t number, int sign) {
    const Window& window = windows_[number];
    if (window.colours > 1) return;
    const std::span cells = std::span(window_cells_).subspan(number * index(line_), index(line_));
    if (window.chips == 0) {
        for (const int cell : cells) for_any_[index(cell)] += sign * worth_[1];
        return;
    }
    const std::size_t colour = index(window.colour_sum / window.chips);
    const int now = sign * worth_[index(window.chips)];
    const int then = sign * worth_[index(window.chips) + 1];
    windows_value_ += now;
    for (const int cell : cells) {
        for_any_[index(cell)] -= now;
        for_colour_[index(cell) * stride_ + colour] += then;
    }
}

void BoardEvaluation::change(int cell, int colour, int sign) {
    for (const int window_number : windows_of_[index(cell)]) {
        const std::size_t number = index(window_number);
        Window& window = windows_[number];
        count(number, -1);
        std::uint16_t& same = window_counts_[number * stride_ + index(colour)];
        if (sign > 0 ? same == 0 : same == 1) window.colours += sign;
        same = static_cast<std::uint16_t>(same + sign);
        window.chips += sign;
        window.colour_sum += sign * colour;
        count(number, 1);
    }
    colours_[index(cell)] = static_cast<std::uint8_t>(sign > 0 ? colour : 0);
    free_ -= sign;
}

void BoardEvaluation::put(int cell, int colour) {
    change(cell, colour, 1);
}

void BoardEvaluation::take(int cell) {
    change(cell, at(cell), -1);
}

void BoardEvaluation::load(const Board& board) {
    for (int cell = 0; cell < cell_count(); ++cell) {
        const int colour = board.colours()[index(cell)];
        if (at(cell) == colour) continue;
        if (at(cell) != 0) take(cell);
        if (colour != 0) put(cell, colour);
    }
}

int BoardEvaluation::remove_lines(int cell) {
    const int colour = at(cell);
    // Every completed line consists of full windows, so these are enough.
    std::vector<int> removed;
    for (const int window : windows_of_[index(cell)]) {
        if (window_counts_[index(window) * stride_ + index(colour)] != line_) continue;
        const auto first = window_cells_.begin() + window * line_;
        removed.insert(removed.end(), first, first + line_);
    }
    std::sort(removed.begin(), removed.end());
    removed.erase(std::unique(removed.begin(), removed.end()), removed.end());
    for (const int chip : removed) take(chip);
    return static_cast<int>(removed.size());
}

namespace {

constexpr std::size_t kMaxCandidates = 30;
constexpr int kMaxThrows = 64;
// The value of a move that no throw follows. High enough that a line is completed as soon as possible: in self-play,
// games last longer that way.
constexpr std::int64_t kFreeMove = 3'000;
// The value of the end of the game: less than that of any board.
constexpr std::int64_t kLost = -20'000;

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

}  // namespace

Move greedy_move(const Position& position, std::uint64_t seed) {
    Random random(seed);
    const Board& board = position.board();
    struct Best {
        Move move{};
        int length = -1;  // of a row; for a completed line, its chips plus the shortest line
        std::size_t equals = 0;
    } best;
    const auto free = board.free_cells();
    for (const Chip& chip : board.chips()) {
        const PathMap paths(board, chip.cell);
        Board after = board;
        after.take(chip.cell);
        for (const Cell to : free) {
            if (!paths.contains(to)) continue;
            after.put({to, chip.colour});
            // The longest row through the cell. Completed lines rank above all rows, by number of chips.
            int length = static_cast<int>(completed_lines(after, std::span(&to, 1), position.setup().line).size());
            if (length > 0) length += position.setup().line;
            for (int row = position.setup().line - 1; row > 1 && length == 0; --row)
                if (!completed_lines(after, std::span(&to, 1), row).empty()) length = row;
            after.take(to);
            if (length < best.length) continue;
            if (length > best.length) best = {{chip.cell, to}, length, 0};
            // Among equals, the n-th replaces the choice with a chance of 1 in n, so that all have the same chance.
            if (random.below(++best.equals) == 0) best.move = {chip.cell, to};
        }
    }
    require(best.length >= 0);
    return best.move;
}

// Numbers the connected parts of the free cells.
void Expectimax::find_regions() {
    const int cols = evaluation_.cols();
    region_.assign(index(evaluation_.cell_count()), -1);
    regions_ = 0;
    for (int start = 0; start < evaluation_.cell_count(); ++start) {
        if (evaluation_.at(start) != 0 || region_[index(start)] >= 0) continue;
        if (cells_.size() == regions_) cells_.emplace_back();
        auto& cells = cells_[regions_];
        const int number = static_cast<int>(regions_++);
        cells.assign(1, start);
        region_[index(start)] = number;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int cell = cells[i];
            const auto visit = [&](int next, bool inside) {
                if (!inside || evaluation_.at(next) != 0 || region_[index(next)] >= 0) return;
                region_[index(next)] = number;
                cells.push_back(next);
            };
            visit(cell - cols, cell >= cols);
            visit(cell + cols, cell + cols < evaluation_.cell_count());
            visit(cell - 1, cell % cols > 0);
            visit(cell + 1, (cell + 1) % cols > 0);
        }
    }
}

// Calls visit(from, to, value) for every move, with the board's value after the move, before lines are removed.
template <class Visit>
void Expectimax::for_each_move(Visit visit) {
    find_regions();
    const int cols = evaluation_.cols();
    for (int from = 0; from < evaluation_.cell_count(); ++from) {
        const int colour = evaluation_.at(from);
        if (colour == 0) continue;
        std::array<int, 4> regions{};
        std::size_t count = 0;
        const auto touch = [&](int next, bool inside) {
            if (!inside || evaluation_.at(next) != 0) return;
            const int region = region_[index(next)];
            if (std::find(regions.begin(), regions.begin() + count, region) == regions.begin() + count)
                regions[count++] = region;
        };
        touch(from - cols, from >= cols);
        touch(from + cols, from + cols < evaluation_.cell_count());
        touch(from - 1, from % cols > 0);
        touch(from + 1, (from + 1) % cols > 0);
        if (count == 0) continue;
        evaluation_.take(from);
        const int without = evaluation_.value() - BoardEvaluation::kFreeCell;
        for (std::size_t i = 0; i < count; ++i)
            for (const int to : cells_[index(regions[i])]) visit(from, to, without + evaluation_.gain(to, colour));
        evaluation_.put(from, colour);
    }
}

std::int64_t Expectimax::best_reply() {
    std::int64_t best = kLost;
    for_each_move([&](int, int, int value) { best = std::max<std::int64_t>(best, value); });
    return best;
}

// Returns the moves with the best immediate value, best first.
std::vector<Expectimax::Candidate> Expectimax::candidates(std::size_t most) {
    struct Found {
        int from, to, value;
    };
    std::vector<Found> found;
    const auto better = [](const Found& a, const Found& b) { return a.value > b.value; };
    for_each_move([&](int from, int to, int value) {
        if (found.size() == most && value <= found.front().value) return;
        found.push_back({from, to, value});
        std::push_heap(found.begin(), found.end(), better);
        if (found.size() <= most) return;
        std::pop_heap(found.begin(), found.end(), better);
        found.pop_back();
    });
    std::sort_heap(found.begin(), found.end(), better);
    std::vector<Candidate> best;
    const int cols = evaluation_.cols();
    for (const Found& move : found)
        best.push_back({{{move.from / cols, move.from % cols}, {move.to / cols, move.to % cols}}, move.value, 0});
    return best;
}

// Returns the mean value of the board after the candidate, a throw and the best reply. All candidates get the same
// throws, as far as their cells are free.
std::int64_t Expectimax::after_throws(const Candidate& candidate, const Position& position,
                                      std::span<const int> colours, std::uint64_t seed, int throws) {
    const GameSetup& setup = position.setup();
    const int from = candidate.move.from.row * setup.cols + candidate.move.from.col;
    const int to = candidate.move.to.row * setup.cols + candidate.move.to.col;
    evaluation_.put(to, evaluation_.at(from));
    evaluation_.take(from);
    // A scoring move is followed by another one, with no throw in between. Its lines keep their value, as a line
    // does that completes the best reply to the other candidates; otherwise a line in prospect would be worth more than
    // one completed.
    if (evaluation_.remove_lines(to) > 0) {
        const std::int64_t left = evaluation_.value();
        const bool cleared = evaluation_.free_count() == evaluation_.cell_count();
        const std::int64_t more = cleared ? 0 : best_reply() - left;
        evaluation_.load(position.board());
        return candidate.value + more + kFreeMove;
    }
    std::int64_t sum = 0;
    std::vector<std::pair<int, int>> thrown;
    for (int i = 0; i < throws; ++i) {
        Random random(mix(seed + static_cast<std::uint64_t>(i)));
        thrown.clear();
        const bool lost = evaluation_.free_count() <= setup.each;
        bool removed = false;
        for (int chip = 0; chip < setup.each && !lost; ++chip) {
            const int drawn = 1 + static_cast<int>(random.below(static_cast<std::size_t>(setup.colours)));
            const int colour = colours.empty() ? drawn : colours[index(chip)];
            int cell = 0;
            do cell = static_cast<int>(random.below(static_cast<std::size_t>(evaluation_.cell_count())));
            while (evaluation_.at(cell) != 0);
            evaluation_.put(cell, colour);
            thrown.emplace_back(cell, colour);
        }
        for (const auto& [cell, colour] : thrown)
            if (evaluation_.at(cell) != 0 && evaluation_.remove_lines(cell) > 0) removed = true;
        sum += lost ? kLost : best_reply();
        if (removed) {
            evaluation_.load(position.board());
            evaluation_.put(to, evaluation_.at(from));
            evaluation_.take(from);
            continue;
        }
        for (const auto& [cell, colour] : thrown) evaluation_.take(cell);
    }
    evaluation_.load(position.board());
    return sum / throws;
}

Move Expectimax::choose(const Position& position, std::span<const int> next_colours, std::uint64_t seed) {
    require(position.turn() == Turn::kMove);
    evaluation_.load(position.board());
    const std::int64_t free = evaluation_.free_count();
    const std::int64_t chips = evaluation_.cell_count() - free;
    const std::int64_t boards = work_ / (chips * (free + 16 * position.setup().line * 4) + evaluation_.cell_count());
    auto best = candidates(std::clamp<std::size_t>(static_cast<std::size_t>(boards / 8), 1, kMaxCandidates));
    require(!best.empty());
    const int throws =
        static_cast<int>(std::clamp<std::int64_t>(boards / static_cast<std::int64_t>(best.size()), 1, kMaxThrows));
    if (best.size() > 1)
        for (Candidate& candidate : best)
            candidate.value = after_throws(candidate, position, next_colours, seed, throws);
    return std::max_element(best.begin(), best.end(),
                            [](const Candidate& a, const Candidate& b) { return a.value < b.value; })
        ->move;
}

SelfPlayResult self_play(const SelfPlayOptions& options) {
    Position position(options.setup);
    Expectimax expectimax(options.setup, options.work);
    SelfPlayResult result;
    while (position.turn() != Turn::kOver && result.moves < options.max_moves) {
        if (position.turn() == Turn::kThrow) {
            require(position.throw_chips(draw_throw(options.seed, position)).has_value());
            continue;
        }
        const std::uint64_t seed = mix(options.seed ^ mix(static_cast<std::uint64_t>(result.moves)));
        const auto colours = options.preview ? draw_colours(options.seed, position) : std::vector<int>{};
        const Move move = options.player == PlayerKind::kGreedy ? greedy_move(position, seed)
                                                                : expectimax.choose(position, colours, seed);
        require(position.move(move.from, move.to).has_value());
        ++result.moves;
    }
    result.score = position.score();
    return result;
}

}  // namespace atom4::lines
