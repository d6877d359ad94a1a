// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/controller/game_controller.h"
#include "tui/atom4/screen/keys.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// What the app must do after a command. kGoTo and kSave open a prompt, kOpen the list of matches to resume; kResume
/// resumes the one chosen there.
enum class Effect : std::uint8_t {
    kShow,
    kRepaint,
    kGoTo,
    kName,
    kComment,  ///< on the move shown
    kSave,
    kOpen,
    kResume,
    kNewMatch,
    kLearn,
    kPuzzles,
    kHandbook,
    kSettings,
    kStatistics,
    kNetwork,
    kTalk,
    kMute,
    kInvite,  ///< hosts the match of the form
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

/// Describes an event of the match in ui.news and updates the screen. Must be called after the GameController has
/// handled the event.
void announce(const MatchEvent& event, const GameController& game, UiState& ui);

/// Shows a page with a heading and paragraphs, until a key is pressed.
void show_text(std::vector<std::string> texts, UiState& ui);
/// Shows a hint for the position on the board. The cursor goes to its cell unless it was moved during the search.
void show_hint(Hint hint, const Match& match, UiState& ui);

}  // namespace atom4::tui
