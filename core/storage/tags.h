// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace atom4 {

/// A line at the head of a saved game: [Name "value"].
struct Tag {
    std::string name;  ///< letters, digits and underscores
    std::string value;
};

/// What is wrong with the form of a saved game, whatever the game.
enum class FormatFault : std::uint8_t {
    kNoGame,  ///< no tag at all
    kBadTag,  ///< a line in brackets that is not [Name "value"]
    kRepeatedTag,
    kMissingTag,  ///< token: the tag's name
    kBadText,     ///< a byte that is no text
};

/// Whether saved games may hold that byte: blanks and line breaks, and what prints.
[[nodiscard]] bool is_text(char c);
[[nodiscard]] bool is_space(char c);

/// The longest piece of a saved game that an error repeats.
inline constexpr std::size_t kMostToken = 40;

/// Reads one line that begins with a bracket; blanks at its end do not count. The fault is kBadTag or kBadText. In the
/// value a quotation mark and a backslash stand behind a backslash.
[[nodiscard]] Result<Tag, FormatFault> parse_tag(std::string_view line);
/// Appends the line, with its end. A line break in the value becomes a blank: the record could not be read otherwise.
void write_tag(std::string& text, std::string_view name, std::string_view value);

/// Finds out whether a name is there twice, however many there are and whatever they look like.
class TagNames {
public:
    /// The name must outlive this, and lie in the same text as the others, behind them.
    void add(std::string_view name) { names_.push_back(name); }
    /// The first that was there before. Forgets the order in which they came.
    [[nodiscard]] std::optional<std::string_view> first_repeated();

private:
    std::vector<std::string_view> names_;
};

}  // namespace atom4
