// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace atom4 {

/// Takes the text up to the first of the separators off its front, and the separator with it; all of the text where
/// there is none.
std::string_view take_until(std::string_view& text, std::string_view separators);

/// Takes the next word off the front, and what parts it from the ones before: blanks, tabs and line ends. An empty one
/// if there is none.
std::string_view take_word(std::string_view& text);

/// A part of a link as it was before something like %20 was made of its blanks.
[[nodiscard]] std::string percent_decoded(std::string_view text);

/// The words of a text.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);

}  // namespace atom4
