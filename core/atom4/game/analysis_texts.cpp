// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/analysis_texts.h"

#include "core/atom4/engine/shortfall.h"
#include "core/atom4/engine/verdict.h"
#include "core/atom4/game/verdict_words.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

bool is_best(const ReviewedMove& move) {
    return move.best_line.empty() || move.best_line.front() == move.played;
}

// The best move is the first of those that were left to win.
std::string missed_win(const ReviewedMove& move, Player mover) {
    const int moves = Verdict(move.best_score, mover).moves_to_win().value_or(1);
    const std::string text = moves == 1 ? translated("{1} misses a win: {2} would have won at once.")
                                        : counted(moves, "{1} misses a win: {2} would have won in {0} move.",
                                                  "{1} misses a win: {2} would have won in {0} moves.");
    return fill(text, {"", to_text(move.played), to_text(move.best_line.front())});
}

// "four whites, from f5 to i5"
std::string row_words(Colour goal, const Four& four) {
    const auto count = static_cast<long>(four.row.size());
    const std::string text = goal == Colour::kWhite
                                 ? counted(count, "{0} white, from {1} to {2}", "{0} whites in a row, from {1} to {2}")
                                 : counted(count, "{0} black, from {1} to {2}", "{0} blacks in a row, from {1} to {2}");
    return fill(text, {"", to_text(four.row.front()), to_text(four.row.back())});
}

std::string what_happens(const MatchSetup& setup, const Position& before, const ReviewedMove& move,
                         const Shortfall& shortfall) {
    const Colour own = goal_colour(before.mover());
    const Colour theirs = goal_colour(opponent(before.mover()));
    if (shortfall.misses) return fill(translated("It misses {0}."), {row_words(own, *shortfall.misses)});
    if (move.best_score.plies_to_win() && !move.score.plies_to_win() && shortfall.lets.empty())
        return translated("It lets a sure win go.");
    const std::string colour = colour_name(next_on_wheel(before.to_play()));
    if (shortfall.lets.size() > 1)
        return fill(translated("It leaves {0} and {1} open: {2} there makes {3}."),
                    {to_text(shortfall.lets[0].cell), to_text(shortfall.lets[1].cell), colour,
                     row_words(theirs, shortfall.lets[0])});
    if (!shortfall.lets.empty())
        return fill(translated("It leaves {0} open: {1} there makes {2}."),
                    {to_text(shortfall.lets[0].cell), colour, row_words(theirs, shortfall.lets[0])});
    if (!shortfall.answer) return {};
    const std::string answer = to_text(*shortfall.answer);
    if (shortfall.answer_threatens.size() > 1)
        return fill(translated("After {0} two fours are open at once, at {1} and {2}."),
                    {answer, to_text(shortfall.answer_threatens[0].cell), to_text(shortfall.answer_threatens[1].cell)});
    const std::string then = verdict_sentence(setup, Verdict(move.score, before.mover()));
    if (move.score.plies_to_loss()) return fill(translated("{0} follows, and then: {1}."), {answer, then});
    if (!shortfall.answer_threatens.empty())
        return fill(translated("{0} follows, and threatens {1}."),
                    {answer, row_words(theirs, shortfall.answer_threatens[0])});
    return fill(translated("After {0}: {1}."), {answer, then});
}

std::string what_is_better(const Position& before, const ReviewedMove& move, const Shortfall& shortfall) {
    const std::string best = to_text(move.best_line.front());
    const Colour own = goal_colour(before.mover());
    if (shortfall.misses) return fill(translated("{0} wins at once."), {best});
    if (const auto plies = move.best_score.plies_to_win()) {
        const int moves = (*plies + 1) / 2;  // every other ply is the winner's own
        if (shortfall.better_threatens.size() > 1)
            return fill(
                counted(moves, "{1} wins in {0} move: it threatens {2} and {3} at once.",
                        "{1} wins in {0} moves: it threatens {2} and {3} at once."),
                {"", best, to_text(shortfall.better_threatens[0].cell), to_text(shortfall.better_threatens[1].cell)});
        return fill(
            counted(moves, "{1} wins in {0} move, whatever the answer.", "{1} wins in {0} moves, whatever the answer."),
            {"", best});
    }
    if (!shortfall.lets.empty() && shortfall.better_stops)
        return fill(shortfall.lets.size() > 1 ? translated("{0} stops both at once.") : translated("{0} stops it."),
                    {best});
    if (!shortfall.better_threatens.empty() && shortfall.played_threatens.empty())
        return fill(translated("{0} is better: it threatens {1}."),
                    {best, row_words(own, shortfall.better_threatens[0])});
    if (move.score.plies_to_loss()) return fill(translated("{0} holds."), {best});
    return fill(translated("{0} is better."), {best});
}

}  // namespace

const char* judgement_sign(Judgement judgement) {
    switch (judgement) {
        case Judgement::kGood: break;
        case Judgement::kInaccuracy: return "?!";
        case Judgement::kMistake: return "?";
        case Judgement::kMissedWin:
        case Judgement::kLosingMove: return "??";
    }
    return "";
}

std::string review_sentence(const MatchSetup& setup, const ReviewedMove& move, Player mover) {
    const std::string played = to_text(move.played);
    if (is_best(move)) return fill(translated("{0} is the best move."), {played});
    const std::string best = to_text(move.best_line.front());
    switch (move.judgement) {
        case Judgement::kGood: break;
        case Judgement::kInaccuracy:
            return fill(translated("{0} is a little inaccurate. {1} was better."), {played, best});
        case Judgement::kMistake: return fill(translated("{0} is a mistake. {1} was better."), {played, best});
        case Judgement::kMissedWin: return missed_win(move, mover);
        case Judgement::kLosingMove:
            return fill(translated("{0} loses: {1}. {2} was better."),
                        {played, verdict_sentence(setup, Verdict(move.score, mover)), best});
    }
    return fill(translated("{0} is a good move, as good as {1}."), {played, best});
}

std::string short_review_sentence(const ReviewedMove& move) {
    const std::string played = to_text(move.played);
    if (is_best(move)) return fill(translated("{0} is the best move."), {played});
    switch (move.judgement) {
        case Judgement::kGood: break;
        case Judgement::kInaccuracy: return fill(translated("{0} is a little inaccurate."), {played});
        case Judgement::kMistake: return fill(translated("{0} is a mistake."), {played});
        case Judgement::kMissedWin: return fill(translated("{0} misses a win."), {played});
        case Judgement::kLosingMove: return fill(translated_in("a move", "{0} loses."), {played});
    }
    return fill(translated("{0} is a good move."), {played});
}

ReviewReason review_reason(const MatchSetup& setup, const Position& before, const ReviewedMove& move) {
    if (is_best(move)) return {};
    const Shortfall shortfall = shortfall_of(before, move);
    return {what_happens(setup, before, move, shortfall), what_is_better(before, move, shortfall)};
}

}  // namespace atom4
