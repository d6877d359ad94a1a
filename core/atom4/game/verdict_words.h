// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/engine/verdict.h"
#include "core/atom4/game/match_setup.h"

namespace atom4 {

/// Whether one person plays, against the computer: that one is spoken to as "you".
[[nodiscard]] bool is_alone(const MatchSetup& setup);

/// "You", "Computer", "Player 1".
[[nodiscard]] std::string player_word(const MatchSetup& setup, Player player);

/// How the round stands: "Player 1 stands better", "You win in 3 moves", "Drawn, if both play well"; a sentence without
/// its full stop.
[[nodiscard]] std::string verdict_sentence(const MatchSetup& setup, const Verdict& verdict);

}  // namespace atom4
