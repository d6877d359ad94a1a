// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <libintl.h>

#include <initializer_list>
#include <string>
#include <string_view>

namespace atom4::tui {

/// The text in the reader's language. Translations are UTF-8 whatever the locale.
inline const char* _(const char* text) {
    return dgettext("atom4", text);
}

/// Puts the values in the places {0}, {1}, ... of a text, which a translation may have in another order.
inline std::string fill(std::string_view text, std::initializer_list<std::string_view> values) {
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t place = i + 2 < text.size() ? static_cast<std::size_t>(text[i + 1] - '0') : values.size();
        if (text[i] == '{' && place < values.size() && text[i + 2] == '}') {
            filled += values.begin()[place];
            i += 2;
        } else {
            filled += text[i];
        }
    }
    return filled;
}

/// So many things: "1 chip", "5 chips". The texts have {0} for the number (xgettext: --keyword=counted:2,3).
inline std::string counted(long number, const char* one, const char* many) {
    return fill(dngettext("atom4", one, many, static_cast<unsigned long>(number)), {std::to_string(number)});
}

/// Text in UTF-8 as it goes to standard output or standard error: in the characters of the locale, with a question mark
/// for each that the locale does not have or that does not print (core/base/printable.h). Line ends stay.
[[nodiscard]] std::string in_locale(std::string_view text);
/// Says on standard error what is wrong: complete lines.
void complain(std::string_view lines);

/// Takes the locale and the texts of the environment. To be called once, early.
void set_up_locale();
/// From now on the texts come in ASCII, other letters as near to it as the locale knows.
void use_ascii_texts();

}  // namespace atom4::tui
