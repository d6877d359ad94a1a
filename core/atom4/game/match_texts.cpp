// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_texts.h"

#include <cmath>
#include <vector>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/base/translation.h"
#include "core/storage/record_text.h"

namespace atom4 {

std::string help_cost_text() {
    return translated("Hints, analysis, reviews and trial moves are help: this round would no longer be rated.");
}

std::string no_longer_rated_text() {
    return translated("This round is no longer rated.");
}

std::string unrated_text(Unrated why) {
    switch (why) {
        case Unrated::kHelp: return translated("Not rated: you used help.");
        case Unrated::kBoard: return translated("Not rated: only 16x16 boards are rated.");
        case Unrated::kLevelChanged: return translated("Not rated: the level was changed.");
        case Unrated::kLevelUnknown: break;
    }
    return translated("Not rated: this level has no rating.");
}

std::string change_text(const Rating& before, const Rating& now) {
    const long change = std::lround(now.value) - std::lround(before.value);
    return (change < 0 ? "" : "+") + std::to_string(change);
}

std::string rating_change_text(const Rating& before, const Rating& now) {
    return fill(translated("Rating {0} ({1})"), {std::to_string(std::lround(now.value)), change_text(before, now)});
}

std::string clock_text(ClockTime left) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    const auto two = [](auto number) { return std::to_string(100 + number).substr(1); };
    const std::string end = two(seconds % 60);
    const auto minutes = seconds / 60;
    if (minutes < 60) return std::to_string(minutes) + ":" + end;
    return std::to_string(minutes / 60) + ":" + two(minutes % 60) + ":" + end;
}

std::string time_control_text(const TimeControl& control) {
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(control.initial);
    // Another program's time control may be no whole number of minutes.
    std::string initial = minutes == control.initial ? counted(minutes.count(), "{0} minute", "{0} minutes")
                                                     : clock_text(control.initial);
    const auto increment = control.increment.count();
    if (increment == 0) return initial;
    return fill(counted(increment, "{1} plus {0} second a move", "{1} plus {0} seconds a move"), {"", initial});
}

std::string no_pair_text() {
    return translated("The piece must touch two pieces that touch each other.");
}

std::string placed_here_text(int move, Colour colour) {
    return fill(translated("Move {0} placed {1} here."), {std::to_string(move), colour_name(colour)});
}

std::string always_there_text() {
    return translated("It was there at the start of the round.");
}

std::string beside_another_text() {
    return translated("Atom-4 is already running, so a new match begins here.");
}

std::string autosave_works_text() {
    return translated("Autosave is working again.");
}

std::string left_match_text(const UnfinishedMatch& match, std::string_view moment) {
    const Match seats({match.size, match.seats});
    return fill(translated("{0} vs. {1}, round {2}, {3}:{4}, last played {5}"),
                {seat_text(seats, Player::kFirst), seat_text(seats, Player::kSecond), std::to_string(match.round),
                 std::to_string(match.score[Player::kFirst]), std::to_string(match.score[Player::kSecond]), moment});
}

std::string past_round_text(const PastRound& round, std::string_view moment) {
    const GameRecord& record = round.record;
    const auto won = winner(outcome(record));
    const Match seats({record.size, record.seats});
    const std::string text = !won                    ? translated("{0}: {1} vs. {2}, drawn at move {3}")
                             : won == Player::kFirst ? translated("{0}: {1} vs. {2}, white won at move {3}")
                                                     : translated("{0}: {1} vs. {2}, black won at move {3}");
    const int plies = static_cast<int>(record.moves.size());
    return fill(text, {std::string(moment), seat_text(seats, Player::kFirst), seat_text(seats, Player::kSecond),
                       std::to_string(move_number(plies, record.start))});
}

namespace {

std::string illegal_move_reason(const RecordError& error) {
    switch (error.reason.value_or(IllegalMove::kNoAdjacentPair)) {
        case IllegalMove::kOffBoard: return fill(translated("{0} is not on the board"), {error.token});
        case IllegalMove::kOccupied: return fill(translated("there is already a piece at {0}"), {error.token});
        case IllegalMove::kNoAdjacentPair:
            return fill(translated("a piece at {0} would not touch two pieces that touch each other"), {error.token});
        case IllegalMove::kRoundOver: break;
    }
    return fill(translated("the round is over before {0}"), {error.token});
}

}  // namespace

std::string record_fault(const RecordError& error) {
    const std::string& token = error.token;
    if (const auto* form = std::get_if<FormatFault>(&error.fault)) return format_fault(*form, token);
    switch (std::get<RecordFault>(error.fault)) {
        case RecordFault::kWrongGame: return translated("this is a saved game, but not of Atom-4");
        // TRANSLATORS: Round, Size and Start are names in a file: they stay as they are.
        case RecordFault::kBadRound: return translated("Round must be a whole number, 1 or greater");
        case RecordFault::kRoundOutOfOrder: return translated("this round does not follow the previous one");
        // TRANSLATORS: Round, Size and Start are names in a file: they stay as they are.
        case RecordFault::kBadSize: return translated("Size must be ROWSxCOLUMNS, each 6 to 26");
        // TRANSLATORS: Round, Size and Start are names in a file: they stay as they are.
        case RecordFault::kBadStart: return translated("Start must be one of the letters R, Y, G, C, B and P");
        case RecordFault::kBadResult: return translated("a result must be 1-0, 0-1, 1/2-1/2 or *");
        case RecordFault::kResultContradicts: return translated("the moves do not match this result");
        case RecordFault::kBadMoveNumber: return fill(translated("{0} is not the number of this move"), {token});
        case RecordFault::kNotACell: return fill(translated("\"{0}\" is not a cell, such as i9"), {token});
        case RecordFault::kIllegalMove: return illegal_move_reason(error);
        case RecordFault::kBadPosition:
            return fill(translated("position \"{0}\" is invalid or does not match Size and Start"), {token});
        case RecordFault::kBadVariation: return translated("a variation in parentheses is unclosed, empty or nested");
        case RecordFault::kTooManyVariations: return translated("the file has too many variations");
        case RecordFault::kOpenComment: break;
    }
    return translated("this comment is never closed");
}

std::string refusal_text(Refusal refusal, Cell cell) {
    switch (refusal) {
        case Refusal::kOffBoard: return translated("That is not on the board.");
        case Refusal::kOccupied: return fill(translated("There is already a piece at {0}."), {to_text(cell)});
        case Refusal::kNoAdjacentPair: return no_pair_text();
        case Refusal::kComputersTurn: return translated("It's the computer's turn (thinking).");
        case Refusal::kRemoteTurn: return translated("It's your opponent's turn.");
        case Refusal::kAway:
            return translated("The connection to your opponent was lost. The match is paused until it is restored.");
        case Refusal::kSpectator: return spectator_text();
        case Refusal::kRoundOver: break;
    }
    return translated("The round is over.");
}

std::string name_fault_text(NameFault fault) {
    return fault == NameFault::kTooLong ? translated("That name is too long.") : translated("That name is reserved.");
}

std::string spectator_text() {
    return translated("You are watching. Only the players can do that.");
}

std::string pause_text(const MatchSetup& setup, std::string_view key) {
    return fill(setup.time_control ? translated("Paused. Clocks stopped. Press {0} to resume.")
                                   : translated("Paused. Press {0} to resume."),
                {key});
}

std::string seats_changed_text(const Match& match) {
    const std::string seats = fill(translated("Player 1: {0}. Player 2: {1}."),
                                   {seat_text(match, Player::kFirst), seat_text(match, Player::kSecond)});
    return match.is_over() ? seats : seats + ' ' + translated("The round continues.");
}

}  // namespace atom4
