// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/lines/slow/slow_lines.h"

namespace atom4::lines::test {

SlowLines::SlowLines(const Numbers& numbers) : numbers_(numbers), state_(State::kToThrow) {
    state_ = before_throw();
}

bool SlowLines::is_on_board(Place place) const {
    return place.first >= 0 && place.first < numbers_.rows && place.second >= 0 && place.second < numbers_.cols;
}

std::size_t SlowLines::free() const {
    return static_cast<std::size_t>(numbers_.rows * numbers_.cols) - chips_.size();
}

std::size_t SlowLines::due() const {
    return static_cast<std::size_t>(begun_ ? numbers_.each : numbers_.first);
}

// The game ends if there are fewer free cells than new chips, or if the board is empty and no new chips will appear.
SlowLines::State SlowLines::before_throw() const {
    if (free() < due() || (chips_.empty() && due() == 0)) return State::kOver;
    return State::kToThrow;
}

std::set<SlowLines::Place> SlowLines::goals(Place from) const {
    std::set<Place> reached{from};
    for (bool more = true; more;) {
        more = false;
        for (const auto& [row, col] : std::set(reached))
            for (const Place& next :
                 {Place{row - 1, col}, Place{row + 1, col}, Place{row, col - 1}, Place{row, col + 1}})
                if (is_on_board(next) && !chips_.contains(next)) more = reached.insert(next).second || more;
    }
    reached.erase(from);
    return reached;
}

// Before the change there were no lines, so all lines on the board are new.
SlowLines::Chips SlowLines::remove_lines(int chain) {
    Chips gone;
    for (const auto& [place, colour] : chips_)
        for (const auto& [down, right] : {Place{0, 1}, Place{1, 0}, Place{1, 1}, Place{1, -1}}) {
            Chips row;
            for (Place next = place; chips_.contains(next) && chips_.at(next) == colour;
                 next = {next.first + down, next.second + right})
                row[next] = colour;
            if (static_cast<int>(row.size()) >= numbers_.line) gone.insert(row.begin(), row.end());
        }
    for (const auto& [place, colour] : gone) chips_.erase(place);
    const auto n = static_cast<std::int64_t>(gone.size());
    if (n > 0) score_ += n + n * (n - numbers_.line) + std::int64_t{chain} * chain;
    return gone;
}

SlowLines::Chips SlowLines::throw_chips(const std::vector<std::pair<Place, int>>& thrown) {
    chips_.insert(thrown.begin(), thrown.end());
    begun_ = true;
    Chips gone = remove_lines(0);
    state_ = free() == 0 ? State::kOver : chips_.empty() ? before_throw() : State::kToMove;
    return gone;
}

SlowLines::Chips SlowLines::move(Place from, Place to) {
    chips_[to] = chips_.at(from);
    chips_.erase(from);
    Chips gone = remove_lines(chain_);
    chain_ = gone.empty() ? 0 : chain_ + 1;
    state_ = gone.empty() || chips_.empty() ? before_throw() : State::kToMove;
    return gone;
}

}  // namespace atom4::lines::test
