// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/lines/computer/player.h"
#include "core/lines/computer/thinking.h"
#include "core/lines/rules/notation.h"
#include "tests/support/folders_and_processes.h"
#include "tui/lines/control/controller.h"
#include "tui/lines/control/keys.h"
#include "tui/lines/screen/screen.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

class LinesTerminal : public testing::Test {
protected:
    LinesTerminal() {
        ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
        ::setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
        begin("throw a1:1 b1:1 e5:1 c3:2 d4:3\n", "5x6");
    }

    void begin(const std::string& events, const std::string& size) {
        const auto file = folder_ / "game.lines";
        require(!write_file(file, "[Game \"Lines\"]\n[Size \"" + size +
                                      "\"]\n[Colours \"3\"]\n[Line \"3\"]\n[First \"3\"]\n[Each \"1\"]\n"
                                      "[Seed \"1\"]\n[Preview \"on\"]\n[Id \"ab\"]\n\n" +
                                      events));
        lines::SessionOptions options;
        options.file = file;
        session_.reset();
        session_ = std::move(*lines::Session::begin(options));
        ui_ = {};
    }
    LinesEffect key(int key) {
        LinesKeys keys(look_);
        return handle_lines_command(keys.command_of_key(key), *session_, ui_, 24);
    }
    LinesEffect keys(const char* text) {
        LinesEffect effect = LinesEffect::kShow;
        for (; *text != '\0'; ++text) effect = key(*text);
        return effect;
    }
    LinesEffect answer() {
        const auto [position, next_colours] = lines::move_question(session_->game());
        const lines::Move move = lines::Expectimax(position.setup()).choose(position, next_colours, 1);
        return take_lines_answer(move, *session_, ui_);
    }
    // Whatever chips chance has thrown.
    void play_for_no_points() {
        const lines::GameSetup setup = session_->game().setup();
        for (int from = 0; from < setup.cell_count(); ++from) {
            for (int to = 0; to < setup.cell_count(); ++to) {
                const lines::Move move{{from / setup.cols, from % setup.cols}, {to / setup.cols, to % setup.cols}};
                lines::Game tried = session_->game();
                if (!tried.move(move.from, move.to) || tried.position().score() > 0) continue;
                require(session_->move(move.from, move.to).has_value());
                return;
            }
        }
        FAIL() << "there is no such move";
    }
    [[nodiscard]] LinesScreen screen(Extent extent, Capabilities capabilities = {ColourDepth::kNone, false},
                                     const LinesFrame* frame = nullptr) const {
        return build_lines_screen({*session_, ui_, look_, frame}, extent, capabilities);
    }
    [[nodiscard]] std::string text(Extent extent) const { return screen(extent).grid.text(); }

    atom4::test::TemporaryFolder folder_;
    std::unique_ptr<lines::Session> session_;
    LinesLook look_;
    LinesUi ui_;
};

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
    EXPECT_EQ(ui_.news, "3 chips gone, 3 points.");
}

TEST_F(LinesTerminal, KeepsTheSelectionWhereNoPathLeads) {
    begin("throw a1:1 b2:2 b1:2 a3:3\n", "5x6");
    EXPECT_EQ(keys(" jjjjll "), LinesEffect::kBeep);
    EXPECT_EQ(ui_.selected, (lines::Cell{0, 0}));
    EXPECT_EQ(ui_.news, "No free path leads to c5.");
}

TEST_F(LinesTerminal, AsksBeforeANewGameAndNotBeforeLeaving) {
    keys(" jjj\n");
    ASSERT_TRUE(session_->game().has_moves());
    keys("n");
    EXPECT_TRUE(session_->game().has_moves());
    keys("hn");
    EXPECT_TRUE(session_->game().has_moves());
    keys("n");
    EXPECT_FALSE(session_->game().has_moves());
    EXPECT_EQ(keys("q"), LinesEffect::kQuit);
}

TEST_F(LinesTerminal, ThePlayersOwnKeysComeFirst) {
    look_.keys = {"q", "w", "e", "\u00f8", "."};
    LinesKeys keys(look_);
    EXPECT_EQ(keys.command_of_key('q'), LinesCommand::kLeft);
    EXPECT_EQ(keys.command_of_key('h'), LinesCommand::kNone);
    EXPECT_EQ(keys.command_of_key('.'), LinesCommand::kAct);
    EXPECT_EQ(keys.command_of_key('\n'), LinesCommand::kAct);
    EXPECT_EQ(keys.command_of_key(0xC3), LinesCommand::kNone);  // the first byte of two
    EXPECT_EQ(keys.command_of_key(0xB8), LinesCommand::kRight);
}

// What a letter of the player's own stood for is on its capital, and every text says so.
TEST_F(LinesTerminal, KeysAreNamedAsTheyAreNow) {
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
    ui_.cursor = {4, 5};
    keys("Q");
    EXPECT_TRUE(session_->game().has_moves());
    key('N');
    EXPECT_EQ(ui_.news, "N again leaves this game for a new one; o finds it again.");
    key('U');
    EXPECT_TRUE(ui_.news.starts_with("U again takes the move back.")) << ui_.news;
    key('U');
    key('u');  // a step
    EXPECT_NE(text({24, 100}).find("R redo"), std::string::npos) << ui_.news;
    EXPECT_NE(ui_.news.find("R plays it again."), std::string::npos) << ui_.news;
    own("?vptd");
    keys("V");
    EXPECT_NE(session_->game().preview(), lines::Preview::kOn);
    EXPECT_NE(text({24, 100}).find("F1 help"), std::string::npos);
    key(KEY_F(1));
    const std::string help = text({60, 100});
    for (const char* line : {"u r  ", "T D  ", "V   ", "n o  ", "P s  ", "q  ", "arrows ?vpt", "Enter d", "q: quit"})
        EXPECT_NE(help.find(line), std::string::npos) << line << "\n" << help;
    own("qwerQ");
    EXPECT_NE(text({60, 100}).find("u R  "), std::string::npos);
    EXPECT_EQ(text({60, 100}).find("quit"), std::string::npos) << text({60, 100});
    own("hjkl ");
    EXPECT_NE(text({60, 100}).find("q: quit"), std::string::npos);
}

// A new game does not forget them.
TEST_F(LinesTerminal, KeysKeepTheirNamesInTheNextGame) {
    look_.keys = {"a", "n", "d", "f", "."};
    ui_.keys = LinesKeyNames(look_.keys);
    key('N');
    EXPECT_EQ(ui_.news, "A new game.");
    EXPECT_EQ(ui_.keys.of('n'), "N");
}

TEST_F(LinesTerminal, HintsReachableCellsAndShowsWhatIsNext) {
    begin("throw a1:1 b2:2 b1:2 a3:3\n", "3x4");
    keys(" ");
    EXPECT_EQ(text({15, 60}), R"(Lines

     a b c d
   +---------+
 1 |*o V     |   Score              0
 2 | - V     |   Chain              0
 3 | A       |   Best               0
   +---------+
                 Next               A




Enter move   q quit   ? help   t hint   n new game   p pause

)");
}

TEST_F(LinesTerminal, SmallScreensHaveAllThatMatters) {
    const std::string small = text({8, 32});
    EXPECT_NE(small.find("Score 0"), std::string::npos);
    EXPECT_NE(small.find("*O O"), std::string::npos);
    EXPECT_NE(text({7, 32}).find("Too small: clines needs 32"), std::string::npos);
}

TEST_F(LinesTerminal, EveryBoardOnEveryScreenIsDrawnAndClicksFindTheirCells) {
    for (const char* size : {"2x2", "9x9", "20x64", "64x64"}) {
        begin("throw a1:1 b2:2\n", size);
        const lines::GameSetup setup = session_->game().setup();
        for (int rows = 1; rows < 80; rows += 3)
            for (int cols = 1; cols < 150; cols += 7)
                for (const bool last : {false, true}) {
                    ui_.cursor = last ? lines::Cell{setup.rows - 1, setup.cols - 1} : lines::Cell{};
                    ASSERT_EQ(screen({rows, cols}, {ColourDepth::k256, true}).grid.extent(), (Extent{rows, cols}));
                    const LinesLayout layout({rows, cols}, setup, ui_);
                    if (layout.too_small) continue;
                    const auto place = layout.place_of(ui_.cursor);
                    ASSERT_TRUE(place);
                    ASSERT_LT(place->row, layout.message_row);
                    ASSERT_LE(place->col + 2, cols);
                    ASSERT_EQ(layout.cell_at(*place), ui_.cursor);
                    ASSERT_EQ(layout.cell_at({place->row, place->col + 1}), ui_.cursor);
                }
    }
}

TEST_F(LinesTerminal, AnimationLeadsFromTheBoardBeforeToTheOneAfter) {
    const lines::Board before = session_->game().position().board();
    keys(" jjjjllll ");  // e5
    keys("kkkkhh ");
    const auto frames = frames_of(session_->game().position(), session_->game().last_turn());
    ASSERT_GE(frames.size(), 7U);
    std::chrono::milliseconds whole{0};
    for (const LinesFrame& frame : frames) {
        EXPECT_EQ(frame.board.free_count(), before.free_count());
        whole += frame.duration;
    }
    EXPECT_LE(whole, std::chrono::milliseconds(500));
    EXPECT_EQ(frames.front().marked.size(), 1U);
    EXPECT_EQ(frames.back().marked.size(), 3U);  // about to go
}

TEST_F(LinesTerminal, ALongPathTakesNoLonger) {
    begin("throw a1:1 b2:2\n", "64x64");
    ASSERT_TRUE(session_->move({0, 0}, {63, 63}));
    const auto frames = frames_of(session_->game().position(), session_->game().last_turn());
    EXPECT_LE(frames.size(), 20U);
}

TEST_F(LinesTerminal, HintsAndDemonstrationsAreNotForTheHighScores) {
    EXPECT_TRUE(session_->is_listed());
    keys("t");
    EXPECT_TRUE(session_->is_listed()) << "asked first";
    EXPECT_EQ(ui_.news, "t again shows a good move. The game no longer counts for the high scores then.");
    keys("t");
    ASSERT_EQ(ui_.thinks_of, LinesThought::kHint);
    EXPECT_EQ(answer(), LinesEffect::kShow);
    ASSERT_TRUE(ui_.hint);
    EXPECT_FALSE(session_->is_listed());
    EXPECT_NE(ui_.news.find("A good move: "), std::string::npos);
    keys("d");
    EXPECT_TRUE(ui_.plays_alone);
    ui_.thinks_of = LinesThought::kDemonstration;
    EXPECT_EQ(answer(), LinesEffect::kTurn);
    EXPECT_EQ(session_->game().position().score(), 3);
    keys("l");
    EXPECT_FALSE(ui_.plays_alone);
}

TEST_F(LinesTerminal, NoSingleKeyEndsTheClaimToTheHighScores) {
    keys(" jjj\n");
    ASSERT_TRUE(session_->game().has_moves());
    for (const char* one : {"u", "t", "d", "ut", "td", "ul", "tu", "dlu", "uld"}) {
        keys(one);
        EXPECT_TRUE(session_->is_listed()) << one;
        EXPECT_TRUE(session_->game().has_moves()) << one;
        EXPECT_FALSE(ui_.plays_alone || ui_.hint || ui_.thinks_of != LinesThought::kNothing) << one;
        keys("l");
        EXPECT_EQ(ui_.news, "") << "the question is gone with the next key";
    }
    keys("uu");
    EXPECT_FALSE(session_->is_listed());
    EXPECT_FALSE(session_->game().has_moves());
    EXPECT_EQ(ui_.news, "Took back a move. r plays it again.");
    keys("ru");
    EXPECT_FALSE(session_->game().has_moves()) << "not asked a second time";
    keys("t");
    EXPECT_EQ(ui_.thinks_of, LinesThought::kHint);
}

TEST_F(LinesTerminal, GoesOnWithAGameThatWasLeft) {
    keys("o");
    EXPECT_EQ(ui_.page, LinesPage::kGame);
    EXPECT_EQ(ui_.news, "No other game was left unfinished.");
    keys(" jjj\nnn");
    play_for_no_points();
    keys("nn");
    ASSERT_FALSE(session_->game().has_moves());
    keys("o");
    ASSERT_EQ(ui_.page, LinesPage::kUnfinished);
    EXPECT_NE(text({15, 60}).find("> 0 points, 6 x 5, left 20"), std::string::npos) << text({15, 60});
    keys("jjjkj");
    EXPECT_EQ(ui_.chosen, 1);
    keys("\n");
    EXPECT_EQ(ui_.page, LinesPage::kGame);
    EXPECT_TRUE(session_->game().has_moves());
    EXPECT_EQ(session_->unfinished().size(), 1U);
    keys("oq");
}

TEST(LinesPalette, FitsEveryTerminal) {
    EXPECT_EQ(palette_colour(9, ColourDepth::k8), 1);
    EXPECT_EQ(palette_colour(200, ColourDepth::k256), 200);
    EXPECT_EQ(palette_colour(9, ColourDepth::kDirect), 0xFF5555);
    EXPECT_EQ(palette_colour(16, ColourDepth::kDirect), 0x000000);
    EXPECT_EQ(palette_colour(231, ColourDepth::kDirect), 0xFFFFFF);
    EXPECT_EQ(palette_colour(208, ColourDepth::kDirect), 0xFF8700);
    EXPECT_EQ(palette_colour(255, ColourDepth::kDirect), 0xEEEEEE);
}

}  // namespace
}  // namespace atom4::tui
