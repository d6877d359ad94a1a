// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "app/command_line/command_line.h"

namespace atom4 {

/// The name the program is called by.
[[nodiscard]] const char* name_of(Program program);
/// What --help prints, within 80 columns.
[[nodiscard]] std::string help_text(Program program);

}  // namespace atom4
