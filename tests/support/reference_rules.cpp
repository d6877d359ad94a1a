// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/support/reference_rules.h"

#include <algorithm>

namespace atom4::test {
namespace {

constexpr char kNothing = '.';

}  // namespace

ReferenceGame::ReferenceGame(int rows, int cols, int round) : rows_(rows), cols_(cols), phase_((round - 1) % 6) {
    const int row = (rows - 1) / 2;
    const int col = (cols - 1) / 2;
    pieces_[{row, col}] = kClockwise[static_cast<std::size_t>((phase_ + 2) % 6)];
    pieces_[{row, col + 1}] = kClockwise[static_cast<std::size_t>((phase_ + 5) % 6)];
}

ReferenceGame::Place ReferenceGame::neighbour(Place place, int direction) {
    const auto [r, c] = place;
    const int o = r % 2;
    switch (direction) {
        case 0: return {r, c + 1};
        case 1: return {r - 1, c + o};
        case 2: return {r - 1, c - 1 + o};
        case 3: return {r, c - 1};
        case 4: return {r + 1, c - 1 + o};
        default: return {r + 1, c + o};
    }
}

bool ReferenceGame::on_board(Place place) const {
    return place.first >= 0 && place.first < rows_ && place.second >= 0 && place.second < cols_;
}

char ReferenceGame::at(Place place) const {
    const auto piece = pieces_.find(place);
    return piece == pieces_.end() ? kNothing : piece->second;
}

std::set<ReferenceGame::Place> ReferenceGame::legal() const {
    std::set<Place> places;
    if (winner() != 0) return places;
    // Only neighbours of pieces can have an occupied neighbour.
    for (const auto& [place, colour] : pieces_) {
        for (int to = 0; to < 6; ++to) {
            const Place candidate = neighbour(place, to);
            if (!on_board(candidate) || at(candidate) != kNothing) continue;
            for (int d = 0; d < 6; ++d)
                if (at(neighbour(candidate, d)) != kNothing && at(neighbour(candidate, (d + 1) % 6)) != kNothing)
                    places.insert(candidate);
        }
    }
    return places;
}

char ReferenceGame::mix(char played, char reached) {
    const auto index = [](char colour) {
        return static_cast<int>(std::find(kClockwise.begin(), kClockwise.end(), colour) - kClockwise.begin());
    };
    const int player = index(played) % 2 + 1;
    if (reached == goal(player)) return reached;
    if (reached == goal(3 - player)) return played;
    const int clockwise = (index(reached) - index(played) + 6) % 6;
    if (clockwise == 2) return kClockwise[static_cast<std::size_t>((index(played) + 1) % 6)];
    if (clockwise == 4) return kClockwise[static_cast<std::size_t>((index(played) + 5) % 6)];
    if (clockwise == 3) return goal(player);
    return reached;
}

std::vector<ReferenceGame::Turned> ReferenceGame::play(Place place) {
    const char played = to_play();
    const std::map<Place, char> before = pieces_;
    std::vector<Turned> turned;
    pieces_[place] = played;
    for (int d = 0; d < 6; ++d) {
        std::vector<Place> passed;
        Place reached = neighbour(place, d);
        while (before.contains(reached) && before.at(reached) == goal(mover())) {
            passed.push_back(reached);
            reached = neighbour(reached, d);
        }
        if (!before.contains(reached)) continue;
        const char old = before.at(reached);
        const char now = mix(played, old);
        pieces_[reached] = now;
        if (now != old) turned.push_back({reached, old, now, d, passed});
    }
    phase_ = (phase_ + 1) % 6;
    return turned;
}

std::set<ReferenceGame::Place> ReferenceGame::rows_of(char colour) const {
    std::set<Place> places;
    for (const auto& [place, piece] : pieces_) {
        for (int d = 0; d < 6; ++d) {
            std::vector<Place> row;
            for (Place next = place; at(next) == colour; next = neighbour(next, d)) row.push_back(next);
            if (row.size() >= 4) places.insert(row.begin(), row.end());
        }
    }
    return places;
}

int ReferenceGame::winner() const {
    if (!rows_of('W').empty()) return 1;
    if (!rows_of('K').empty()) return 2;
    return 0;
}

std::set<ReferenceGame::Place> ReferenceGame::winning_places() const {
    return winner() == 0 ? std::set<Place>{} : rows_of(goal(winner()));
}

std::string ReferenceGame::text() const {
    std::string text;
    for (int r = 0; r < rows_; ++r) {
        if (r > 0) text += '/';
        int empty = 0;
        for (int c = 0; c <= cols_; ++c) {
            const char here = c < cols_ ? at({r, c}) : '|';
            if (here == kNothing) {
                ++empty;
                continue;
            }
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
            if (here != '|') text += here;
        }
    }
    return text + ' ' + to_play();
}

}  // namespace atom4::test
