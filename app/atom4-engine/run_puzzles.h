// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Prints puzzles, proves them, makes new ones, or puts together what several runs have made.
[[nodiscard]] int run_puzzles(const PuzzlesArguments& arguments);

}  // namespace atom4
