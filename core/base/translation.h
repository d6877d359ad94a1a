// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace atom4 {

// What both the window and the terminal say is written once, here below core. All texts are translated in one catalogue
// a language, translations/*.po, which the terminal reads through gettext and the window through the .qm made from it.
// They are UTF-8, and plain: who shows them in mark-up escapes them.

/// Where the texts of one language are.
class TranslationCatalogue {
public:
    TranslationCatalogue() = default;
    TranslationCatalogue(const TranslationCatalogue&) = delete;
    TranslationCatalogue& operator=(const TranslationCatalogue&) = delete;
    virtual ~TranslationCatalogue() = default;

    /// The text in that language, or as it is if there is none. The context tells texts apart that are the same in
    /// English; "" for those that need none.
    [[nodiscard]] virtual std::string find(const char* context, const char* text) const = 0;
    /// The text for so many things.
    [[nodiscard]] virtual std::string find_counted(unsigned long number, const char* one, const char* many) const = 0;
};

/// Has all texts come from there from now on; it must outlive its use. Nothing: English, as at the start.
void set_catalogue(const TranslationCatalogue* catalogue);

/// The text in the reader's language.
[[nodiscard]] std::string translated(const char* text);
/// The same of a text that says different things in different places: the context, for translators only, tells which.
[[nodiscard]] std::string translated_in(const char* context, const char* text);

/// Puts the values in the places {0}, {1}, ... of a text, which a translation may have in another order. Values are
/// taken as they are.
[[nodiscard]] std::string fill(std::string_view text, std::initializer_list<std::string_view> values);

/// So many things: "1 chip", "5 chips". The texts have {0} for the number, or leave it out.
[[nodiscard]] std::string counted(std::int64_t number, const char* one, const char* many);

/// "one", "one and two", "one, two and three"; at least one text.
[[nodiscard]] std::string listed(std::span<const std::string> texts);
/// "one", "one, two", "one, two, three": a list that is no part of a sentence; at least one text.
[[nodiscard]] std::string in_a_row(std::span<const std::string> texts);

/// Which of the languages that are spoken, as "de" or "pt_BR", comes nearest to a locale or language as systems name
/// it: "pt_PT.UTF-8", "zh-Hant-HK", "de_AT@euro". It is another country's if need be, but in the same script: Brazil's
/// for Portugal, and Taiwan's for Hong Kong. English, "en", is always spoken, in the locale "C" as well. Nothing if
/// there is none.
[[nodiscard]] std::optional<std::string> nearest_language(std::string_view name, std::span<const std::string> spoken);

}  // namespace atom4
