// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/text_board.h"

#include <algorithm>
#include <tuple>

#include "core/base/strings.h"
#include "core/base/translation.h"
#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "tui/common/i18n.h"
#include "tui/lines/texts.h"

namespace atom4::tui {
namespace {

using Texts = std::vector<std::string>;

std::string chip_text(const lines::Chip& chip) {
    // TRANSLATORS: a cell and the colour of its chip: c2 red.
    return fill(_("{0} {1}"), {lines::to_text(chip.cell), chip_colour_name(chip.colour)});
}

Texts chip_texts(std::vector<lines::Chip> chips) {
    std::sort(chips.begin(), chips.end(), [](const lines::Chip& a, const lines::Chip& b) {
        return std::tie(a.cell.row, a.cell.col) < std::tie(b.cell.row, b.cell.col);
    });
    Texts texts;
    for (const lines::Chip& chip : chips) texts.push_back(chip_text(chip));
    return texts;
}

struct Row {
    int colour;
    int chips;
    lines::Cell first;
    lines::Cell last;
};

lines::Cell stepped(lines::Cell cell, lines::Cell step, int by) {
    return {cell.row + by * step.row, cell.col + by * step.col};
}

std::vector<Row> rows_of(const lines::Board& board) {
    const auto colour_at = [&](lines::Cell cell) { return board.contains(cell) ? board.at(cell) : 0; };
    std::vector<Row> rows;
    for (const lines::Chip& chip : board.chips())
        for (const lines::Cell step : lines::kLineSteps) {
            if (colour_at(stepped(chip.cell, step, -1)) == chip.colour) continue;
            int chips = 1;
            while (colour_at(stepped(chip.cell, step, chips)) == chip.colour) ++chips;
            if (chips > 1) rows.push_back({chip.colour, chips, chip.cell, stepped(chip.cell, step, chips - 1)});
        }
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.chips > b.chips; });
    return rows;
}

}  // namespace

std::vector<std::string> turn_lines(const lines::Session& session) {
    Texts texts;
    // News first, then the details of each change.
    if (std::string news = lines::turn_text(session); !news.empty()) texts.push_back(std::move(news));
    for (const lines::Change& change : session.game().last_turn()) {
        if (change.is_move())
            texts.push_back(fill(_("{0} moved to {1}."),
                                 {lines::to_text(change.path.front()), lines::to_text(change.path.back())}));
        else if (!change.thrown.empty())
            texts.push_back(fill(_("New: {0}."), {listed(chip_texts(change.thrown))}));
        // TRANSLATORS: chips that were cleared.
        if (!change.removed.empty()) texts.push_back(fill(_("Cleared: {0}."), {listed(chip_texts(change.removed))}));
    }
    return texts;
}

std::string next_colours_text(std::span<const int> colours) {
    Texts names;
    for (const int colour : colours) names.push_back(chip_colour_name(colour));
    return names.empty() ? std::string() : fill(_("Next: {0}."), {listed(names)});
}

std::string prompt_line(const lines::Session& session) {
    const lines::Game& game = session.game();
    if (game.is_over()) return _("Type \"new\" for another game.");
    const std::string next =
        game.preview() == lines::Preview::kOn ? next_colours_text(game.next_colours()) : std::string();
    const std::string move = game.position().chain() > 0 ? _("You move again.") : _("Your move.");
    return next.empty() ? move : move + ' ' + next;
}

std::vector<std::string> board_lines(const lines::Board& board) {
    const int chips = board.cell_count() - board.free_count();
    Texts texts{
        fill(_("The board has {0} rows and {1} columns, and {2}:"),
             {std::to_string(board.rows()), std::to_string(board.cols()), counted(chips, "{0} chip", "{0} chips")})};
    for (int row = 0; row < board.rows(); ++row) {
        Texts in_row;
        for (int col = 0; col < board.cols(); ++col)
            if (const int colour = board.at({row, col})) in_row.push_back(chip_text({{row, col}, colour}));
        if (!in_row.empty()) texts.push_back(fill(_("Row {0}: {1}."), {std::to_string(row + 1), listed(in_row)}));
    }
    return texts;
}

std::vector<std::string> map_lines(const lines::Board& board) {
    Texts texts;
    std::string names = "   ";
    // Where columns have two letters the second one tells them apart.
    for (int col = 0; col < board.cols(); ++col) names += std::string(" ") + static_cast<char>('a' + col % 26);
    texts.push_back(names);
    for (int row = 0; row < board.rows(); ++row) {
        const std::string number = std::to_string(row + 1);
        std::string text = std::string(3 - number.size(), ' ') + number;
        for (int col = 0; col < board.cols(); ++col) {
            const int colour = board.at({row, col});
            text += {' ', colour == 0 ? '.' : static_cast<char>('A' + colour - 1)};
        }
        texts.push_back(text);
    }
    const int colours = board.free_count() == board.cell_count()
                            ? 0
                            : *std::max_element(board.colours().begin(), board.colours().end());
    Texts letters;
    for (int colour = 1; colour <= colours; ++colour)
        letters.push_back(
            fill(_("{0} {1}"), {std::string(1, static_cast<char>('A' + colour - 1)), chip_colour_name(colour)}));
    if (!letters.empty()) texts.push_back(listed(letters) + '.');
    return texts;
}

std::vector<std::string> near_lines(const lines::Board& board, lines::Cell cell) {
    static constexpr std::pair<lines::Cell, int> kAround[] = {{{-1, 0}, 0}, {{-1, 1}, 1}, {{0, 1}, 2},  {{1, 1}, 3},
                                                              {{1, 0}, 4},  {{1, -1}, 5}, {{0, -1}, 6}, {{-1, -1}, 7}};
    const auto direction = [](int number) {
        switch (number) {
            case 0: return _("north");
            case 1: return _("north-east");
            case 2: return _("east");
            case 3: return _("south-east");
            case 4: return _("south");
            case 5: return _("south-west");
            case 6: return _("west");
            default: return _("north-west");
        }
    };
    const int here = board.at(cell);
    Texts texts{here == 0 ? fill(_("{0} is free."), {lines::to_text(cell)})
                          : fill(_("{0} is {1}."), {lines::to_text(cell), chip_colour_name(here)})};
    Texts free;
    for (const auto& [step, number] : kAround) {
        const lines::Cell next = stepped(cell, step, 1);
        if (!board.contains(next)) continue;
        if (board.is_free(next))
            free.push_back(lines::to_text(next));
        else
            texts.push_back(fill(_("{0}: {1}."), {direction(number), chip_text({next, board.at(next)})}));
    }
    if (!free.empty()) texts.push_back(fill(_("Free: {0}."), {listed(free)}));
    return texts;
}

std::vector<std::string> reach_lines(const lines::Board& board, lines::Cell cell) {
    const lines::PathMap paths(board, cell);
    Texts texts;
    int count = 0;
    for (int row = 0; row < board.rows(); ++row) {
        Texts in_row;
        for (int col = 0; col < board.cols(); ++col)
            if (board.is_free({row, col}) && paths.contains({row, col}))
                in_row.push_back(lines::to_text(lines::Cell{row, col}));
        count += static_cast<int>(in_row.size());
        if (!in_row.empty()) texts.push_back(fill(_("Row {0}: {1}."), {std::to_string(row + 1), listed(in_row)}));
    }
    if (count == 0) return {fill(_("{0} can't move."), {lines::to_text(cell)})};
    if (count == board.free_count()) return {fill(_("{0} can go to every free cell."), {lines::to_text(cell)})};
    texts.insert(texts.begin(), fill(counted(count, "{1} can go to {0} free cell:", "{1} can go to {0} free cells:"),
                                     {"", lines::to_text(cell)}));
    return texts;
}

std::string trial_line(const lines::Position& position, const lines::Move& move) {
    lines::Position after = position;
    const lines::Change change = after.move_legal(move.from, move.to);
    // TRANSLATORS: two cells: a move.
    const std::string text = fill(_("{0} to {1}"), {lines::to_text(move.from), lines::to_text(move.to)});
    if (change.removed.empty()) return fill(_("{0} would clear nothing."), {text});
    return fill(_("{0} would clear {1}: {2}."),
                {text, counted(static_cast<long>(change.removed.size()), "{0} chip", "{0} chips"),
                 counted(change.gained, "{0} point", "{0} points")});
}

std::vector<std::string> row_lines(const lines::Board& board) {
    constexpr std::size_t kEnough = 10;
    const auto rows = rows_of(board);
    if (rows.empty()) return {_("No two chips of one colour are side by side.")};
    Texts texts;
    for (std::size_t i = 0; i < std::min(rows.size(), kEnough); ++i) {
        const Row& row = rows[i];
        // TRANSLATORS: how many, of which colour, from cell to cell: 4 red, a1 to d1.
        texts.push_back(fill(_("{0} {1}, {2} to {3}."), {std::to_string(row.chips), chip_colour_name(row.colour),
                                                         lines::to_text(row.first), lines::to_text(row.last)}));
    }
    if (rows.size() > kEnough)
        texts.push_back(counted(static_cast<long>(rows.size() - kEnough), "And {0} more row.", "And {0} more rows."));
    return texts;
}

std::string score_line(const lines::Session& session) {
    const std::string points = counted(session.game().position().score(), "{0} point", "{0} points");
    const std::string text = fill(_("{0}. The best is {1}."), {points, std::to_string(session.best())});
    return session.is_listed() ? text : text + ' ' + _("This game is no longer ranked.");
}

std::vector<std::string> score_lines(const lines::Session& session) {
    constexpr std::size_t kShown = 10;
    Texts texts;
    const auto& scores = session.high_scores();
    for (std::size_t i = 0; i < std::min(kShown, scores.size()); ++i)
        // TRANSLATORS: place in the list, points, who, when.
        texts.push_back(fill(_("{0}. {1}, {2}, {3}"), {std::to_string(i + 1), std::to_string(scores[i].points),
                                                       sanitized(scores[i].name), sanitized(scores[i].date)}));
    if (texts.empty()) texts.emplace_back(_("No high scores yet."));
    return texts;
}

std::vector<std::string> lines_strategy() {
    return {
        _("Keep the middle free so that chips can move."),
        _("Look at the next colours before you close a path."),
        _("Build lines that cross: a chip that completes two clears both."),
        _("Hold a line back until a second one is ready: consecutive scoring moves earn more."),
    };
}

}  // namespace atom4::tui
