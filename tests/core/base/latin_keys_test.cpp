// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/latin_keys.h"

#include <gtest/gtest.h>

namespace atom4 {
namespace {

std::string keys_of(std::u32string_view letters, std::string_view language = {}) {
    std::string keys;
    for (const char32_t letter : letters) keys += latin_key(letter, language).value_or('?');
    return keys;
}

TEST(LatinKeys, AreThoseAtTheSameKeyPosition) {
    EXPECT_EQ(keys_of(U"йцукен фывапр ячсмитьбю ЙЦЯ"), "qwerty?asdfgh?zxcvbnm,.?QWZ");
    EXPECT_EQ(keys_of(U"ςερτυθ ασδφγη ζχψω ΕΣΩ"), "wertyu?asdfgh?zxcv?ESV");
    EXPECT_EQ(keys_of(U"קראטוןםפ שדגכ זסבהנמצתץ"), "ertyuiop?asdf?zxcvbnm,.");
    EXPECT_EQ(keys_of(U"ضصثق شسيب ئءؤر"), "qwer?asdf?zxcv");
    EXPECT_EQ(keys_of(U"ქწერტყ ასდფ Წ"), "qwerty?asdf??");
    EXPECT_EQ(keys_of(U"ㅂㅈㄷㄱ ㅁㄴㅇㄹ ㅃ"), "qwer?asdf?Q");
    EXPECT_EQ(keys_of(U"ｑＱ？．"), "qQ?.");
}

TEST(LatinKeys, OfOneScriptDifferByLanguage) {
    EXPECT_EQ(keys_of(U"ыів", "uk_UA.UTF-8"), "ssd");
    EXPECT_EQ(keys_of(U"ыів", "be_BY"), "sbd");
    EXPECT_EQ(keys_of(U"зруљ", "sr_RS@latin"), "zruq");
    EXPECT_EQ(keys_of(U"зсу", "mk"), "zsu");
    EXPECT_EQ(keys_of(U"зруљ", "ru"), "pheq") << "letters that Russian lacks are on their own keyboard";
}

TEST(LatinKeys, AreNotGuessed) {
    EXPECT_EQ(keys_of(U"яу", "bg_BG.UTF-8"), "??") << "two keyboards are usual, and they disagree";
    EXPECT_EQ(keys_of(U"aéß漢"), "????");
}

}  // namespace
}  // namespace atom4
