// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Tells of each move of a record what it is worth, what would have been best, and whether it was a mistake.
[[nodiscard]] int run_review(const ReviewArguments& arguments);

}  // namespace atom4
