// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace atom4::tui {

/// The sentences of a text in any of the languages, each with its mark and without the blanks between them. Three dots,
/// the dot behind a number that the text begins with, and what stands in brackets end none.
[[nodiscard]] std::vector<std::string_view> sentences(std::string_view text);

}  // namespace atom4::tui
