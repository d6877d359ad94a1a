// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace atom4 {

/// Must be called first in every program. Opens /dev/null for those of the descriptors 0, 1 and 2 that are closed, in
/// the direction in which their normal use fails: otherwise the next file would get such a number, and with it all that
/// is written to standard output or error. Ignores SIGXFSZ, so that writing beyond the file size limit fails instead of
/// killing the program.
void prepare_process();

/// Returns the value of an environment variable; empty if it is not set.
[[nodiscard]] std::string environment_variable(const char* name);

/// Returns today's date in local time, such as "2026.01.31".
[[nodiscard]] std::string today();

/// Returns an unpredictable seed.
[[nodiscard]] std::uint64_t any_seed();

/// Returns the name of the account that runs the program, from LOGNAME or the user database; empty if it has none. Not
/// sanitised.
[[nodiscard]] std::string account_name();

}  // namespace atom4
