// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/translation.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/base/strings.h"

namespace atom4 {
namespace {

const TranslationCatalogue*& spoken() {
    static const TranslationCatalogue* catalogue = nullptr;
    return catalogue;
}

}  // namespace

void set_catalogue(const TranslationCatalogue* catalogue) {
    spoken() = catalogue;
}

std::string translated(const char* text) {
    return translated_in("", text);
}

std::string translated_in(const char* context, const char* text) {
    return spoken() ? spoken()->find(context, text) : text;
}

std::string fill(std::string_view text, std::initializer_list<std::string_view> values) {
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

std::string counted(std::int64_t number, const char* one, const char* many) {
    const auto count = static_cast<unsigned long>(number);
    const std::string text = spoken() ? spoken()->find_counted(count, one, many) : (number == 1 ? one : many);
    return fill(text, {std::to_string(number)});
}

std::string in_a_row(std::span<const std::string> texts) {
    std::string text = texts.front();
    for (std::size_t i = 1; i < texts.size(); ++i)
        text = fill(translated_in("a list goes on", "{0}, {1}"), {text, texts[i]});
    return text;
}

std::string listed(std::span<const std::string> texts) {
    if (texts.size() == 1) return texts.front();
    const std::string before = in_a_row(texts.first(texts.size() - 1));
    return fill(translated_in("a list ends", "{0} and {1}"), {before, texts.back()});
}

std::string menu_item_name(std::string text) {
    for (std::size_t at = text.find('&'); at != std::string::npos; at = text.find('&', at)) {
        const bool is_appended = at > 0 && text[at - 1] == '(' && text.find(')', at) == at + 2;
        text.erase(is_appended ? at - 1 : at, is_appended ? 4 : 1);
    }
    constexpr std::array<std::string_view, 4> kEnds{".", "…", " ", "\u00A0"};
    const auto end = [&] { return std::ranges::find_if(kEnds, [&](auto part) { return text.ends_with(part); }); };
    for (auto found = end(); found != kEnds.end(); found = end()) text.resize(text.size() - found->size());
    return text;
}

namespace {

struct LanguageName {
    std::string_view language;
    std::string_view country;
    bool is_traditional = false;  ///< Chinese in traditional characters
};

LanguageName parse_language(std::string_view name) {
    name = name.substr(0, name.find_first_of(".@"));
    LanguageName parsed{take_until(name, "_-"), {}};
    std::string_view script;
    while (!name.empty()) {
        const std::string_view part = take_until(name, "_-");
        constexpr std::size_t kScript = 4;  // letters; a country has 2
        (part.size() == kScript ? script : parsed.country) = part;
    }
    if (parsed.language != "zh") return parsed;
    parsed.is_traditional = script == "Hant";
    if (script.empty())
        parsed.is_traditional = parsed.country == "TW" || parsed.country == "HK" || parsed.country == "MO";
    return parsed;
}

}  // namespace

std::optional<std::string> nearest_language(std::string_view name, std::span<const std::string> spoken) {
    const LanguageName wanted = parse_language(name);
    if (wanted.language == "en" || wanted.language == "C" || wanted.language == "POSIX") return "en";
    std::optional<std::string> nearest;
    for (const std::string& code : spoken) {
        const LanguageName any = parse_language(code);
        if (any.language != wanted.language || any.is_traditional != wanted.is_traditional) continue;
        if (!nearest || any.country == wanted.country) nearest = code;
    }
    return nearest;
}

}  // namespace atom4
