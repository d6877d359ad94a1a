// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Tells what a position is worth with best play, or what those are worth that some of its moves lead to.
[[nodiscard]] int run_solve(const SolveArguments& arguments);

}  // namespace atom4
