// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace atom4 {

/// What every program does first of all. Opens those of the descriptors 0, 1 and 2 that are closed, on something that
/// can be neither read nor written: else the next file would take such a number, and with it whatever is said there.
/// Has the system refuse what would make a file larger than it may be, where it would end the program (SIGXFSZ).
void prepare_process();

/// The value of a variable of the environment; empty where it has none.
[[nodiscard]] std::string environment_variable(const char* name);

/// Today's date here, "2026.01.31".
[[nodiscard]] std::string today();

/// Returns an unpredictable seed.
[[nodiscard]] std::uint64_t any_seed();

/// What the account is called that runs the program, as the system has it; empty if it has no name. Not sanitised.
[[nodiscard]] std::string account_name();

}  // namespace atom4
