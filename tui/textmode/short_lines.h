// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace atom4::tui {

/// What a braille line shows at once, in columns.
inline constexpr int kBrailleLine = 40;

/// The text as it is heard and felt best: a line for each sentence, and none longer than that unless a word is.
[[nodiscard]] std::vector<std::string> short_lines(std::string_view text, int width = kBrailleLine);

/// The line as it goes to a terminal of so many columns, which would break words: broken between them, where it is
/// text. A drawing or a single word stays whole; so does everything where the columns are not known, which 0 means.
[[nodiscard]] std::vector<std::string> terminal_lines(const std::string& line, int columns);

/// The line with a blank for each that holds its neighbours together, which braille lines and speech may not know.
[[nodiscard]] std::string with_plain_blanks(std::string line);

}  // namespace atom4::tui
