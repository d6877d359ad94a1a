// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/round_scores.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "core/atom4/rules/notation.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using test::against_computer;

// A home folder of its own, with a session whose rounds count.
class RoundScoresTest : public testing::Test {
protected:
    RoundScoresTest() {
        ::setenv("XDG_STATE_HOME", (folder_.path() / "state").c_str(), 1);
        ::setenv("XDG_DATA_HOME", (folder_.path() / "data").c_str(), 1);
    }
    ~RoundScoresTest() override {
        ::unsetenv("XDG_STATE_HOME");
        ::unsetenv("XDG_DATA_HOME");
    }

    void begin(const SessionOptions& options = {}) {
        scores_.reset();
        session_.reset();
        session_ = std::move(*Session::begin(options));
        scores_.emplace(*session_, [this](const SystemError& error) { errors_.push_back(error); });
    }
    void begin_against(Level level, BoardSize size = kRatedBoard) {
        begin();
        match().start({size, against_computer(Player::kSecond, level)});
    }
    void play(int plies) { test::play_plies(match(), random_, plies); }
    [[nodiscard]] Match& match() { return session_->match(); }
    // Returns the number of rounds in the statistics for the level, and in the rating.
    [[nodiscard]] static std::pair<int, std::size_t> counted(int level) {
        const Statistics statistics = *StatisticsFile().read();
        const auto found = statistics.levels().find(level);
        return {found == statistics.levels().end() ? 0 : static_cast<int>(found->second.played()),
                RatingFile().read()->rounds().size()};
    }
    static std::pair<int, std::size_t> expected(int statistics, std::size_t rating) { return {statistics, rating}; }

    test::TemporaryFolder folder_;
    std::unique_ptr<Session> session_;
    std::optional<RoundScores> scores_;
    std::vector<SystemError> errors_;
    Random random_{1};
};

TEST_F(RoundScoresTest, ARoundCountsInBothFiles) {
    begin_against(0);
    EXPECT_TRUE(scores_->is_rated());
    play(6);
    match().resign(Player::kFirst);
    EXPECT_EQ(counted(0), expected(1, 1));
    EXPECT_FALSE(scores_->is_rated());
    EXPECT_FALSE(scores_->take_loss());
    EXPECT_TRUE(errors_.empty());
}

TEST_F(RoundScoresTest, SaysWhatARoundDidToTheRating) {
    begin_against(0);
    EXPECT_EQ(scores_->rating_text(), "");
    match().resign(Player::kFirst);
    const long newcomer = std::lround(rating_of_a_newcomer().value);
    const long after = std::lround(RatingFile().read()->now().value);
    ASSERT_LT(after, newcomer);
    EXPECT_EQ(scores_->rating_text(),
              "Rating " + std::to_string(after) + " (-" + std::to_string(newcomer - after) + ")");
    EXPECT_EQ(scores_->take_rating_news(), scores_->rating_text());
    EXPECT_EQ(scores_->take_rating_news(), "") << "once";
    match().next_round();
    EXPECT_EQ(scores_->rating_text(), "");
    match().resign(Player::kSecond);
    const long then = std::lround(RatingFile().read()->now().value);
    EXPECT_EQ(scores_->rating_text(), "Rating " + std::to_string(then) + " (+" + std::to_string(then - after) + ")");
    match().next_round();
    scores_->help();
    match().resign(Player::kSecond);
    EXPECT_EQ(scores_->rating_text(), "Not rated: you used help.");
    match().start({{8, 8}, against_computer(Player::kSecond, 0)});
    match().resign(Player::kSecond);
    EXPECT_EQ(scores_->rating_text(), "Not rated: only 16x16 boards are rated.");
    match().start({{}, test::two_people()});
    match().resign(Player::kSecond);
    EXPECT_EQ(scores_->rating_text(), "") << "nobody is rated there";
}

TEST_F(RoundScoresTest, HelpMakesARoundUnratedAndIsNotedOnce) {
    begin_against(0);
    const std::function<void()> kinds[] = {
        [this] { scores_->help(); },
        [this] { match().undo_turn(); },
        [this] { match().branch(1); },
        [this] { match().set_seats(against_computer(Player::kSecond, 3)); },
    };
    std::size_t rounds = 0;
    for (const auto& help : kinds) {
        match().start({{}, against_computer(Player::kSecond, 0)});
        EXPECT_FALSE(scores_->take_loss());
        play(6);
        EXPECT_TRUE(scores_->is_rated());
        help();
        EXPECT_FALSE(scores_->is_rated());
        EXPECT_TRUE(scores_->take_loss());
        EXPECT_FALSE(scores_->take_loss());
        scores_->help();
        EXPECT_FALSE(scores_->take_loss());
        match().resign(Player::kSecond);
        EXPECT_EQ(counted(0), expected(static_cast<int>(++rounds), 0));
        EXPECT_TRUE(match().next_round());
        EXPECT_TRUE(scores_->is_rated());
    }
}

TEST_F(RoundScoresTest, AnotherMatchIsNotReportedAsBecomingUnrated) {
    begin_against(0);
    match().start({{}, test::two_people()});
    EXPECT_FALSE(scores_->take_loss());
    match().start({{8, 8}, against_computer(Player::kSecond, 0)});
    EXPECT_FALSE(scores_->is_rated());
    scores_->help();
    EXPECT_FALSE(scores_->take_loss()) << "no round is rated on that board";
    match().resign(Player::kSecond);
    EXPECT_EQ(StatisticsFile().read()->levels().at(0).helped, 1);
}

TEST_F(RoundScoresTest, AResumedRoundCounts) {
    begin_against(0);
    play(6);
    const auto seats = match().setup().seats;
    begin();
    ASSERT_TRUE(session_->was_resumed());
    EXPECT_TRUE(scores_->is_rated());
    // Set aside for another match, and resumed.
    match().start({{}, test::two_people()});
    const auto left = session_->unfinished();
    ASSERT_EQ(left.size(), 1U);
    ASSERT_FALSE(session_->resume_from(left.front().path));
    EXPECT_EQ(match().setup().seats, seats);
    EXPECT_TRUE(scores_->is_rated());
    match().resign(Player::kSecond);
    EXPECT_EQ(counted(0), expected(1, 1));
}

TEST_F(RoundScoresTest, RoundsFromAFileDoNotCount) {
    begin_against(0);
    play(6);
    const auto file = folder_.path() / "evening.atom4";
    ASSERT_FALSE(session_->save(file));
    SessionOptions options;
    options.file = file;
    begin(options);
    EXPECT_FALSE(scores_->is_rated());
    begin();
    ASSERT_FALSE(session_->open(file));
    match().resign(Player::kFirst);
    EXPECT_EQ(counted(0), expected(0, 0));
    EXPECT_TRUE(match().next_round());
    EXPECT_TRUE(scores_->is_rated());
}

TEST_F(RoundScoresTest, AnErrorIsReported) {
    ::setenv("XDG_DATA_HOME", "/proc/nowhere", 1);
    begin_against(0);
    match().resign(Player::kFirst);
    EXPECT_EQ(errors_.size(), 1U);
}

TEST(StatisticsTexts, ListTheResultsAtEachLevel) {
    EXPECT_EQ(statistics_texts({}, {}),
              (std::vector<std::string>{"Statistics",
                                        "No finished rounds yet. Play the computer to see your results here."}));
    Statistics statistics;
    statistics.count(Level(2), RoundResult::kWon);
    statistics.count(Level(2), RoundResult::kWon);
    statistics.count(Level(2), RoundResult::kLost);
    statistics.count(Level(4), RoundResult::kHelped);
    EXPECT_EQ(statistics_texts(statistics, {}),
              (std::vector<std::string>{"Statistics", "Level 2: 2 won, 1 lost, 0 drawn, 0 with help; best streak 2.",
                                        "Level 4: 0 won, 0 lost, 0 drawn, 1 with help; best streak 0."}));
}

}  // namespace
}  // namespace atom4
