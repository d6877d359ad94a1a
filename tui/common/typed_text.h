// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace atom4::tui {

/// A line typed in plain mode: its first word in small letters, and the rest as it was typed, without the blanks around
/// it.
struct TextLine {
    std::string word;
    std::string operand;
};

[[nodiscard]] TextLine read_text_line(std::string_view line);

/// Returns the text without the blanks around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::string in_small_letters(std::string_view text);

/// Returns the beginning of what was typed, safe to print: at most 20 bytes, with question marks for those beyond
/// ASCII.
[[nodiscard]] std::string quotable(std::string_view word);

/// Returns whether the word is a letter and a number, whether or not there is such a cell.
[[nodiscard]] bool looks_like_cell(std::string_view word);

/// Returns the cell that is meant by a number and a letter, or by the two apart: "9i", "i 9". Empty if there is none.
[[nodiscard]] std::string cell_meant(std::string_view text);

/// Returns the path that is meant by what was typed: "~/" is the home directory, and "file:" addresses are accepted,
/// too.
[[nodiscard]] std::filesystem::path path_from_text(std::string_view text);

}  // namespace atom4::tui
