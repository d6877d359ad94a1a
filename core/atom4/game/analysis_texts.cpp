// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/analysis_texts.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

bool is_best(const ReviewedMove& move) {
    return move.best_line.empty() || move.best_line.front() == move.played;
}

// The moves to the win include the best move.
std::string missed_win(const ReviewedMove& move, Player mover) {
    const int moves = Verdict(move.best_score, mover).moves_to_win().value_or(1);
    const std::string text = moves == 1 ? translated("{1} misses a win: {2} would have won at once.")
                                        : counted(moves, "{1} misses a win: {2} would have won in {0} move.",
                                                  "{1} misses a win: {2} would have won in {0} moves.");
    return fill(text, {"", to_text(move.played), to_text(move.best_line.front())});
}

// "4 whites in a row, from f5 to i5"
std::string row_words(Colour goal, const Four& four) {
    const auto count = static_cast<long>(four.row.size());
    const std::string text = goal == Colour::kWhite
                                 ? counted(count, "{0} white, from {1} to {2}", "{0} whites in a row, from {1} to {2}")
                                 : counted(count, "{0} black, from {1} to {2}", "{0} blacks in a row, from {1} to {2}");
    return fill(text, {"", to_text(four.row.front()), to_text(four.row.back())});
}

std::string what_happens(const MatchSetup& setup, const Position& before, const ReviewedMove& move,
                         const MistakeFacts& facts) {
    const Colour own = goal_colour(before.mover());
    const Colour theirs = goal_colour(opponent(before.mover()));
    if (facts.misses) return fill(translated("It misses {0}."), {row_words(own, *facts.misses)});
    if (move.best_score.plies_to_win() && !move.score.plies_to_win() && facts.lets.empty())
        return translated("It throws away a forced win.");
    const std::string colour = colour_name(next_on_wheel(before.to_play()));
    if (facts.lets.size() > 1)
        return fill(
            translated("It leaves {0} and {1} open: {2} there makes {3}."),
            {to_text(facts.lets[0].cell), to_text(facts.lets[1].cell), colour, row_words(theirs, facts.lets[0])});
    if (!facts.lets.empty())
        return fill(translated("It leaves {0} open: {1} there makes {2}."),
                    {to_text(facts.lets[0].cell), colour, row_words(theirs, facts.lets[0])});
    if (!facts.answer) return {};
    const std::string answer = to_text(*facts.answer);
    if (facts.answer_threatens.size() > 1)
        return fill(translated("After {0} there is a double threat, at {1} and {2}."),
                    {answer, to_text(facts.answer_threatens[0].cell), to_text(facts.answer_threatens[1].cell)});
    const std::string then = verdict_sentence(setup, Verdict(move.score, before.mover()));
    if (move.score.plies_to_loss()) return fill(translated("{0} follows, and then: {1}."), {answer, then});
    if (!facts.answer_threatens.empty())
        return fill(translated("{0} follows, and threatens {1}."),
                    {answer, row_words(theirs, facts.answer_threatens[0])});
    return fill(translated("After {0}: {1}."), {answer, then});
}

std::string what_is_better(const Position& before, const ReviewedMove& move, const MistakeFacts& facts) {
    const std::string best = to_text(move.best_line.front());
    const Colour own = goal_colour(before.mover());
    if (facts.misses) return fill(translated("{0} wins at once."), {best});
    if (const auto plies = move.best_score.plies_to_win()) {
        const int moves = (*plies + 1) / 2;  // every other ply is the winner's own
        if (facts.better_threatens.size() > 1)
            return fill(counted(moves, "{1} wins in {0} move: it threatens {2} and {3} at once.",
                                "{1} wins in {0} moves: it threatens {2} and {3} at once."),
                        {"", best, to_text(facts.better_threatens[0].cell), to_text(facts.better_threatens[1].cell)});
        return fill(
            counted(moves, "{1} wins in {0} move, whatever the answer.", "{1} wins in {0} moves, whatever the answer."),
            {"", best});
    }
    if (!facts.lets.empty() && facts.better_stops)
        return fill(facts.lets.size() > 1 ? translated("{0} stops both at once.") : translated("{0} stops it."),
                    {best});
    if (!facts.better_threatens.empty() && facts.played_threatens.empty())
        return fill(translated("{0} is better: it threatens {1}."), {best, row_words(own, facts.better_threatens[0])});
    if (move.score.plies_to_loss()) return fill(translated("{0} avoids the loss."), {best});
    // The opponent would answer at the best cell itself: then the point is to play there first.
    return fill(facts.answer == move.best_line.front() ? translated("Playing {0} first is better.")
                                                       : translated("{0} is better."),
                {best});
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
        case Judgement::kInaccuracy: return fill(translated("{0} is an inaccuracy. {1} was better."), {played, best});
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
        case Judgement::kInaccuracy: return fill(translated("{0} is an inaccuracy."), {played});
        case Judgement::kMistake: return fill(translated("{0} is a mistake."), {played});
        case Judgement::kMissedWin: return fill(translated("{0} misses a win."), {played});
        case Judgement::kLosingMove: return fill(translated_in("a move", "{0} loses."), {played});
    }
    return fill(translated("{0} is a good move."), {played});
}

ReviewReason review_reason(const MatchSetup& setup, const Position& before, const ReviewedMove& move) {
    if (is_best(move)) return {};
    const MistakeFacts facts = mistake_facts(before, move);
    return {what_happens(setup, before, move, facts), what_is_better(before, move, facts)};
}

namespace {

// The number of moves that a player can picture.
constexpr std::size_t kEnough = 4;

std::string row_sentence(const Hint& hint, Player mover) {
    const auto pieces = static_cast<long>(hint.row.size());
    const std::string text = goal_colour(mover) == Colour::kWhite
                                 ? counted(pieces, "{1} makes {0} white, from {2} to {3}.",
                                           "{1} makes {0} whites in a row, from {2} to {3}.")
                                 : counted(pieces, "{1} makes {0} black, from {2} to {3}.",
                                           "{1} makes {0} blacks in a row, from {2} to {3}.");
    return fill(text, {"", to_text(hint.move), to_text(hint.row.front()), to_text(hint.row.back())});
}

std::string line_sentence(const Hint& hint) {
    const std::string move = to_text(hint.move);
    if (hint.line.size() < 2) return fill(translated("{0} looks best."), {move});
    std::vector<std::string> rest;
    for (const Cell cell : std::span(hint.line).subspan(1, std::min(hint.line.size(), kEnough) - 1))
        rest.push_back(to_text(cell));
    return fill(translated("{0} looks best. Likely continuation: {1}."), {move, listed(rest)});
}

}  // namespace

std::string hint_sentence(const Position& position, const Hint& hint) {
    const std::string move = to_text(hint.move);
    switch (hint.reason) {
        case HintReason::kWinsAtOnce: return fill(translated("{0} wins."), {move});
        case HintReason::kForcesWin:
            // Every other ply is the player's own.
            return fill(
                counted((hint.score.plies_to_win().value_or(1) + 1) / 2, "{1} wins in {0} move, whatever the answer.",
                        "{1} wins in {0} moves, whatever the answer."),
                {"", move});
        case HintReason::kPreventsLoss:
            if (hint.fours_prevented > 1)
                return fill(counted(hint.fours_prevented, "{1} stops {0} threat.", "{1} stops {0} threats at once."),
                            {"", move});
            return fill(translated("{0} stops {1} from winning at {2}."),
                        {move, colour_name(next_on_wheel(position.to_play())), to_text(*hint.prevented)});
        case HintReason::kThreatens:
            if (hint.fours_threatened > 1)
                return fill(counted(hint.fours_threatened, "{1} makes {0} threat.", "{1} makes {0} threats at once."),
                            {"", move});
            return fill(translated("{0} threatens to win at {2} with {1}."),
                        {move, colour_name(next_on_wheel(position.to_play(), 2)), to_text(*hint.threat)});
        case HintReason::kDelaysLoss:
            return fill(translated("{0} holds out longest, but the position looks lost."), {move});
        case HintReason::kMakesRow: return row_sentence(hint, position.mover());
        case HintReason::kHoldsDraw:
            return fill(translated("{0} saves the draw. Neither player can force a win."), {move});
        case HintReason::kBestLine: break;
    }
    return line_sentence(hint);
}

std::string help_barred_text() {
    return translated("Hints and analysis are off during a network match.");
}

namespace {

std::string of_computer(Verdict::Lead lead) {
    switch (lead) {
        case Verdict::Lead::kLarge: return translated("The computer is close to winning");
        case Verdict::Lead::kClear: return translated("The computer is ahead");
        default: return translated("The computer is slightly ahead");
    }
}

std::string of_you(Verdict::Lead lead) {
    switch (lead) {
        case Verdict::Lead::kLarge: return translated("You are close to winning");
        case Verdict::Lead::kClear: return translated("You are ahead");
        default: return translated("You are slightly ahead");
    }
}

std::string of_player(Verdict::Lead lead) {
    switch (lead) {
        case Verdict::Lead::kLarge: return translated("Player {0} is close to winning");
        case Verdict::Lead::kClear: return translated("Player {0} is ahead");
        default: return translated("Player {0} is slightly ahead");
    }
}

// Returns the sentence for a forced win in that many moves of the winner.
std::string forced(const MatchSetup& setup, Player player, int moves) {
    const bool next = moves == 1;
    if (!is_alone(setup)) {
        const std::string number = std::to_string(atom4::number(player));
        return next ? fill(translated("Player {0} wins with the next move"), {number})
                    : fill(counted(moves, "Player {1} wins in {0} move", "Player {1} wins in {0} moves"), {"", number});
    }
    if (setup.seats[player].is_computer())
        return next ? translated("The computer wins with its next move")
                    : counted(moves, "The computer wins in {0} move", "The computer wins in {0} moves");
    return next ? translated("You win with your next move")
                : counted(moves, "You win in {0} move", "You win in {0} moves");
}

std::string percent_text(int percent) {
    // TRANSLATORS: a number: percent.
    return fill(translated("{0}%"), {std::to_string(percent)});
}

}  // namespace

std::string accuracy_text(const Match& match, Player player, const PlayerAccuracy& accuracy) {
    const auto percent = accuracy.round.percent();
    if (!percent) return list_head(match, player);
    // TRANSLATORS: a player, and 91%.
    return fill(translated("{0}: {1} accuracy"), {list_head(match, player), percent_text(*percent)});
}

std::string phases_text(const PlayerAccuracy& accuracy) {
    std::vector<std::string> known;
    const auto add = [&](Phase phase, const std::string& text) {
        const auto percent = accuracy.phases[static_cast<std::size_t>(phase)].percent();
        if (percent) known.push_back(fill(text, {percent_text(*percent)}));
    };
    // TRANSLATORS: the three parts of a round, and how accurately each was played: 96%. They are listed in a row.
    add(Phase::kOpening, translated("Opening {0}"));
    add(Phase::kMiddle, translated("Middle {0}"));
    add(Phase::kEnd, translated("End {0}"));
    return known.empty() ? std::string() : in_a_row(known);
}

bool is_alone(const MatchSetup& setup) {
    return setup.has_human() && setup.has_computer();
}

std::string player_word(const MatchSetup& setup, Player player) {
    if (!is_alone(setup)) return fill(translated("Player {0}"), {std::to_string(number(player))});
    return setup.seats[player].is_computer() ? translated("Computer")
                                             : translated_in("who plays: the person at the screen", "You");
}

std::string verdict_sentence(const MatchSetup& setup, const Verdict& verdict) {
    if (verdict.is_drawn()) return translated("Draw with best play");
    const auto player = verdict.ahead();
    if (!player) return translated("The position is even");
    const int moves = verdict.moves_to_win().value_or(0);
    if (moves > 0) return forced(setup, *player, moves);
    const bool over = verdict.moves_to_win() == 0;
    if (is_alone(setup) && setup.seats[*player].is_computer())
        return over ? translated("The computer has won") : of_computer(verdict.lead());
    if (is_alone(setup)) return over ? translated("You have won") : of_you(verdict.lead());
    return fill(over ? translated("Player {0} has won") : of_player(verdict.lead()), {std::to_string(number(*player))});
}

std::string evaluation_text(Score score) {
    // Every other ply is the mover's, beginning with the first.
    const auto own_moves = [](int plies) { return std::to_string((plies + 1) / 2); };
    if (const auto plies = score.plies_to_win()) return fill(translated("win in {0}"), {own_moves(*plies)});
    if (const auto plies = score.plies_to_loss()) return fill(translated("loss in {0}"), {own_moves(*plies)});
    // TRANSLATORS: what a round comes to.
    if (score.is_draw()) return translated("draw");
    const int value = std::abs(score.value());
    const std::string hundredths = std::to_string(100 + value % 100).substr(1);
    return (score.value() < 0 ? "-" : "+") + std::to_string(value / 100) + "." + hundredths;
}

}  // namespace atom4
