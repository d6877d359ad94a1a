// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/puzzles/puzzle_words.h"

#include <cmath>

#include "core/atom4/rules/notation.h"
#include "core/atom4/words/colour_words.h"
#include "tui/atom4/words/file_words.h"
#include "tui/atom4/words/words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

std::string title_of(PuzzleKind kind, int moves, Player solver) {
    if (kind == PuzzleKind::kDefend) return _("The only defence");
    const std::string count = std::to_string(moves);
    return solver == Player::kFirst ? fill(_("White in {0}"), {count}) : fill(_("Black in {0}"), {count});
}

// What a solved puzzle brought: the time if it was taken, the rating, and the streak from two on.
std::string gain_text(const PuzzleDesk& desk) {
    std::string text;
    if (desk.has_clock())
        if (const auto seconds = desk.seconds()) text += ' ' + counted(*seconds, "{0} second.", "{0} seconds.");
    if (desk.source() != PuzzleDesk::Source::kMine)
        text += ' ' + fill(_("Your puzzle rating: {0}."), {std::to_string(std::lround(desk.history().rating().value))});
    const int streak = desk.history().statistics().streak;
    if (desk.run().result() == PuzzleResult::kSolved && streak > 1)
        text += ' ' + counted(streak, "{0} solved in a row.", "{0} solved in a row.");
    return text;
}

std::string wrong_text(Cell cell, const PuzzleTry& tried) {
    const std::string name = to_text(cell);
    if (!tried.answer) return fill(_("{0} is not it: it takes too long."), {name});
    const std::string answer = to_text(tried.answer->placed());
    if (tried.verdict == PuzzleTry::Verdict::kTooSlow)
        return fill(_("{0} is not it: {1} is an answer that stops you."), {name, answer});
    if (tried.plies == 1) return fill(_("{0} is not it: {1} completes a row for the opponent."), {name, answer});
    return fill(_("{0} is not it: {1}, and the opponent cannot be stopped any more."), {name, answer});
}

}  // namespace

std::string puzzle_title(const Puzzle& puzzle) {
    return title_of(puzzle.kind, puzzle.moves, puzzle.position.mover());
}

std::string puzzle_heading(const PuzzleDesk& desk) {
    const Puzzle& puzzle = desk.run().puzzle();
    const std::string title = puzzle_title(puzzle);
    switch (desk.source()) {
        case PuzzleDesk::Source::kOfTheDay: return fill(_("Puzzle of the day: {0}"), {title});
        case PuzzleDesk::Source::kMine: return fill(_("From your games: {0}"), {title});
        case PuzzleDesk::Source::kShipped: break;
    }
    return fill(_("Puzzle {0}: {1}"), {puzzle.id, title});
}

std::string puzzle_task(const PuzzleRun& run) {
    const std::string colour = colour_name(run.position().to_play());
    if (run.puzzle().kind == PuzzleKind::kDefend) {
        if (run.played().empty())
            return fill(_("You play {0}. One cell holds; after any other the opponent can force four in a row."),
                        {colour});
        return fill(_("You play {0}. Hold on."), {colour});
    }
    if (run.moves_left() == 1) return fill(_("You play {0}. Complete four in a row."), {colour});
    return fill(_("You play {0}."), {colour}) + ' ' +
           counted(run.moves_left(), "Win in {0} move, whatever the opponent does.",
                   "Win in {0} moves, whatever the opponent does.");
}

std::string try_text(const PuzzleDesk& desk, Cell cell, const PuzzleTry& tried, const std::string& does) {
    using Verdict = PuzzleTry::Verdict;
    std::string text = does;
    if (tried.verdict == Verdict::kIllegal) return text;
    if (tried.verdict == Verdict::kGoesOn) {
        text += ' ' + fill(_("Right! The opponent answers {0}."), {to_text(tried.answer->placed())});
    } else if (tried.verdict == Verdict::kSolved) {
        text += std::string(" ") + _("Right, and solved!") + gain_text(desk);
    } else {
        text += ' ' + wrong_text(cell, tried) + ' ' + _("The board is as before. Try another cell.");
    }
    const std::string trouble = unkept_puzzle_text(desk);
    return trouble.empty() ? text : text + ' ' + trouble;
}

std::string puzzle_hint_text(std::span<const Cell> cells) {
    if (cells.size() == 1) return fill(_("It is {0}."), {to_text(cells.front())});
    return fill(_("Look around here: one of {0}."), {listed_cells(cells)});
}

std::string solution_text(std::span<const Cell> line) {
    std::string moves;
    for (const Cell cell : line) moves += (moves.empty() ? "" : " ") + to_text(cell);
    return fill(_("The solution: {0}."), {moves});
}

std::vector<std::string> puzzle_statistics_text(const PuzzleDesk& desk) {
    const PuzzleStatistics statistics = desk.history().statistics();
    if (statistics.visited == 0) return {_("You have not tried a puzzle yet.")};
    const Rating rating = desk.history().rating();
    std::vector<std::string> lines{
        fill(_("Your puzzle rating: {0}, give or take {1}."),
             {std::to_string(std::lround(rating.value)), std::to_string(std::lround(2 * rating.deviation))}),
        fill(_("Solved at once: {0} of {1}."), {std::to_string(statistics.solved), std::to_string(statistics.visited)}),
        fill(_("In a row: {0}, at best {1}."),
             {std::to_string(statistics.streak), std::to_string(statistics.best_streak)}),
        fill(_("Days in a row: {0}."), {std::to_string(statistics.days)})};
    for (const auto& [theme, counts] : statistics.themes) {
        const auto& [kind, moves] = theme;
        const std::string title = kind == PuzzleKind::kDefend ? fill(_("Defence in {0}"), {std::to_string(moves)})
                                                              : fill(_("Win in {0}"), {std::to_string(moves)});
        lines.push_back(
            fill(_("{0}: {1} of {2}."), {title, std::to_string(counts.first), std::to_string(counts.second)}));
    }
    if (!desk.mine().all().empty())
        lines.push_back(fill(_("From your games: {0}, of which {1} are due."),
                             {std::to_string(desk.mine().all().size()), std::to_string(desk.due_count())}));
    return lines;
}

std::string kept_puzzles_text(const PuzzleDesk& desk, int count) {
    const std::string trouble = unkept_puzzle_text(desk);
    if (!trouble.empty()) return trouble;
    if (count == 0) return _("No mistake of this round makes a new puzzle.");
    return counted(count, "{0} mistake is now a puzzle of yours.", "{0} mistakes are now puzzles of yours.");
}

std::string unkept_puzzle_text(const PuzzleDesk& desk) {
    if (!desk.trouble()) return {};
    return fill(_("It cannot be kept: {0}."),
                {file_error_text(data_directory() / "puzzles", FileError{*desk.trouble()})});
}

}  // namespace atom4::tui
