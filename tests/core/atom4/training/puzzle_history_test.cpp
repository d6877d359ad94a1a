// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_progress.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <thread>

#include "core/atom4/game/rating.h"
#include "core/atom4/training/puzzle.h"
#include "tests/support/folders_and_processes.h"

namespace atom4 {
namespace {

constexpr auto kSolved = PuzzleResult::kSolved;
constexpr auto kHinted = PuzzleResult::kHinted;
constexpr auto kMissed = PuzzleResult::kMissed;

const std::string& id(std::size_t i) {
    return shipped_puzzles()[i].id;
}

TEST(PuzzleHistory, ReadsItsOwnTextAndRejectsAnyOther) {
    PuzzleHistory history;
    history.add({"2026.11.22", "w3-042", kSolved, 35});
    history.add({"2026.11.23", "my-1", kMissed});
    const std::string text = history.to_text();
    EXPECT_EQ(text, "Atom-4 puzzles 1\n2026.11.22 w3-042 solved 35\n2026.11.23 my-1 missed\n");
    EXPECT_EQ(PuzzleHistory::parse(text), history);
    for (const std::string& bad : {std::string(), std::string("Atom-4 puzzles 2\n"), text + "2026.11.22 w3 won\n",
                                   text + "2026.11.22 W3 solved\n", text + "2026.02.30 w3 solved\n",
                                   text + "2026.2.03 w3 solved\n", text + "2026.11.22 w3 solved 07\n",
                                   text + "2026.11.22 w3 solved -7\n", text + "\n", text + "2026.11.22 w3\n"})
        EXPECT_FALSE(PuzzleHistory::parse(bad)) << bad;
}

TEST(PuzzleHistory, TheRatingCountsOnlyTheFirstTryAtEachPuzzle) {
    PuzzleHistory history;
    const Rating first = history.rating();
    EXPECT_EQ(first.value, kRatingOfEasyPuzzles);
    EXPECT_EQ(first.deviation, rating_of_a_newcomer().deviation);
    history.add({"2026.11.22", id(0), kMissed});
    const Rating missed = history.rating();
    EXPECT_LT(missed.value, first.value);
    history.add({"2026.11.22", id(0), kSolved});
    EXPECT_EQ(history.rating(), missed) << "known by now";
    history.add({"2026.11.22", id(300), kSolved});
    EXPECT_GT(history.rating().value, missed.value);
    const Rating before = history.rating();
    history.add({"2026.11.22", "my-1", kSolved});
    EXPECT_EQ(history.rating(), before) << "of which nobody knows how hard it is";
}

TEST(PuzzleHistory, TheRatingIsKnownFromTheFifthPuzzleOn) {
    PuzzleHistory history;
    for (std::size_t i = 0; i < 4; ++i) history.add({"2026.11.22", id(i), kSolved});
    history.add({"2026.11.23", id(0), kSolved});
    EXPECT_FALSE(history.is_rating_known()) << "one of them twice";
    history.add({"2026.11.23", id(4), kMissed});
    EXPECT_TRUE(history.is_rating_known());
}

TEST(PuzzleHistory, AHintedSolutionRatesBetweenSolvedAndMissed) {
    PuzzleHistory solved;
    PuzzleHistory hinted;
    PuzzleHistory missed;
    solved.add({"2026.11.22", id(100), kSolved});
    hinted.add({"2026.11.22", id(100), kHinted});
    missed.add({"2026.11.22", id(100), kMissed});
    EXPECT_GT(solved.rating().value, hinted.rating().value);
    EXPECT_GT(hinted.rating().value, missed.rating().value);
}

TEST(PuzzleHistory, MissedPuzzlesRateHarder) {
    PuzzleHistory history;
    const Puzzle& puzzle = shipped_puzzles()[50];
    const double before = history.rating_of(puzzle).value;
    history.add({"2026.11.22", puzzle.id, kMissed});
    EXPECT_GT(history.rating_of(puzzle).value, before);
}

TEST(PuzzleHistory, CountsStreaksAndDays) {
    PuzzleHistory history;
    for (const auto& [date, result] :
         {std::pair("2026.11.20", kSolved), std::pair("2026.11.20", kSolved), std::pair("2026.11.21", kMissed),
          std::pair("2026.11.21", kSolved), std::pair("2026.11.22", kSolved), std::pair("2026.11.22", kSolved)})
        history.add({date, id(0), result});
    const PuzzleStatistics statistics = history.statistics("2026.11.22");
    EXPECT_EQ(statistics.visited, 6);
    EXPECT_EQ(statistics.solved, 5);
    EXPECT_EQ(statistics.streak, 3);
    EXPECT_EQ(statistics.best_streak, 3);
    EXPECT_EQ(statistics.days, 3);
    history.add({"2026.11.25", id(1), kSolved});
    EXPECT_EQ(history.statistics("2026.11.25").days, 1);
    EXPECT_EQ(history.statistics("2026.11.25").streak, 4);
}

TEST(PuzzleHistory, ADailyStreakMayEndYesterday) {
    PuzzleHistory history;
    for (const char* date : {"2026.11.20", "2026.11.21", "2026.11.22"}) history.add({date, id(0), kSolved});
    EXPECT_EQ(history.statistics("2026.11.23").days, 3) << "today is not over";
    EXPECT_EQ(history.statistics("2026.11.24").days, 0);
    EXPECT_EQ(history.statistics("2027.01.01").days, 0);
}

TEST(PuzzleHistory, CountsDaysInAnyOrder) {
    std::vector<std::string> dates{"1970.01.01", "2026.11.20", "2026.11.21", "2026.11.22", "2036.01.01"};
    do {
        PuzzleHistory history;
        for (const std::string& date : dates) history.add({date, id(0), kSolved});
        EXPECT_EQ(history.statistics("2026.11.22").days, 3);
        EXPECT_EQ(history.statistics("2026.11.23").days, 3);
        EXPECT_EQ(history.statistics("2036.01.01").days, 1);
    } while (std::next_permutation(dates.begin(), dates.end()));
}

TEST(PuzzleHistory, AFlightAcrossTheDateLineEndsNoStreak) {
    PuzzleHistory history;
    for (const char* date : {"2026.11.20", "2026.11.21", "2026.11.22", "2026.11.21"})
        history.add({date, id(0), kSolved});
    EXPECT_EQ(history.statistics("2026.11.21").days, 3);
}

TEST(PuzzleHistory, StartsWithThreeWinsInOneWhateverTheResult) {
    for (const PuzzleResult result : {kSolved, kHinted, kMissed}) {
        PuzzleHistory history;
        std::set<std::string> seen;
        for (int i = 0; i < 3; ++i) {
            const Puzzle& next = history.next(shipped_puzzles());
            EXPECT_EQ(std::pair(next.kind, next.moves), std::pair(PuzzleKind::kWin, 1));
            EXPECT_TRUE(seen.insert(next.id).second) << "another one each time";
            history.add({"2026.11.22", next.id, result});
        }
    }
    EXPECT_GT(PuzzleHistory().next(shipped_puzzles(), 1'500).moves, 1) << "whoever asks for them gets hard ones";
}

TEST(PuzzleHistory, DifficultyRisesWithSuccessAndFallsWithFailure) {
    const auto difficulties = [](PuzzleResult result) {
        PuzzleHistory history;
        std::vector<double> values;
        for (int i = 0; i < 12; ++i) {
            const Puzzle& next = history.next(shipped_puzzles());
            values.push_back(rating_of_puzzle(next).value);
            history.add({"2026.11.22", next.id, result});
        }
        return values;
    };
    const auto solved = difficulties(kSolved);
    for (std::size_t i = 3; i < solved.size(); ++i) EXPECT_GT(solved[i], solved[i - 1]) << i;
    PuzzleHistory history;
    for (int i = 0; i < 12; ++i) history.add({"2026.11.22", history.next(shipped_puzzles()).id, kSolved});
    double last = rating_of_puzzle(history.next(shipped_puzzles())).value;
    for (int i = 0; i < 4; ++i) {
        history.add({"2026.11.22", history.next(shipped_puzzles()).id, kMissed});
        const double now = rating_of_puzzle(history.next(shipped_puzzles())).value;
        EXPECT_LT(now, last);
        last = now;
    }
    EXPECT_EQ(difficulties(kMissed).back(), rating_of_puzzle(shipped_puzzles().front()).value);
}

TEST(PuzzleHistory, TheNextPuzzleIsNewAndNearThePlayersRating) {
    PuzzleHistory history;
    std::set<std::string> seen;
    for (int i = 0; i < 3; ++i) {
        seen.insert(history.next(shipped_puzzles()).id);
        history.add({"2026.11.22", history.next(shipped_puzzles()).id, kSolved});
    }
    for (int i = 0; i < 20; ++i) {
        const Puzzle& next = history.next(shipped_puzzles());
        EXPECT_TRUE(seen.insert(next.id).second);
        EXPECT_NEAR(rating_of_puzzle(next).value, history.rating().value, 200);
        history.add({"2026.11.22", next.id, kSolved});
    }
    EXPECT_LT(std::abs(rating_of_puzzle(history.next(shipped_puzzles(), 500)).value - 500), 100);
    const std::string missed = history.next(shipped_puzzles()).id;
    history.add({"2026.11.22", missed, kMissed});
    EXPECT_NE(history.next(shipped_puzzles()).id, missed);
}

TEST(PuzzleHistory, RepeatsASessionsPuzzlesOnlyAfterAllOthers) {
    const std::vector<Puzzle> few(shipped_puzzles().begin(), shipped_puzzles().begin() + 5);
    PuzzleHistory history;
    history.add({"2026.11.22", few[4].id, kSolved});
    std::vector<std::string> shown;
    for (int i = 0; i < 8; ++i) shown.push_back(history.next(few, {}, shown).id);
    EXPECT_EQ(std::set(shown.begin(), shown.begin() + 4).size(), 4U);
    EXPECT_FALSE(std::set(shown.begin(), shown.end()).contains(few[4].id));
    // They come again in the same order.
    EXPECT_TRUE(std::equal(shown.begin(), shown.begin() + 4, shown.begin() + 4));
}

TEST(PuzzleHistory, WhenAllAreSolvedTheOldestComesAgain) {
    const std::vector<Puzzle> few(shipped_puzzles().begin(), shipped_puzzles().begin() + 3);
    PuzzleHistory history;
    for (const std::size_t i : {1U, 0U, 2U}) history.add({"2026.11.22", few[i].id, kSolved});
    EXPECT_EQ(history.next(few).id, few[1].id);
}

TEST(PuzzleHistoryFile, LosesNothingUnderTwoPrograms) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "new" / "puzzles";
    {
        const auto work = [&] {
            for (int i = 0; i < 25; ++i) EXPECT_FALSE(PuzzleHistoryFile(path).add({"2026.11.22", id(0), kSolved}));
        };
        const std::jthread one(work);
        const std::jthread other(work);
    }
    EXPECT_EQ(PuzzleHistoryFile(path).read()->visits().size(), 50U);
}

}  // namespace
}  // namespace atom4
