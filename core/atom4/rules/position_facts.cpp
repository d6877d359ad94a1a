// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/position_facts.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace atom4 {
namespace {

// Returns the row of that colour through the cell, which is part of it, along the axis.
std::vector<Cell> row_through(const Position& position, Cell cell, Direction axis, Colour colour) {
    const auto continues = [&](Cell next) {
        return position.size().contains(next) && position.at(next) == std::optional(colour);
    };
    while (continues(step(cell, opposite(axis)))) cell = step(cell, opposite(axis));
    std::vector<Cell> row;
    for (; continues(cell); cell = step(cell, axis)) row.push_back(cell);
    return row;
}

std::vector<Cell> longest_new_row(const Position& after, const Reaction& reaction) {
    const Colour goal = goal_colour(reaction.mover());
    std::vector<Cell> longest;
    for (const Change& change : reaction.changes()) {
        if (change.after != goal) continue;
        for (const Direction axis : kAxes) {
            std::vector<Cell> row = row_through(after, change.cell, axis, goal);
            if (row.size() > std::max<std::size_t>(longest.size(), 1)) longest = std::move(row);
        }
    }
    return longest;
}

}  // namespace

PlacementWeight weight_of(const PlacementMeaning& meaning) {
    if (meaning.wins) return PlacementWeight::kWins;
    if (meaning.opens_win) return PlacementWeight::kOpensWin;
    if (meaning.lets_win) return PlacementWeight::kLetsWin;
    if (meaning.stops) return PlacementWeight::kStops;
    return meaning.threatens.empty() ? PlacementWeight::kNone : PlacementWeight::kThreatens;
}

PlacementMeaning meaning_of(const Position& position, Cell cell) {
    PlacementMeaning meaning;
    const Colour theirs = next_on_wheel(position.to_play());
    Position after = position;
    const Reaction reaction = after.play_legal(cell);
    meaning.row = longest_new_row(after, reaction);
    meaning.wins = reaction.wins();
    if (meaning.wins) return meaning;
    const std::optional<Cell> before = position.find_win(theirs);
    meaning.lets_win = after.find_win(theirs);
    meaning.opens_win = meaning.lets_win && !before;
    if (!meaning.lets_win) meaning.stops = before;
    const Wins threats = after.find_wins(next_on_wheel(position.to_play(), 2));
    meaning.threatens.assign(threats.cells().begin(), threats.cells().end());
    std::sort(meaning.threatens.begin(), meaning.threatens.end());
    return meaning;
}

namespace {

// The longest run of winning pieces in line.
std::vector<Cell> longest_row(const Position& won) {
    const std::vector<Cell> cells = won.winning_cells();
    const auto wins = [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
    std::vector<Cell> longest;
    for (const Cell first : cells) {
        for (const Direction axis : kAxes) {
            std::vector<Cell> row;
            for (Cell cell = first; wins(cell); cell = step(cell, axis)) row.push_back(cell);
            if (row.size() > longest.size()) longest = std::move(row);
        }
    }
    return longest;
}

}  // namespace

std::vector<Four> fours_in_reach(const Position& position, Colour played) {
    std::vector<Four> fours;
    if (!position.find_win(played)) return fours;
    Position board = position;
    while (board.to_play() != played) board.pass();
    const auto legal = board.legal_moves();
    std::vector<Cell> cells(legal.begin(), legal.end());
    std::sort(cells.begin(), cells.end());
    for (const Cell cell : cells) {
        const Reaction reaction = board.play_legal(cell);
        if (reaction.wins()) fours.push_back({cell, longest_row(board)});
        board.undo(reaction);
    }
    return fours;
}

std::vector<Cell> cells_with_pieces(const Position& position) {
    const BoardSize size = position.size();
    std::vector<Cell> cells;
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col)
            if (position.at(Cell(row, col))) cells.emplace_back(row, col);
    return cells;
}

std::vector<Cell> cells_in_play(const Position& position, int steps) {
    const BoardSize size = position.size();
    const auto pieces = cells_with_pieces(position);
    std::set<Cell> cells(pieces.begin(), pieces.end());
    const auto moves = position.legal_moves();
    std::vector<Cell> outermost(moves.begin(), moves.end());
    cells.insert(outermost.begin(), outermost.end());
    for (; steps > 0; --steps) {
        std::vector<Cell> next;
        for (const Cell cell : outermost)
            for (const Direction direction : kDirections)
                if (const Cell beside = step(cell, direction); size.contains(beside) && cells.insert(beside).second)
                    next.push_back(beside);
        outermost = std::move(next);
    }
    return {cells.begin(), cells.end()};
}

namespace {

bool touches_a_pair(const Position& position, const std::set<Cell>& placed, Cell cell) {
    const auto has = [&](Direction direction) {
        const Cell next = step(cell, direction);
        return position.size().contains(next) && placed.contains(next);
    };
    for (std::size_t index = 0; index < kDirections.size(); ++index)
        if (has(kDirections[index]) && has(kDirections[(index + 1) % kDirections.size()])) return true;
    return false;
}

}  // namespace

std::optional<Unreachable> why_unreachable(const Position& position) {
    const BoardSize size = position.size();
    std::set<Cell> placed;
    const int row = (size.rows - 1) / 2;
    for (int col = (size.cols - 1) / 2; placed.size() < 2; ++col) {
        const Cell middle(row, col);
        if (!position.at(middle)) return Unreachable{Unreachable::Reason::kMiddleEmpty, middle};
        placed.insert(middle);
    }
    std::vector<Cell> waiting;
    for (int r = 0; r < size.rows; ++r)
        for (int c = 0; c < size.cols; ++c)
            if (position.at(Cell(r, c)) && !placed.contains(Cell(r, c))) waiting.emplace_back(r, c);
    // The order does not matter: a piece never hinders another, so each is placed as soon as possible.
    while (std::erase_if(waiting, [&](Cell cell) {
               return touches_a_pair(position, placed, cell) && placed.insert(cell).second;
           }) > 0) {
    }
    if (waiting.empty()) return std::nullopt;
    return Unreachable{Unreachable::Reason::kLoosePiece, waiting.front()};
}

std::vector<std::vector<Cell>> goal_rows(const Position& position, Player player, std::size_t least) {
    const auto is_goal = [&](Cell cell) {
        return position.size().contains(cell) && position.at(cell) == std::optional(goal_colour(player));
    };
    std::vector<std::vector<Cell>> rows;
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col)
            for (const Direction axis : kAxes) {
                const Cell first(row, col);
                if (!is_goal(first) || is_goal(step(first, opposite(axis)))) continue;
                std::vector<Cell> cells;
                for (Cell cell = first; is_goal(cell); cell = step(cell, axis)) cells.push_back(cell);
                if (cells.size() >= least) rows.push_back(std::move(cells));
            }
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return rows;
}

}  // namespace atom4
