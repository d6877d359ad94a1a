// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/storage/files.h"
#include "core/storage/tags.h"

namespace atom4 {

/// What is wrong with the form of a saved game, of whatever kind: a sentence without its full stop.
[[nodiscard]] std::string format_fault(FormatFault fault, const std::string& token);

/// What is said of a file that was read, and has something behind the saved game from that line on.
[[nodiscard]] std::string passed_over_text(int line);

/// Why a file cannot be read or written, in the words of the system where they say it: without a full stop.
[[nodiscard]] std::string system_reason(SystemError error);

}  // namespace atom4
