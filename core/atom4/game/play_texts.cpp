// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/play_texts.h"

#include <vector>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/level_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

std::string you_text() {
    return translated_in("who plays: the person at the screen", "You");
}

// "h8 yellow", in full "green at h8, through i9, to yellow".
std::string change_text(const Reaction& reaction, const Change& change, Detail detail) {
    const std::string cell = to_text(change.cell);
    // TRANSLATORS: a cell and the colour of its piece: h8 yellow.
    if (detail == Detail::kBrief) return fill(translated("{0} {1}"), {cell, piece_colour(change.after)});
    const std::string before = colour_name(change.before);
    const std::string after = colour_name(change.after);
    const std::vector<Cell> passed = passed_through(reaction, change);
    // TRANSLATORS: a colour, a cell, the colour that it turns to.
    if (passed.empty()) return fill(translated("{0} at {1} to {2}"), {before, cell, after});
    return fill(translated("{0} at {1}, through {3}, to {2}"), {before, cell, after, listed_cells(passed)});
}

std::string changes_text(const Reaction& reaction, Detail detail) {
    if (reaction.changes().empty()) return {};
    std::vector<std::string> changes;
    for (const Change& change : reaction.changes()) changes.push_back(change_text(reaction, change, detail));
    return listed(changes);
}

// Returns whose turn it is on the board, or how the trial there has ended.
std::string next_text(const Match& match) {
    const Position& position = match.position();
    if (match.seat_to_move() == nullptr)
        return winner(position.outcome()) ? translated("Four in a row.") : translated("No piece can be placed.");
    const std::string colour = colour_name(position.to_play());
    if (match.seat_to_move()->is_computer()) return fill(translated("The computer thinks: {0}"), {colour});
    if (is_you(match, position.mover())) return fill(translated("Your turn: {0}"), {colour});
    return fill(translated("{0}'s turn: {1}"), {who_text(match, position.mover()), colour});
}

}  // namespace

bool is_you(const Match& match, Player player) {
    if (match.own_player()) return match.own_player() == player;
    return is_alone(match.setup()) && !match.setup().seats[player].is_computer();
}

bool is_seat_of_you(const Match& match, Player player) {
    return is_you(match, player) && (match.own_player() || match.setup().seats[player].name.empty());
}

std::string opponent_text() {
    return translated_in("at the start of a sentence", "Your opponent");
}

std::string seat_text(const Match& match, Player player) {
    const Seat& seat = match.setup().seats[player];
    if (seat.is_computer()) return fill(translated("Computer, level {0}"), {to_text(*seat.computer_level)});
    if (is_seat_of_you(match, player)) return you_text();
    if (!seat.name.empty()) return sanitized(seat.name);
    return who_text(match, player);
}

std::string occupant_text(const Match& match, Player player) {
    const Seat& seat = match.setup().seats[player];
    const bool has_name = seat.is_computer() || !seat.name.empty() || match.own_player() || is_you(match, player);
    return has_name ? seat_text(match, player) : translated_in("who plays", "Human");
}

std::string who_text(const Match& match, Player player) {
    if (is_you(match, player)) return you_text();
    const Seat& seat = match.setup().seats[player];
    if (!seat.is_computer() && !seat.name.empty()) return sanitized(seat.name);
    return match.own_player() ? opponent_text() : player_word(match.setup(), player);
}

std::string list_head(const Match& match, Player player) {
    const Seat& seat = match.setup().seats[player];
    if (!seat.name.empty()) return sanitized(seat.name);
    return is_you(match, player) ? you_text() : player_word(match.setup(), player);
}

std::string state_text(const Match& match, bool is_paused) {
    if (is_paused && match.is_computers_turn())
        return fill(translated("Paused: {0}"), {colour_name(match.position().to_play())});
    if (match.is_trying()) return fill(translated("Trial move. {0}"), {next_text(match)});
    if (match.early_end()) return early_end_text(match) + ' ' + winner_text(match);
    if (match.is_over()) return winner_text(match);
    return match.is_parted() ? parted_text() : next_text(match);
}

std::string winner_text(const Match& match) {
    const std::string round = std::to_string(match.round());
    const auto player = winner(match.outcome());
    if (!player) return fill(translated("Round {0} is a draw: no piece can be placed."), {round});
    if (is_you(match, *player)) return fill(translated("You win round {0}!"), {round});
    if (is_alone(match.setup())) return fill(translated("The computer wins round {0}."), {round});
    return fill(translated("{0} wins round {1}!"), {who_text(match, *player), round});
}

std::string early_end_text(const Match& match) {
    const EarlyEnd& end = *match.early_end();
    const bool resigned = end.reason == EarlyEnd::Reason::kResigned;
    if (is_you(match, end.loser)) return resigned ? translated("You resigned.") : translated("You ran out of time.");
    if (is_alone(match.setup()))
        return resigned ? translated("The computer resigns.") : translated("The computer ran out of time.");
    return fill(resigned ? translated("{0} resigned.") : translated("{0} ran out of time."),
                {who_text(match, end.loser)});
}

std::string parted_text() {
    return translated("The network match has ended.");
}

std::string reaction_text(const Reaction& reaction, Detail detail) {
    const std::string cell = to_text(reaction.placed());
    const std::string changes = changes_text(reaction, detail);
    if (detail == Detail::kBrief) {
        if (changes.empty()) return fill(translated("{0} changes nothing."), {cell});
        return fill(reaction.wins() ? translated("{0} turns {1} and wins.") : translated("{0} turns {1}."),
                    {cell, changes});
    }
    const std::string colour = colour_name(reaction.colour());
    if (changes.empty()) return fill(translated("{0} at {1} changes nothing."), {colour, cell});
    return fill(reaction.wins() ? translated("{0} at {1} turns {2} and wins.") : translated("{0} at {1} turns {2}."),
                {colour, cell, changes});
}

std::string trial_text(const Reaction& reaction, Detail detail) {
    const std::string cell = to_text(reaction.placed());
    const std::string changes = changes_text(reaction, detail);
    if (detail == Detail::kBrief) {
        if (changes.empty()) return fill(translated("{0} would change nothing."), {cell});
        return fill(reaction.wins() ? translated("{0} would turn {1} and win.") : translated("{0} would turn {1}."),
                    {cell, changes});
    }
    const std::string colour = colour_name(reaction.colour());
    if (changes.empty()) return fill(translated("{0} at {1} would change nothing."), {colour, cell});
    return fill(
        reaction.wins() ? translated("{0} at {1} would turn {2} and win.") : translated("{0} at {1} would turn {2}."),
        {colour, cell, changes});
}

std::string played_text(const Match& match, const Reaction& reaction, Detail detail) {
    const std::string did = reaction_text(reaction, detail);
    if (detail == Detail::kFull) {
        // TRANSLATORS: a player and what the move did.
        return fill(translated("{0}: {1}"), {who_text(match, reaction.mover()), did});
    }
    const std::string colour = colour_name(reaction.colour());
    // TRANSLATORS: a colour, and a sentence that tells what the move did: You play red: i9 turns h8 yellow.
    if (is_you(match, reaction.mover())) return fill(translated("You play {0}: {1}"), {colour, did});
    if (is_alone(match.setup())) return fill(translated("The computer plays {0}: {1}"), {colour, did});
    // TRANSLATORS: a player, a colour, and a sentence that tells what the move did.
    return fill(translated("{0} plays {1}: {2}"), {who_text(match, reaction.mover()), colour, did});
}

std::string undone_text(const UndoneTurn& undone) {
    if (!undone.cells.empty()) return fill(translated("Undid {0}."), {listed_cells(undone.cells)});
    return undone.early_end ? translated("The round continues.") : translated("Undone.");
}

std::string describe(const Match& match, const MatchEvent& event, Detail detail) {
    using Kind = MatchEvent::Kind;
    switch (event.kind) {
        case Kind::kPlayed:
        case Kind::kRedone: return played_text(match, *event.reaction, detail);
        case Kind::kUndone: return undone_text({.cells = {event.reaction->placed()}});
        case Kind::kRoundStarted:
            return fill(translated("Round {0} begins with {1}."),
                        {std::to_string(match.round()), colour_name(match.position().to_play())});
        case Kind::kEndedEarly: return state_text(match);
        case Kind::kEndUndone: return undone_text({.early_end = true});
        case Kind::kLinesEdited: return translated("The move list has changed.");
        case Kind::kLineChanged:
        case Kind::kMatchStarted:
        case Kind::kSeatsChanged:
        case Kind::kClocksAgreed: break;
    }
    return {};
}

std::string listed_cells(std::span<const Cell> cells) {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(to_text(cell));
    return listed(names);
}

}  // namespace atom4
