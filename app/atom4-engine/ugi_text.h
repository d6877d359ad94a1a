// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// "cp 35", or the forced end so many plies away: "win 3", "loss 4". Seen by the player to move.
[[nodiscard]] std::string score_text(Score score);
/// The cells' names, parted by blanks.
[[nodiscard]] std::string cells_text(std::span<const Cell> cells);
/// `info depth .. seldepth .. score .. nodes .. nps .. time .. hashfull .. pv ..`, a line for each line of play; with
/// several, `multipv ..` tells them apart.
[[nodiscard]] std::string info_text(const SearchReport& report);
/// Says that fewer threads could be had than were wanted.
[[nodiscard]] std::string fewer_threads_text(int had, int wanted);
/// The board as people see it, odd rows shifted by half a cell, with the names of rows and columns. Complete lines.
[[nodiscard]] std::string board_text(const Position& position);
/// `true` and `false` are not the only answers to a query: p1win, p2win, draw or none.
[[nodiscard]] const char* result_word(Outcome outcome);
/// What `help` answers: the commands. Complete lines.
[[nodiscard]] const char* ugi_help();

}  // namespace atom4
