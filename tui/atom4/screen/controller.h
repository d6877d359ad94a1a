// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/controller/game_controller.h"
#include "tui/atom4/screen/keys.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// What the loop has to do after a key; kGoTo and kSave ask for the line of that purpose, kOpen for the choice of a
/// match to go on with, kGoOn goes on with what is chosen there.
enum class Effect : std::uint8_t {
    kShow,
    kRepaint,
    kGoTo,
    kName,
    kComment,  ///< on the move shown
    kSave,
    kOpen,
    kGoOn,
    kNewMatch,
    kLearn,
    kPuzzles,
    kHandbook,
    kSettings,
    kStatistics,
    kNetwork,
    kTalk,
    kMute,
    kInvite,  ///< to the match of the form
    kAgree,
    kDisagree,
    kAskTakeback,
    kAskNextRound,
    kAskResign,
    kQuit,
};

/// Carries out a command on the match and the state of the screen, and puts the result in ui.news. Moves are announced
/// by announce().
[[nodiscard]] Effect handle_command(Command command, GameController& game, UiState& ui, int screen_rows);

/// Puts an event of the match into words. To be subscribed to it, after the controller.
void announce(const MatchEvent& event, const GameController& game, UiState& ui);

/// Shows a page with a heading and paragraphs, until a key is pressed.
void show_text(std::vector<std::string> texts, UiState& ui);
/// Shows a hint for the position on the board. The cursor goes there unless it was moved while the hint was looked for.
void show_hint(Hint hint, const Match& match, UiState& ui);

}  // namespace atom4::tui
