// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/nearest_language.h"

#include <algorithm>

#include "core/base/words.h"

namespace atom4 {
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
        constexpr std::size_t kScript = 4;  // letters; of a country 2
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
