// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>

#include "core/atom4/game/session.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::against_computer;
using test::cell;
using test::cells;
using test::two_people;

class Sessions : public testing::Test {
protected:
    void SetUp() override { ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1); }
    void TearDown() override { ::unsetenv("XDG_STATE_HOME"); }

    static std::unique_ptr<Session> begin(const SessionOptions& options = {}) {
        auto session = Session::begin(options);
        require(session.has_value());
        return std::move(*session);
    }
    static void play(Session& session, std::string_view moves) {
        for (const Cell move : cells(moves)) test::play_any(session.match(), move);
    }
    // Leaves a match of those options behind, with two plies played.
    static void leave_a_match(const SessionOptions& options = {}) {
        const auto session = begin(options);
        Random random(1);
        test::play_plies(session->match(), random, 2);
    }

    test::TemporaryFolder folder_;
};

TEST_F(Sessions, BeginWithANewMatch) {
    const auto session = begin();
    EXPECT_FALSE(session->was_resumed());
    EXPECT_TRUE(session->match().is_fresh());
    EXPECT_EQ(session->match().setup(), (MatchSetup{{16, 16}, two_people()}));
    EXPECT_EQ(session->path(), std::nullopt);
    EXPECT_EQ(session->autosave_trouble(), std::nullopt);
}

// As when several steps arrive from another machine.
TEST_F(Sessions, DeferSavingWhileMoreStepsFollow) {
    const auto session = begin();
    play(*session, "i9 i7");
    const auto kept = [&] { return read_file(session->saved_in()).value(); };
    const std::string before = kept();
    session->match().set_more_follows(true);
    play(*session, "h9 h7");
    EXPECT_EQ(kept(), before);
    session->match().set_more_follows(false);
    EXPECT_EQ(kept(), to_text(session->match().records()));
    play(*session, "g8");
    EXPECT_EQ(kept(), to_text(session->match().records()));
}

TEST_F(Sessions, AreNotPushedOutByNetworkMatches) {
    SessionOptions options;
    options.fresh = true;
    for (int i = 0; i < 3; ++i) leave_a_match(options);
    const auto session = begin(options);
    play(*session, "i9 i7");
    for (int i = 0; i < 30; ++i) {
        const Match::ByAgreement agreed(session->match());
        session->match().start({});
        play(*session, "i9 i7");
    }
    // The four matches that were begun here, and as many network matches as are kept.
    const auto unfinished = session->unfinished();
    EXPECT_EQ(std::ranges::count_if(unfinished,
                                    [](const UnfinishedMatch& match) {
                                        return match.path.filename().string().find("-network-") != std::string::npos;
                                    }),
              static_cast<int>(AutosaveSlot::kMaxNetworkSetAside));
    EXPECT_EQ(unfinished.size(), AutosaveSlot::kMaxNetworkSetAside + 4);
}

TEST_F(Sessions, ApplyTheOptions) {
    SessionOptions options;
    options.computer = Player::kSecond;
    options.size = BoardSize{8, 9};
    EXPECT_EQ(begin(options)->match().setup(), (MatchSetup{{8, 9}, against_computer(Player::kSecond)}));
    options.computer = Player::kFirst;
    options.level = 0;
    EXPECT_EQ(begin(options)->match().setup(), (MatchSetup{{8, 9}, against_computer(Player::kFirst, 0)}));
}

TEST_F(Sessions, ResumeAfterEveryPly) {
    const std::vector<Cell> moves = cells("i9 i7 h9 h7");
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const auto session = begin();
        EXPECT_EQ(session->was_resumed(), ply > 0);
        ASSERT_EQ(session->match().plies().size(), ply);
        ASSERT_TRUE(session->match().play(moves[ply]));
        EXPECT_EQ(session->autosave_trouble(), std::nullopt);
    }
    const auto session = begin();
    EXPECT_EQ(session->match().undo(1), 1);
    EXPECT_EQ(session->match().last_ply()->placed(), cell("h9"));
}

TEST_F(Sessions, ResumeSeatsRoundAndScore) {
    SessionOptions options;
    options.computer = Player::kFirst;
    options.level = 4;
    options.size = BoardSize{6, 6};
    std::vector<GameRecord> records;
    {
        const auto session = begin(options);
        Random random(2);
        for (int round = 1; round <= 3; ++round) {
            test::finish_round(session->match(), random);
            session->match().next_round();
        }
        records = session->match().records();
    }
    const auto session = begin();
    EXPECT_TRUE(session->was_resumed());
    EXPECT_EQ(session->match().records(), records);
    EXPECT_EQ(session->match().setup(), (MatchSetup{{6, 6}, against_computer(Player::kFirst, 4)}));
}

TEST_F(Sessions, ResumeAFractionalLevel) {
    const ByPlayer<Seat> seats = against_computer(Player::kSecond, Level::of_tenths(35));
    {
        const auto session = begin();
        session->match().start({{6, 6}, seats});
        ASSERT_TRUE(session->match().play(session->match().position().legal_moves().front()));
    }
    EXPECT_EQ(begin()->match().setup().seats, seats);
    // Level 3 is not level 3.5.
    SessionOptions options;
    options.computer = Player::kSecond;
    options.level = 3;
    EXPECT_FALSE(begin(options)->was_resumed());
}

TEST_F(Sessions, ResumeAsItWasAfterUndo) {
    {
        const auto session = begin();
        play(*session, "i9 i7 h9");
        session->match().undo(2);
    }
    EXPECT_EQ(begin()->match().plies().size(), 1U);
}

TEST_F(Sessions, ResumeAfterAKillAtTheLastFinishedPly) {
    for (int kill = 0; kill < 20; ++kill) {
        const auto plies_before = begin()->match().plies().size();
        std::size_t played = 0;
        test::OtherProcess program([&](const auto& say) {
            const auto session = begin();
            Random random(static_cast<std::uint64_t>(kill));
            say();
            while (true) {
                if (!session->match().position().is_over()) test::play_plies(session->match(), random, 1);
                say();
            }
        });
        for (; played < 3; ++played) ASSERT_TRUE(program.wait());
        program.kill();
        const auto session = begin();
        ASSERT_TRUE(session->was_resumed());
        if (!session->match().position().is_over()) {
            ASSERT_GE(session->match().plies().size(), plies_before + played) << "kill " << kill;
        }
        if (session->match().position().is_over() || session->match().plies().size() > 150) {
            session->match().start({});
        }
    }
}

TEST_F(Sessions, StartANewMatchWhenTheOptionsDiffer) {
    SessionOptions saved;
    saved.computer = Player::kSecond;
    saved.level = 3;
    saved.size = BoardSize{8, 8};
    struct Row {
        std::optional<Player> computer;
        std::optional<int> level;
        std::optional<BoardSize> size;
        bool resumes;
    };
    for (const Row& row : {Row{{}, {}, {}, true}, Row{Player::kSecond, {}, {}, true}, Row{{}, 3, {}, true},
                           Row{{}, {}, BoardSize{8, 8}, true}, Row{Player::kSecond, 3, BoardSize{8, 8}, true},
                           Row{Player::kFirst, {}, {}, false}, Row{{}, 2, {}, false},
                           Row{{}, {}, BoardSize{8, 9}, false}, Row{Player::kSecond, 4, {}, false}}) {
        SessionOptions fresh = saved;
        fresh.fresh = true;
        leave_a_match(fresh);
        SessionOptions options;
        options.computer = row.computer;
        options.level = row.level;
        options.size = row.size;
        const auto session = begin(options);
        EXPECT_EQ(session->was_resumed(), row.resumes);
        EXPECT_EQ(session->match().is_fresh(), !row.resumes);
        if (!row.resumes) {
            EXPECT_EQ(session->match().setup().size, row.size.value_or(BoardSize{}));
        }
    }
}

TEST_F(Sessions, StartANewMatchWhenAskedTo) {
    leave_a_match();
    SessionOptions options;
    options.fresh = true;
    EXPECT_FALSE(begin(options)->was_resumed());
    EXPECT_TRUE(begin()->was_resumed()) << "the old match is there until something is played";
    play(*begin(options), "i9");
    EXPECT_EQ(begin()->match().plies().size(), 1U);
}

TEST_F(Sessions, StartANewMatchWhenTheSavedFileIsNoRecord) {
    leave_a_match();
    for (const char* text : {"garbage", "[Game \"Atom-4\"]\n"}) {
        ASSERT_EQ(write_file(folder_ / "atom4/match.atom4", text), std::nullopt);
        const auto session = begin();
        EXPECT_FALSE(session->was_resumed());
        ASSERT_TRUE(session->could_not_resume());
        EXPECT_TRUE(std::holds_alternative<RecordError>(session->could_not_resume()->error));
        EXPECT_TRUE(session->match().is_fresh());
        play(*session, "i9");
        EXPECT_EQ(read_file(session->could_not_resume()->path).value(), text);
        EXPECT_TRUE(session->unfinished().empty()) << "nobody can go on with that";
    }
}

TEST_F(Sessions, HaveNothingToResumeAtTheFirstStart) {
    EXPECT_FALSE(begin()->could_not_resume());
    ASSERT_EQ(write_own_file(folder_ / "atom4/match.atom4", ""), std::nullopt);
    EXPECT_FALSE(begin()->was_resumed());
    EXPECT_FALSE(begin()->could_not_resume()) << "nothing is lost with an empty file";
}

TEST_F(Sessions, KeepTheMatchThatIsReplaced) {
    leave_a_match();
    const std::string left = *read_file(folder_.path() / "atom4" / "match.atom4");
    SessionOptions fresh;
    fresh.fresh = true;
    {
        const auto untouched = begin(fresh);
        EXPECT_EQ(*read_file(folder_.path() / "atom4" / "match.atom4"), left) << "nothing played, nothing replaced";
    }
    const auto session = begin(fresh);
    play(*session, "i9");
    ASSERT_EQ(session->unfinished().size(), 1U);
    EXPECT_EQ(*read_file(session->unfinished().front().path), left);
    EXPECT_NE(*read_file(folder_.path() / "atom4" / "match.atom4"), left);
}

TEST_F(Sessions, RemoveTemporaryFilesAfterAKill) {
    leave_a_match();
    const fs::path left = folder_.path() / "atom4" / "match.atom4.unfinished-1-0";
    ASSERT_EQ(write_file(left, "half"), std::nullopt);
    EXPECT_TRUE(begin()->was_resumed());
    EXPECT_FALSE(fs::exists(left));
}

TEST_F(Sessions, ResumeDespiteALineBreakInAName) {
    {
        const auto session = begin();
        session->match().set_seats({Seat::human("A\nB"), Seat::human()});
        play(*session, "i9");
    }
    EXPECT_EQ(begin()->match().setup().seats[Player::kFirst], Seat::human("A B"));
}

TEST_F(Sessions, RunningInParallelKeepSeparateMatches) {
    const auto first = begin();
    play(*first, "i9");
    const auto second = begin();
    EXPECT_FALSE(second->was_resumed());
    play(*second, "i7 i9");
    EXPECT_EQ(read_file(folder_ / "atom4/match.atom4").value(), to_text(first->match().records()));
    EXPECT_EQ(read_file(folder_ / "atom4/match-2.atom4").value(), to_text(second->match().records()));
}

TEST_F(Sessions, SetAsideEveryUnfinishedMatch) {
    const auto session = begin();
    EXPECT_FALSE(session->has_unfinished());
    for (int match = 1; match <= 3; ++match) {
        session->match().set_seats({Seat::human("Match " + std::to_string(match)), Seat::computer(match)});
        play(*session, "i9 i7");
        session->match().start({});
    }
    EXPECT_TRUE(session->has_unfinished());
    auto left = session->unfinished();
    ASSERT_EQ(left.size(), 3U);
    std::sort(left.begin(), left.end(), [](const auto& a, const auto& b) {
        return a.seats[Player::kSecond].computer_level < b.seats[Player::kSecond].computer_level;
    });
    EXPECT_EQ(left[2].seats, (ByPlayer<Seat>{Seat::human("Match 3"), Seat::computer(3)}));
    EXPECT_EQ(left[2].round, 1);
    EXPECT_EQ(left[2].size, (BoardSize{16, 16}));
    EXPECT_LT(std::chrono::abs(left[2].time - std::chrono::system_clock::now()), std::chrono::hours(1));

    session->match().start({}, {}, 1);
    play(*session, "i9");
    session->match().resign(Player::kFirst);
    session->match().start({});
    EXPECT_EQ(session->unfinished().size(), 3U) << "what is over is not kept";
}

// A match is unfinished between two rounds, since the next round may still be played.
TEST_F(Sessions, SetAsideAMatchBetweenTwoRounds) {
    for (const bool at_the_start : {false, true}) {
        SessionOptions fresh;
        fresh.fresh = true;
        auto session = begin(fresh);
        const std::size_t before = session->unfinished().size();
        play(*session, "i9");
        session->match().resign(Player::kFirst);
        session->match().next_round();
        play(*session, "i9");
        session->match().resign(Player::kFirst);
        const auto records = session->match().records();
        EXPECT_TRUE(session->is_unfinished());
        if (at_the_start) {
            session.reset();
            session = begin(fresh);
            play(*session, "i7");
        } else {
            session->match().start({});
        }
        const auto left = session->unfinished();
        ASSERT_EQ(left.size(), before + 1);
        const auto between =
            std::find_if(left.begin(), left.end(), [](const UnfinishedMatch& match) { return match.round == 2; });
        ASSERT_NE(between, left.end());
        EXPECT_EQ(between->score, (ByPlayer<int>{0, 2}));
        ASSERT_EQ(session->resume_from(between->path), std::nullopt);
        EXPECT_EQ(session->match().records(), records);
        EXPECT_TRUE(session->match().next_round());
    }
}

TEST_F(Sessions, AMatchOfSeveralRoundsIsUnfinishedUntilItsLastRoundEnds) {
    const auto session = begin();
    session->match().start({}, {}, 2);
    play(*session, "i9");
    session->match().resign(Player::kFirst);
    EXPECT_TRUE(session->is_unfinished());
    session->match().next_round();
    play(*session, "i9");
    EXPECT_TRUE(session->is_unfinished());
    session->match().resign(Player::kFirst);
    EXPECT_FALSE(session->is_unfinished());
    EXPECT_FALSE(begin()->is_unfinished());
    EXPECT_EQ(session->match().records().back().agreed_rounds, 2);
    session->match().start({});
    EXPECT_TRUE(session->unfinished().empty());
}

TEST_F(Sessions, KeepAMatchWithHumanMovesAfterComputersTakeOver) {
    const auto session = begin();
    play(*session, "i9");
    session->match().set_seats({Seat::computer(2), Seat::computer(2)});
    Random random(3);
    test::play_plies(session->match(), random, 3);
    EXPECT_TRUE(session->is_unfinished());
    session->match().start({});
    ASSERT_EQ(session->unfinished().size(), 1U);
    ASSERT_EQ(session->resume_from(session->unfinished().front().path), std::nullopt);
    EXPECT_TRUE(session->is_unfinished());
    session->match().resign(Player::kFirst);
    session->match().next_round();
    test::play_plies(session->match(), random, 2);
    session->match().start({});
    EXPECT_EQ(session->unfinished().size(), 1U) << "an earlier round was a person's";
}

// As with a demo that is started in the window, and a new match after it.
TEST_F(Sessions, DemonstrationsAndUntouchedMatchesPushNothingOut) {
    const auto session = begin();
    play(*session, "i9");
    const auto left = session->match().records();
    for (int i = 0; i < 30; ++i) {
        session->match().start({{8, 8}, {Seat::computer(0), Seat::computer(0)}});
        Random random(static_cast<std::uint64_t>(i));
        test::play_plies(session->match(), random, 4);
        session->match().start({{}, against_computer(Player::kFirst)});
        test::play_plies(session->match(), random, 1);
    }
    ASSERT_EQ(session->unfinished().size(), 1U);
    EXPECT_EQ(load_records(session->unfinished().front().path).value(), left);
}

TEST_F(Sessions, AMatchWhoseMovesAreInAVariationCountsAsPlayed) {
    const auto session = begin();
    play(*session, "i9 i7");
    session->match().branch(0);
    session->match().start({});
    EXPECT_EQ(session->unfinished().size(), 1U);
}

TEST_F(Sessions, ResumeAnUnfinishedMatch) {
    const auto session = begin();
    play(*session, "i9");
    const auto first = session->match().records();
    session->match().start({});
    play(*session, "i7");
    const auto second = session->match().records();
    ASSERT_EQ(session->resume_from(session->unfinished().front().path), std::nullopt);
    EXPECT_EQ(session->match().records(), first);
    EXPECT_EQ(session->path(), std::nullopt) << "saving must not write to what is kept";
    ASSERT_EQ(session->unfinished().size(), 1U);
    ASSERT_EQ(session->resume_from(session->unfinished().front().path), std::nullopt);
    EXPECT_EQ(session->match().records(), second) << "they changed places";
    ASSERT_EQ(session->resume_from(session->unfinished().front().path), std::nullopt);
    EXPECT_EQ(session->match().records(), first);
    EXPECT_TRUE(session->has_unfinished());
    EXPECT_EQ(begin()->match().is_fresh(), true) << "held by the other";
}

// A double click on the file, a copy of it, or a second spelling of its name.
TEST_F(Sessions, ReopeningAnUnchangedMatchSetsNothingAside) {
    const fs::path file = folder_ / "mine.atom4";
    auto session = begin();
    play(*session, "i9 i7");
    ASSERT_EQ(session->save(file), std::nullopt);
    fs::copy(file, folder_ / "copy.atom4");
    for (const fs::path& path : {file, folder_ / "." / "mine.atom4", folder_ / "copy.atom4"}) {
        ASSERT_EQ(session->open(path), std::nullopt);
        EXPECT_FALSE(session->is_previous_saved()) << path;
        EXPECT_FALSE(session->has_unfinished()) << path;
    }
    session.reset();
    SessionOptions options;
    options.file = file;
    session = begin(options);
    EXPECT_FALSE(session->has_unfinished()) << "at the next start";

    play(*session, "j7");
    ASSERT_EQ(session->open(file), std::nullopt);
    EXPECT_TRUE(session->is_previous_saved()) << "it was played on";
    ASSERT_EQ(session->unfinished().size(), 1U);
    EXPECT_EQ(load_records(session->unfinished().front().path).value().back().moves.size(), 3U);
}

TEST_F(Sessions, ReopeningAnUnfinishedMatchRemovesItFromTheList) {
    const fs::path file = folder_ / "mine.atom4";
    const auto session = begin();
    play(*session, "i9 i7");
    ASSERT_EQ(session->save(file), std::nullopt);
    session->match().start({});
    play(*session, "i7");
    const auto other = session->match().records();
    ASSERT_EQ(session->unfinished().size(), 1U);
    ASSERT_EQ(session->open(file), std::nullopt);
    ASSERT_EQ(session->unfinished().size(), 1U);
    EXPECT_EQ(load_records(session->unfinished().front().path).value(), other);
}

TEST_F(Sessions, ReportWhetherThePreviousMatchIsKept) {
    const auto session = begin();
    EXPECT_FALSE(session->is_previous_saved());
    session->match().start({});
    EXPECT_FALSE(session->is_previous_saved()) << "nobody had moved";
    play(*session, "i9");
    session->match().start({});
    EXPECT_TRUE(session->is_previous_saved());
    play(*session, "i9");
    session->match().resign(Player::kFirst);
    session->match().start({}, {}, 1);
    EXPECT_TRUE(session->is_previous_saved()) << "between two rounds";
    play(*session, "i9");
    session->match().resign(Player::kFirst);
    session->match().start({});
    EXPECT_FALSE(session->is_previous_saved()) << "it was over";
}

TEST_F(Sessions, APreviousMatchThatCouldNotBeSavedIsNotKept) {
    const auto session = begin();
    play(*session, "i9");
    ASSERT_EQ(write_file(folder_ / "atom4/unfinished", "in the way of the folder"), std::nullopt);
    session->match().start({});
    EXPECT_FALSE(session->is_previous_saved());
    fs::remove(folder_ / "atom4/unfinished");
    play(*session, "i7");
    EXPECT_TRUE(session->is_previous_saved()) << "with the next save";
}

TEST_F(Sessions, TheAutosaveIsNeverTheSavedFile) {
    const auto session = begin();
    play(*session, "i9");
    const auto first = session->match().records();
    session->match().start({});
    play(*session, "i7");
    const fs::path aside = session->unfinished().front().path;
    EXPECT_EQ(session->save(aside)->code, EPERM);
    EXPECT_EQ(session->save(folder_ / "atom4/match.atom4")->code, EPERM);
    EXPECT_EQ(load_records(aside).value(), first);
    // Opened by its name, as the terminal can.
    ASSERT_EQ(session->open(aside), std::nullopt);
    EXPECT_EQ(session->match().records(), first);
    EXPECT_EQ(session->path(), std::nullopt);
    EXPECT_EQ(session->unfinished().size(), 1U);
}

TEST_F(Sessions, OfferTheUnfinishedMatchOfAnotherProgram) {
    {
        const auto first = begin();
        const auto second = begin();
        play(*second, "i7 i9");
    }
    const auto session = begin();
    EXPECT_FALSE(session->was_resumed());
    EXPECT_TRUE(session->has_unfinished());
    ASSERT_EQ(session->unfinished().size(), 1U);
    ASSERT_EQ(session->resume_from(session->unfinished().front().path), std::nullopt);
    EXPECT_EQ(session->match().plies().size(), 2U);
    EXPECT_FALSE(fs::exists(folder_ / "atom4/match-2.atom4"));
}

TEST_F(Sessions, ReportAnUnreadableMatchAndKeepIt) {
    leave_a_match();
    const fs::path file = folder_ / "atom4/match.atom4";
    const std::string text = read_file(file).value();
    fs::permissions(folder_.path(), fs::perms::all);
    fs::permissions(folder_ / "atom4", fs::perms::all);
    fs::permissions(file, fs::perms::none);
    fs::permissions(folder_ / "atom4/match.lock", static_cast<fs::perms>(0666));
    fs::path lies;
    {
        const test::OrdinaryPerson person;
        const auto session = begin();
        ASSERT_TRUE(session->could_not_resume());
        EXPECT_EQ(std::get<SystemError>(session->could_not_resume()->error).code, EACCES);
        lies = session->could_not_resume()->path;
        play(*session, "i9");
        EXPECT_EQ(session->autosave_trouble(), std::nullopt);
    }
    EXPECT_EQ(read_file(lies).value(), text);
    fs::remove_all(folder_ / "atom4");
    fs::create_directories(file);
    const auto session = begin();
    ASSERT_TRUE(session->could_not_resume()) << "a folder in its place";
    EXPECT_TRUE(fs::is_directory(session->could_not_resume()->path));
    play(*session, "i9");
    EXPECT_EQ(session->autosave_trouble(), std::nullopt);
}

TEST_F(Sessions, ResumeOnAReadOnlyDiskWithAWarning) {
    leave_a_match();
    fs::permissions(folder_.path(), fs::perms::all);
    fs::permissions(folder_ / "atom4/match.atom4", static_cast<fs::perms>(0644));
    fs::permissions(folder_ / "atom4", static_cast<fs::perms>(0555));
    {
        const test::OrdinaryPerson person;
        const auto session = begin();
        EXPECT_TRUE(session->was_resumed());
        EXPECT_EQ(session->match().plies().size(), 2U);
        EXPECT_EQ(session->autosave_trouble()->code, EACCES);
        Random random(1);
        test::play_plies(session->match(), random, 1);
        EXPECT_EQ(session->autosave_trouble()->code, EACCES);
        EXPECT_TRUE(session->would_lose_a_match());
    }
    fs::permissions(folder_ / "atom4", fs::perms::all);
    EXPECT_EQ(begin()->match().plies().size(), 2U);
}

TEST_F(Sessions, TryAgainBeforeAMatchIsLost) {
    ASSERT_EQ(write_file(folder_ / "atom4", "in the way"), std::nullopt);
    const auto session = begin();
    play(*session, "i9 i7");
    EXPECT_TRUE(session->would_lose_a_match());
    fs::remove(folder_ / "atom4");
    EXPECT_FALSE(session->would_lose_a_match());
    EXPECT_EQ(session->autosave_trouble(), std::nullopt);
    EXPECT_EQ(read_file(folder_ / "atom4/match.atom4").value(), to_text(session->match().records()));
}

TEST_F(Sessions, OpenTheFileThatIsNamed) {
    leave_a_match();
    Random random(3);
    const auto records = test::random_records(random);
    ASSERT_EQ(write_file(folder_ / "game.atom4", to_text(records)), std::nullopt);
    SessionOptions options;
    options.file = folder_ / "game.atom4";
    const auto session = begin(options);
    EXPECT_FALSE(session->was_resumed());
    EXPECT_EQ(session->match().records(), records);
    EXPECT_EQ(session->path(), options.file);
}

TEST_F(Sessions, TakeTheSeatsForTheFileFromTheOptions) {
    ASSERT_EQ(write_file(folder_ / "game.atom4", to_text(Match().records())), std::nullopt);
    SessionOptions options;
    options.file = folder_ / "game.atom4";
    options.computer = Player::kFirst;
    EXPECT_EQ(begin(options)->match().setup().seats, against_computer(Player::kFirst));
}

TEST_F(Sessions, DoNotBeginWithABadFile) {
    SessionOptions options;
    options.file = folder_ / "none.atom4";
    const auto missing = Session::begin(options);
    ASSERT_FALSE(missing);
    EXPECT_EQ(std::get<SystemError>(missing.error().reason).code, ENOENT);
    EXPECT_EQ(missing.error().file, *options.file);
    ASSERT_EQ(write_file(*options.file, "hello"), std::nullopt);
    const auto bad = Session::begin(options);
    ASSERT_FALSE(bad);
    EXPECT_EQ(std::get<FormatFault>(std::get<RecordError>(bad.error().reason).fault), FormatFault::kNoGame);
}

TEST_F(Sessions, DoNotSaveInAFolderThatIsNotThere) {
    EXPECT_EQ(begin()->save(folder_ / "none/game.atom4")->code, ENOENT);
    EXPECT_FALSE(fs::exists(folder_ / "none"));
}

TEST_F(Sessions, KeepTheMatchWhenOpeningFails) {
    const auto session = begin();
    play(*session, "i9 i7");
    const auto before = session->match().records();
    EXPECT_TRUE(session->open(folder_ / "none.atom4"));
    ASSERT_EQ(write_file(folder_ / "bad.atom4", "hello"), std::nullopt);
    EXPECT_TRUE(session->open(folder_ / "bad.atom4"));
    EXPECT_EQ(session->match().records(), before);
    EXPECT_EQ(session->path(), std::nullopt);
}

TEST_F(Sessions, SaveAndOpen) {
    const auto session = begin();
    play(*session, "i9 i7");
    EXPECT_EQ(session->save(folder_ / "game.atom4"), std::nullopt);
    EXPECT_EQ(session->path(), folder_ / "game.atom4");
    const auto saved = session->match().records();
    play(*session, "h9");
    EXPECT_EQ(session->path(), folder_ / "game.atom4") << "still the same match";
    EXPECT_EQ(session->open(folder_ / "game.atom4"), std::nullopt);
    EXPECT_EQ(session->match().records(), saved);
    EXPECT_EQ(session->path(), folder_ / "game.atom4");
    EXPECT_EQ(session->save(folder_.path())->code, EISDIR);
    EXPECT_EQ(session->path(), folder_ / "game.atom4");
}

TEST_F(Sessions, ForgetTheFileOnANewMatch) {
    const auto session = begin();
    play(*session, "i9 i7");
    ASSERT_EQ(session->save(folder_ / "game.atom4"), std::nullopt);
    session->match().start({});
    EXPECT_EQ(session->path(), std::nullopt) << "saving the new match must not replace the old one's file";
}

TEST_F(Sessions, KnowTheFileAtTheNextStart) {
    const fs::path file = folder_ / "50% \"new\" \xff.atom4";
    {
        const auto session = begin();
        play(*session, "i9 i7");
        ASSERT_EQ(session->save(file), std::nullopt);
        EXPECT_EQ(read_file(file).value(), to_text(session->match().records())) << "nothing of where it lies";
    }
    {
        const auto session = begin();
        EXPECT_EQ(session->path(), file);
        EXPECT_FALSE(session->differs_from_file());
        EXPECT_FALSE(session->would_replace(file));
        play(*session, "h9");
    }
    {
        const auto session = begin();
        EXPECT_EQ(session->path(), file);
        EXPECT_TRUE(session->differs_from_file());
        EXPECT_TRUE(session->match().records().front().other_tags.empty());
        session->match().start({});
        play(*session, "i7");
    }
    {
        const auto session = begin();
        EXPECT_EQ(session->path(), std::nullopt) << "of the match before";
        ASSERT_EQ(session->resume_from(session->unfinished().front().path), std::nullopt);
        EXPECT_EQ(session->path(), file);
    }
    ASSERT_EQ(write_file(file, "[Game \"Atom-4\"]\n"), std::nullopt);
    {
        const auto session = begin();
        EXPECT_EQ(session->path(), file);
        EXPECT_TRUE(session->would_replace(file)) << "changed by another program meanwhile";
    }
    fs::remove(file);
    EXPECT_EQ(begin()->path(), std::nullopt);
}

TEST_F(Sessions, KnowAnOpenedFileAtTheNextStart) {
    {
        const auto session = begin();
        play(*session, "i9 i7");
        ASSERT_EQ(session->save(folder_ / "game.atom4"), std::nullopt);
        session->match().start({});
        ASSERT_EQ(session->open(folder_ / "game.atom4"), std::nullopt);
    }
    EXPECT_EQ(begin()->path(), folder_ / "game.atom4");
}

TEST_F(Sessions, RefuseTheNameOfAnotherKindOfFile) {
    const auto session = begin();
    play(*session, "i9 i7");
    for (const char* name : {"board.png", "board.PDF", "game.lines"}) {
        EXPECT_EQ(session->save(folder_ / name), kNameOfAnotherKind) << name;
        EXPECT_FALSE(fs::exists(folder_ / name)) << name;
        SessionOptions options;
        options.record = folder_ / name;
        EXPECT_FALSE(Session::begin(options).has_value()) << name;
    }
    for (const char* name : {"game.Atom4", "game.txt", "round 1.5", "game"})
        EXPECT_EQ(session->save(folder_ / name), std::nullopt) << name;
}

TEST_F(Sessions, AnOpenedMatchIsResumedToo) {
    Random random(4);
    const auto records = test::random_records(random);
    ASSERT_EQ(write_file(folder_ / "game.atom4", to_text(records)), std::nullopt);
    ASSERT_EQ(begin()->open(folder_ / "game.atom4"), std::nullopt);
    EXPECT_EQ(begin()->match().records(), records);
}

TEST_F(Sessions, WriteTheRecordAfterEveryPly) {
    SessionOptions options;
    options.record = folder_ / "evening.atom4";
    const auto session = begin(options);
    Random random(5);
    for (int ply = 0; ply < 10; ++ply) {
        test::play_plies(session->match(), random, 1);
        EXPECT_EQ(read_file(*options.record).value(), to_text(session->match().records()));
    }
    session->match().undo(3);
    EXPECT_EQ(read_file(*options.record).value(), to_text(session->match().records()));
}

TEST_F(Sessions, RefuseToRecordInAFileThatIsNotARecord) {
    const std::string lines = "[Game \"Lines\"]\n[Size \"9x9\"]\n";
    SessionOptions options;
    options.record = folder_ / "letter";
    for (const std::string& text : {std::string("Dear Ada,\n"), lines}) {
        ASSERT_EQ(write_file(*options.record, text), std::nullopt);
        for (const bool fresh : {false, true}) {
            options.fresh = fresh;
            const auto refused = Session::begin(options);
            ASSERT_FALSE(refused);
            EXPECT_EQ(refused.error().file, *options.record);
            EXPECT_TRUE(std::holds_alternative<RecordError>(refused.error().reason));
            EXPECT_EQ(read_file(*options.record).value(), text);
        }
    }
    options.record = folder_ / "none/evening.atom4";
    EXPECT_EQ(std::get<SystemError>(Session::begin(options).error().reason).code, ENOENT);
    EXPECT_FALSE(fs::exists(folder_ / "none"));
    options.record = folder_ / "letter/evening.atom4";
    EXPECT_EQ(std::get<SystemError>(Session::begin(options).error().reason).code, ENOTDIR);
    options.record = folder_.path();
    EXPECT_EQ(std::get<SystemError>(Session::begin(options).error().reason).code, EISDIR);
}

TEST_F(Sessions, AnExistingRecordIsContinued) {
    SessionOptions options;
    options.record = folder_ / "evening.atom4";
    play(*begin(options), "i9 i7");
    leave_a_match({});  // meanwhile another match, without the record
    {
        const auto session = begin(options);
        EXPECT_TRUE(session->was_resumed());
        EXPECT_EQ(session->match().plies().size(), 2U);
        play(*session, "h9");
    }
    EXPECT_EQ(load_records(*options.record)->back().moves.size(), 3U);
    const auto session = begin(options);
    EXPECT_EQ(session->match().plies().size(), 3U);
    EXPECT_EQ(session->unfinished().size(), 1U) << "the match in between, and the recorded one not twice";
}

TEST_F(Sessions, AnExistingRecordIsRefusedForAnotherMatch) {
    SessionOptions options;
    options.record = folder_ / "evening.atom4";
    play(*begin(options), "i9 i7");
    const std::string text = read_file(*options.record).value();
    SessionOptions fresh = options;
    fresh.fresh = true;
    SessionOptions other_size = options;
    other_size.size = BoardSize{8, 8};
    SessionOptions other_file = options;
    other_file.file = folder_ / "game.atom4";
    ASSERT_EQ(write_file(*other_file.file, text), std::nullopt);
    for (const SessionOptions& asked : {fresh, other_size, other_file}) {
        const auto refused = Session::begin(asked);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().file, *options.record);
        EXPECT_EQ(std::get<RecordRefusal>(refused.error().reason), RecordRefusal::kHoldsAMatch);
        EXPECT_EQ(read_file(*options.record).value(), text);
    }
}

TEST_F(Sessions, AnotherMatchIsRecordedBesideTheFirst) {
    SessionOptions options;
    options.record = folder_ / "evening.atom4";
    const auto session = begin(options);
    session->match().start({{8, 8}, two_people()});
    EXPECT_EQ(load_records(*options.record)->back().size, (BoardSize{8, 8})) << "nothing had been played";
    session->match().start({});
    play(*session, "i9 i7");
    const std::string first = read_file(*options.record).value();
    ASSERT_EQ(write_file(folder_ / "evening-2.atom4", "not ours"), std::nullopt);
    session->match().start({});
    play(*session, "i7");
    EXPECT_EQ(read_file(*options.record).value(), first);
    EXPECT_EQ(read_file(folder_ / "evening-2.atom4").value(), "not ours");
    EXPECT_EQ(read_file(folder_ / "evening-3.atom4").value(), to_text(session->match().records()));
    session->match().start({});
    play(*session, "i9");
    EXPECT_EQ(read_file(folder_ / "evening-4.atom4").value(), to_text(session->match().records()));
}

TEST_F(Sessions, TwoWithTheSameRecordFileLoseNothing) {
    SessionOptions options;
    options.record = folder_ / "evening.atom4";
    const auto one = begin(options);
    const auto other = begin(options);
    play(*one, "i9 i7");
    play(*other, "i9 h9");
    play(*one, "h9");
    EXPECT_EQ(read_file(*options.record).value(), to_text(one->match().records()));
    EXPECT_EQ(read_file(folder_ / "evening-2.atom4").value(), to_text(other->match().records()));
    EXPECT_EQ(other->saved_in(), folder_ / "evening-2.atom4");
}

TEST_F(Sessions, DoNotOverwriteARecordThatWasEdited) {
    SessionOptions options;
    options.record = folder_ / "evening.atom4";
    const auto session = begin(options);
    play(*session, "i9");
    ASSERT_EQ(write_file(*options.record, "notes"), std::nullopt);
    play(*session, "i7");
    EXPECT_EQ(read_file(*options.record).value(), "notes");
    EXPECT_EQ(read_file(folder_ / "evening-2.atom4").value(), to_text(session->match().records()));
    fs::remove(folder_ / "evening-2.atom4");
    play(*session, "h9");
    EXPECT_EQ(read_file(folder_ / "evening-2.atom4").value(), to_text(session->match().records()));
}

TEST_F(Sessions, KnowWhetherSavingWouldReplaceAFile) {
    const auto session = begin();
    const fs::path file = folder_ / "game.atom4";
    EXPECT_FALSE(session->would_replace(file));
    EXPECT_FALSE(session->would_replace(folder_.path())) << "saving fails there";
    play(*session, "i9");
    ASSERT_EQ(session->save(file), std::nullopt);
    EXPECT_FALSE(session->would_replace(file));
    play(*session, "i7");
    EXPECT_FALSE(session->would_replace(file)) << "it holds what was saved";
    const std::string saved = read_file(file).value();
    ASSERT_EQ(write_file(file, "notes"), std::nullopt);
    EXPECT_TRUE(session->would_replace(file));
    ASSERT_EQ(write_file(file, saved), std::nullopt);
    EXPECT_FALSE(session->would_replace(file));

    const auto other = begin();
    EXPECT_TRUE(other->would_replace(file));
    ASSERT_EQ(other->open(file), std::nullopt);
    EXPECT_FALSE(other->would_replace(file));
    play(*other, "h9");
    ASSERT_EQ(other->save(file), std::nullopt);
    EXPECT_TRUE(session->would_replace(file)) << "there is what the other played";
}

// One file for each round, the latest first, each in its latest state.
TEST_F(Sessions, KeepFinishedRounds) {
    const auto session = begin();
    Match& match = session->match();
    play(*session, "i9 i7");
    EXPECT_TRUE(session->past_rounds().all().empty()) << "it is not over";
    ASSERT_TRUE(match.resign(Player::kSecond));
    ASSERT_EQ(session->past_rounds().all().size(), 1U);
    match.annotate(match.line_of_plies(1), {.words = "here"});
    ASSERT_TRUE(match.next_round());
    play(*session, "i9");
    ASSERT_TRUE(match.resign(Player::kFirst));
    const auto rounds = session->past_rounds().all();
    ASSERT_EQ(rounds.size(), 2U);
    EXPECT_EQ(rounds[0].record.round, 2);
    EXPECT_EQ(rounds[1].record.round, 1);
    EXPECT_EQ(rounds[1].record.moves.size(), 2U);
    EXPECT_NE(to_text({&rounds[1].record, 1}).find("here"), std::string::npos);
    EXPECT_LT(std::chrono::abs(rounds[0].time - std::chrono::system_clock::now()), std::chrono::minutes(5));
}

TEST_F(Sessions, ForgetARoundWhoseEndIsUndone) {
    const auto session = begin();
    play(*session, "i9 i7");
    ASSERT_TRUE(session->match().resign(Player::kSecond));
    session->match().undo_turn();
    EXPECT_TRUE(session->past_rounds().all().empty());
    ASSERT_TRUE(session->match().resign(Player::kFirst));
    ASSERT_EQ(session->past_rounds().all().size(), 1U);
    EXPECT_EQ(outcome(session->past_rounds().all().front().record), Outcome::kSecondWins);
}

// Neither rounds that are only opened, nor rounds between computers, nor rounds that are only watched.
TEST_F(Sessions, KeepNoRoundsThatWereNotPlayedHere) {
    const fs::path file = folder_ / "saved.atom4";
    {
        const auto session = begin();
        play(*session, "i9 i7");
        ASSERT_TRUE(session->match().resign(Player::kSecond));
        ASSERT_EQ(session->save(file), std::nullopt);
    }
    const auto session = begin();
    ASSERT_EQ(session->open(file), std::nullopt);
    session->match().annotate(session->match().line_of_plies(1), {.words = "here"});
    EXPECT_EQ(session->past_rounds().all().size(), 1U) << "the one that was played";
    session->match().start({{6, 6}, {Seat::computer(Level(1)), Seat::computer(Level(1))}});
    Random random(1);
    test::finish_round(session->match(), random);
    EXPECT_EQ(session->past_rounds().all().size(), 1U);
    session->match().start({{6, 6}, two_people()});
    session->match().set_remote(Match::Remote{.plays = {true, true}});
    const Match::ByAgreement agreed(session->match());
    while (!session->match().is_over()) session->match().place(session->match().position().legal_moves().front());
    EXPECT_EQ(session->past_rounds().all().size(), 1U);
}

TEST_F(Sessions, KeepTheLastHundredRounds) {
    PastRounds rounds(folder_ / "rounds");
    GameRecord record;
    for (std::size_t round = 1; round <= PastRounds::kMax + 3; ++round) {
        record.round = static_cast<int>(round);
        rounds.begin_another();
        rounds.keep(record);
    }
    ASSERT_EQ(write_file(folder_ / "rounds/notes.atom4", "somebody's"), std::nullopt);
    ASSERT_EQ(write_file(folder_ / "rounds/00000000000000000001.atom4", "torn"), std::nullopt);
    const auto kept = rounds.all();
    ASSERT_EQ(kept.size(), PastRounds::kMax);
    EXPECT_EQ(kept.front().record.round, 103);
    EXPECT_EQ(kept.back().record.round, 4);
}

TEST_F(Sessions, OpenAPastRoundAsAMatchOfItsOwn) {
    const auto session = begin();
    play(*session, "i9 i7");
    ASSERT_TRUE(session->match().resign(Player::kSecond));
    const PastRound round = session->past_rounds().all().front();
    session->match().start({});
    play(*session, "i9");
    ASSERT_EQ(session->open_past_round(round.path), std::nullopt);
    EXPECT_EQ(session->match().plies().size(), 2U);
    EXPECT_TRUE(session->match().is_over());
    EXPECT_EQ(session->path(), std::nullopt) << "saving asks for a name";
    EXPECT_EQ(session->unfinished().size(), 1U) << "what was left for it; the match of that round is in play again";
    EXPECT_EQ(session->past_rounds().all().size(), 1U);
    fs::remove(round.path);
    EXPECT_TRUE(session->open_past_round(round.path)) << "another program has forgotten it";
    EXPECT_EQ(session->match().plies().size(), 2U);
}

TEST_F(Sessions, ReportWhenSavingFails) {
    SessionOptions options;
    options.record = folder_ / "folder/record.atom4";
    fs::create_directory(folder_ / "folder");
    const auto session = begin(options);
    fs::remove_all(folder_ / "folder");
    play(*session, "i9");
    ASSERT_TRUE(session->autosave_trouble());
    EXPECT_EQ(session->autosave_trouble()->code, ENOENT);
    EXPECT_EQ(session->match().plies().size(), 1U) << "the game goes on";
    EXPECT_FALSE(session->would_lose_a_match()) << "it is kept all the same";
}

TEST_F(Sessions, PlayWithoutAWritableStateFolder) {
    ASSERT_EQ(write_file(folder_ / "atom4", "in the way"), std::nullopt);
    const auto session = begin();
    ASSERT_TRUE(session->autosave_trouble());
    play(*session, "i9 i7");
    EXPECT_EQ(session->match().plies().size(), 2U);
    play(*session, "h9");
    EXPECT_TRUE(session->autosave_trouble()) << "it would be lost still";
}

TEST_F(Sessions, ARecordKeepsTheMatchWithoutAStateFolder) {
    ASSERT_EQ(write_file(folder_ / "atom4", "in the way"), std::nullopt);
    SessionOptions options;
    options.record = folder_ / "record.atom4";
    const auto session = begin(options);
    play(*session, "i9");
    EXPECT_FALSE(session->autosave_trouble());
}

TEST_F(Sessions, MoveSeedsDependOnTheSeedAndThePosition) {
    SessionOptions options;
    options.seed = 7;
    const auto first = begin(options);
    const auto second = begin(options);
    EXPECT_EQ(first->move_seed(), second->move_seed());
    const auto at_start = first->move_seed();
    play(*first, "i9");
    EXPECT_NE(first->move_seed(), at_start);
    options.seed = 8;
    EXPECT_NE(begin(options)->move_seed(), at_start);
}

TEST_F(Sessions, WithoutASeedHaveOneOfTheirOwn) {
    std::set<std::uint64_t> seeds;
    for (int i = 0; i < 4; ++i) seeds.insert(begin()->move_seed());
    EXPECT_EQ(seeds.size(), 4U);
}

}  // namespace
}  // namespace atom4
