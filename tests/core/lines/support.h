// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/random.h"
#include "core/lines/board.h"
#include "core/lines/game.h"

namespace atom4::lines::test {

/// A board in rows, a digit for a chip of that colour and a dot for a free cell.
using Picture = std::vector<std::string>;

[[nodiscard]] Picture picture_of(const Board& board);
[[nodiscard]] Board board_of(const Picture& picture);
/// Returns a position with the player to move, in which the chips of the picture were the first to appear. The size is
/// that of the picture, which must have no line.
[[nodiscard]] Position position_of(const Picture& picture, GameSetup setup = {});

[[nodiscard]] Cell cell(std::string_view name);
/// Reads chips such as "a1:2 c5:1".
[[nodiscard]] Throw chips(std::string_view text);

/// Returns a random setup, mostly a small one, with room to play with a few chips.
[[nodiscard]] GameSetup random_setup(Random& random);
/// Returns a game with such a setup, before its first move.
[[nodiscard]] Game random_game(Random& random);
/// Returns a random legal move; the player must be to move.
[[nodiscard]] Move random_move(const Position& position, Random& random);
/// Plays at most that many moves; stops when the game is over.
void play_moves(Game& game, Random& random, int moves);

}  // namespace atom4::lines::test
