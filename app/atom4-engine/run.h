// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Does what the arguments ask for, on standard input, output and error; returns the exit status.
[[nodiscard]] int run(const EngineArguments& arguments);

}  // namespace atom4
