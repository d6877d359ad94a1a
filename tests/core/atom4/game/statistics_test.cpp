// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/statistics.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <functional>
#include <thread>

#include "tests/support/matches.h"

namespace atom4 {
namespace {

using test::against_computer;

Statistics counted(const std::vector<RoundResult>& results, int level = 2) {
    Statistics statistics;
    for (const RoundResult result : results) statistics.count(level, result);
    return statistics;
}

constexpr auto kWon = RoundResult::kWon;
constexpr auto kLost = RoundResult::kLost;
constexpr auto kDrawn = RoundResult::kDrawn;
constexpr auto kHelped = RoundResult::kHelped;

TEST(Statistics, AStreakEndsWithARoundThatIsNotWon) {
    const LevelStatistics now = counted({kWon, kWon, kLost, kWon}).levels().at(2);
    EXPECT_EQ(now, (LevelStatistics{3, 1, 0, 0, 1, 2}));
    EXPECT_EQ(counted({kWon, kDrawn}).levels().at(2).streak, 0);
    EXPECT_EQ(now.played(), 4);
}

TEST(Statistics, ARoundWithHelpNeitherMakesNorEndsAStreak) {
    EXPECT_EQ(counted({kWon, kHelped, kWon}).levels().at(2), (LevelStatistics{2, 0, 0, 1, 2, 2}));
}

TEST(Statistics, LevelsAreCountedApart) {
    Statistics both = counted({kWon}, 1);
    both.count(9, kLost);
    EXPECT_EQ(both.levels().at(1).won, 1);
    EXPECT_EQ(both.levels().at(9).lost, 1);
}

TEST(Statistics, AFractionalLevelCountsAsTheNearestOne) {
    Statistics statistics = counted({kWon}, 3);
    statistics.count(Level::of_tenths(34), kWon);
    statistics.count(Level::of_tenths(36), kLost);
    EXPECT_EQ(statistics.levels().size(), 2U);
    EXPECT_EQ(statistics.levels().at(3), (LevelStatistics{2, 0, 0, 0, 2, 2}));
    EXPECT_EQ(statistics.levels().at(4).lost, 1);
}

TEST(Statistics, TextIsReadBack) {
    Statistics many = counted({kWon, kWon, kLost, kDrawn, kHelped, kWon}, 0);
    many.count(12, kDrawn);
    EXPECT_EQ(Statistics::parse(many.to_text()), many);
    EXPECT_EQ(Statistics::parse(Statistics().to_text()), Statistics());
}

TEST(Statistics, RejectAnyOtherText) {
    const std::string good = counted({kWon}).to_text();
    const std::string line = good.substr(good.find('\n') + 1);
    for (const std::string& bad : {std::string(), std::string("Atom-4 statistics 2\n"), good + line, good + "level 3\n",
                                   good + "rubbish\n", good.substr(0, good.size() - 4), good + "\n",
                                   std::string("Atom-4 statistics 1\nlevel 2 won 99999999999 lost 0 drawn 0 helped 0 "
                                               "streak 0 best-streak 0\n"),
                                   std::string("Atom-4 statistics 1\nlevel 2 won -1 lost 0 drawn 0 helped 0 streak 0 "
                                               "best-streak 0\n"),
                                   std::string("Atom-4 statistics 1\nlevel 2 won 9 lost 0 drawn 0 helped 0 streak 3 "
                                               "best-streak 2\n")})
        EXPECT_FALSE(Statistics::parse(bad)) << bad;
}

TEST(StatisticsFile, CountsAndResets) {
    const test::TemporaryFolder folder;
    const StatisticsFile file(folder.path() / "new" / "statistics");
    EXPECT_TRUE(file.read()->empty());
    EXPECT_FALSE(file.count(2, kWon));
    EXPECT_FALSE(file.count(2, kLost));
    EXPECT_EQ(*file.read(), counted({kWon, kLost}));
    EXPECT_FALSE(file.reset());
    EXPECT_TRUE(file.read()->empty());
}

TEST(StatisticsFile, OneOfAnotherVersionIsSetAside) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "statistics";
    ASSERT_FALSE(write_file(path, "Atom-4 statistics 7\n"));
    EXPECT_FALSE(StatisticsFile(path).count(2, kWon));
    EXPECT_EQ(*StatisticsFile(path).read(), counted({kWon}));
    EXPECT_EQ(*read_file(folder.path() / "statistics.old"), "Atom-4 statistics 7\n");
}

TEST(StatisticsFile, AFileThatWasSetAsideIsNotOverwritten) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "statistics";
    for (const char* text : {"Atom-4 statistics 7\n", "rubbish"}) {
        ASSERT_FALSE(write_file(path, text));
        ASSERT_FALSE(StatisticsFile(path).count(2, kWon));
    }
    ASSERT_FALSE(write_file(path, "more rubbish"));
    ASSERT_FALSE(StatisticsFile(path).reset());
    EXPECT_EQ(*read_file(folder.path() / "statistics.old"), "Atom-4 statistics 7\n");
    EXPECT_EQ(*read_file(folder.path() / "statistics.old-2"), "rubbish");
    EXPECT_EQ(*read_file(folder.path() / "statistics.old-3"), "more rubbish");
}

TEST(StatisticsFile, OneThatCannotBeReadIsNotWrittenOver) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "statistics";
    Statistics many;
    for (int round = 0; round < 50; ++round) many.count(2, kWon);
    ASSERT_FALSE(write_file(path, many.to_text()));
    std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
    std::filesystem::permissions(path, std::filesystem::perms::none);
    {
        const test::OrdinaryPerson person;
        EXPECT_EQ(StatisticsFile(path).read().error().code, EACCES);
        EXPECT_EQ(StatisticsFile(path).count(2, kWon)->code, EACCES);
        EXPECT_EQ(StatisticsFile(path).reset()->code, EACCES);
    }
    EXPECT_EQ(*StatisticsFile(path).read(), many);
}

TEST(StatisticsFile, ResetWaitsForTheLock) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "statistics";
    ASSERT_FALSE(StatisticsFile(path).count(2, kWon));
    auto lock = FileLock::take(folder.path() / "statistics.lock");
    ASSERT_TRUE(lock);
    std::atomic<bool> forgotten = false;
    const std::jthread other([&] {
        require(!StatisticsFile(path).reset());
        forgotten = true;
    });
    // Gives the other thread time to fail, but not so long that it stops waiting for the lock.
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_FALSE(forgotten);
    EXPECT_FALSE(StatisticsFile(path).read()->empty());
    { const FileLock freed = std::move(*lock); }
}

TEST(Statistics, StayAtTheLargestNumber) {
    const std::string full =
        "Atom-4 statistics 1\nlevel 2 won 2147483647 lost 2147483647 drawn 2147483647 helped 2147483647 "
        "streak 2147483647 best-streak 2147483647\n";
    for (const RoundResult result : {kWon, kHelped}) {
        Statistics statistics = Statistics::parse(full).value();
        statistics.count(2, result);
        EXPECT_EQ(statistics.to_text(), full);
    }
    Statistics statistics = Statistics::parse(full).value();
    EXPECT_EQ(statistics.levels().at(2).played(), 4 * std::int64_t{2147483647});
    statistics.count(3, kWon);
    EXPECT_EQ(statistics.all_levels().won, 2147483647);
}

TEST(StatisticsFile, TwoProgramsLoseNoRound) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "statistics";
    const auto count = [&] {
        for (int round = 0; round < 50; ++round) require(!StatisticsFile(path).count(2, kWon));
    };
    {
        const std::jthread one(count);
        const std::jthread other(count);
    }
    EXPECT_EQ(StatisticsFile(path).read()->levels().at(2).won, 100);
}

TEST(StatisticsFile, ErrorsAreReported) {
    EXPECT_TRUE(StatisticsFile("/proc/nowhere/statistics").count(2, kWon));
}

// A match with a recorder that listens to it.
struct Watched {
    explicit Watched(const MatchSetup& setup) : match(setup), watch(match, true) {
        subscription = match.subscribe([this](const MatchEvent& event) {
            if (const auto count = watch.handle(match, event)) counts.push_back(*count);
        });
    }
    Match match;
    StatisticsRecorder watch;
    std::vector<StatisticsRecorder::Count> counts;
    Subscription subscription;
};

TEST(StatisticsRecorder, ARoundCountsOnceForTheLevel) {
    Random random(3);
    Watched watched({{}, against_computer(Player::kSecond, 4)});
    for (std::size_t round = 1; round <= 3; ++round) {
        test::finish_round(watched.match, random);
        ASSERT_EQ(watched.counts.size(), round);
        const auto won_by = winner(watched.match.position().outcome());
        const RoundResult expected = !won_by ? kDrawn : *won_by == Player::kFirst ? kWon : kLost;
        EXPECT_EQ(watched.counts.back().result, expected);
        EXPECT_EQ(watched.counts.back().level, 4);
        watched.match.undo(3);
        test::finish_round(watched.match, random);
        EXPECT_EQ(watched.counts.size(), round);
        watched.match.next_round();
    }
}

TEST(StatisticsRecorder, HelpIsCountedApart) {
    Random random(4);
    Watched undone({{}, against_computer(Player::kFirst)});
    test::play_plies(undone.match, random, 6);
    undone.match.undo(2);
    test::finish_round(undone.match, random);
    EXPECT_EQ(undone.counts.at(0).result, kHelped);
    undone.match.next_round();
    test::finish_round(undone.match, random);
    EXPECT_NE(undone.counts.at(1).result, kHelped);

    Watched hinted({{}, against_computer(Player::kFirst)});
    hinted.match.note_help();
    test::finish_round(hinted.match, random);
    EXPECT_EQ(hinted.counts.at(0).result, kHelped);
}

TEST(StatisticsRecorder, RoundsCountDespiteARenamingOrAnEarlySeatChange) {
    Random random(6);
    Watched renamed({{}, against_computer(Player::kSecond, 3)});
    test::play_plies(renamed.match, random, 8);
    renamed.match.set_seats({Seat::human("Ada"), Seat::computer(3)});
    test::finish_round(renamed.match, random);
    ASSERT_EQ(renamed.counts.size(), 1U);
    EXPECT_EQ(renamed.counts[0].level, 3);
    EXPECT_NE(renamed.counts[0].result, kHelped);

    Watched chosen({{}, against_computer(Player::kSecond, 3)});
    chosen.match.set_seats(against_computer(Player::kFirst, 1));
    test::finish_round(chosen.match, random);
    ASSERT_EQ(chosen.counts.size(), 1U);
    EXPECT_EQ(chosen.counts[0].level, 1);
}

TEST(StatisticsRecorder, ARoundWhoseSeatsChangedDoesNotCount) {
    Random random(7);
    const std::vector<ByPlayer<Seat>> others = {
        against_computer(Player::kFirst, 3), {Seat::computer(3), Seat::computer(3)}, {Seat::human(), Seat::human()}};
    for (const auto& seats : others) {
        Watched changed({{}, against_computer(Player::kSecond, 3)});
        test::play_plies(changed.match, random, 8);
        changed.match.set_seats(seats);
        test::play_plies(changed.match, random, 4);
        changed.match.set_seats(against_computer(Player::kSecond, 3));  // too late
        Match resumed;
        resumed.restore(changed.match.records());
        StatisticsRecorder at_the_next_start(resumed, true);
        resumed.resign(Player::kFirst);
        EXPECT_FALSE(at_the_next_start.handle(resumed, {MatchEvent::Kind::kEndedEarly, {}}));
        test::finish_round(changed.match, random);
        EXPECT_TRUE(changed.counts.empty());
        changed.match.next_round();
        test::finish_round(changed.match, random);
        EXPECT_EQ(changed.counts.size(), 1U) << "the next round is as good as any";
    }
}

TEST(StatisticsRecorder, ARoundWhoseLevelChangedCountsAtTheLowestLevel) {
    Random random(8);
    for (const std::vector<int>& levels :
         {std::vector{0, 5}, std::vector{5, 0}, std::vector{3, 9, 0, 2}, std::vector{0, 1, 0}}) {
        Watched changed({{}, against_computer(Player::kSecond, levels.front())});
        for (const int level : levels) {
            changed.match.set_seats(against_computer(Player::kSecond, level));
            test::play_plies(changed.match, random, 2);
        }
        EXPECT_EQ(changed.watch.if_won(changed.match)->level, 0);
        // At the next start, too.
        Match resumed;
        resumed.restore(parse_records(to_text(changed.match.records())).value());
        StatisticsRecorder at_the_next_start(resumed, true);
        resumed.resign(Player::kFirst);
        const auto count = at_the_next_start.handle(resumed, {MatchEvent::Kind::kEndedEarly, {}});
        ASSERT_TRUE(count);
        EXPECT_EQ(count->level, 0);
        EXPECT_EQ(count->result, kLost);
        changed.match.resign(Player::kSecond);
        ASSERT_EQ(changed.counts.size(), 1U);
        EXPECT_EQ(changed.counts[0].level, 0);
        EXPECT_EQ(changed.counts[0].result, kWon);
        EXPECT_TRUE(changed.counts[0].level_changed);
        changed.match.next_round();
        changed.match.resign(Player::kFirst);
        ASSERT_EQ(changed.counts.size(), 2U);
        EXPECT_EQ(changed.counts[1].level, levels.back());
        EXPECT_FALSE(changed.counts[1].level_changed);
    }
}

TEST(StatisticsRecorder, ALevelChosenBeforeTheHumansFirstMoveCounts) {
    Random random(9);
    Watched begun({{}, against_computer(Player::kFirst, 4)});
    test::play_plies(begun.match, random, 1);
    begun.match.set_seats(against_computer(Player::kFirst, 0));
    test::finish_round(begun.match, random);
    ASSERT_EQ(begun.counts.size(), 1U);
    EXPECT_EQ(begun.counts[0].level, 0);
    EXPECT_FALSE(begun.counts[0].level_changed);
}

TEST(StatisticsRecorder, HelpStaysWithTheRound) {
    Random random(10);
    const std::function<void(Match&)> kinds[] = {
        [](Match& match) { match.undo_turn(); },
        [](Match& match) { match.branch(2); },
        [](Match& match) { match.note_help(); },
        [](Match& match) {
            match.resign(Player::kFirst);
            match.undo_turn();
        },
    };
    for (const auto& help : kinds) {
        Match match({{}, against_computer(Player::kSecond, 0)});
        test::play_plies(match, random, 6);
        EXPECT_FALSE(match.helped());
        help(match);
        Match resumed;
        resumed.restore(parse_records(to_text(match.records())).value());
        StatisticsRecorder at_the_next_start(resumed, true);
        EXPECT_FALSE(at_the_next_start.if_won(resumed));
        resumed.resign(Player::kSecond);
        EXPECT_EQ(at_the_next_start.handle(resumed, {MatchEvent::Kind::kEndedEarly, {}})->result, kHelped);
        resumed.next_round();
        EXPECT_FALSE(resumed.helped());
        resumed.resign(Player::kSecond);
        resumed.note_help();
        EXPECT_FALSE(resumed.helped()) << "what comes after the end is no help";
    }
}

TEST(StatisticsRecorder, OtherMatchesDoNotCount) {
    Random random(5);
    Watched people({{}, test::two_people()});
    test::finish_round(people.match, random);
    EXPECT_TRUE(people.counts.empty());

    Watched read({{}, against_computer(Player::kSecond)});
    test::play_plies(read.match, random, 8);
    read.match.restore(read.match.records());
    test::finish_round(read.match, random);
    EXPECT_TRUE(read.counts.empty());
    read.match.start(read.match.setup());
    test::finish_round(read.match, random);
    EXPECT_EQ(read.counts.size(), 1U);
}

}  // namespace
}  // namespace atom4
