// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/tui/lines/terminal_fixture.h"
#include "tui/lines/texts.h"

namespace atom4::tui {
namespace {

TEST_F(LinesTerminal, SelectsDeselectsChangesAndMoves) {
    EXPECT_EQ(keys(" "), LinesEffect::kShow);
    EXPECT_EQ(ui_.selected, (lines::Cell{0, 0}));
    keys(" ");
    EXPECT_EQ(ui_.selected, std::nullopt);
    keys(" l ");
    EXPECT_EQ(ui_.selected, (lines::Cell{0, 1}));  // another chip
    keys("jjjjlll ");
    EXPECT_EQ(ui_.selected, (lines::Cell{4, 4}));
    EXPECT_EQ(keys("kkkkhh "), LinesEffect::kTurn);
    EXPECT_EQ(ui_.selected, std::nullopt);
    EXPECT_EQ(session_->game().position().score(), 3);
    EXPECT_EQ(ui_.news, "3 chips cleared, 3 points.");
}

TEST_F(LinesTerminal, KeepsTheSelectionAfterABlockedMove) {
    begin("throw a1:1 b2:2 b1:2 a3:3\n", "5x6");
    EXPECT_EQ(keys(" jjjjll "), LinesEffect::kBeep);
    EXPECT_EQ(ui_.selected, (lines::Cell{0, 0}));
    EXPECT_EQ(ui_.news, "No free path leads to c5.");
}

constexpr int kEscape = 27;

TEST_F(LinesTerminal, EscapePutsThePickedChipBackAndClosesPages) {
    keys(" ");
    ASSERT_TRUE(ui_.selected);
    ui_.hint = lines::Move{{0, 0}, {0, 2}};
    EXPECT_EQ(key(kEscape), LinesEffect::kShow);
    EXPECT_EQ(ui_.selected, std::nullopt);
    EXPECT_TRUE(ui_.hint) << "one thing at a time";
    key(kEscape);
    EXPECT_FALSE(ui_.hint);
    EXPECT_EQ(key(kEscape), LinesEffect::kShow) << "the game goes on";
    for (const char* page : {"?", "s", "p"}) {
        keys(page);
        ASSERT_NE(ui_.page, LinesPage::kGame);
        key(kEscape);
        EXPECT_EQ(ui_.page, LinesPage::kGame) << page;
    }
}

TEST_F(LinesTerminal, TabGoesFromChipToChipThatCanMove) {
    begin("throw a1:1 b2:2 b1:2 a2:3 e5:1\n", "5x6");  // a1 is shut in
    ui_.cursor = {0, 0};
    std::vector<lines::Cell> way;
    for (int i = 0; i < 4; ++i) {
        key('\t');
        way.push_back(ui_.cursor);
    }
    EXPECT_EQ(way, (std::vector<lines::Cell>{{0, 1}, {1, 0}, {1, 1}, {4, 4}}));
    key('\t');
    EXPECT_EQ(ui_.cursor, (lines::Cell{0, 1})) << "round, and past the one that cannot";
    key(KEY_BTAB);
    EXPECT_EQ(ui_.cursor, (lines::Cell{4, 4}));
}

TEST_F(LinesTerminal, TabVisitsTheReachableCells) {
    begin("throw a1:1 b2:2 c1:2 a3:3\n", "3x4");
    keys(" ");
    key('\t');
    EXPECT_EQ(ui_.cursor, (lines::Cell{0, 1}));
    key('\t');
    EXPECT_EQ(ui_.cursor, (lines::Cell{1, 0}));
    key('\t');
    EXPECT_EQ(ui_.cursor, (lines::Cell{0, 1})) << "no path leads to the others";
}

TEST_F(LinesTerminal, AHintStaysWhileItIsFollowed) {
    keys("HH");
    ASSERT_EQ(answer(), LinesEffect::kShow);
    ASSERT_TRUE(ui_.hint);
    const lines::Move hint = *ui_.hint;
    ui_.cursor = hint.from;
    keys(" ");
    EXPECT_TRUE(ui_.hint) << "where to, still";
    ui_.cursor = hint.to;
    keys(" ");
    EXPECT_FALSE(ui_.hint);
    EXPECT_GT(session_->game().position().score(), 0);
}

TEST_F(LinesTerminal, AppearanceIsKeptInTheNextGame) {
    keys("Lb");
    EXPECT_FALSE(ui_.letters);
    EXPECT_EQ(ui_.paper, PaperPreference::kDark);
    keys("n");
    EXPECT_EQ(ui_.news, "New game.");
    EXPECT_FALSE(ui_.letters);
    EXPECT_EQ(ui_.paper, PaperPreference::kDark);
}

constexpr const char* kScoringMove = "jjjjllll kkkkhh ";  // e5 to c1

TEST_F(LinesTerminal, AsksBeforeANewGameWithPointsInPlayButNotBeforeQuitting) {
    keys(" jjj\n");
    ASSERT_TRUE(session_->game().has_moves());
    keys("n");
    EXPECT_FALSE(session_->game().has_moves()) << "there are no points";
    begin("throw a1:1 b1:1 e5:1 c3:2 d4:3\n", "5x6");
    keys(kScoringMove);
    ASSERT_EQ(session_->game().position().score(), 3);
    for (const char* once : {"n", "hn"}) {
        keys(once);
        EXPECT_EQ(
            ui_.news,
            "Press n again to leave this game for another one. Your current game is saved. Press o to resume it.");
        EXPECT_TRUE(session_->game().has_moves());
    }
    keys("n");
    EXPECT_FALSE(session_->game().has_moves());
    EXPECT_EQ(keys("q"), LinesEffect::kQuit);
}

TEST_F(LinesTerminal, AsksOnEveryPageBeforeLosingAGame) {
    const std::string file = folder_ / "file";
    require(!write_file(file, ""));
    ::setenv("XDG_STATE_HOME", file.c_str(), 1);  // no folder, so that nothing can be saved there
    begin("throw a1:1 b1:1 e5:1 c3:2 d4:3\n", "5x6");
    keys(kScoringMove);
    for (const LinesPage page : {LinesPage::kGame, LinesPage::kHelp, LinesPage::kScores, LinesPage::kUnfinished}) {
        ui_.page = page;
        ui_.unfinished.resize(1);
        EXPECT_EQ(keys("q"), LinesEffect::kShow) << static_cast<int>(page);
        EXPECT_EQ(ui_.page, LinesPage::kAskQuit);
        EXPECT_EQ(ui_.news, "This game can't be saved: Not a directory. It will be lost when you quit.");
        keys("l");
        EXPECT_EQ(ui_.page, LinesPage::kGame);
    }
    keys("q");
    EXPECT_EQ(keys("q"), LinesEffect::kQuit) << "asked already";
}

TEST_F(LinesTerminal, AsksBeforeOpeningAnotherGameWithPointsInPlay) {
    play_for_no_points();
    keys("n");
    begin("throw a1:1 b1:1 e5:1 c3:2 d4:3\n", "5x6");
    keys(kScoringMove);
    const auto played = session_->game().record();
    for (const char* other : {"l", "n", "u"}) {
        keys("o\n");
        EXPECT_EQ(ui_.page, LinesPage::kGame);
        EXPECT_EQ(
            ui_.news,
            "Press Enter again to leave this game for another one. Your current game is saved. Press o to resume it.");
        keys(other);
        EXPECT_EQ(ui_.news, "") << "no answer is no";
        EXPECT_EQ(session_->game().record(), played);
    }
    keys("o\n\n");
    EXPECT_EQ(ui_.news, "Game resumed.");
    EXPECT_EQ(session_->game().position().score(), 0);
    keys("o\n");
    EXPECT_EQ(session_->game().record(), played) << "without points nobody is asked";
}

TEST_F(LinesTerminal, CustomKeysTakePrecedence) {
    look_.keys = {"q", "w", "e", "\u00f8", "."};
    LinesKeys keys(look_);
    EXPECT_EQ(keys.command_of_key('q'), LinesCommand::kLeft);
    EXPECT_EQ(keys.command_of_key('h'), LinesCommand::kNone);
    EXPECT_EQ(keys.command_of_key('.'), LinesCommand::kAct);
    EXPECT_EQ(keys.command_of_key('\n'), LinesCommand::kAct);
    EXPECT_EQ(keys.command_of_key(0xC3), LinesCommand::kNone);  // the first byte of two
    EXPECT_EQ(keys.command_of_key(0xB8), LinesCommand::kRight);
}

// If the player uses a letter for another key, its command moves to the capital letter, and every text says so.
TEST_F(LinesTerminal, CustomKeysAreShownInEveryText) {
    const auto own = [&](const char* text) {
        for (std::size_t i = 0; i < look_.keys.size(); ++i) look_.keys[i] = std::string(1, text[i]);
        ui_.keys = LinesKeyNames(look_.keys);
    };
    EXPECT_NE(text({24, 100}).find("s scores"), std::string::npos);
    own("asdf ");
    EXPECT_EQ(text({24, 100}).find(" s scores"), std::string::npos);
    EXPECT_NE(text({24, 100}).find(" S scores"), std::string::npos);
    keys("S");
    EXPECT_EQ(ui_.page, LinesPage::kScores);
    keys("?");
    own("qnruQ");
    EXPECT_NE(text({24, 100}).find("N new game"), std::string::npos);
    EXPECT_EQ(text({24, 100}).find("quit"), std::string::npos);  // both letters are taken
    EXPECT_EQ(key('q'), LinesEffect::kShow);
    ui_.cursor = {4, 4};
    keys("Q");
    ui_.cursor = {0, 2};
    keys("Q");
    EXPECT_TRUE(session_->has_points_in_play());
    key('N');
    EXPECT_EQ(ui_.news,
              "Press N again to leave this game for another one. Your current game is saved. Press o to resume it.");
    key('U');
    EXPECT_TRUE(ui_.news.starts_with("Press U again to undo the move.")) << ui_.news;
    key('U');
    key('u');  // moves the cursor
    EXPECT_NE(text({24, 100}).find("R redo"), std::string::npos) << ui_.news;
    EXPECT_NE(ui_.news.find("Press R to redo it."), std::string::npos) << ui_.news;
    own("?vptd");
    keys("V");
    EXPECT_NE(session_->game().preview(), lines::Preview::kOn);
    EXPECT_NE(text({24, 100}).find("F1 help"), std::string::npos);
    key(KEY_F(1));
    const std::string help = text({60, 100});
    for (const char* line : {"u r  ", "H D  ", "V   ", "n o  ", "P s  ", "q  ", "arrows ?vpt", "Enter d", "q: quit"})
        EXPECT_NE(help.find(line), std::string::npos) << line << "\n" << help;
    own("qwerQ");
    EXPECT_NE(text({60, 100}).find("u R  "), std::string::npos);
    EXPECT_EQ(text({60, 100}).find("quit"), std::string::npos) << text({60, 100});
    own("hjkl ");
    EXPECT_NE(text({60, 100}).find("q: quit"), std::string::npos);
}

// A new game keeps the player's keys.
TEST_F(LinesTerminal, CustomKeysAreKeptInTheNextGame) {
    look_.keys = {"a", "n", "d", "f", "."};
    ui_.keys = LinesKeyNames(look_.keys);
    key('N');
    EXPECT_EQ(ui_.news, "New game.");
    EXPECT_EQ(ui_.keys.of('n'), "N");
}

TEST_F(LinesTerminal, HintsAndDemosMakeTheGameUnranked) {
    EXPECT_TRUE(session_->is_listed());
    keys("t");
    EXPECT_TRUE(session_->is_listed()) << "asked first";
    EXPECT_EQ(ui_.news, "Press H again for a hint. The game will no longer be ranked.");
    keys("t");
    EXPECT_EQ(answer(), LinesEffect::kShow);
    ASSERT_TRUE(ui_.hint);
    EXPECT_FALSE(session_->is_listed());
    keys("d");
    EXPECT_TRUE(game_->demonstrates());
    EXPECT_EQ(answer(), LinesEffect::kTurn);
    EXPECT_EQ(session_->game().position().score(), 3);
    keys("l");
    EXPECT_FALSE(game_->demonstrates());
}

TEST_F(LinesTerminal, TheKeyThatStartsADemoEndsIt) {
    keys("dd");
    ASSERT_TRUE(game_->demonstrates());
    keys("d");
    EXPECT_FALSE(game_->demonstrates());
    EXPECT_EQ(ui_.news, "");
    keys("d");
    EXPECT_TRUE(game_->demonstrates()) << "another one";
    EXPECT_EQ(answer(), LinesEffect::kTurn);
}

TEST_F(LinesTerminal, AHintHasItsReason) {
    keys("tt");
    const lines::Position position = session_->game().position();
    (void)answer();
    ASSERT_TRUE(ui_.hint);
    const lines::Hint hint = lines::explain(position, *ui_.hint);
    ASSERT_NE(hint.reason, lines::HintReason::kNone);
    EXPECT_EQ(ui_.news, lines_hint_text(hint));
}

TEST_F(LinesTerminal, NoSingleKeyMakesTheGameUnranked) {
    keys(" jjj\n");
    ASSERT_TRUE(session_->game().has_moves());
    for (const char* one : {"u", "t", "d", "ut", "td", "ul", "tu", "dlu", "uld"}) {
        keys(one);
        EXPECT_TRUE(session_->is_listed()) << one;
        EXPECT_TRUE(session_->game().has_moves()) << one;
        EXPECT_FALSE(ui_.hint || game_->is_busy()) << one;
        keys("l");
        EXPECT_EQ(ui_.news, "") << "the question is gone with the next key";
    }
    keys("uu");
    EXPECT_FALSE(session_->is_listed());
    EXPECT_FALSE(session_->game().has_moves());
    EXPECT_EQ(ui_.news, "Move undone. Press r to redo it.");
    keys("ru");
    EXPECT_FALSE(session_->game().has_moves()) << "not asked a second time";
    keys("t");
    EXPECT_TRUE(game_->is_busy());
}

TEST_F(LinesTerminal, TheScoresNameTheBoardByRowsAndColumns) {
    keys("s");
    EXPECT_NE(text({24, 100}).find("5 x 6, 3 colours"), std::string::npos) << text({24, 100});
}

TEST_F(LinesTerminal, ResumesAnUnfinishedGame) {
    keys("o");
    EXPECT_EQ(ui_.page, LinesPage::kGame);
    EXPECT_EQ(ui_.news, "No unfinished games.");
    keys(" jjj\nnn");
    play_for_no_points();
    keys("nn");
    ASSERT_FALSE(session_->game().has_moves());
    keys("o");
    ASSERT_EQ(ui_.page, LinesPage::kUnfinished);
    EXPECT_NE(text({15, 60}).find("> 0 points, 5x6, last played 20"), std::string::npos) << text({15, 60});
    keys("jjjkj");
    EXPECT_EQ(ui_.chosen, 1);
    keys("\n");
    EXPECT_EQ(ui_.page, LinesPage::kGame);
    EXPECT_TRUE(session_->game().has_moves());
    EXPECT_EQ(session_->unfinished().size(), 1U);
    keys("oq");
}

}  // namespace
}  // namespace atom4::tui
