// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/translation.h"

#include <cstddef>

namespace atom4 {
namespace {

const Catalogue*& spoken() {
    static const Catalogue* catalogue = nullptr;
    return catalogue;
}

}  // namespace

void speak_from(const Catalogue* catalogue) {
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

}  // namespace atom4
