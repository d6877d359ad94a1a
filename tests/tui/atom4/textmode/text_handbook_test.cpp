// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_handbook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/training/handbook.h"

namespace atom4::tui {
namespace {

class TextHandbookTest : public testing::Test {
protected:
    [[nodiscard]] std::string words_of_all() {
        std::string all;
        for (const std::string& line : lines_) all += (all.empty() ? "" : " ") + line;
        lines_.clear();
        return all;
    }

    std::vector<std::string> lines_;
    LineWriter say_{[this](const std::string& line) { lines_.push_back(line); }};
};

TEST_F(TextHandbookTest, ListsItsPagesAndPrintsEach) {
    print_handbook(say_, "");
    EXPECT_EQ(lines_.size(), kHandbookPages.size() + 2);
    lines_.clear();
    for (const HandbookPage page : kHandbookPages) {
        print_handbook(say_, std::string(name_of(page)));
        for (const std::string& line : lines_) EXPECT_LE(line.size(), 40U) << line;
        const std::string told = words_of_all();
        for (const HandbookBlock& block : blocks_of(page))
            for (const std::string& text : texts_of(block)) EXPECT_NE(told.find(text), std::string::npos) << text;
    }
}

TEST_F(TextHandbookTest, PagesAreSelectedByNumberNameOrPrefix) {
    for (const char* word : {"10", "forks", "FORKS", "fork", "two threats"}) {
        print_handbook(say_, word);
        EXPECT_TRUE(words_of_all().starts_with("Two threats at once.")) << word;
    }
    for (const char* word : {"0", "14", "p", "zeppelin", "window"}) {
        print_handbook(say_, word);
        EXPECT_TRUE(words_of_all().starts_with("There is no page")) << word;
    }
}

// Players who see no board do not see its marks, and need the command that the page proposes.
TEST_F(TextHandbookTest, NamesTheMarkedCellsAndTheLessonsCommand) {
    print_handbook(say_, "threats");
    const std::string told = words_of_all();
    const auto wins = example_of(ExampleId::kGap).marked(MarkMeaning::kWins);
    ASSERT_EQ(wins.size(), 4U);
    EXPECT_NE(told.find(listed_cells(wins) + "."), std::string::npos) << told;
    const LessonId lesson = lessons_of(HandbookPage::kThreats).front();
    EXPECT_NE(told.find("learn " + std::to_string(static_cast<int>(lesson) + 1) + ": "), std::string::npos) << told;
}

TEST_F(TextHandbookTest, FindsWords) {
    print_findings(say_, "wire");
    const std::string told = words_of_all();
    for (const Finding& finding : find_in_handbook("wire")) EXPECT_NE(told.find(finding.sentence), std::string::npos);
    print_findings(say_, "zeppelin");
    EXPECT_TRUE(words_of_all().starts_with("The handbook doesn't mention zeppelin"));
    print_findings(say_, "");
    EXPECT_TRUE(words_of_all().starts_with("Find what?"));
}

TEST_F(TextHandbookTest, PrintsTheResultOfEachPairOfColours) {
    print_handbook(say_, "mixing");
    const std::string told = words_of_all();
    for (const char* mixture : {"red on cyan: white", "yellow on white: yellow", "cyan on red: black"})
        EXPECT_NE(told.find(mixture), std::string::npos);
    EXPECT_EQ(told.find("red on white"), std::string::npos);
}

}  // namespace
}  // namespace atom4::tui
