// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/typed_path.h"

#include <cstdlib>

#include "core/storage/files.h"

namespace atom4::tui {

std::filesystem::path path_from_text(std::string_view text) {
    const char* home = std::getenv("HOME");
    if (home == nullptr || !text.starts_with("~/")) return path_of_word(text);
    return std::filesystem::path(home) / text.substr(2);
}

}  // namespace atom4::tui
