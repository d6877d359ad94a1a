// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "core/atom4/notation.h"
#include "tui/i18n.h"
#include "tui/screen.h"
#include "tui/words.h"

namespace atom4::tui {
namespace {

// The player's name and score, and below them the goal.
void draw_player(Grid& grid, Place place, int width, const Match& match, Player player) {
    const bool to_move = match.seat_to_move() != nullptr && match.position().mover() == player;
    const Colour goal = goal_colour(player);
    const std::string score = std::to_string(match.score()[player]);
    grid.put(place.row, place.col, to_move ? ">" : " ", Role::kTitle);
    grid.put(place.row, place.col + 2, player_name(match.setup(), player), to_move ? Role::kTitle : Role::kText,
             width - 4 - static_cast<int>(score.size()));
    grid.put(place.row, place.col + width - static_cast<int>(score.size()), score, Role::kTitle);
    const int four = 4 * 2 + 2;
    const char* wants = width_of(_("wants four")) + 3 + four <= width ? _("wants four") : _("wants");
    int col = grid.put(place.row + 1, place.col + 2, wants, Role::kText, width - 3 - four) + 1;
    // On a strip of paper, like the board: black shows on a dark terminal then, and white on a light one.
    grid.put(place.row + 1, col++, " ", Role::kPaper);
    for (int i = 0; i < 4; ++i)
        col = grid.put(place.row + 1, col, std::string(1, letter(goal)) + " ", piece_role(goal));
    grid.put(place.row + 1, col, " ", Role::kPaper);
}

// Six pieces in a ring, clockwise from the upper left, the one to be played in brackets; the player in the middle.
void draw_wheel(Grid& grid, Place place, const Position& position, bool roomy) {
    constexpr std::array<Place, kWheelSize> kPlaces{{{0, 3}, {0, 9}, {1, 12}, {2, 9}, {2, 3}, {1, 0}}};
    const int stretch = roomy ? 2 : 1;
    for (int row = 0; row <= 2 * stretch; ++row)
        grid.put(place.row + row, place.col - 1, std::string(19, ' '), Role::kPaper);
    for (int i = 0; i < kWheelSize; ++i) {
        const Colour colour = wheel_colour(i);
        const Place at = kPlaces[static_cast<std::size_t>(i)];
        const int row = place.row + at.row * stretch;
        const int col = place.col + at.col + 1;
        const bool now = !position.is_over() && colour == position.to_play();
        grid.put(row, col, ' ' + std::string(1, letter(colour)) + ' ', piece_role(colour));
        if (!now) continue;
        grid.put(row, col - 1, "[", Role::kLegal);
        grid.put(row, col + 3, "]", Role::kLegal);
    }
    const Player mover = position.mover();
    grid.put(place.row + stretch, place.col + 7, ' ' + std::to_string(number(mover)) + ' ',
             piece_role(goal_colour(mover)));
}

// The latest moves, a pair a line, as many lines as there are.
void draw_moves(Grid& grid, Place place, Extent extent, const Match& match) {
    const auto plies = match.plies();
    const int pairs = (static_cast<int>(plies.size()) + 1) / 2;
    for (int line = 0; line < std::min(pairs, extent.rows); ++line) {
        const int pair = pairs - std::min(pairs, extent.rows) + line;
        std::string text = std::to_string(pair + 1) + '.';
        text.insert(0, static_cast<std::size_t>(std::max(0, 4 - static_cast<int>(text.size()))), ' ');
        for (std::size_t i = static_cast<std::size_t>(pair) * 2;
             i < std::min(plies.size(), static_cast<std::size_t>(pair) * 2 + 2); ++i) {
            text += ' ' + to_text(plies[i].placed());
            text.resize(static_cast<std::size_t>(i % 2 == 0 ? 9 : 14), ' ');
        }
        grid.put(place.row + line, place.col, text, Role::kQuiet, extent.cols);
    }
}

}  // namespace

void draw_panel(Grid& grid, const Layout& layout, const Match& match, Capabilities) {
    const Place at = layout.panel;
    const int width = layout.panel_extent.cols;
    const int rows = layout.panel_extent.rows;
    const bool roomy = rows >= 16;
    const int wheel_rows = roomy ? 5 : 3;
    const int gap = rows >= 12 ? 1 : 0;
    int row = at.row;
    draw_player(grid, {row, at.col}, width, match, Player::kFirst);
    row += 2 + gap;
    draw_wheel(grid, {row, at.col + std::max(0, (width - 16) / 2)}, match.position(), roomy);
    row += wheel_rows + gap;
    const bool over = match.is_over();
    for (const std::string& line : wrapped(turn_text(match), width - 2))
        grid.put(row++, at.col + 2, line, over ? Role::kWin : Role::kTitle, width - 2);
    row += gap;
    draw_player(grid, {row, at.col}, width, match, Player::kSecond);
    row += 2 + gap;
    draw_moves(grid, {row, at.col}, {at.row + rows - row, width}, match);
}

void draw_state_line(Grid& grid, const Layout& layout, const Match& match) {
    const std::string first = std::to_string(match.score()[Player::kFirst]);
    const std::string second = std::to_string(match.score()[Player::kSecond]);
    std::string right = fill(_("Round {0}  {1} : {2}"), {std::to_string(match.round()), first, second});
    const int end = layout.origin.col + layout.extent.cols;
    int col = layout.origin.col;
    if (layout.has_panel) {
        grid.put(layout.title_row, col, "Atom-4", Role::kTitle);
    } else {
        const Colour colour = match.position().to_play();
        if (!match.is_over())
            col = grid.put(layout.title_row, col, ' ' + std::string(1, letter(colour)) + ' ', piece_role(colour)) + 1;
        const std::string turn = turn_text(match);
        if (col + width_of(turn) + 1 + width_of(right) > end) right = fill(_("{0} : {1}"), {first, second});
        grid.put(layout.title_row, col, turn, Role::kTitle, end - col - width_of(right) - 1);
    }
    grid.put(layout.title_row, end - width_of(right), right, Role::kTitle);
}

}  // namespace atom4::tui
