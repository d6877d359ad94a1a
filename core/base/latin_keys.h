// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace atom4 {

/// Returns what a US keyboard has on the key that makes this letter on the usual keyboard of its script: Cyrillic,
/// Greek, Hebrew, Arabic, Georgian, Korean, and Latin in full width. So keys that are known by their letters work
/// whatever layout is active. The locale's language ("sr", "bg_BG.UTF-8") decides between keyboards of one script.
/// std::nullopt for any other character, and where the usual keyboards of a script disagree (Bulgarian).
[[nodiscard]] std::optional<char> latin_key(char32_t letter, std::string_view language = {});

}  // namespace atom4
