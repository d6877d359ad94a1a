// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/lines/record.h"

namespace atom4::tui {

/// Why a saved game of Lines cannot be opened, in one line without its end: "FILE:LINE: reason" where the text is at
/// fault, "FILE: reason" where the system is.
[[nodiscard]] std::string lines_file_error_text(const std::filesystem::path& file, const lines::FileError& error);

}  // namespace atom4::tui
