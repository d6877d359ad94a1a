// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/session.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/storage/settings_file.h"
#include "tests/core/lines/support.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::lines {
namespace {

using atom4::test::TemporaryFolder;

class LinesSession : public testing::Test {
protected:
    LinesSession() {
        ::setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
        ::setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
        ::setenv("XDG_CONFIG_HOME", (folder_ / "config").c_str(), 1);
    }

    static std::unique_ptr<Session> begin(const SessionOptions& options = {}) {
        return std::move(Session::begin(options).value());
    }
    // Lines of two are completed soon.
    static SessionOptions easy() {
        SessionOptions options;
        options.rows = options.cols = 6;
        options.colours = 2;
        options.line = 2;
        options.seed = 7;
        options.player = "Ada";
        return options;
    }
    void play_until_score(Session& session, std::int64_t points) {
        while (session.game().position().score() < points) {
            ASSERT_FALSE(session.game().is_over());
            const Move move = test::random_move(session.game().position(), random_);
            ASSERT_TRUE(session.move(move.from, move.to));
        }
    }
    static std::vector<HighScore> scores(const Session& session) {
        return HighScores(HighScores::default_file()).load(session.configuration()).value();
    }

    TemporaryFolder folder_;
    Random random_{3};
};

TEST_F(LinesSession, ResumesWithUndoAndFutureThrows) {
    auto first = begin(easy());
    EXPECT_FALSE(first->was_resumed());
    play_until_score(*first, 10);
    const auto record = first->game().record();
    first.reset();
    auto second = begin(easy());
    EXPECT_TRUE(second->was_resumed());
    EXPECT_EQ(second->game().record(), record);
    EXPECT_TRUE(second->undo());
    second.reset();
    EXPECT_TRUE(begin()->was_resumed());  // nothing else was asked for
}

TEST_F(LinesSession, StartsANewGameWhenTheOptionsDiffer) {
    {
        auto first = begin(easy());
        play_until_score(*first, 10);
    }
    for (const auto& change : std::vector<void (*)(SessionOptions&)>{
             [](SessionOptions& o) { o.fresh = true; }, [](SessionOptions& o) { o.rows = 7; },
             [](SessionOptions& o) { o.cols = 7; }, [](SessionOptions& o) { o.colours = 3; },
             [](SessionOptions& o) { o.line = 3; }, [](SessionOptions& o) { o.first = 4; },
             [](SessionOptions& o) { o.each = 1; }, [](SessionOptions& o) { o.preview = false; },
             [](SessionOptions& o) { o.seed = 1; }}) {
        SessionOptions options = easy();
        change(options);
        EXPECT_FALSE(begin(options)->was_resumed());
    }
    EXPECT_TRUE(begin(easy())->was_resumed());  // an untouched new game replaced nothing
}

TEST_F(LinesSession, TheScoreIsEnteredOnLeavingAndUpdatedAfterResuming) {
    auto session = begin(easy());
    play_until_score(*session, 10);
    EXPECT_TRUE(scores(*session).empty());
    session->leave();
    ASSERT_EQ(scores(*session).size(), 1U);
    EXPECT_EQ(session->place(), 1U);
    EXPECT_EQ(scores(*session)[0].points, session->game().position().score());
    EXPECT_EQ(scores(*session)[0].name, "Ada");
    session.reset();

    session = begin(easy());
    play_until_score(*session, 50);
    EXPECT_EQ(session->best(), session->game().position().score());
    session->restart();
    ASSERT_EQ(scores(*session).size(), 1U);
    EXPECT_GE(scores(*session)[0].points, 50);
    EXPECT_EQ(session->place(), 0U);
    EXPECT_EQ(session->best(), scores(*session)[0].points);
    EXPECT_FALSE(session->game().has_moves());
}

TEST_F(LinesSession, NothingIsChosenBeforeAnOptionOrAMove) {
    for (const auto& change : std::vector<void (*)(SessionOptions&)>{
             [](SessionOptions& o) { o.fresh = true; }, [](SessionOptions& o) { o.rows = 9; },
             [](SessionOptions& o) { o.preview = true; }, [](SessionOptions& o) { o.seed = 1; }}) {
        SessionOptions options;
        change(options);
        EXPECT_FALSE(begin(options)->nothing_chosen());
    }
    auto session = begin();
    EXPECT_TRUE(session->nothing_chosen());
    session->restart();
    session.reset();
    session = begin();
    EXPECT_TRUE(session->was_resumed());
    EXPECT_TRUE(session->nothing_chosen());  // an untouched game is not a choice
    const Move move = test::random_move(session->game().position(), random_);
    ASSERT_TRUE(session->move(move.from, move.to));
    session.reset();
    EXPECT_FALSE(begin()->nothing_chosen());
}

TEST_F(LinesSession, AChangedNameAppliesToLaterScores) {
    auto session = begin(easy());
    play_until_score(*session, 10);
    EXPECT_EQ(session->player(), "Ada");
    session->restart();
    session->set_player("Grace");
    play_until_score(*session, 10);
    session->restart();
    std::vector<std::string> names;
    for (const HighScore& score : scores(*session)) names.push_back(score.name);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(names, (std::vector<std::string>{"Ada", "Grace"}));
}

TEST_F(LinesSession, TheSavedNameReplacesThatOfTheAccount) {
    ::setenv("LOGNAME", "ada", 1);
    EXPECT_EQ(saved_player(), "ada");
    ASSERT_FALSE(
        SettingsFile().change([](SettingsText& settings) { settings.set(kPlayerKey, std::string("Grace\n")); }));
    EXPECT_EQ(saved_player(), "Grace?") << "on one line";
    EXPECT_EQ(account_player(), "ada");
}

// A player who gives a name at the end of a game names that game, too.
TEST_F(LinesSession, ANameCanBeGivenAfterTheGameEnds) {
    SessionOptions options = easy();
    options.colours = 20;
    auto session = begin(options);
    play_until_score(*session, 1);
    session->name_player("Grace");
    EXPECT_TRUE(scores(*session).empty()) << "it is not over";
    while (!session->game().is_over()) {
        const Move move = test::random_move(session->game().position(), random_);
        ASSERT_TRUE(session->move(move.from, move.to));
    }
    ASSERT_EQ(scores(*session).size(), 1U);
    session->name_player("Hedy");
    ASSERT_EQ(scores(*session).size(), 1U);
    EXPECT_EQ(scores(*session)[0].name, "Hedy");
    EXPECT_EQ(session->place(), 1U);
}

TEST_F(LinesSession, PointsAreInPlayFromTheFirstOnesToTheEnd) {
    SessionOptions options = easy();
    options.colours = 20;
    auto session = begin(options);
    EXPECT_FALSE(session->has_points_in_play());
    play_until_score(*session, 1);
    EXPECT_TRUE(session->has_points_in_play());
    session->restart();
    EXPECT_FALSE(session->has_points_in_play());
    while (!session->game().is_over()) {
        const Move move = test::random_move(session->game().position(), random_);
        ASSERT_TRUE(session->move(move.from, move.to));
    }
    EXPECT_FALSE(session->has_points_in_play());
}

TEST_F(LinesSession, AKilledGameThatIsNotResumedStillCounts) {
    std::int64_t points = 0;
    {
        auto session = begin(easy());
        play_until_score(*session, 10);
        points = session->game().position().score();
    }
    SessionOptions options = easy();
    options.fresh = true;
    const auto session = begin(options);
    ASSERT_EQ(scores(*session).size(), 1U);
    EXPECT_EQ(scores(*session)[0].points, points);
}

TEST_F(LinesSession, AnAssistedGameIsRemovedFromTheHighScores) {
    for (const bool undone : {true, false}) {
        SessionOptions options = easy();
        options.fresh = true;
        auto session = begin(options);
        play_until_score(*session, 10);
        session->leave();
        ASSERT_EQ(scores(*session).size(), 1U);
        if (undone)
            EXPECT_TRUE(session->undo() && session->redo());
        else
            session->assist();
        EXPECT_TRUE(scores(*session).empty());
        EXPECT_FALSE(session->is_listed());
        session->leave();
        EXPECT_TRUE(scores(*session).empty());
        EXPECT_EQ(session->best(), 0);
    }
}

TEST_F(LinesSession, GamesWithPreviewHaveTheirOwnHighScores) {
    SessionOptions options = easy();
    options.preview = false;
    auto session = begin(options);
    play_until_score(*session, 10);
    session->leave();
    EXPECT_EQ(session->high_scores().size(), 1U);
    session->show_preview(true);
    EXPECT_TRUE(session->high_scores().empty());
    session->leave();
    EXPECT_EQ(session->high_scores().size(), 1U);
    session->show_preview(false);  // the preview has been seen
    EXPECT_TRUE(session->configuration().preview);
    EXPECT_FALSE(session->next_configuration().preview);
    EXPECT_TRUE(HighScores(HighScores::default_file()).load({easy().setup(), false})->empty());
}

TEST_F(LinesSession, APreviewChosenAfterTheEndIsForTheNextGame) {
    SessionOptions options = easy();
    options.colours = 20;
    options.preview = false;
    auto session = begin(options);
    play_until_score(*session, 1);
    while (!session->game().is_over()) {
        const Move move = test::random_move(session->game().position(), random_);
        ASSERT_TRUE(session->move(move.from, move.to));
    }
    session->show_preview(true);
    EXPECT_FALSE(session->configuration().preview);
    EXPECT_EQ(session->place(), 1U);
    const Configuration played = session->configuration();
    session->restart();
    EXPECT_TRUE(session->configuration().preview);
    EXPECT_EQ(HighScores(HighScores::default_file()).load(played)->size(), 1U);
    EXPECT_TRUE(session->high_scores().empty());
}

TEST_F(LinesSession, AFinishedGameIsEnteredAndNotResumed) {
    SessionOptions options = easy();
    options.rows = options.cols = 3;
    options.colours = 20;
    auto session = begin(options);
    while (!session->game().is_over()) {
        const Move move = test::random_move(session->game().position(), random_);
        ASSERT_TRUE(session->move(move.from, move.to));
    }
    EXPECT_EQ(scores(*session).size(), session->game().position().score() > 0 ? 1U : 0U);
    session.reset();
    EXPECT_FALSE(begin(options)->was_resumed());
}

TEST_F(LinesSession, OpensAFileOrSaysWhereItIsWrong) {
    const std::string text =
        "[Game \"Lines\"]\n[Size \"3x3\"]\n[Colours \"5\"]\n[Line \"3\"]\n[First \"3\"]\n[Each \"1\"]\n\n"
        "throw a1:1 b2:2 c3:3\n";
    ASSERT_EQ(write_file(folder_ / "good.lines", text), std::nullopt);
    ASSERT_EQ(write_file(folder_ / "bad.lines", text + "move a1 a1\n"), std::nullopt);
    SessionOptions options;
    options.file = folder_ / "good.lines";
    {
        const auto session = begin(options);
        EXPECT_EQ(to_text(session->game().position().board()), "a1:1 b2:2 c3:3");
        EXPECT_FALSE(session->is_listed());  // how it was played is unknown
    }
    EXPECT_TRUE(begin()->was_resumed());
    options.file = folder_ / "bad.lines";
    const auto refused = Session::begin(options);
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<RecordError>(refused.error()).line, 9);
    options.file = folder_ / "none.lines";
    EXPECT_EQ(Session::begin(options).error(), FileError(SystemError{ENOENT}));
}

TEST_F(LinesSession, StartsAnotherSetupAndKeepsTheUnfinishedGame) {
    auto session = begin(easy());
    play_until_score(*session, 10);
    const auto left = session->game().record();
    GameSetup setup;
    setup.rows = 4;
    session->start(setup, false);
    EXPECT_EQ(session->configuration(), (Configuration{setup, false}));
    EXPECT_FALSE(session->game().has_moves());
    EXPECT_EQ(HighScores(HighScores::default_file()).load({easy().setup(), true})->size(), 1U);
    ASSERT_EQ(session->unfinished().size(), 1U);
    EXPECT_EQ(load_record(session->unfinished().front().path).value(), left);
    EXPECT_EQ(session->unfinished().front().setup, left.setup);
    EXPECT_EQ(session->unfinished().front().score, replay(left).score());
    session.reset();
    EXPECT_EQ(begin()->game().setup(), setup);
}

// clines --new, then n.
TEST_F(LinesSession, AnImmediateNewGameKeepsTheSavedOne) {
    auto session = begin(easy());
    play_until_score(*session, 10);
    const auto left = session->game().record();
    session.reset();
    SessionOptions fresh = easy();
    fresh.fresh = true;
    session = begin(fresh);
    session->restart();
    session->restart();
    ASSERT_EQ(session->unfinished().size(), 1U);
    ASSERT_EQ(session->resume_from(session->unfinished().front().path), std::nullopt);
    EXPECT_EQ(session->game().record(), left);
    EXPECT_TRUE(session->unfinished().empty());
    EXPECT_TRUE(session->is_listed());
}

TEST_F(LinesSession, ADemoIsNotListedAsUnfinished) {
    auto session = begin(easy());
    const auto move = [&](Mover mover) {
        const Move any = test::random_move(session->game().position(), random_);
        ASSERT_TRUE(session->move(any.from, any.to, mover));
    };
    session->assist();
    move(Mover::kComputer);
    EXPECT_TRUE(session->game().is_demo());
    session.reset();
    session = begin(easy());
    EXPECT_TRUE(session->game().is_demo());
    session->restart();
    EXPECT_TRUE(session->unfinished().empty());
    session->assist();
    move(Mover::kComputer);
    move(Mover::kHuman);
    EXPECT_FALSE(session->game().is_demo());
    session->restart();
    move(Mover::kHuman);
    move(Mover::kComputer);
    EXPECT_FALSE(session->game().is_demo());
    session->restart();
    EXPECT_EQ(session->unfinished().size(), 2U);
}

TEST_F(LinesSession, AReopenedGameIsNotListedAsUnfinished) {
    const auto file = folder_ / "mine.lines";
    auto session = begin(easy());
    play_until_score(*session, 10);
    ASSERT_EQ(session->save(file), std::nullopt);
    ASSERT_EQ(session->open(file), std::nullopt);
    EXPECT_TRUE(session->unfinished().empty());
    session.reset();
    SessionOptions options;
    options.file = file;
    session = begin(options);
    EXPECT_TRUE(session->unfinished().empty()) << "at the next start";
}

TEST_F(LinesSession, RefusesToSaveOverAnAutosavedGame) {
    auto session = begin(easy());
    play_until_score(*session, 10);
    session->restart();
    const auto aside = session->unfinished().front().path;
    EXPECT_EQ(session->save(aside)->code, EPERM);
    ASSERT_EQ(session->open(aside), std::nullopt);
    EXPECT_TRUE(session->unfinished().empty());
}

TEST_F(LinesSession, RefusesTheNameOfAnotherKindOfFile) {
    const auto session = begin(easy());
    for (const char* name : {"board.png", "board.SVG", "game.atom4"}) {
        EXPECT_EQ(session->save(folder_ / name), kNameOfAnotherKind) << name;
        EXPECT_FALSE(std::filesystem::exists(folder_ / name)) << name;
    }
    for (const char* name : {"game.Lines", "game.txt", "game"})
        EXPECT_EQ(session->save(folder_ / name), std::nullopt) << name;
}

TEST_F(LinesSession, ReportsAnUnreadableGameAndKeepsIt) {
    std::filesystem::create_directories(folder_ / "state/atom4");
    ASSERT_EQ(write_file(folder_ / "state/atom4/lines.lines", "rubbish"), std::nullopt);
    const auto session = begin();
    ASSERT_TRUE(session->could_not_resume());
    EXPECT_EQ(read_file(session->could_not_resume()->path).value(), "rubbish");
    session->restart();
    EXPECT_EQ(read_file(session->could_not_resume()->path).value(), "rubbish");
}

TEST_F(LinesSession, OpeningAFileReplacesTheGameOnlyIfTheFileIsValid) {
    auto session = begin(easy());
    play_until_score(*session, 10);
    const auto saved = session->game().record();
    ASSERT_EQ(session->save(folder_ / "kept.lines"), std::nullopt);
    play_until_score(*session, 30);
    const auto present = session->game().record();
    ASSERT_EQ(
        write_file(folder_ / "bad.lines",
                   "[Game \"Chess\"]\n[Size \"8x8\"]\n[Colours \"2\"]\n[Line \"5\"]\n[First \"3\"]\n[Each \"3\"]\n"),
        std::nullopt);
    const auto error = session->open(folder_ / "bad.lines");
    ASSERT_TRUE(error);
    EXPECT_EQ(std::get<RecordFault>(std::get<RecordError>(*error).fault), RecordFault::kWrongGame);
    EXPECT_EQ(session->game().record(), present);
    ASSERT_EQ(session->open(folder_ / "kept.lines"), std::nullopt);
    EXPECT_EQ(session->game().record(), saved);
    session.reset();
    EXPECT_EQ(begin()->game().record(), saved);
    EXPECT_TRUE(begin()->save(folder_ / "none" / "").has_value());
}

TEST_F(LinesSession, TwoAtOnceEachHaveTheirOwnGame) {
    auto first = begin(easy());
    play_until_score(*first, 10);
    auto second = begin(easy());
    EXPECT_FALSE(second->was_resumed());
    play_until_score(*second, 20);
    const auto record = first->game().record();
    first.reset();
    second.reset();
    EXPECT_EQ(begin(easy())->game().record(), record);
}

TEST_F(LinesSession, KnowsIfTheLastGameIsInAnotherProgram) {
    const auto first = begin();
    EXPECT_FALSE(first->is_beside_another());
    EXPECT_TRUE(begin()->is_beside_another());
    EXPECT_FALSE(begin(easy())->is_beside_another()) << "a new game was asked for";
}

TEST_F(LinesSession, WarnsWithoutAPlaceToSave) {
    ASSERT_EQ(write_file(folder_ / "state", ""), std::nullopt);
    ASSERT_EQ(write_file(folder_ / "data", ""), std::nullopt);
    auto session = begin(easy());
    EXPECT_TRUE(session->autosave_trouble());
    EXPECT_TRUE(session->scores_trouble());
    play_until_score(*session, 10);
    session->leave();
    EXPECT_TRUE(session->scores_trouble());
}

}  // namespace
}  // namespace atom4::lines
