// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Tells what a position is worth with best play, or what some of its parts are worth.
[[nodiscard]] int run_solve(const SolveArguments& arguments);

/// Tells what follows for a position from what several run_solve have told of its parts.
[[nodiscard]] int run_solve_merge(const SolveMergeArguments& arguments);

}  // namespace atom4
