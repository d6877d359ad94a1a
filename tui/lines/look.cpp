// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/look.h"

#include <algorithm>
#include <string_view>

namespace atom4::tui {

bool LinesKeyNames::is_own(const std::string& key) const {
    return std::find(own_.begin(), own_.end(), key) != own_.end();
}

std::string LinesKeyNames::of(char usual) const {
    const std::string key(1, usual);
    if (!is_own(key)) return key;
    if (usual == '?') return "F1";
    // There are two keys for a hint.
    if (usual == 'H') return of('t');
    if (usual >= 'A' && usual <= 'Z') return {};
    const std::string capital(1, static_cast<char>(usual - 'a' + 'A'));
    return is_own(capital) ? std::string() : capital;
}

std::vector<std::string> LinesLook::default_mono_font() {
    constexpr std::string_view kFont = "*OoVvAaHhZzXxNnCcKkSsUuWwPpEeTtMmRrFfDdYy";
    std::vector<std::string> font;
    for (const char c : kFont) font.emplace_back(1, c);
    return font;
}

std::vector<int> LinesLook::default_colours() {
    return {7, 1, 2, 3, 4, 5, 6, 208, 10, 12, 13, 14, 9, 11, 130, 99, 37, 203, 149, 250, 24};
}

bool LinesLook::has_own_font() const {
    return colour_font != LinesLook{}.colour_font;
}

const std::string& LinesLook::chip(int colour, bool high, bool coloured) const {
    if (coloured && !letters_in_colour) return colour_font[high ? 2 : 1];
    // A game that was resumed may have more colours than the font was made for.
    const std::size_t pairs = (mono_font.size() - 1) / 2;
    const std::size_t pair = static_cast<std::size_t>(colour - 1) % pairs;
    return mono_font[1 + 2 * pair + (high ? 1 : 0)];
}

std::string LinesLook::letter(int colour, bool high) const {
    constexpr std::string_view kLetters = "RGYBPC";
    const auto at = static_cast<std::size_t>(colour - 1);
    const bool usual = has_usual_palette() && mono_font == default_mono_font() && !letters_in_colour;
    if (!usual || at >= kLetters.size()) return chip(colour, high, false);
    return {static_cast<char>(kLetters[at] + (high ? 'a' - 'A' : 0))};
}

std::int16_t LinesLook::palette(int colour) const {
    const std::size_t chips = colours.size() - 1;
    const std::size_t at = colour == 0 ? 0 : 1 + static_cast<std::size_t>(colour - 1) % chips;
    return static_cast<std::int16_t>(colours[at]);
}

std::string LinesLook::shut_off_mark(Capabilities capabilities, int colours) const {
    struct Mark {
        const char* text;
        std::string_view alike;  // the characters that look much like it
    };
    static constexpr Mark kMarks[] = {{"×", "xX×*"}, {"x", "xX×*"}, {":", ":;"},
                                      {"=", "=-"},   {"\"", "\"'"}, {"~", "~-"}};
    const bool coloured = capabilities.depth != ColourDepth::kNone;
    const auto is_chip_like = [&](const Mark& mark) {
        for (int colour = 1; colour <= colours; ++colour)
            for (const bool high : {false, true})
                if (mark.alike.find(chip(colour, high, coloured)) != std::string_view::npos) return true;
        return false;
    };
    for (const Mark& mark : kMarks)
        if ((&mark != kMarks || capabilities.utf8) && !is_chip_like(mark)) return mark.text;
    return " ";
}

}  // namespace atom4::tui
