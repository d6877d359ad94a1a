// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

namespace atom4::link {

/// What somebody on another machine is called who has no name.
[[nodiscard]] std::string opponent_text();

// Why nobody here makes a move now.

[[nodiscard]] std::string elsewheres_turn_text();
[[nodiscard]] std::string away_text();

// Why somebody does not do what only players do, or what nobody does in a match with another machine.

[[nodiscard]] std::string spectator_text();
[[nodiscard]] std::string earlier_position_text();
[[nodiscard]] std::string no_pause_text();
/// Behind anything but an answer, while there is a question.
[[nodiscard]] std::string question_open_text();

}  // namespace atom4::link
