// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/game_controller.h"

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

std::string round_over_text() {
    return refusal_text(Refusal::kRoundOver, {});
}

Permit permit_undo(const GameController& game) {
    const Match& match = game.match();
    // Undoing moves of a network round needs the opponent's agreement. If that cannot be asked now, trial moves and
    // edits can still be undone alone.
    if (match.remote() && !match.is_watched()) {
        std::optional<std::string> why = game.why_not_ask(net::PeerRequest::kTakeback);
        if (!why) return {.why_not = {}, .asks = true};
        if (!match.can_undo_turn()) return {*std::move(why)};
    }
    if (match.can_undo_turn()) return {};
    return {match.is_watched() ? spectator_text() : translated("Nothing to undo.")};
}

Permit permit_resigning(const Match& match) {
    if (match.is_over()) return {round_over_text()};
    if (!match.who_resigns()) return {spectator_text()};
    return {.why_not = {}, .asks = match.remote().has_value()};
}

Permit permit_next_round(const Match& match) {
    if (match.is_watched()) return {spectator_text()};
    if (!match.is_over()) return {translated("The round isn't over yet.")};
    return {.why_not = {}, .asks = match.remote().has_value()};
}

Permit permit_hint(const Match& match) {
    if (match.seat_to_move() == nullptr) return {round_over_text()};
    if (match.is_computers_turn()) return {refusal_text(Refusal::kComputersTurn, {})};
    if (match.forbids_engine_help()) return {help_barred_text()};
    return {};
}

Permit permit_pause(const TurnKeeper& turns) {
    if (turns.may_pause()) return {};
    if (turns.match().is_watched()) return {spectator_text()};
    if (turns.match().remote()) return {net::no_pause_text()};
    if (turns.match().is_over()) return {round_over_text()};
    return {translated("Nothing to pause: there is no computer player and no clock.")};
}

}  // namespace

Permit GameController::permit(Action action) const {
    switch (action) {
        case Action::kUndo: return permit_undo(*this);
        case Action::kRedo:
            if (match().can_redo_turn()) return {};
            return {translated("Nothing to redo.")};
        case Action::kResign: return permit_resigning(match());
        case Action::kNextRound: return permit_next_round(match());
        case Action::kHint: return permit_hint(match());
        case Action::kMoveNow:
            if (match().is_computers_turn()) return {};
            return {translated("It's not the computer's turn.")};
        case Action::kPause: return permit_pause(turns);
        case Action::kSetSeats: break;
    }
    return {match().remote() ? translated("Players can't be changed in a network match.") : std::string()};
}

}  // namespace atom4
