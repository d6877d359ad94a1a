// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace atom4::tui {

/// A completion of the name of a saved game.
struct FileCompletion {
    std::string text;                ///< what was typed, and as much more as is certain
    std::vector<std::string> names;  ///< the last parts that fit, in order; folders end in "/"
};

/// Completes the name of a file by the folders and saved games (.atom4) that there are; "~/" is the home directory.
/// Hidden ones count only where a dot was typed.
[[nodiscard]] FileCompletion complete_file_name(std::string_view text);

}  // namespace atom4::tui
