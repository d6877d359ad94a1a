// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/high_scores.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <set>

#include "tests/support/folders_and_processes.h"

namespace atom4::lines {
namespace {

using atom4::test::TemporaryFolder;

const Configuration kDefault{};
const Configuration kWithPreview{{}, true};
const Configuration kSmall{{5, 6, 3, 3, 2, 1}, false};

HighScore score(std::int64_t points, const std::string& id, const std::string& name = "Ada L.") {
    return {points, "2026.01.31", id, name};
}

TEST(HighScores, AreKeptInOrderByConfiguration) {
    const TemporaryFolder folder;
    const HighScores scores(folder / "data/scores.txt");
    EXPECT_TRUE(scores.load()->empty());
    EXPECT_EQ(scores.enter(kSmall, score(7, "a1")), std::nullopt);
    EXPECT_EQ(scores.enter(kDefault, score(10, "b1")), std::nullopt);
    EXPECT_EQ(scores.enter(kDefault, score(30, "b2", "")), std::nullopt);
    EXPECT_EQ(scores.enter(kDefault, score(10, "b3")), std::nullopt);
    EXPECT_EQ(scores.enter(kWithPreview, score(99, "c1")), std::nullopt);
    EXPECT_EQ(*scores.load(kDefault), (std::vector{score(30, "b2", ""), score(10, "b1"), score(10, "b3")}));
    EXPECT_EQ(*scores.load(kWithPreview), std::vector{score(99, "c1")});
    const auto lists = scores.load();
    ASSERT_EQ(lists->size(), 3U);
    EXPECT_EQ(lists->back().configuration, kSmall);  // the default setup comes first
}

TEST(HighScores, KeepTheBestUpToALimit) {
    const TemporaryFolder folder;
    const HighScores scores(folder / "scores.txt");
    std::string full;
    for (std::size_t i = 0; i < HighScores::kMaxScores; ++i)
        full += "9x9 5 5 3 3 blind " + std::to_string(5000 - i) + " 2026.01.31 id" + std::to_string(i) + " Ada L.\n";
    EXPECT_EQ(write_file(folder / "scores.txt", full), std::nullopt);
    EXPECT_EQ(scores.enter(kDefault, score(9000, "best")), std::nullopt);
    EXPECT_EQ(scores.enter(kDefault, score(1, "worst")), std::nullopt);
    const auto kept = *scores.load(kDefault);
    ASSERT_EQ(kept.size(), HighScores::kMaxScores);
    EXPECT_EQ(kept.front(), score(9000, "best"));
    EXPECT_EQ(kept.back(), score(4002, "id998"));
    // Another configuration has a list of its own.
    EXPECT_EQ(scores.enter(kSmall, score(1, "small")), std::nullopt);
    EXPECT_EQ(scores.load(kSmall)->size(), 1U);
}

TEST(HighScores, AGameHasOneEntryThatIsUpdated) {
    const TemporaryFolder folder;
    const HighScores scores(folder / "scores.txt");
    EXPECT_EQ(scores.enter(kDefault, score(10, "a")), std::nullopt);
    EXPECT_EQ(scores.enter(kDefault, score(20, "a")), std::nullopt);
    EXPECT_EQ(*scores.load(kDefault), std::vector{score(20, "a")});
    EXPECT_EQ(scores.enter(kWithPreview, score(30, "a")), std::nullopt);
    EXPECT_TRUE(scores.load(kDefault)->empty());
    EXPECT_EQ(scores.withdraw("a"), std::nullopt);
    EXPECT_TRUE(scores.load()->empty());
}

TEST(HighScores, KeepUnknownLines) {
    const TemporaryFolder folder;
    EXPECT_EQ(write_file(folder / "scores.txt",
                         "# mine\n9x9 5 5 3 3 blind 12 2026.01.01 ab Bo\n9x9 5 5 3 3 later 12 2026.01.01 ab\nx\n"
                         "1x9 5 5 3 3 blind 12 2026.01.01 cd Bo\n9x9 5 5 3 3 blind -1 2026.01.01 cd Bo\n"),
              std::nullopt);
    const HighScores scores(folder / "scores.txt");
    EXPECT_EQ(scores.load(kDefault)->size(), 1U);
    EXPECT_EQ(scores.enter(kDefault, score(20, "a")), std::nullopt);
    EXPECT_EQ(*read_file(folder / "scores.txt"),
              "# mine\n9x9 5 5 3 3 later 12 2026.01.01 ab\nx\n1x9 5 5 3 3 blind 12 2026.01.01 cd Bo\n"
              "9x9 5 5 3 3 blind -1 2026.01.01 cd Bo\n9x9 5 5 3 3 blind 20 2026.01.31 a Ada L.\n"
              "9x9 5 5 3 3 blind 12 2026.01.01 ab Bo\n");
}

TEST(HighScores, AreEmptyAfterTheLastEntryIsWithdrawn) {
    const TemporaryFolder folder;
    // The scores are on the disk when the object is gone.
    EXPECT_EQ(HighScores(folder / "scores.txt").enter(kDefault, score(12, "a")), std::nullopt);
    EXPECT_EQ(HighScores(folder / "scores.txt").withdraw("a"), std::nullopt);
    EXPECT_TRUE(HighScores(folder / "scores.txt").load(kDefault)->empty());
}

TEST(HighScores, ReportReadAndWriteErrors) {
    const TemporaryFolder folder;
    EXPECT_EQ(write_file(folder / "file", ""), std::nullopt);
    EXPECT_TRUE(HighScores(folder / "file/scores.txt").enter(kDefault, score(1, "a")));
    std::filesystem::create_directory(folder / "scores.txt");
    EXPECT_FALSE(HighScores(folder / "scores.txt").load());
    EXPECT_TRUE(HighScores(folder / "scores.txt").enter(kDefault, score(1, "a")));
}

TEST(HighScores, AreNotLostWhenAHundredProcessesWriteAtOnce) {
    const TemporaryFolder folder;
    constexpr int kProcesses = 100;
    for (int i = 0; i < kProcesses; ++i) {
        if (::fork() != 0) continue;
        const HighScores scores(folder / "scores.txt");
        ::_exit(scores.enter(i % 2 == 0 ? kDefault : kSmall, score(i + 1, std::to_string(i))) ? 1 : 0);
    }
    for (int i = 0; i < kProcesses; ++i) {
        int status = -1;
        ASSERT_GT(::wait(&status), 0);
        ASSERT_EQ(status, 0);
    }
    std::set<std::int64_t> points;
    const auto lists = HighScores(folder / "scores.txt").load();
    for (const HighScoreList& list : *lists)
        for (const HighScore& any : list.scores) points.insert(any.points);
    EXPECT_EQ(points.size(), std::size_t{kProcesses});
    // The file may have a hard link as a spare, or be about to get one.
    auto names = folder.names();
    std::erase_if(names, [](const std::string& name) { return name.starts_with("scores.txt.spare"); });
    EXPECT_EQ(names, (std::vector<std::string>{"scores.lock", "scores.txt"}));
}

}  // namespace
}  // namespace atom4::lines
