// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace atom4::test {

/// A second implementation of the rules, as slow and as close to their words as possible: cells are (row, column),
/// colours are letters, neighbours come from the parity of the row, colours mix by counting steps on the wheel, rows
/// are searched on the whole board. Shares nothing with core.
class ReferenceGame {
public:
    using Place = std::pair<int, int>;
    struct Turned {
        Place place;
        char before;
        char after;
        int direction;  ///< 0 east, then counter-clockwise
        std::vector<Place> passed;
        friend bool operator==(const Turned&, const Turned&) = default;
    };

    ReferenceGame(int rows, int cols, int round);

    [[nodiscard]] char to_play() const { return kClockwise[static_cast<std::size_t>(phase_ % 6)]; }
    [[nodiscard]] int mover() const { return phase_ % 2 + 1; }
    [[nodiscard]] std::set<Place> legal() const;
    std::vector<Turned> play(Place place);
    /// Returns the player with four in a row, 1 or 2; 0 if there is none.
    [[nodiscard]] int winner() const;
    /// Returns the places in all of the winner's rows of four or more.
    [[nodiscard]] std::set<Place> winning_places() const;
    [[nodiscard]] bool over() const { return winner() != 0 || legal().empty(); }
    [[nodiscard]] std::string text() const;

    static Place neighbour(Place place, int direction);

private:
    static constexpr std::array<char, 6> kClockwise{'R', 'Y', 'G', 'C', 'B', 'P'};
    static char goal(int player) { return player == 1 ? 'W' : 'K'; }
    static char mix(char played, char reached);
    [[nodiscard]] bool on_board(Place place) const;
    [[nodiscard]] char at(Place place) const;
    [[nodiscard]] std::set<Place> rows_of(char colour) const;

    int rows_;
    int cols_;
    int phase_;  // index on the wheel of the colour to be played, 0 to 5
    std::map<Place, char> pieces_;
};

}  // namespace atom4::test
