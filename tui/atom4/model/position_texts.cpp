// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/position_texts.h"

#include <algorithm>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/record.h"
#include "core/atom4/rules/cell_history.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position_facts.h"
#include "core/base/strings.h"
#include "core/base/translation.h"
#include "tui/atom4/model/analysis_texts.h"
#include "tui/atom4/model/match_texts.h"
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

std::string typed_row_text(const Position& position, std::string_view typed) {
    const auto number = parse_digits<int>(typed);
    const int rows = position.size().rows;
    if (!number || *number < 1 || *number > rows)
        return fill(_("Which row? Type a number from 1 to {0}."), {std::to_string(rows)});
    const std::string text = row_text(position, *number - 1);
    return text.empty() ? fill(_("Row {0} is empty."), {std::to_string(*number)}) : text;
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

std::vector<std::string> board_text(const Position& position, std::string_view row) {
    if (!row.empty()) return {typed_row_text(position, row)};
    std::vector<std::string> lines{fill(_("The board has {0} rows and {1} columns, and {2} pieces:"),
                                        {std::to_string(position.size().rows), std::to_string(position.size().cols),
                                         std::to_string(position.piece_count())})};
    for (int row = 0; row < position.size().rows; ++row)
        if (std::string text = row_text(position, row); !text.empty()) lines.push_back(std::move(text));
    const std::vector<Cell> winning = position.winning_cells();
    if (!winning.empty()) lines.push_back(fill(_("The winning row: {0}."), {listed_cells(winning)}));
    return lines;
}

std::vector<std::string> map_text(const Position& position, bool has_dots) {
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
            line += {colour ? letter(*colour) : has_dots && position.is_legal(cell) ? '.' : ' ', ' '};
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
    if (around.empty()) return fill(_("{0} No piece touches it."), {here});
    return fill(_("{0} Around it: {1}."), {here, listed(around)});
}

std::string placeable_text(const Position& position) {
    std::vector<Cell> cells(position.legal_moves().begin(), position.legal_moves().end());
    std::sort(cells.begin(), cells.end());
    return fill(_("A {0} piece can go to {1}."), {colour_name(position.to_play()), listed_cells(cells)});
}

std::string score_text(const Match& match) {
    const auto score = match.score();
    return fill(_("Round {0}. For white: {1}, {2} won. For black: {3}, {4} won."),
                {std::to_string(match.round()), seat_text(match, Player::kFirst), std::to_string(score[Player::kFirst]),
                 seat_text(match, Player::kSecond), std::to_string(score[Player::kSecond])});
}

namespace {

using Lines = std::vector<std::string>;

bool is_goal(Colour colour) {
    return colour == Colour::kBlack || colour == Colour::kWhite;
}

// "h8 white, then g8 white": the pieces in that direction, up to the first that is neither white nor black.
std::string pieces_in(const Position& position, Cell cell, Direction direction) {
    std::string text;
    while (true) {
        cell = step(cell, direction);
        const auto colour = position.size().contains(cell) ? position.at(cell) : std::nullopt;
        if (!colour) return text;
        const std::string piece = fill(_("{0} {1}"), {to_text(cell), piece_colour(*colour)});
        // TRANSLATORS: pieces in a row: h8 white, then g8 white.
        text = text.empty() ? piece : fill(_("{0}, then {1}"), {text, piece});
        if (!is_goal(*colour)) return text;
    }
}

// Returns how far apart two colours are on the wheel, from 0 to 3.
int steps_between(Colour one, Colour other) {
    const int steps = (wheel_index(one) - wheel_index(other) + kWheelSize) % kWheelSize;
    return std::min(steps, kWheelSize - steps);
}

// Returns why the piece that is reached gets its new colour.
std::string reason_text(Colour played, Colour reached) {
    const std::string colour = colour_name(played);
    // TRANSLATORS: a colour gives the piece its own colour.
    if (is_goal(reached)) return fill(_("It takes the colour {0}."), {colour});
    switch (steps_between(played, reached)) {
        case 0: return _("It has the same colour.");
        case 1: return fill(_("It is next to {0} on the wheel."), {colour});
        case 2: return _("That is the colour between.");
        default: break;
    }
    return fill(_("It is opposite to {0}."), {colour});
}

// Returns what happens in that direction; "" if no piece is there.
std::string action_text(const Position& position, Cell cell, Direction direction) {
    const Colour played = position.to_play();
    const Colour goal = goal_colour(player_of(played));
    Cell at = step(cell, direction);
    const auto piece = [&] { return position.size().contains(at) ? position.at(at) : std::nullopt; };
    std::vector<std::string> passed;
    for (; piece() == std::optional(goal); at = step(at, direction)) passed.push_back(to_text(at));
    if (!piece()) {
        if (passed.empty()) return {};
        return fill(_("Passed on by {0}, but to no piece."), {listed(passed)});
    }
    const Colour reached = *piece();
    const Colour made = combine(played, reached);
    const std::string name = to_text(at);
    std::string text = made == reached
                           // TRANSLATORS: a cell and the colour of its piece.
                           ? fill(_("{0} stays {1}."), {name, piece_colour(reached)})
                           : fill(_("{0} turns from {1} to {2}."), {name, colour_name(reached), colour_name(made)});
    text += ' ' + reason_text(played, reached);
    if (!passed.empty()) text += ' ' + fill(_("Passed on by {0}."), {listed(passed)});
    return text;
}

std::string row_text(const std::vector<Cell>& row, Colour goal) {
    const char* text =
        goal == Colour::kWhite ? _("{0} white in a row, {1} to {2}") : _("{0} black in a row, {1} to {2}");
    return fill(text, {std::to_string(row.size()), to_text(row.front()), to_text(row.back())});
}

Lines meaning_text(const Position& position, const PlacementMeaning& meaning) {
    Lines lines;
    const Player mover = position.mover();
    const std::string theirs = colour_name(next_on_wheel(position.to_play()));
    const std::string own = colour_name(next_on_wheel(position.to_play(), 2));
    if (meaning.wins) lines.emplace_back(_("That wins the round."));
    if (meaning.lets_win)
        lines.push_back(
            fill(meaning.opens_win ? _("Careful: it lets {0} win at {1}.") : _("Careful: {0} can still win at {1}."),
                 {theirs, to_text(*meaning.lets_win)}));
    if (meaning.stops) lines.push_back(fill(_("It stops {0} from winning at {1}."), {theirs, to_text(*meaning.stops)}));
    if (!meaning.threatens.empty())
        lines.push_back(fill(_("It threatens to win at {1} with {0}."), {own, listed_cells(meaning.threatens)}));
    // TRANSLATORS: a row: three white in a row, f5 to h5.
    if (!meaning.row.empty()) lines.push_back(fill(_("It makes {0}."), {row_text(meaning.row, goal_colour(mover))}));
    return lines;
}

std::string event_line(const CellEvent& event) {
    const int move = move_number(event.ply, next_on_wheel(event.colour, 1 - event.ply));
    const std::string number = std::to_string(move);
    if (!event.change) return placed_here_text(move, event.colour);
    std::string text = fill(_("Move {0}, {1} at {2}, turned {3} to {4}."),
                            {number, colour_name(event.colour), to_text(event.placed),
                             colour_name(event.change->before), colour_name(event.change->after)});
    if (!event.through.empty()) text += ' ' + fill(_("Passed on by {0}."), {listed_cells(event.through)});
    return text;
}

Lines history_text(const Position& position, Cell cell, std::span<const Reaction> plies) {
    Lines lines{cell_text(position, cell)};
    const auto events = history_of(cell, plies);
    for (auto event = events.rbegin(); event != events.rend(); ++event) lines.push_back(event_line(*event));
    if (events.empty() || events.front().change) lines.emplace_back(always_there_text());
    return lines;
}

std::string cannot_text(const Position& position, Cell cell) {
    std::vector<std::string> around;
    for (const Direction direction : kDirections)
        if (const Cell next = step(cell, direction); position.size().contains(next) && position.at(next))
            around.push_back(to_text(next));
    if (around.empty()) return _("It touches no piece.");
    if (around.size() == 1) return fill(_("It touches {0} alone."), {around.front()});
    return fill(_("It touches {0}, but these do not touch each other."), {listed(around)});
}

// Adds the cells where pieces of that colour would complete four in a row.
void add_fours(Lines& lines, const Position& position, Colour colour, const char* text) {
    const auto fours = fours_in_reach(position, colour);
    for (const Four& four : fours)
        lines.push_back(
            fill(text, {colour_name(colour), to_text(four.cell), to_text(four.row.front()), to_text(four.row.back())}));
}

void add_rows(Lines& lines, const Position& position, Player player) {
    constexpr std::size_t kEnough = 8;
    const Colour goal = goal_colour(player);
    const auto rows = goal_rows(position, player, 2);
    if (rows.empty())
        lines.emplace_back(goal == Colour::kWhite ? _("White has no two in a row.") : _("Black has no two in a row."));
    for (std::size_t i = 0; i < std::min(rows.size(), kEnough); ++i) lines.push_back(row_text(rows[i], goal) + '.');
    if (rows.size() > kEnough)
        lines.push_back(counted(static_cast<long>(rows.size() - kEnough), "And {0} more row.", "And {0} more rows."));
}

}  // namespace

std::vector<std::string> near_text(const Position& position, Cell cell) {
    Lines lines{cell_text(position, cell)};
    if (position.is_legal(cell))
        lines.push_back(fill(_("A {0} piece can go there."), {colour_name(position.to_play())}));
    std::vector<std::string> empty;
    std::vector<std::string> beyond;
    for (const Direction direction : kDirections) {
        const Cell next = step(cell, direction);
        if (!position.size().contains(next))
            beyond.emplace_back(direction_name(direction));
        else if (!position.at(next))
            // TRANSLATORS: a direction and a cell: north-west c2.
            empty.push_back(fill(_("{0} {1}"), {direction_name(direction), to_text(next)}));
        else
            // TRANSLATORS: a direction and what lies there: east: h8 white.
            lines.push_back(fill(_("{0}: {1}."), {direction_name(direction), pieces_in(position, cell, direction)}));
    }
    if (!empty.empty()) lines.push_back(fill(_("Empty: {0}."), {listed(empty)}));
    if (!beyond.empty()) lines.push_back(fill(_("The edge: {0}."), {listed(beyond)}));
    return lines;
}

std::vector<std::string> why_text(const Position& position, Cell cell, std::span<const Reaction> plies) {
    if (position.at(cell)) return history_text(position, cell, plies);
    if (const auto reason = position.why_illegal(cell)) {
        if (*reason == IllegalMove::kRoundOver) return {refusal_text(Refusal::kRoundOver, cell)};
        return {refusal_text(Refusal::kNoAdjacentPair, cell), cannot_text(position, cell)};
    }
    Lines lines = meaning_text(position, meaning_of(position, cell));
    const bool means_nothing = lines.empty();
    for (const Direction direction : kDirections)
        if (std::string text = action_text(position, cell, direction); !text.empty()) lines.push_back(std::move(text));
    // What the move does not do comes last.
    if (means_nothing) lines.emplace_back(_("It starts no row and stops none."));
    return lines;
}

std::vector<std::string> rows_text(const Position& position) {
    Lines lines;
    if (winner(position.outcome())) {
        lines.push_back(fill(_("The winning row: {0}."), {listed_cells(position.winning_cells())}));
        return lines;
    }
    add_fours(lines, position, position.to_play(), _("Now: {0} at {1} makes four, {2} to {3}."));
    add_fours(lines, position, next_on_wheel(position.to_play()), _("Next: {0} at {1} would make four, {2} to {3}."));
    add_fours(lines, position, next_on_wheel(position.to_play(), 2),
              _("After that: {0} at {1} would make four, {2} to {3}."));
    if (lines.empty()) lines.emplace_back(_("Neither player can make four soon."));
    add_rows(lines, position, position.mover());
    add_rows(lines, position, opponent(position.mover()));
    return lines;
}

std::vector<std::string> wheel_text(const Position& position) {
    const auto name = [](Colour colour) { return colour_name(colour); };
    const Colour now = position.to_play();
    std::vector<std::string> wheel;
    for (const Colour colour : kWheel) wheel.push_back(name(colour));
    Lines lines{
        fill(_("Now {0}, then {1}, then {2}."), {name(now), name(next_on_wheel(now)), name(next_on_wheel(now, 2))}),
        fill(_("The wheel: {0}."), {listed(wheel)}),
        fill(_("After {0} comes {1} again."), {wheel.back(), wheel.front()})};
    for (int i = 0; i < kWheelSize / 2; ++i)
        lines.push_back(fill(_("Opposite: {0} and {1}."), {name(wheel_colour(i)), name(opposite(wheel_colour(i)))}));
    lines.emplace_back(_("Player 1 has red, green and blue."));
    lines.emplace_back(_("Player 2 has yellow, cyan and purple."));
    lines.emplace_back(_("A piece changes the pieces it touches."));
    lines.emplace_back(_("The next colour on the wheel does not change."));
    lines.emplace_back(_("Two steps away: it becomes the colour between."));
    lines.emplace_back(_("Opposite: player 1 makes white, player 2 black."));
    return lines;
}

namespace {

constexpr std::size_t kEnough = 6;

}  // namespace

std::vector<Cell> first_cells(const MoveLine& line) {
    const auto cells = line.cells();
    return {cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(std::min(cells.size(), kEnough))};
}

std::vector<std::string> report_text(const Position& position, const SearchReport& report) {
    std::vector<std::string> lines{
        fill(_("Evaluation: {0}. Depth {1}."),
             {standing_text(Verdict(report.score(), position.mover())), std::to_string(report.depth)})};
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const SearchLine& line = report.lines[i];
        const auto rest = std::span(line.moves).subspan(1, std::min(line.moves.size() - 1, kEnough - 1));
        const std::string number = std::to_string(i + 1);
        const std::string value = evaluation_text(line.score);
        // TRANSLATORS: the number of a line, its first cell, what it is worth.
        lines.push_back(rest.empty() ? fill(_("{0}: {1} ({2})."), {number, to_text(line.moves.front()), value})
                                     : fill(_("{0}: {1} ({2}), then {3}."),
                                            {number, to_text(line.moves.front()), value, listed_cells(rest)}));
    }
    return lines;
}

}  // namespace atom4::tui
