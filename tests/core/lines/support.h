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
/// The board in play with the player to move: it was the first throw. Size as the picture; no line may stand on it.
[[nodiscard]] Position position_of(const Picture& picture, GameSetup setup = {});

[[nodiscard]] Cell cell(std::string_view name);
/// "a1:2 c5:1"
[[nodiscard]] Throw chips(std::string_view text);

/// Any setup that a few chips can be played on, mostly small ones.
[[nodiscard]] GameSetup random_setup(Random& random);
/// A game of such a setup, before its first move.
[[nodiscard]] Game random_game(Random& random);
/// A move that is legal; the player must be to move.
[[nodiscard]] Move random_move(const Position& position, Random& random);
/// Plays at most so many moves; stops when the game is over.
void play_moves(Game& game, Random& random, int moves);

}  // namespace atom4::lines::test
