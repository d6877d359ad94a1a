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

// Texts that both the window and the terminal show are written once, in core. Each language has one catalogue of all
// texts, translations/*.po, which the terminal reads through gettext and the window from the .qm made from it. Texts
// are plain UTF-8: code that shows them in mark-up must escape them.

/// Provides the texts of one language.
class TranslationCatalogue {
public:
    TranslationCatalogue() = default;
    TranslationCatalogue(const TranslationCatalogue&) = delete;
    TranslationCatalogue& operator=(const TranslationCatalogue&) = delete;
    virtual ~TranslationCatalogue() = default;

    /// Returns the translation, or the text itself if there is none. The context distinguishes texts that are the same
    /// in English; "" for none.
    [[nodiscard]] virtual std::string find(const char* context, const char* text) const = 0;
    /// Returns the translation for that number.
    [[nodiscard]] virtual std::string find_counted(unsigned long number, const char* one, const char* many) const = 0;
};

/// Sets the catalogue of all texts, which must outlive its use; nullptr: English, the default.
void set_catalogue(const TranslationCatalogue* catalogue);

/// Returns the text in the current language.
[[nodiscard]] std::string translated(const char* text);
/// The same for a text with a context, which only translators see.
[[nodiscard]] std::string translated_in(const char* context, const char* text);

/// Replaces the placeholders {0}, {1}, ... of a text, in any order. Values are inserted unchanged.
[[nodiscard]] std::string fill(std::string_view text, std::initializer_list<std::string_view> values);

/// Returns a counted text: "1 chip", "5 chips". {0} in the texts is the number.
[[nodiscard]] std::string counted(std::int64_t number, const char* one, const char* many);

/// Returns "one", "one and two", "one, two and three"; at least one text.
[[nodiscard]] std::string listed(std::span<const std::string> texts);
/// Returns "one", "one, two", "one, two, three": a list that is no part of a sentence; at least one text.
[[nodiscard]] std::string in_a_row(std::span<const std::string> texts);

/// Returns a menu item's name from its text: without the "&" that marks the accelerator, or the whole "(&U)" that
/// languages without Latin letters append, and without the dots of an item that opens a dialog.
[[nodiscard]] std::string menu_item_name(std::string text);

/// Returns the available language, such as "de" or "pt_BR", closest to a locale or language of the system:
/// "pt_PT.UTF-8", "zh-Hant-HK", "de_AT@euro". It may be of another country but has the same script: Brazil for
/// Portugal, Taiwan for Hong Kong. "en" is always available, also for the locale "C". std::nullopt if there is none.
[[nodiscard]] std::optional<std::string> nearest_language(std::string_view name, std::span<const std::string> spoken);

}  // namespace atom4
