// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_texts.h"

#include <vector>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/base/translation.h"
#include "core/storage/record_text.h"

namespace atom4 {
namespace {

std::string piece_at(Colour colour) {
    switch (colour) {
        case Colour::kBlack: return translated("a black at {0}");
        case Colour::kBlue: return translated("a blue at {0}");
        case Colour::kGreen: return translated("a green at {0}");
        case Colour::kCyan: return translated("a cyan at {0}");
        case Colour::kRed: return translated("a red at {0}");
        case Colour::kPurple: return translated("a purple at {0}");
        case Colour::kYellow: return translated("a yellow at {0}");
        case Colour::kWhite: break;
    }
    return translated("a white at {0}");
}

}  // namespace

std::string listed_cells(std::span<const Cell> cells) {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(to_text(cell));
    return listed(names);
}

std::string made_pieces(const Reaction& reaction) {
    std::vector<std::string> pieces;
    for (const Change& change : reaction.changes())
        pieces.push_back(fill(piece_at(change.after), {to_text(change.cell)}));
    return listed(pieces);
}

std::string list_head(const Match& match, Player player) {
    const Seat& seat = match.setup().seats[player];
    if (!seat.name.empty()) return sanitized(seat.name);
    const auto& elsewhere = match.elsewhere();
    const bool plays_alone_here = elsewhere && elsewhere->plays[opponent(player)] && !elsewhere->plays[player];
    return plays_alone_here ? translated_in("who plays: the person at the screen", "You")
                            : player_word(match.setup(), player);
}

std::string computer_text(std::string_view level) {
    return fill(translated("Computer, level {0}"), {level});
}

std::string your_turn_text(Colour colour) {
    return fill(translated("Your turn: {0}"), {colour_name(colour)});
}

std::string computers_turn_text(Colour colour) {
    return fill(translated("The computer thinks: {0}"), {colour_name(colour)});
}

std::string turn_of_text(std::string_view name, Colour colour) {
    return fill(translated("{0}'s turn: {1}"), {name, colour_name(colour)});
}

std::string round_begins_text(int round, Colour colour) {
    return fill(translated("Round {0} begins with {1}."), {std::to_string(round), colour_name(colour)});
}

std::string goes_on_text() {
    return translated("The round goes on.");
}

std::string help_cost_text() {
    return translated("Analysis, review and trial moves are help: this round would no longer count for your rating.");
}

std::string no_longer_rated_text() {
    return translated("This round no longer counts for your rating.");
}

std::string took_back_text(std::span<const Cell> cells) {
    return fill(translated("Took back {0}."), {listed_cells(cells)});
}

std::string you_win_text(int round) {
    return fill(translated("You win round {0}!"), {std::to_string(round)});
}

std::string wins_text(std::string_view name, int round) {
    return fill(translated("{0} wins round {1}!"), {name, std::to_string(round)});
}

std::string early_end_text(const Match& match, const EarlyEnd& end, std::string_view loser, std::string_view winner) {
    const MatchSetup& setup = match.setup();
    const bool resigned = end.reason == EarlyEnd::Reason::kResigned;
    const std::string number = std::to_string(match.round());
    if (match.own_player() == end.loser)
        return fill(resigned ? translated("You resigned. {0} wins round {1}.")
                             : translated("Your time is up. {0} wins round {1}."),
                    {winner, number});
    if (match.own_player())
        return fill(resigned ? translated("{0} resigned. You win round {1}!")
                             : translated("The time of {0} is up. You win round {1}!"),
                    {loser, number});
    if (!is_alone(setup))
        return fill(resigned ? translated("{0} resigned. {1} wins round {2}!")
                             : translated("The time of {0} is up. {1} wins round {2}!"),
                    {loser, winner, number});
    if (setup.seats[end.loser].is_computer())
        return fill(resigned ? translated("The computer gives up. You win round {0}!")
                             : translated("The computer's time is up. You win round {0}!"),
                    {number});
    return fill(resigned ? translated("You resigned. The computer wins round {0}.")
                         : translated("Your time is up. The computer wins round {0}."),
                {number});
}

std::string parted_text() {
    return translated("The match over the network is over.");
}

std::string drawn_round_text(int round) {
    return fill(translated("Round {0} is a draw: no piece can be placed."), {std::to_string(round)});
}

std::string no_pair_text() {
    return translated("The piece must touch two pieces that touch each other.");
}

std::string placed_here_text(int move, Colour colour) {
    return fill(translated("Move {0} placed {1} here."), {std::to_string(move), colour_name(colour)});
}

std::string always_there_text() {
    return translated("It was there when the round began.");
}

std::string kept_again_text() {
    return translated("The match is kept again.");
}

std::string left_match_text(const UnfinishedMatch& match, std::string_view first, std::string_view second,
                            std::string_view moment) {
    return fill(translated("{0} against {1}, round {2}, {3}:{4}, left {5}"),
                {first, second, std::to_string(match.round), std::to_string(match.score[Player::kFirst]),
                 std::to_string(match.score[Player::kSecond]), moment});
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
        case RecordFault::kWrongGame: return translated("this is a saved game, but not one of Atom-4");
        case RecordFault::kBadRound: return translated("a round is a whole number, 1 or more");
        case RecordFault::kRoundOutOfOrder: return translated("this is not the round that follows the one before");
        case RecordFault::kBadSize: return translated("the size is ROWSxCOLUMNS, each 6 to 26");
        case RecordFault::kBadStart: return translated("the first piece is one of the letters R, Y, G, C, B and P");
        case RecordFault::kBadResult: return translated("a result is 1-0, 0-1, 1/2-1/2 or *");
        case RecordFault::kResultContradicts: return translated("the moves end otherwise than this result says");
        case RecordFault::kBadMoveNumber: return fill(translated("{0} is not the number of this move"), {token});
        case RecordFault::kNotACell: return fill(translated("\"{0}\" is not a cell, such as i9"), {token});
        case RecordFault::kIllegalMove: return illegal_move_reason(error);
        case RecordFault::kBadPosition:
            return fill(translated("Position \"{0}\" is none, or another than Size and Start say"), {token});
        case RecordFault::kBadVariation:
            return translated("a variation in parentheses is not closed, empty, or stands inside another");
        case RecordFault::kTooManyVariations: return translated("there are more variations than a file may hold");
        case RecordFault::kOpenComment: break;
    }
    return translated("the comment that begins here has no end");
}

std::string refusal_text(Refusal refusal, Cell cell) {
    switch (refusal) {
        case Refusal::kOffBoard: return translated("That is not on the board.");
        case Refusal::kOccupied: return fill(translated("There is already a piece at {0}."), {to_text(cell)});
        case Refusal::kNoAdjacentPair: return no_pair_text();
        case Refusal::kComputersTurn: return translated("It is the computer's turn; it is thinking.");
        case Refusal::kElsewheresTurn: return translated("It is the turn of your opponent, on the other machine.");
        case Refusal::kAway: return translated("The line to your opponent is lost. The match waits until it is back.");
        case Refusal::kSpectator: return spectator_text();
        case Refusal::kRoundOver: break;
    }
    return translated("The round is over.");
}

std::string spectator_text() {
    return translated("You are watching. Only the players can do that.");
}

std::string seats_changed_text(const std::string& first, const std::string& second) {
    return fill(translated("Player 1: {0}. Player 2: {1}. The round goes on."), {first, second});
}

}  // namespace atom4
