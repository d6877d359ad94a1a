// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace atom4::tui {

/// A line that a person wrote to a game in words: its first word in small letters, and what stands behind it as it was
/// written, without the blanks around it.
struct TextLine {
    std::string word;
    std::string operand;
};

[[nodiscard]] TextLine read_text_line(std::string_view line);

/// Without the blanks around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::string in_small_letters(std::string_view text);

/// What was written, as far as it is fit to be said again: words that mean something are short and plain.
[[nodiscard]] std::string quotable(std::string_view word);

/// A letter and a number, whether or not there is such a cell.
[[nodiscard]] bool looks_like_cell(std::string_view word);

/// The cell that was meant by a number and a letter, or by the two apart: "9i", "i 9". Empty if there is none in it.
[[nodiscard]] std::string cell_meant(std::string_view text);

/// The file that a person means by what was typed: "~/" is the home directory, and an address "file:" names a file,
/// too.
[[nodiscard]] std::filesystem::path path_from_text(std::string_view text);

}  // namespace atom4::tui
