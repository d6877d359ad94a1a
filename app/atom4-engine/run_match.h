// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Plays two settings against each other, and tells each game and the sums on standard output.
[[nodiscard]] int run_match(MatchArguments arguments);

/// Sums up what several run_match have told.
[[nodiscard]] int run_merge(const MergeArguments& arguments);

}  // namespace atom4
