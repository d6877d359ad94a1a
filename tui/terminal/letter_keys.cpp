// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/letter_keys.h"

#include <clocale>
#include <cstdlib>
#include <cwchar>
#include <utility>

#include "core/base/latin_keys.h"
#include "core/base/strings.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

// Decodes a letter, in UTF-8 or in a locale of one byte a character; std::nullopt if more bytes are to come.
std::optional<char32_t> letter_of(const std::string& bytes) {
    wchar_t letter = 0;
    std::mbstate_t state{};
    if (MB_CUR_MAX == 1 && std::mbrtowc(&letter, bytes.data(), bytes.size(), &state) == 1)
        return static_cast<char32_t>(letter);
    const auto first = static_cast<unsigned char>(bytes.front());
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    if (bytes.size() < length) return std::nullopt;
    std::string_view text = bytes;
    return take_character(text);
}

}  // namespace

std::optional<int> LetterKeys::take(int key) {
    unknown_.clear();
    if (key < 0x80 || key > 0xFF) {
        bytes_.clear();
        return key;
    }
    // A byte that does not continue a character begins a new one.
    if ((key & 0xC0) != 0x80) bytes_.clear();
    bytes_ += static_cast<char>(key);
    const auto letter = letter_of(bytes_);
    if (!letter) return std::nullopt;
    const std::string text = std::exchange(bytes_, {});
    const char* locale = std::setlocale(LC_CTYPE, nullptr);
    if (const auto latin = latin_key(*letter, locale == nullptr ? "" : locale)) return *latin;
    if (*letter != kUnprintable) unknown_ = text;
    return std::nullopt;
}

std::string unknown_letter_text(const std::string& letter) {
    return fill(_("{0} does nothing here: commands are Latin letters."), {letter});
}

std::string ignored_paste_text() {
    return _("Pasted text does nothing here.");
}

}  // namespace atom4::tui
