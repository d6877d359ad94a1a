// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/latin_keys.h"

namespace atom4 {
namespace {

// The letters of a keyboard, and the US key of each at the same index.
struct Layout {
    std::u32string_view letters;
    std::string_view keys;
};

// In the order of the keys, as xkeyboard-config has them (ru, ua, by).
constexpr Layout kRussian{U"йцукенгшщзхъфывапролджэячсмитьбюёґўЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁҐЎіїєІЇЄ",
                          "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\oQWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~|Os]'S}\""};
constexpr Layout kBelarusian{U"іІ", "bB"};
// Serbian, with z and y as on a QWERTZ keyboard and the other keys as on a US one, and Macedonian.
constexpr Layout kSerbian{U"љњертзуиопшђасдфгхјклчћжѕџцвбнмЉЊЕРТЗУИОПШЂАСДФГХЈКЛЧЋЖЅЏЦВБНМ",
                          "qwertzuiop[]asdfghjkl;'\\yxcvbnmQWERTZUIOP{}ASDFGHJKL:\"|YXCVBNM"};
constexpr Layout kMacedonian{U"љњертѕуиопшѓасдфгхјклчќжзџцвбнмЉЊЕРТЅУИОПШЃАСДФГХЈКЛЧЌЖЗЏЦВБНМ",
                             "qwertyuiop[]asdfghjkl;'\\zxcvbnmQWERTYUIOP{}ASDFGHJKL:\"|ZXCVBNM"};
constexpr Layout kGreek{U"ςερτυθιοπασδφγηξκλζχψωβνμΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ",
                        "wertyuiopasdfghjklzxcvbnmERTYUIOPASDFGHJKLZXCVBNM"};
constexpr Layout kHebrew{U"קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."};
constexpr Layout kArabic{U"ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ", "qwertyuiop[]asdfghjkl;'zxcvnm,./`"};
constexpr Layout kGeorgian{U"ქწერტყუიოპასდფგჰჯკლზხცვბნმჭღთშჟძჩ", "qwertyuiopasdfghjklzxcvbnmWRTSJZC"};
constexpr Layout kKorean{U"ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ",
                         "qwertyuiopasdfghjklzxcvbnmQWERTOP"};

template <class... Layouts>
constexpr bool have_as_many_keys(const Layouts&... layouts) {
    return ((layouts.letters.size() == layouts.keys.size()) && ...);
}
static_assert(have_as_many_keys(kRussian, kBelarusian, kSerbian, kMacedonian, kGreek, kHebrew, kArabic, kGeorgian,
                                kKorean));

std::optional<char> key_in(const Layout& layout, char32_t letter) {
    const std::size_t at = layout.letters.find(letter);
    return at == std::u32string_view::npos ? std::nullopt : std::optional(layout.keys[at]);
}

// Cyrillic letters that several countries use are on different keys in each of them.
std::optional<char> cyrillic_key(char32_t letter, std::string_view language) {
    if (language == "bg") return std::nullopt;
    if (language == "sr") return key_in(kSerbian, letter);
    if (language == "mk") return key_in(kMacedonian, letter);
    if (language == "be")
        if (const auto key = key_in(kBelarusian, letter)) return key;
    for (const Layout& layout : {kRussian, kSerbian, kMacedonian})
        if (const auto key = key_in(layout, letter)) return key;
    return std::nullopt;
}

}  // namespace

std::optional<char> latin_key(char32_t letter, std::string_view language) {
    constexpr char32_t kFullWidth = 0xFEE0;  // distance from ASCII, for Chinese and Japanese input methods
    if (letter > kFullWidth + ' ' && letter < kFullWidth + 0x7F) return static_cast<char>(letter - kFullWidth);
    if (letter >= 0x400 && letter < 0x500)
        return cyrillic_key(letter, language.substr(0, language.find_first_of("_.@-")));
    for (const Layout& layout : {kGreek, kHebrew, kArabic, kGeorgian, kKorean})
        if (const auto key = key_in(layout, letter)) return key;
    return std::nullopt;
}

}  // namespace atom4
