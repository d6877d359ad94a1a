// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <libintl.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/translation.h"

namespace atom4::tui {

/// Translates a text that only terminals and command lines use (core/base/translation.h has the rest). Translations are
/// UTF-8 whatever the locale.
inline const char* _(const char* text) {
    return dgettext("atom4", text);
}

/// Converts UTF-8 text to the charset of the locale, for standard output or standard error, with a question mark for
/// each character that the locale lacks or that is unprintable (core/base/strings.h). Keeps line ends, and removes
/// direction marks.
[[nodiscard]] std::string in_locale(std::string_view text);
/// Prints an error message, of complete lines, on standard error.
void complain(std::string_view lines);
/// Flushes standard output. Returns false and prints an error if that fails; silently if it has no reader.
[[nodiscard]] bool finish_output();

/// Sets the locale and the language from the environment. To be called once, early.
void set_up_locale();
/// Makes all translations ASCII from now on, with other letters transliterated as well as the locale can.
void use_ascii_texts();

/// Splits a text in any of the languages into sentences, each with its mark and without the blanks between them. Three
/// dots, the dot after a number that begins the text, and a mark before a closing bracket do not end a sentence.
[[nodiscard]] std::vector<std::string_view> sentences(std::string_view text);

/// Returns a moment in local time, as "2026-01-31 17:59".
[[nodiscard]] std::string moment_text(std::chrono::sys_seconds time);

}  // namespace atom4::tui
