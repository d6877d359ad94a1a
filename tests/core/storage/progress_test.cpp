// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/progress.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "tests/support/folders_and_processes.h"

namespace atom4 {
namespace {

TEST(LessonProgress, RoundTripsAndRejectsMalformedText) {
    LessonProgress progress;
    EXPECT_EQ(LessonProgress::parse("Atom-4 lessons 1\n"), progress);
    progress.finish("touch");
    progress.finish("take-away");
    progress.finish("touch");
    progress.offer();
    const std::string text = progress.to_text();
    EXPECT_EQ(text, "Atom-4 lessons 1\noffered\ndone take-away\ndone touch\n");
    EXPECT_EQ(LessonProgress::parse(text), progress);
    for (const std::string& bad : {std::string(), std::string("Atom-4 lessons 2\n"), text + "done\n", text + "done \n",
                                   text + "done Four\n", text + "done two words\n", text + "rubbish", text + "\n"})
        EXPECT_FALSE(LessonProgress::parse(bad)) << bad;
}

TEST(LessonProgress, LosesNothingOfTwoPrograms) {
    const test::TemporaryFolder folder;
    const auto finish = [&](char first) {
        for (int i = 0; i < 20; ++i)
            require(!LessonProgressFile(folder / "lessons").finish(std::string{first, static_cast<char>('a' + i)}));
    };
    {
        const std::jthread one(finish, 'a');
        const std::jthread other(finish, 'b');
    }
    const LessonProgress progress = LessonProgressFile(folder / "lessons").progress();
    for (const char first : {'a', 'b'})
        for (int i = 0; i < 20; ++i) EXPECT_TRUE(progress.is_done(std::string{first, static_cast<char>('a' + i)}));
}

TEST(LessonProgress, OffersLessonsOnceInOneProgram) {
    const test::TemporaryFolder folder;
    std::atomic<int> offers = 0;
    const auto start = [&] {
        for (int i = 0; i < 20; ++i) offers += LessonProgressFile(folder / "lessons").take_offer() ? 1 : 0;
    };
    {
        const std::jthread one(start);
        const std::jthread other(start);
    }
    EXPECT_EQ(offers, 1);
}

TEST(LessonProgress, OffersNothingAfterTheFirstLesson) {
    const test::TemporaryFolder folder;
    const LessonProgressFile file(folder / "lessons");
    EXPECT_EQ(file.finish("touch"), std::nullopt);
    EXPECT_FALSE(file.take_offer());
    EXPECT_TRUE(file.progress().is_done("touch"));
    EXPECT_FALSE(file.progress().is_done("mix"));
}

TEST(LessonProgress, OffersNothingIfItCannotBeStored) {
    const test::TemporaryFolder folder;
    ASSERT_EQ(write_file(folder / "taken", ""), std::nullopt);
    const LessonProgressFile file(folder / "taken/lessons");
    EXPECT_FALSE(file.take_offer());
    EXPECT_TRUE(file.finish("touch").has_value());
    EXPECT_EQ(file.progress(), LessonProgress());
}

}  // namespace
}  // namespace atom4
