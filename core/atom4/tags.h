// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/atom4/result.h"

namespace atom4 {

/// A line at the head of a saved game: [Name "value"].
struct Tag {
    std::string name;  ///< letters, digits and underscores
    std::string value;
};

enum class TagFault : std::uint8_t {
    kBadTag,   ///< not of that shape
    kBadText,  ///< a byte in the value that is no text
};

/// Whether saved games may hold that byte: blanks and line breaks, and what prints.
[[nodiscard]] bool is_text(char c);
[[nodiscard]] bool is_space(char c);

/// Reads one line that begins with a bracket; blanks at its end do not count. In the value a quotation mark and a
/// backslash stand behind a backslash.
[[nodiscard]] Result<Tag, TagFault> parse_tag(std::string_view line);
/// Appends the line, with its end. A line break in the value becomes a blank: the record could not be read otherwise.
void write_tag(std::string& text, std::string_view name, std::string_view value);

}  // namespace atom4
