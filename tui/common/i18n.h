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

/// The text in the reader's language, of what only terminals and command lines say (core/base/translation.h has the
/// rest). Translations are UTF-8 whatever the locale.
inline const char* _(const char* text) {
    return dgettext("atom4", text);
}

/// Text in UTF-8 as it goes to standard output or standard error: in the characters of the locale, with a question mark
/// for each that the locale does not have or that does not print (core/base/strings.h). Line ends stay, and marks
/// that only tell the direction of writing go.
[[nodiscard]] std::string in_locale(std::string_view text);
/// Says on standard error what is wrong: complete lines.
void complain(std::string_view lines);
/// Flushes standard output. Returns false and prints an error if that fails; silently if it has no reader.
[[nodiscard]] bool finish_output();

/// Takes the locale and the texts of the environment. To be called once, early.
void set_up_locale();
/// From now on the texts come in ASCII, other letters as near to it as the locale knows.
void use_ascii_texts();

/// The sentences of a text in any of the languages, each with its mark and without the blanks between them. Three dots,
/// the dot behind a number that the text begins with, and what stands in brackets end none.
[[nodiscard]] std::vector<std::string_view> sentences(std::string_view text);

/// A moment by the clock and the calendar here, "2026-01-31 17:59".
[[nodiscard]] std::string moment_text(std::chrono::sys_seconds time);

}  // namespace atom4::tui
