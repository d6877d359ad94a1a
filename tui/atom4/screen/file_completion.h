// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace atom4::tui {

/// A completion of the name of a saved game.
struct FileCompletion {
    std::string text;                ///< what was typed, extended as far as it is unambiguous
    std::vector<std::string> names;  ///< the names that match, sorted; folders end in "/"
};

/// Completes a file name with existing folders and saved games (.atom4); "~/" is the home directory. Hidden ones are
/// offered only after a dot.
[[nodiscard]] FileCompletion complete_file_name(std::string_view text);

}  // namespace atom4::tui
