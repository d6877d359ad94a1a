// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/handbook_page.h"

#include <gtest/gtest.h>

#include <set>

#include <clocale>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/handbook.h"

namespace atom4::tui {
namespace {

constexpr Extent kExtents[] = {{24, 80}, {12, 40}, {43, 132}, {8, 32}};
constexpr int kDown = 0402;  // as curses numbers keys
constexpr int kRight = 0405;

class HandbookScreenTest : public testing::Test {
protected:
    HandbookScreenTest() { std::setlocale(LC_CTYPE, "C.UTF-8"); }

    [[nodiscard]] static Screen screen(const HandbookController& table, Extent extent = kExtents[0],
                                       Capabilities capabilities = {ColourDepth::k256, true, true}) {
        return build_handbook_screen(table, extent, capabilities);
    }
    // Shows the page as the main loop does.
    static void show(HandbookController& table, Extent extent = kExtents[0]) {
        table.ui().page_top = screen(table, extent).page_top;
    }
    static void press(HandbookController& table, std::initializer_list<int> keys, Extent extent = kExtents[0]) {
        for (const int key : keys) {
            table.take_key(key);
            show(table, extent);
        }
    }
    static void type(HandbookController& table, const std::string& text) {
        for (const char key : text) press(table, {key});
    }
    [[nodiscard]] static bool shows(const HandbookController& table, const std::string& text) {
        return screen(table).grid.text().find(text) != std::string::npos;
    }
};

TEST_F(HandbookScreenTest, TheWayOutIsShownOnNarrowScreens) {
    const HandbookController table(HandbookPage::kRules, true, {});
    for (const Extent extent : {Extent{24, 80}, Extent{12, 40}})
        EXPECT_NE(screen(table, extent).grid.text().find("q leave"), std::string::npos);
}

TEST_F(HandbookScreenTest, ContentsEntriesAreSelectedByNumberOrKeys) {
    HandbookController table(HandbookPage::kRules, false, {});
    constexpr int kHome = 0406, kEnd = 0550, kPageUp = 0523, kPageDown = 0522;
    const int last = static_cast<int>(kHandbookPages.size()) - 1;
    const auto chosen = [&](int key) {
        press(table, {key});
        return table.chosen();
    };
    for (int number = 1; number <= 9; ++number) EXPECT_EQ(chosen('0' + number), number - 1);
    EXPECT_EQ(chosen(kHome), 0);
    EXPECT_EQ(chosen(kEnd), last);
    EXPECT_EQ(chosen(kPageUp), last - 5);
    EXPECT_EQ(chosen(kPageDown), last);
    EXPECT_EQ(chosen(kDown), last);
    press(table, {'L'});
    EXPECT_TRUE(shows(table, "That key does nothing here."));
    press(table, {'\n', 'L'});
    EXPECT_TRUE(shows(table, "That key does nothing here."));
}

TEST_F(HandbookScreenTest, EveryPageOpensFromTheContentsAndScrollsToItsEnd) {
    for (const Extent extent : kExtents)
        for (std::size_t i = 0; i < kHandbookPages.size(); ++i) {
            HandbookController table(HandbookPage::kRules, false, {});
            for (std::size_t step = 0; step < i; ++step) press(table, {kDown}, extent);
            press(table, {'\n'}, extent);
            ASSERT_EQ(table.shown(), HandbookController::Shown::kPage);
            EXPECT_EQ(table.page(), kHandbookPages[i]);
            EXPECT_TRUE(screen(table, extent).grid.row_text(0).find(title_of(table.page())) != std::string::npos);
            int top = -1;
            while (table.ui().page_top != top) {
                top = table.ui().page_top;
                press(table, {kDown}, extent);
            }
            // The last link is visible.
            const auto goals = goals_of(table.page());
            EXPECT_NE(screen(table, extent).grid.text().find("[" + std::to_string(goals.size()) + "]"),
                      std::string::npos);
        }
}

TEST_F(HandbookScreenTest, EveryTextOfAPageIsDrawn) {
    for (const HandbookPage page : kHandbookPages) {
        std::string words;
        for (const char c : make_sheet(page, {}, {}, 78, {}).grid.text())
            if (c != '\n' && c != ' ') words += c;
        for (const HandbookBlock& block : blocks_of(page))
            for (const std::string& text : texts_of(block)) {
                std::string wanted;
                for (const char c : text)
                    if (c != ' ') wanted += c;
                EXPECT_NE(words.find(wanted), std::string::npos) << text;
            }
    }
}

TEST_F(HandbookScreenTest, BoardsShowMarksWithAndWithoutColours) {
    HandbookController table(HandbookPage::kThreats, true, {});
    // Red is marked at each of the four cells, in rows 2, 3 and 4.
    EXPECT_TRUE(shows(table, "r+"));
    const std::string plain = screen(table, {24, 80}, {}).grid.text();
    EXPECT_NE(plain.find("r+"), std::string::npos);
    EXPECT_NE(plain.find("C"), std::string::npos);
    // The board after the placement is beside the board before it.
    HandbookController mixing(HandbookPage::kMixing, true, {});
    EXPECT_TRUE(shows(mixing, "->"));
}

TEST_F(HandbookScreenTest, LinksAndBackNavigateBetweenPages) {
    HandbookController table(HandbookPage::kRules, true, {});
    press(table, {'1'});
    EXPECT_EQ(table.page(), HandbookPage::kPlaces);
    press(table, {kRight});
    EXPECT_EQ(table.page(), HandbookPage::kMixing);
    press(table, {kDown, kDown});
    const int top = table.ui().page_top;
    EXPECT_EQ(top, 2);
    press(table, {kRight, 'u'});
    EXPECT_EQ(table.page(), HandbookPage::kMixing);
    EXPECT_EQ(table.ui().page_top, top);
    press(table, {'u', 'u', 'u'});
    EXPECT_EQ(table.page(), HandbookPage::kRules);
    press(table, {'r'});
    EXPECT_EQ(table.page(), HandbookPage::kPlaces);
    // The last link leads to the lesson.
    const auto goals = goals_of(HandbookPage::kPlaces);
    press(table, {'0' + static_cast<int>(goals.size())});
    EXPECT_TRUE(table.has_left());
    EXPECT_EQ(table.lesson(), LessonId::kTouch);
}

// This works however narrow the page is, and wherever its lines end.
TEST_F(HandbookScreenTest, SearchTermsAreHighlightedAcrossLineBreaks) {
    const Finding finding = find_in_handbook("pass the action on").front();
    for (int width = 24; width < 80; ++width) {
        const Sheet sheet = make_sheet(finding.page, {"pass the action on", finding.sentence}, {}, width, {});
        std::string marked;
        for (int row = 0; row < sheet.grid.extent().rows; ++row)
            for (int col = 0; col < width; ++col)
                if (sheet.grid.at(row, col).attributes & kReverse && sheet.grid.at(row, col).text != " ")
                    marked += sheet.grid.at(row, col).text;
        EXPECT_NE(marked.find("passtheactionon"), std::string::npos) << width << " " << marked;
    }
}

TEST_F(HandbookScreenTest, SearchResultsAreListedShownAndHighlighted) {
    HandbookController table(HandbookPage::kRules, false, {});
    press(table, {'/'});
    EXPECT_TRUE(shows(table, "Find:"));
    type(table, "wire\n");
    ASSERT_EQ(table.shown(), HandbookController::Shown::kFindings);
    EXPECT_TRUE(shows(table, "Passing colours on: So your row is a wire"));
    const std::size_t count = table.findings().size();
    ASSERT_GE(count, 2U);
    std::set<HandbookPage> pages;
    press(table, {'\n'});
    for (std::size_t i = 0; i < count; ++i, press(table, {'n'})) {
        pages.insert(table.page());
        const Screen now = screen(table);
        bool marked = false;
        for (int row = 0; row < now.grid.extent().rows; ++row) {
            const auto at = now.grid.row_text(row).find("wire");
            for (int col = 0; at != std::string::npos && col < now.grid.extent().cols; ++col)
                marked = marked || (now.grid.at(row, col).text == "w" && (now.grid.at(row, col).attributes & kReverse));
        }
        EXPECT_TRUE(marked) << i;
    }
    EXPECT_GE(pages.size(), 2U);
    press(table, {'/'});
    type(table, "zeppelin\n");
    EXPECT_TRUE(shows(table, "The handbook doesn't mention zeppelin."));
    // While a word is typed, q is a letter and Esc cancels the search.
    press(table, {'/', 'q', 033});
    EXPECT_FALSE(table.has_left());
    press(table, {033});
    EXPECT_EQ(table.shown(), HandbookController::Shown::kContents);
    press(table, {033});
    EXPECT_TRUE(table.has_left());
}

}  // namespace
}  // namespace atom4::tui
