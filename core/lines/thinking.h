// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/base/async_task.h"
#include "core/lines/computer.h"
#include "core/lines/game.h"

namespace atom4::lines {

/// What a move is looked for in: the position, which must be the player's to move, and what else a person could know.
struct MoveQuestion {
    Position position;
    std::vector<int> next_colours;  ///< empty where they are not shown

    friend bool operator==(const MoveQuestion&, const MoveQuestion&) = default;
};
[[nodiscard]] MoveQuestion move_question(const Game& game);

using Thinking = Inquiry<MoveQuestion, Move>;

/// Answers with a good move, for hints and demonstrations; with any move where there is no memory to think.
[[nodiscard]] Thinking::Work player_thinking();

using HintThinking = Inquiry<MoveQuestion, Hint>;

/// Answers with the same move and what speaks for it.
[[nodiscard]] HintThinking::Work hint_thinking();

}  // namespace atom4::lines
