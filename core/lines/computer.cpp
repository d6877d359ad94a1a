// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/computer.h"

#include <algorithm>
#include <new>
#include <span>
#include <vector>

#include "core/lines/player.h"

namespace atom4::lines {
namespace {

Cell moved(Cell cell, Cell step, int times) {
    return {cell.row + times * step.row, cell.col + times * step.col};
}

// The connected parts of the free cells of a board.
class Regions {
public:
    explicit Regions(const Board& board) : board_(board), numbers_(static_cast<std::size_t>(board.cell_count()), -1) {
        for (const Cell start : board.free_cells())
            if (at(start) < 0) fill(start, count_++);
    }
    [[nodiscard]] int count() const { return count_; }
    // Returns whether the chip can move to that free cell.
    [[nodiscard]] bool joins(Cell chip, Cell free) const {
        return std::any_of(kNeighbours.begin(), kNeighbours.end(), [&](Cell side) {
            const Cell beside = moved(chip, side, 1);
            return board_.contains(beside) && board_.is_free(beside) && at(beside) == at(free);
        });
    }

private:
    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.row * board_.cols() + cell.col);
    }
    [[nodiscard]] int at(Cell cell) const { return numbers_[index(cell)]; }
    void fill(Cell start, int number) {
        std::vector<Cell> open{start};
        numbers_[index(start)] = number;
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (const Cell side : kNeighbours) {
                const Cell next = moved(cell, side, 1);
                if (!board_.contains(next) || !board_.is_free(next) || at(next) >= 0) continue;
                numbers_[index(next)] = number;
                open.push_back(next);
            }
        }
    }

    const Board& board_;
    std::vector<int> numbers_;
    int count_ = 0;
};

// Returns how many chips the move would clear, whether there is a path or not.
int cleared(Board board, Move move, int line) {
    const int colour = board.at(move.from);
    board.take(move.from);
    board.put({move.to, colour});
    return static_cast<int>(completed_lines(board, std::span(&move.to, 1), line).size());
}

// Returns whether a chip of that colour on the free cell would complete a line.
bool completes(const Board& board, Cell cell, int colour, int line) {
    return std::any_of(kLineSteps.begin(), kLineSteps.end(), [&](Cell step) {
        int length = 1;
        for (const int way : {1, -1})
            for (int n = way; board.contains(moved(cell, step, n)) && board.at(moved(cell, step, n)) == colour;
                 n += way)
                ++length;
        return length >= line;
    });
}

// Returns the colours of the chips around a cell, each once.
std::vector<int> colours_around(const Board& board, Cell cell) {
    std::vector<int> colours;
    for (const Cell step : kLineSteps)
        for (const int way : {1, -1}) {
            const Cell beside = moved(cell, step, way);
            if (!board.contains(beside) || board.is_free(beside)) continue;
            if (std::find(colours.begin(), colours.end(), board.at(beside)) == colours.end())
                colours.push_back(board.at(beside));
        }
    return colours;
}

// Returns the move for the largest line that can be completed after the move but not before it.
std::optional<Hint> next_line(const Board& before, const Board& after, Move move, int line) {
    const Regions regions_before(before);
    const Regions regions(after);
    std::optional<Hint> best;
    const auto chips = after.chips();
    for (const Cell to : after.free_cells()) {
        for (const int colour : colours_around(after, to)) {
            if (!completes(after, to, colour, line)) continue;
            for (const Chip& chip : chips) {
                if (chip.colour != colour || !regions.joins(chip.cell, to)) continue;
                const int count = cleared(after, {chip.cell, to}, line);
                if (count == 0 || (best && count <= best->chips)) continue;
                // Where the same chip was before the move.
                const Cell from = chip.cell == move.to ? move.from : chip.cell;
                const bool was_there = before.is_free(to) && cleared(before, {from, to}, line) >= count;
                if (was_there && regions_before.joins(from, to)) continue;
                best = Hint{move,  was_there ? HintReason::kOpensWay : HintReason::kPrepares,
                            count, colour,
                            0,     Move{chip.cell, to}};
            }
        }
    }
    return best;
}

struct Row {
    int chips = 0;
    int colour = 0;
};

// Returns the chips and colour of the straight stretch through the cell, as long as a line, that has the most chips of
// one colour and none of another.
Row best_row(const Board& board, Cell cell, int line) {
    Row best;
    for (const Cell step : kLineSteps) {
        for (int start = 1 - line; start <= 0; ++start) {
            if (!board.contains(moved(cell, step, start)) || !board.contains(moved(cell, step, start + line - 1)))
                continue;
            Row row;
            for (int n = start; n < start + line && row.chips >= 0; ++n) {
                const int colour = board.at(moved(cell, step, n));
                if (colour == 0) continue;
                row = row.colour == 0 || row.colour == colour ? Row{row.chips + 1, colour} : Row{-1, 0};
            }
            if (row.chips > best.chips) best = row;
        }
    }
    return best;
}

}  // namespace

Hint explain(const Position& position, Move move) {
    const int line = position.setup().line;
    const Board& before = position.board();
    const int colour = before.at(move.from);
    Position then = position;
    const Change change = then.move_legal(move.from, move.to);
    if (!change.removed.empty())
        return {move,   HintReason::kClears, static_cast<int>(change.removed.size()),
                colour, change.gained,       std::nullopt};
    const Board& after = then.board();
    if (const auto next = next_line(before, after, move, line)) return *next;
    const Row gathered = best_row(after, move.to, line);
    const Row left = best_row(after, move.from, line);
    const bool gathers = gathered.chips > 1 && gathered.chips > best_row(before, move.from, line).chips;
    if (left.chips > 1 && left.colour != colour && !(gathers && gathered.chips >= left.chips))
        return {move, HintReason::kMakesWay, left.chips, left.colour, 0, std::nullopt};
    if (gathers) return {move, HintReason::kGathers, gathered.chips, colour, 0, std::nullopt};
    const int regions = Regions(after).count();
    if (regions < Regions(before).count()) return {move, HintReason::kJoins, 0, 0, 0, std::nullopt};
    return {move, regions == 1 ? HintReason::kKeeps : HintReason::kNone, 0, 0, 0, std::nullopt};
}

MoveQuestion move_question(const Game& game) {
    return {game.position(), game.preview() == Preview::kOn ? game.next_colours() : std::vector<int>{}};
}

namespace {

// Moves a chip to a free neighbouring cell, which takes no memory to find. On the player's turn there is always one.
Move any_move(const Board& board) {
    for (int row = 0; row < board.rows(); ++row)
        for (int col = 0; col < board.cols(); ++col)
            for (const Cell step : kNeighbours) {
                const Cell to{row + step.row, col + step.col};
                if (!board.is_free({row, col}) && board.contains(to) && board.is_free(to)) return {{row, col}, to};
            }
    return {};
}

// Falls back to any move if there is no memory for a search, so that the game goes on.
Move good_move(const MoveQuestion& question) {
    try {
        return Expectimax(question.position.setup()).choose(question.position, question.next_colours, 1);
    } catch (const std::bad_alloc&) {
        return any_move(question.position.board());
    }
}

Hint good_hint(const MoveQuestion& question) {
    Hint hint;
    hint.move = good_move(question);
    try {
        hint = explain(question.position, hint.move);
    } catch (const std::bad_alloc&) {
        // Then the hint has no reason.
    }
    return hint;
}

}  // namespace

void find_hint(const HintTask::Job& job) {
    job.answer(good_hint(job.question));
}

}  // namespace atom4::lines
