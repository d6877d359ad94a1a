// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/thinking.h"

#include <array>
#include <new>

#include "core/lines/player.h"

namespace atom4::lines {

MoveQuestion move_question(const Game& game) {
    return {game.position(), game.preview() == Preview::kOn ? game.next_colours() : std::vector<int>{}};
}

namespace {

// A chip goes to the free cell beside it, which takes no memory to find. While the player is to move there is one.
Move any_move(const Board& board) {
    constexpr std::array<Cell, 4> kBeside{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
    for (int row = 0; row < board.rows(); ++row)
        for (int col = 0; col < board.cols(); ++col)
            for (const Cell step : kBeside) {
                const Cell to{row + step.row, col + step.col};
                if (!board.is_free({row, col}) && board.contains(to) && board.is_free(to)) return {{row, col}, to};
            }
    return {};
}

// Where there is no memory to think, the game goes on by any move rather than not at all.
Move good_move(const MoveQuestion& question) {
    try {
        return Expectimax(question.position.setup()).choose(question.position, question.next_colours, 1);
    } catch (const std::bad_alloc&) {
        return any_move(question.position.board());
    }
}

Hint good_hint(const MoveQuestion& question) {
    Hint hint;
    hint.move = good_move(question);
    try {
        hint = explain(question.position, hint.move);
    } catch (const std::bad_alloc&) {
        // The move alone, then.
    }
    return hint;
}

}  // namespace

Thinking::Work player_thinking() {
    return [](const Thinking::Task& task) { task.tell(good_move(task.question)); };
}

HintThinking::Work hint_thinking() {
    return [](const HintThinking::Task& task) { task.tell(good_hint(task.question)); };
}

}  // namespace atom4::lines
