// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/position.h"

#include <algorithm>

#include "core/base/random.h"

namespace atom4::lines {

Position::Position(const GameSetup& setup) : setup_(setup), board_(setup.rows, setup.cols) {
    require(!fault_of(setup));
    turn_ = turn_to_throw();
}

// Returns kThrow, or kOver if the new chips have no room or none are added to an empty board.
Turn Position::turn_to_throw() const {
    const bool nothing_to_come = board_.is_empty() && next_throw() == 0;
    return board_.free_count() < next_throw() || nothing_to_come ? Turn::kOver : Turn::kThrow;
}

Change Position::begin_change() const {
    Change change;
    change.chain_before = chain_;
    change.turn_before = turn_;
    return change;
}

void Position::remove_lines(Change& change, std::span<const Cell> placed, int chain) {
    change.removed = completed_lines(board_, placed, setup_.line);
    if (change.removed.empty()) return;
    for (const Chip& chip : change.removed) board_.take(chip.cell);
    change.gained = removal_score(static_cast<int>(change.removed.size()), setup_.line, chain);
    score_ += change.gained;
}

Result<Change, IllegalThrow> Position::throw_chips(std::span<const Chip> chips) {
    if (turn_ == Turn::kOver) return Failure{IllegalThrow::kGameOver};
    if (turn_ == Turn::kMove) return Failure{IllegalThrow::kNotDue};
    const bool right_number = has_begun() ? chips.size() == static_cast<std::size_t>(setup_.each) : !chips.empty();
    if (!right_number) return Failure{IllegalThrow::kWrongNumber};
    std::vector<Cell> cells;
    for (const Chip& chip : chips) {
        if (!board_.contains(chip.cell)) return Failure{IllegalThrow::kOffBoard};
        if (!board_.is_free(chip.cell)) return Failure{IllegalThrow::kTaken};
        if (chip.colour < 1 || chip.colour > setup_.colours) return Failure{IllegalThrow::kNoSuchColour};
        cells.push_back(chip.cell);
    }
    std::sort(cells.begin(), cells.end());
    if (std::adjacent_find(cells.begin(), cells.end()) != cells.end()) return Failure{IllegalThrow::kTaken};

    Change change = begin_change();
    change.thrown.assign(chips.begin(), chips.end());
    ++throws_;
    for (const Chip& chip : chips) board_.put(chip);
    remove_lines(change, cells, 0);
    turn_ = board_.is_full() ? Turn::kOver : board_.is_empty() ? turn_to_throw() : Turn::kMove;
    return change;
}

// Returns why the move is illegal, except for a missing path.
std::optional<IllegalMove> Position::why_illegal(Cell from, Cell to) const {
    if (turn_ == Turn::kOver) return IllegalMove::kGameOver;
    if (turn_ == Turn::kThrow) return IllegalMove::kNotDue;
    if (!board_.contains(from) || !board_.contains(to)) return IllegalMove::kOffBoard;
    if (board_.is_free(from)) return IllegalMove::kNoChip;
    if (!board_.is_free(to)) return IllegalMove::kTaken;
    return std::nullopt;
}

Result<Change, IllegalMove> Position::move(Cell from, Cell to) {
    if (const auto reason = why_illegal(from, to)) return Failure{*reason};
    auto path = PathMap(board_, from).path_to(to);
    if (path.empty()) return Failure{IllegalMove::kNoPath};
    return make_move(std::move(path));
}

Result<Change, IllegalMove> Position::move_unseen(Cell from, Cell to, Flood& flood) {
    if (const auto reason = why_illegal(from, to)) return Failure{*reason};
    if (!flood.reaches(board_, from, to)) return Failure{IllegalMove::kNoPath};
    return make_move({from, to});
}

Change Position::move_legal(Cell from, Cell to) {
    require(!why_illegal(from, to));
    return make_move({from, to});
}

Change Position::make_move(std::vector<Cell> path) {
    const Cell from = path.front();
    const Cell to = path.back();
    Change change = begin_change();
    change.path = std::move(path);
    const int colour = board_.at(from);
    board_.take(from);
    board_.put({to, colour});
    remove_lines(change, std::span(&to, 1), chain_);
    if (change.removed.empty()) {
        chain_ = 0;
        turn_ = turn_to_throw();
    } else {
        ++chain_;
        turn_ = board_.is_empty() ? turn_to_throw() : Turn::kMove;
    }
    return change;
}

void Position::undo(const Change& change) {
    for (const Chip& chip : change.removed) board_.put(chip);
    if (change.is_move()) {
        const int colour = board_.at(change.path.back());
        board_.take(change.path.back());
        board_.put({change.path.front(), colour});
    } else {
        for (const Chip& chip : change.thrown) board_.take(chip.cell);
        --throws_;
    }
    score_ -= change.gained;
    chain_ = change.chain_before;
    turn_ = change.turn_before;
}

namespace {

Random source(std::uint64_t seed, const Position& position) {
    return Random(mix(seed ^ mix(static_cast<std::uint64_t>(position.throws()))));
}

std::vector<int> draw(Random& random, const Position& position) {
    std::vector<int> colours(static_cast<std::size_t>(position.next_throw()));
    for (int& colour : colours)
        colour = 1 + static_cast<int>(random.below(static_cast<std::size_t>(position.setup().colours)));
    return colours;
}

}  // namespace

std::vector<int> draw_colours(std::uint64_t seed, const Position& position) {
    Random random = source(seed, position);
    return draw(random, position);
}

std::vector<Chip> draw_throw(std::uint64_t seed, const Position& position) {
    require(position.turn() == Turn::kThrow);
    Random random = source(seed, position);
    const auto colours = draw(random, position);
    auto cells = position.board().free_cells();
    std::vector<Chip> chips;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        std::swap(cells[i], cells[i + static_cast<std::size_t>(random.below(cells.size() - i))]);
        chips.push_back({cells[i], colours[i]});
    }
    return chips;
}

}  // namespace atom4::lines
