// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/controller/game_controller.h"
#include "tui/atom4/screen/keys.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// The position that is shown: an earlier one while the person looks back.
[[nodiscard]] Position shown_position(const Match& match, const UiState& ui);
/// How many plies of the round led to it.
[[nodiscard]] int shown_plies(const Match& match, const UiState& ui);

/// Shows the position after that many plies, clamped to the line.
void look_back_to(int plies, LineBrowser& browser, UiState& ui);
void stop_looking_back(LineBrowser& browser, UiState& ui);
/// Shows on the screen what is in sight.
void show_sight(const LineBrowser& browser, UiState& ui);
/// Places a piece there on the earlier position in sight.
void place_in_sight(Cell cell, LineBrowser& browser, UiState& ui);
/// Puts the end of a round that was decided back on the board, where something else is tried. False if nothing is.
bool go_back_to_the_round(Match& match, UiState& ui);

/// What a review said of that ply, from 1, if the round has come to it by the moves that were reviewed.
[[nodiscard]] const ReviewedMove* review_of(const Match& match, const UiState& ui, int ply);
/// The ply that there is something to say about: the one that is talked about, or the last one shown; 0 for none.
[[nodiscard]] int told_ply(const Match& match, const UiState& ui);
/// Looks at that ply as a review shows it.
void look_at_reviewed(int ply, GameController& game, UiState& ui);

/// Returns the moves of the first variation from the position shown; "" if there is none.
[[nodiscard]] std::string variation_text(const Match& match, const UiState& ui);
/// Puts that line on the board, or else one that was played instead of the last move, and looks at its first move.
void follow_variation_here(LineBrowser& browser, UiState& ui);

/// Does what the command asks for while the person looks back. False if it means what it always does.
bool look_back_by(Command command, LineBrowser& browser, UiState& ui);

}  // namespace atom4::tui
