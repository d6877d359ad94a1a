// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/translation.h"

#include <gtest/gtest.h>

namespace atom4 {
namespace {

// A language that puts its last word first, and has three plural forms.
class Backwards : public TranslationCatalogue {
public:
    [[nodiscard]] std::string find(const char* context, const char* text) const override {
        if (std::string(text) == "{0} makes {1}") return "{1} by {0}";
        return *context == '\0' ? text : std::string(context) + '/' + text;
    }
    [[nodiscard]] std::string find_counted(unsigned long number, const char* one, const char* many) const override {
        return number == 2 ? "a pair, {0}" : number == 1 ? one : many;
    }
};

class TextTest : public testing::Test {
protected:
    ~TextTest() override { set_catalogue(nullptr); }

    Backwards backwards_;
};

TEST_F(TextTest, IsEnglishAtFirst) {
    EXPECT_EQ(translated("A text"), "A text");
    EXPECT_EQ(translated_in("place", "move"), "move");
    EXPECT_EQ(counted(1, "{0} chip", "{0} chips"), "1 chip");
    EXPECT_EQ(counted(0, "{0} chip", "{0} chips"), "0 chips");
    EXPECT_EQ(counted(-1, "{0} chip", "{0} chips"), "-1 chips");
}

TEST_F(TextTest, ComesFromTheCatalogueWhileOneIsSet) {
    set_catalogue(&backwards_);
    EXPECT_EQ(fill(translated("{0} makes {1}"), {"i9", "white"}), "white by i9");
    EXPECT_EQ(translated_in("place", "move"), "place/move");
    EXPECT_EQ(counted(2, "{0} chip", "{0} chips"), "a pair, 2");
    set_catalogue(nullptr);
    EXPECT_EQ(fill(translated("{0} makes {1}"), {"i9", "white"}), "i9 makes white");
}

TEST_F(TextTest, FillsPlaceholdersOnly) {
    EXPECT_EQ(fill("{1} {0} {1}", {"a", "b"}), "b a b");
    EXPECT_EQ(fill("{2} {x} {0", {"a", "b"}), "{2} {x} {0");
    EXPECT_EQ(fill("{0}", {"{1}", "b"}), "{1}");
    EXPECT_EQ(fill("", {"a"}), "");
}

TEST_F(TextTest, AMenuItemsNameHasNoAcceleratorAndNoDots) {
    EXPECT_EQ(menu_item_name("&Undo"), "Undo");
    EXPECT_EQ(menu_item_name("Next Roun&d"), "Next Round");
    EXPECT_EQ(menu_item_name("&New Match..."), "New Match");
    EXPECT_EQ(menu_item_name("&Rechercher\u00A0…"), "Rechercher");
    EXPECT_EQ(menu_item_name("元に戻す(&U)"), "元に戻す");
    EXPECT_EQ(menu_item_name("局面編集(&U)…"), "局面編集");
    EXPECT_EQ(menu_item_name("読み筋の数(&N):"), "読み筋の数:");
    EXPECT_EQ(menu_item_name("Games (s&aved)"), "Games (saved)");
    EXPECT_EQ(menu_item_name("(&"), "(");
    EXPECT_EQ(menu_item_name(""), "");
}

TEST_F(TextTest, ListsEndWithAnAnd) {
    EXPECT_EQ(listed(std::vector<std::string>{"a"}), "a");
    EXPECT_EQ(listed(std::vector<std::string>{"a", "b"}), "a and b");
    EXPECT_EQ(listed(std::vector<std::string>{"a", "b", "c", "d"}), "a, b, c and d");
    EXPECT_EQ(in_a_row(std::vector<std::string>{"a"}), "a");
    EXPECT_EQ(in_a_row(std::vector<std::string>{"a", "b", "{0}"}), "a, b, {0}");
}

TEST(NearestLanguage, IsOneOfTheSameScript) {
    const std::vector<std::string> spoken{"de", "pt_BR", "zh_CN", "zh_TW"};
    const struct {
        std::string_view name;
        std::optional<std::string> nearest;
    } kTable[]{
        {"de", "de"},
        {"de_DE.UTF-8", "de"},
        {"de-AT", "de"},
        {"de_CH.ISO-8859-1@euro", "de"},
        {"pt_BR.UTF-8", "pt_BR"},
        {"pt_PT.UTF-8", "pt_BR"},
        {"pt-Latn-PT", "pt_BR"},
        {"pt", "pt_BR"},
        {"zh_CN.GB18030", "zh_CN"},
        {"zh_SG", "zh_CN"},
        {"zh", "zh_CN"},
        {"zh-Hans-HK", "zh_CN"},
        {"zh_TW.UTF-8", "zh_TW"},
        {"zh_HK.UTF-8", "zh_TW"},
        {"zh-MO", "zh_TW"},
        {"zh-Hant", "zh_TW"},
        {"zh-Hant-CN", "zh_TW"},
        {"en_GB.UTF-8", "en"},
        {"en", "en"},
        {"C", "en"},
        {"C.UTF-8", "en"},
        {"POSIX", "en"},
        {"fr_FR.UTF-8", std::nullopt},
        {"dex", std::nullopt},
        {"d", std::nullopt},
        {"", std::nullopt},
        {"_PT", std::nullopt},
        {"--", std::nullopt},
    };
    for (const auto& row : kTable) EXPECT_EQ(nearest_language(row.name, spoken), row.nearest) << row.name;
    const std::vector<std::string> both{"pt_PT", "pt_BR"};
    EXPECT_EQ(nearest_language("pt_BR", both), "pt_BR");
    EXPECT_EQ(nearest_language("pt_PT", both), "pt_PT");
    EXPECT_EQ(nearest_language("pt_AO", both), "pt_PT");
    EXPECT_EQ(nearest_language("zh_CN", std::vector<std::string>{"zh_TW"}), std::nullopt);
}

}  // namespace
}  // namespace atom4
