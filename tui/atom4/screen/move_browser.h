// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/controller/game_controller.h"
#include "tui/atom4/screen/keys.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// Returns the position shown, which may be an earlier one.
[[nodiscard]] Position shown_position(const Match& match, const UiState& ui);
/// Returns how many plies of the round led to the position shown.
[[nodiscard]] int shown_plies(const Match& match, const UiState& ui);

/// Shows the position after that many plies, clamped to the line.
void look_back_to(int plies, LineBrowser& browser, UiState& ui);
void stop_looking_back(LineBrowser& browser, UiState& ui);
/// Copies the browser's position to the state of the screen.
void show_sight(const LineBrowser& browser, UiState& ui);
/// Places a piece on the earlier position shown.
void place_in_sight(Cell cell, LineBrowser& browser, UiState& ui);
/// Ends trial moves: puts the end of the decided round back on the board. Returns false if there are none.
bool go_back_to_the_round(Match& match, UiState& ui);

/// Returns the review of that ply, from 1; nullptr if it was not reviewed, or after other moves.
[[nodiscard]] const ReviewedMove* review_of(const Match& match, const UiState& ui, int ply);
/// Returns the ply that messages are about: the one whose judgement is shown, else the one that led to the position
/// shown; 0 for none.
[[nodiscard]] int described_ply(const Match& match, const UiState& ui);
/// Shows that ply as ReviewSession::show() does.
void look_at_reviewed(int ply, GameController& game, UiState& ui);

/// Returns the moves of other_line(); "" if there is none.
[[nodiscard]] std::string variation_text(const Match& match, const UiState& ui);
/// Puts that variation on the board and shows its first move.
void follow_variation(LineBrowser& browser, UiState& ui);

/// Carries out a command that goes through the moves, or that has another meaning while an earlier position is shown.
/// Returns false for all other commands.
bool look_back_by(Command command, LineBrowser& browser, UiState& ui);

}  // namespace atom4::tui
