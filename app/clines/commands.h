// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "app/clines/arguments.h"

namespace atom4 {

// What `clines` does besides letting one play. Each prints and returns the exit status.

/// Replays the saved game and prints its score and board ("Contracts").
int check_lines_game(const std::filesystem::path& file);
int list_lines_scores();
/// Lets the computer play, the first game from the seed in the options, the next one from the number after it.
int measure_lines_player(const SelfPlayArguments& arguments);

}  // namespace atom4
