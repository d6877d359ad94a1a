// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_texts.h"

#include <algorithm>
#include <cmath>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"
#include "core/storage/record_text.h"

namespace atom4 {
namespace {

std::string title_of(PuzzleKind kind, int moves, Player solver) {
    if (kind == PuzzleKind::kDefend) return translated("The only defence");
    const std::string count = std::to_string(moves);
    return solver == Player::kFirst ? fill(translated("White wins in {0}"), {count})
                                    : fill(translated("Black wins in {0}"), {count});
}

std::string theme_title(PuzzleKind kind, int moves) {
    return fill(kind == PuzzleKind::kDefend ? translated("Defence in {0}") : translated("Win in {0}"),
                {std::to_string(moves)});
}

// Returns the rating, and how the last visit has changed it: "819 (+43)". Later visits to a puzzle change nothing.
std::string rating_and_change(const PuzzleHistory& history) {
    const auto& ratings = history.ratings();
    std::string text = std::to_string(std::lround(history.rating().value));
    if (ratings.empty() || ratings.back().visit + 1 != history.visits().size()) return text;
    const Rating before = ratings.size() > 1 ? ratings[ratings.size() - 2].rating : PuzzleHistory().rating();
    return text + " (" + change_text(before, history.rating()) + ')';
}

// Returns the sentence with a space before it; "" if the puzzle does not count, or too few have.
std::string rating_text(const PuzzleTrainer& trainer) {
    if (trainer.source() == PuzzleTrainer::Source::kMine || !trainer.history().is_rating_known()) return {};
    return ' ' + fill(translated("Your puzzle rating: {0}."), {rating_and_change(trainer.history())});
}

// Returns the sentences about a solved puzzle: the time if the timer is on, the rating, and a streak of two or more.
std::string gain_text(const PuzzleTrainer& trainer) {
    std::string text;
    if (trainer.has_clock())
        if (const auto seconds = trainer.seconds()) text += ' ' + counted(*seconds, "{0} second.", "{0} seconds.");
    if (trainer.source() != PuzzleTrainer::Source::kMine && trainer.run().result() == PuzzleResult::kMissed)
        text += ' ' + translated("The first try counts.");
    text += rating_text(trainer);
    const int streak = trainer.statistics().streak;
    if (trainer.run().result() == PuzzleResult::kSolved && streak > 1)
        text += ' ' + counted(streak, "Streak: {0}.", "Streak: {0}.");
    return text;
}

std::string wrong_text(Cell cell, const PuzzleTry& tried) {
    const std::string name = to_text(cell);
    if (!tried.answer) return fill(translated("Not {0}: it takes too many moves."), {name});
    const std::string answer = to_text(tried.answer->placed());
    if (tried.verdict == PuzzleTry::Verdict::kTooSlow)
        return fill(translated("Not {0}: the opponent stops you with {1}."), {name, answer});
    if (tried.plies == 1) return fill(translated("Not {0}: the opponent makes four with {1}."), {name, answer});
    return fill(translated("Not {0}: after {1} the opponent can't be stopped."), {name, answer});
}

}  // namespace

std::string puzzle_title(const Puzzle& puzzle) {
    return title_of(puzzle.kind, puzzle.moves, puzzle.position.mover());
}

std::string puzzle_heading(const PuzzleTrainer& trainer) {
    const Puzzle& puzzle = trainer.run().puzzle();
    const std::string title = puzzle_title(puzzle);
    switch (trainer.source()) {
        case PuzzleTrainer::Source::kOfTheDay: return fill(translated("Puzzle of the day: {0}"), {title});
        case PuzzleTrainer::Source::kMine: return fill(translated("From your games: {0}"), {title});
        case PuzzleTrainer::Source::kShipped: break;
    }
    return fill(translated("Puzzle {0}: {1}"), {std::to_string(number_of_puzzle(puzzle.id)), title});
}

std::string puzzle_task(const PuzzleAttempt& run) {
    const std::string colour = colour_name(run.position().to_play());
    if (run.puzzle().kind == PuzzleKind::kDefend) {
        if (run.played().empty())
            return fill(
                translated(
                    "You play {0}. Only one move saves the round: after any other, the opponent can force a win."),
                {colour});
        return fill(translated("You play {0}. Keep defending."), {colour});
    }
    if (run.moves_left() == 1) return fill(translated("You play {0}. Complete four in a row."), {colour});
    return fill(translated("You play {0}."), {colour}) + ' ' +
           counted(run.moves_left(), "Win in {0} move, whatever the opponent does.",
                   "Win in {0} moves, whatever the opponent does.");
}

std::string try_text(const PuzzleTrainer& trainer, Cell cell, const PuzzleTry& tried, Detail detail) {
    using Verdict = PuzzleTry::Verdict;
    std::string text = reaction_text(*tried.move, detail);
    if (tried.verdict == Verdict::kContinues) {
        text += ' ' + fill(translated("Right! The opponent answers {0}."), {to_text(tried.answer->placed())});
    } else if (tried.verdict == Verdict::kSolved) {
        text += std::string(" ") + translated("Right, and solved!") + gain_text(trainer);
    } else {
        text += ' ' + wrong_text(cell, tried);
    }
    return text;
}

std::string puzzle_hint_text(std::span<const Cell> cells) {
    if (cells.size() == 1) return fill(translated("The answer is {0}."), {to_text(cells.front())});
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(to_text(cell));
    return fill(translated("It's one of these cells: {0}."), {in_a_row(names)});
}

std::string proving_text() {
    return translated("Checking your move...");
}

std::string proving_mistakes_text() {
    return translated("Making puzzles from your mistakes...");
}

std::string solution_text(const PuzzleTrainer& trainer, std::span<const Cell> line) {
    std::string moves;
    for (const Cell cell : line) moves += (moves.empty() ? "" : " ") + to_text(cell);
    return fill(translated("The solution: {0}."), {moves}) + rating_text(trainer);
}

std::string puzzle_level_text(std::optional<int> level) {
    return level ? fill(translated("Puzzles at level {0}."), {std::to_string(*level)})
                 : translated("Puzzles at your level.");
}

std::string puzzle_clock_text(bool taken) {
    return taken ? translated("Timer on from the next puzzle.") : translated("Timer off.");
}

std::vector<std::string> puzzle_statistics_text(const PuzzleTrainer& trainer) {
    const PuzzleStatistics statistics = trainer.statistics();
    if (statistics.visited == 0) return {translated("You haven't tried a puzzle yet.")};
    const Rating rating = trainer.history().rating();
    std::vector<std::string> lines{
        fill(translated("Your puzzle rating: {0}, give or take {1}."),
             {std::to_string(std::lround(rating.value)), std::to_string(std::lround(2 * rating.deviation))}),
        fill(translated("Solved on the first try: {0} of {1}."),
             {std::to_string(statistics.solved), std::to_string(statistics.visited)}),
        fill(translated("Streak: {0} (best {1})."),
             {std::to_string(statistics.streak), std::to_string(statistics.best_streak)}),
        fill(translated("Daily streak: {0}."), {std::to_string(statistics.days)})};
    for (const auto& [theme, counts] : statistics.themes) {
        const auto& [kind, moves] = theme;
        lines.push_back(fill(translated("{0}: {1} of {2}."),
                             {theme_title(kind, moves), std::to_string(counts.first), std::to_string(counts.second)}));
    }
    if (!trainer.mine().all().empty())
        lines.push_back(fill(translated("From your games: {0}, of which {1} are due."),
                             {std::to_string(trainer.mine().all().size()), std::to_string(trainer.due_count())}));
    return lines;
}

std::vector<std::string> puzzle_numbers_text() {
    const auto& puzzles = shipped_puzzles();
    std::vector<std::string> lines{fill(translated("There are {0} puzzles. Type the number of one to start it."),
                                        {std::to_string(puzzles.size())})};
    for (auto first = puzzles.begin(); first != puzzles.end();) {
        const auto last = std::find_if(first, puzzles.end(), [&](const Puzzle& puzzle) {
            return puzzle.kind != first->kind || puzzle.moves != first->moves;
        });
        const auto number = [&](auto place) { return std::to_string(place - puzzles.begin()); };
        lines.push_back(number(first + 1) + '-' + number(last) + ": " + theme_title(first->kind, first->moves));
        first = last;
    }
    return lines;
}

std::string unsaved_puzzles_text(const std::string& reason) {
    return fill(
        translated("Couldn't save your puzzles: {0}. Free up disk space or check the permissions of your home folder."),
        {reason});
}

std::string saved_puzzles_text(const MistakesSaved& kept) {
    if (kept.trouble) return unsaved_puzzles_text(system_reason(*kept.trouble));
    if (kept.added == 0)
        return kept.one ? translated("No puzzle added: you already have it, or the best move can't be proved.")
                        : translated("No new puzzles from this round's mistakes.");
    return counted(kept.added, "{0} puzzle added.", "{0} puzzles added.");
}

std::string forgotten_puzzle_text(bool forgotten) {
    return forgotten ? translated("Puzzle removed.") : translated("You can only remove puzzles of your own.");
}

std::string due_puzzles_text(int count) {
    return counted(count, "{0} of your puzzles is due.", "{0} of your puzzles are due.");
}

std::string puzzle_of_mistake_title(const ReviewedMove& move, Player mover) {
    const bool first = mover == Player::kFirst;
    if (move.judgement == Judgement::kMissedWin)
        return first ? translated("White could have won here") : translated("Black could have won here");
    return first ? translated("White could have defended here") : translated("Black could have defended here");
}

}  // namespace atom4
