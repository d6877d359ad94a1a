// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/atom4/game/session.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

/// Returns why a saved game cannot be opened, in one line without a newline: "FILE:LINE:COLUMN: reason" for an error in
/// the text, "FILE: reason" for an error of the system.
[[nodiscard]] std::string file_error_text(const std::filesystem::path& file, const FileError& error);

/// Returns what is wrong with a pasted match, and where.
[[nodiscard]] std::string paste_error_text(const RecordError& error);

/// Returns why a session could not begin, in a line of the same form.
[[nodiscard]] std::string begin_error_text(const SessionError& error);

}  // namespace atom4::tui
