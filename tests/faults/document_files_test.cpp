// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <optional>

#include "core/atom4/game/rating.h"
#include "core/atom4/game/statistics.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_progress.h"
#include "core/lines/high_scores.h"
#include "core/storage/progress.h"
#include "tests/faults/failure_sweep.h"
#include "tui/common/settings.h"

// Saved data other than games, each kind in a file that several programs may change: after a failure the file is old or
// new, and a failed save is reported. An unreadable file is set aside.

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::Scene;
using Trouble = std::optional<SystemError>;

// A kind of file, and how it is changed the first time and a second time.
struct Kept {
    const char* name;
    std::function<fs::path()> path;
    std::function<Trouble()> first;
    std::function<Trouble()> second;
};

class ChangeOnce : public Scene {
public:
    explicit ChangeOnce(const Kept& kept) : kept_(kept) {}

    void prepare() override {
        ASSERT_EQ(kept_.first(), std::nullopt);
        before_ = text();
    }
    void act() override { said_ = kept_.second(); }
    void check() override {
        const std::string now = text();
        if (now == before_) {
            EXPECT_TRUE(said_) << "it is not kept, and nobody said so";
            ASSERT_EQ(kept_.second(), std::nullopt) << "what failed can be done again";
        }
        // Without any failure, the result is the same.
        const std::string after = text();
        fs::remove(kept_.path());
        ASSERT_EQ(kept_.first(), std::nullopt);
        ASSERT_EQ(kept_.second(), std::nullopt);
        EXPECT_EQ(after, text());
    }

protected:
    [[nodiscard]] std::string text() const {
        const auto text = read_file(kept_.path());
        return text ? *text : std::string();
    }

    const Kept& kept_;
    std::string before_;
    Trouble said_;
};

// The existing file is unreadable.
class ChangeRubbish : public ChangeOnce {
public:
    using ChangeOnce::ChangeOnce;
    void prepare() override {
        before_ = std::string("rubbish\0\n", 9);
        ASSERT_EQ(write_own_file(kept_.path(), before_), std::nullopt);
    }
    void check() override {
        EXPECT_TRUE(is_anywhere(before_)) << "what nobody can read is lost";
        if (!said_) {
            EXPECT_NE(text(), before_);
        }
    }
};

void PrintTo(const Kept& kept, std::ostream* out) {
    *out << kept.name;
}

class DocumentFiles : public testing::TestWithParam<Kept> {};

TEST_P(DocumentFiles, AreOldOrNewAfterEachFailure) {
    const Kept& kept = GetParam();
    EXPECT_GT(test::sweep_failures([&] { return std::make_unique<ChangeOnce>(kept); }), 40);
}

TEST_P(DocumentFiles, AreSetAsideIfUnreadableAfterEachFailure) {
    const Kept& kept = GetParam();
    if (kept.name == std::string("Scores")) GTEST_SKIP() << "lines that are not understood are kept in the file";
    test::sweep_failures([&] { return std::make_unique<ChangeRubbish>(kept); });
}

template <class File, class Edit>
Kept document(const char* name, const char* file, const Edit& edit) {
    const auto path = [file] { return data_directory() / file; };
    return {name, path, [=] { return edit(File(path()), 0); }, [=] { return edit(File(path()), 1); }};
}

Kept statistics() {
    return document<StatisticsFile>("Statistics", "statistics", [](const StatisticsFile& file, int time) {
        return file.count(4, time == 0 ? RoundResult::kWon : RoundResult::kLost);
    });
}
Kept rating() {
    return document<RatingFile>("Rating", "rating", [](const RatingFile& file, int time) {
        return file.add({4, time == 0 ? RoundResult::kWon : RoundResult::kLost, BoardSize{}});
    });
}
Kept puzzle_history() {
    return document<PuzzleHistoryFile>("PuzzleHistory", "puzzles", [](const PuzzleHistoryFile& file, int time) {
        const Puzzle& puzzle = shipped_puzzles()[static_cast<std::size_t>(time)];
        return file.add({"2026.11.22", puzzle.id, PuzzleResult::kSolved});
    });
}
Kept my_puzzles() {
    return document<MyPuzzlesFile>("MyPuzzles", "my-puzzles", [](const MyPuzzlesFile& file, int time) {
        return file.change([&](MyPuzzles& puzzles) {
            (void)puzzles.add(shipped_puzzles()[static_cast<std::size_t>(time)], "2026.11.22");
        });
    });
}
Kept lessons() {
    return document<LessonProgressFile>("Lessons", "lessons", [](const LessonProgressFile& file, int time) {
        return file.finish(time == 0 ? "rows" : "wheel");
    });
}
Kept best_results() {
    return document<BestResultsFile>("BestResults", "lines-best", [](const BestResultsFile& file, int time) {
        return file.reach(time == 0 ? "one" : "two", 7);
    });
}
Kept scores() {
    return document<lines::HighScores>("Scores", "lines-scores.txt", [](const lines::HighScores& file, int time) {
        return file.enter({}, {100 + time, "2026.11.22", time == 0 ? "a" : "b", "Ada"});
    });
}
Kept settings() {
    const auto change = [](int width) {
        const SettingsFile file;
        const auto before = tui::TerminalSettings::load(file.read());
        tui::TerminalSettings now = before;
        now.width = width;
        now.letters = false;
        return now.save(file, before);
    };
    return {"Settings", [] { return SettingsFile().path(); }, [=] { return change(40); }, [=] { return change(60); }};
}

INSTANTIATE_TEST_SUITE_P(Every, DocumentFiles,
                         testing::Values(statistics(), rating(), puzzle_history(), my_puzzles(), lessons(),
                                         best_results(), scores(), settings()),
                         [](const auto& parameter) { return parameter.param.name; });

}  // namespace
}  // namespace atom4
