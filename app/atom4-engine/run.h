// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>

namespace atom4 {

/// Does what the arguments ask for, the program's name first, on standard input, output and error; returns the exit
/// status. What the system does not give, memory or threads, is done without, or said: nothing is thrown.
[[nodiscard]] int run(std::span<const char* const> arguments) noexcept;

}  // namespace atom4
