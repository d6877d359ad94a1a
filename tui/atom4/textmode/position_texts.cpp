// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/position_texts.h"

#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"
#include "tui/atom4/model/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

std::string row_text(const Position& position, int row) {
    std::vector<std::string> pieces;
    for (int col = 0; col < position.size().cols; ++col)
        if (const auto colour = position.at(Cell(row, col)))
            pieces.push_back(fill(_("{0} {1}"), {to_text(Cell(row, col)), piece_colour(*colour)}));
    return pieces.empty() ? std::string() : fill(_("Row {0}: {1}."), {std::to_string(row + 1), listed(pieces)});
}

}  // namespace

const char* direction_name(Direction direction) {
    switch (direction) {
        // TRANSLATORS: a direction on the board, as on a map.
        case Direction::kEast: return _("east");
        case Direction::kNorthEast: return _("north-east");
        case Direction::kNorthWest: return _("north-west");
        case Direction::kWest: return _("west");
        case Direction::kSouthWest: return _("south-west");
        case Direction::kSouthEast: break;
    }
    return _("south-east");
}

std::vector<std::string> board_text(const Position& position) {
    std::vector<std::string> lines{fill(_("The board has {0} rows and {1} columns, and {2} pieces:"),
                                        {std::to_string(position.size().rows), std::to_string(position.size().cols),
                                         std::to_string(position.piece_count())})};
    for (int row = 0; row < position.size().rows; ++row)
        if (std::string text = row_text(position, row); !text.empty()) lines.push_back(std::move(text));
    const std::vector<Cell> winning = position.winning_cells();
    if (!winning.empty()) lines.push_back(fill(_("The winning row: {0}."), {listed_cells(winning)}));
    return lines;
}

std::vector<std::string> map_text(const Position& position) {
    std::vector<std::string> lines;
    std::string names = "    ";
    for (int col = 0; col < position.size().cols; ++col) names += {static_cast<char>('a' + col), ' '};
    lines.push_back(names);
    for (int row = 0; row < position.size().rows; ++row) {
        const std::string number = std::to_string(row + 1);
        std::string line = std::string(3 - number.size(), ' ') + number + (row % 2 == 0 ? " " : "  ");
        for (int col = 0; col < position.size().cols; ++col) {
            const Cell cell(row, col);
            const auto colour = position.at(cell);
            line += {colour ? letter(*colour) : position.is_legal(cell) ? '.' : ' ', ' '};
        }
        lines.push_back(line);
    }
    for (std::string& line : lines) line.erase(line.find_last_not_of(' ') + 1);
    return lines;
}

std::string surroundings_text(const Position& position, Cell cell) {
    std::vector<std::string> around;
    for (const Direction direction : kDirections) {
        const Cell next = step(cell, direction);
        if (!position.size().contains(next)) continue;
        if (const auto colour = position.at(next))
            // TRANSLATORS: a direction, a cell and the colour of its piece: east i8 yellow.
            around.push_back(fill(_("{0} {1} {2}"), {direction_name(direction), to_text(next), piece_colour(*colour)}));
    }
    const std::string here = cell_text(position, cell);
    if (around.empty()) return fill(_("{0} No piece lies around it."), {here});
    return fill(_("{0} Around it: {1}."), {here, listed(around)});
}

std::string placeable_text(const Position& position) {
    std::vector<Cell> cells(position.legal_moves().begin(), position.legal_moves().end());
    std::sort(cells.begin(), cells.end());
    return fill(_("A {0} piece may go to {1}."), {colour_name(position.to_play()), listed_cells(cells)});
}

std::string score_text(const Match& match) {
    const auto score = match.score();
    return fill(_("Round {0}. For white: {1}, {2} won. For black: {3}, {4} won."),
                {std::to_string(match.round()), seat_text(match, Player::kFirst), std::to_string(score[Player::kFirst]),
                 seat_text(match, Player::kSecond), std::to_string(score[Player::kSecond])});
}

}  // namespace atom4::tui
