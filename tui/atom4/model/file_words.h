// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/atom4/game/session.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

/// Why a saved game cannot be opened, in one line without its end: "FILE:LINE:COLUMN: reason" where the text is at
/// fault, "FILE: reason" where the system is.
[[nodiscard]] std::string file_error_text(const std::filesystem::path& file, const FileError& error);

/// Why a session does not begin, in such a line.
[[nodiscard]] std::string begin_error_text(const SessionError& error);

}  // namespace atom4::tui
