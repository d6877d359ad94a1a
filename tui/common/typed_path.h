// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace atom4::tui {

/// The file that a person means by what was typed: "~/" is the home directory, and an address "file:" names a file,
/// too.
[[nodiscard]] std::filesystem::path path_from_text(std::string_view text);

}  // namespace atom4::tui
