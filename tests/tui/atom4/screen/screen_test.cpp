// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <set>

#include "core/atom4/rules/notation.h"
#include "tests/support/positions.h"
#include "tui/atom4/screen/controller.h"

namespace atom4::tui {
namespace {

using test::cell;

// A match of two people and its screen, on a terminal that shows UTF-8.
class ScreenTest : public testing::Test {
protected:
    ScreenTest() {
        std::setlocale(LC_CTYPE, "C.UTF-8");
        ui_.cursor = cell("i9");
    }
    void play(std::initializer_list<const char*> names) {
        for (const char* name : names) ASSERT_TRUE(match_.play(cell(name))) << name;
    }
    [[nodiscard]] Screen screen(Extent extent = {24, 80}) const {
        return build_screen(match_, ui_, extent, {ColourDepth::k256, true, true});
    }
    // Expects a character on the colour of a piece.
    static void expect_piece(const Screen& screen, Place place, const std::string& text, Colour colour,
                             std::uint8_t attributes = kPlain) {
        const Glyph& glyph = screen.grid.at(place.row, place.col);
        EXPECT_EQ(glyph.text, text);
        const Style style = style_of(piece_role(colour), ColourDepth::k256);
        EXPECT_EQ(style_of(glyph, ColourDepth::k256).background, style.background) << text;
        EXPECT_EQ(style_of(glyph, ColourDepth::k256).attributes, style.attributes | attributes) << text;
    }
    [[nodiscard]] static bool shows(const Screen& screen, const std::string& text) {
        return screen.grid.text().find(text) != std::string::npos;
    }

    Match match_;
    Mailbox mailbox_;
    GameController game_{match_, mailbox_, {}, {}};
    LineBrowser& browser_ = game_.browser;
    UiState ui_;
};

TEST_F(ScreenTest, AClockThatRunsLowHasAnotherColour) {
    for (const int seconds : {60, 9}) {
        MatchSetup setup;
        setup.time_control = TimeControl{std::chrono::seconds(seconds), std::chrono::seconds(0)};
        match_.start(setup);
        const Screen now = screen({43, 132});
        const std::string text = seconds == 60 ? "1:00" : "0:09";
        int lows = 0;
        for (int row = 0; row < 43; ++row)
            for (int col = 0; col < 129; ++col) {
                if (now.grid.at(row, col).text != text.substr(0, 1) || now.grid.at(row, col + 1).text != ":") continue;
                lows += now.grid.at(row, col).role == piece_role(Colour::kRed) ? 1 : 0;
            }
        // Only the clock of the player to move.
        EXPECT_EQ(lows, seconds == 9 ? 1 : 0);
    }
}

TEST_F(ScreenTest, StartOfAMatchAt80x24) {
    const Screen now = screen();
    EXPECT_EQ(now.grid.row_text(2).substr(0, 35), "    a b c d e f g h i j k l m n o p");
    EXPECT_TRUE(now.grid.row_text(9).starts_with("  7 ╳─╳─╳─╳─╳─╳─╳─╳─•─╳─"));
    EXPECT_TRUE(now.grid.row_text(10).starts_with("  8  ╳─╳─╳─╳─╳─╳─╳▐GyP▌╳─"));
    EXPECT_TRUE(now.grid.row_text(11).starts_with("  9 ╳─╳─╳─╳─╳─╳─╳─╳▐r▌╳─"));
    EXPECT_TRUE(shows(now, "> Player 1"));
    EXPECT_TRUE(shows(now, "Player 1's turn: red"));
    EXPECT_TRUE(shows(now, "i9 would turn h8 yellow."));
    EXPECT_TRUE(shows(now, "Round 1  0 : 0"));
}

TEST_F(ScreenTest, UnfinishedMatchesAreListed) {
    ui_.page = PageShown::kUnfinished;
    for (int i = 1; i <= 20; ++i)
        ui_.unfinished.push_back({"x", {}, {Seat::human("Ada"), Seat::computer(i)}, {}, i, {i, 0}});
    GameRecord record;
    record.early_end = EarlyEnd{EarlyEnd::Reason::kResigned, Player::kSecond};
    ui_.past_rounds.push_back({"y", {}, record});
    for (const Extent extent : {Extent{8, 32}, Extent{24, 80}, Extent{60, 200}})
        for (ui_.chosen = 0; ui_.chosen <= 21; ++ui_.chosen) {
            const Screen now = screen(extent);
            EXPECT_TRUE(shows(now, ui_.chosen < 20    ? "> Ada vs. Computer"
                                   : ui_.chosen == 20 ? "> 1970-01-01"
                                                      : "> A saved game"));
            EXPECT_TRUE(shows(now, "Open a match"));
            EXPECT_TRUE(shows(now, "Esc back"));
        }
    ui_.chosen = 0;
    EXPECT_TRUE(shows(screen(), "Ada vs. Computer, level 2, round 2, 2:0, last played 1970-01-01"));
}

TEST_F(ScreenTest, AnUnsavedMatchIsNotedAtEverySize) {
    ui_.trouble = "Autosave failed: /x: No space left on device.";
    for (const Extent extent : {Layout::kSmallest, Extent{24, 80}, Extent{60, 200}})
        EXPECT_TRUE(shows(screen(extent), "Not saved"));
    EXPECT_TRUE(shows(screen(), "Not saved   Enter place"));
}

TEST_F(ScreenTest, PiecesHaveTheirColourAndLetter) {
    const Screen now = screen();
    const Layout layout = make_layout({24, 80}, {}, ui_);
    const Place purple = *layout.place_of(7, 8);
    expect_piece(now, purple, "P", Colour::kPurple);
    EXPECT_EQ(now.grid.at(purple.row, purple.col + 1).text, "▌");
}

TEST_F(ScreenTest, APieceThatWouldTurnShowsBothColours) {
    const Screen now = screen();
    const Place green = *make_layout({24, 80}, {}, ui_).place_of(7, 7);
    expect_piece(now, green, "G", Colour::kGreen);
    expect_piece(now, {green.row, green.col + 1}, "y", Colour::kYellow);
}

TEST_F(ScreenTest, TheCursorIsReversed) {
    ui_.cursor = cell("i8");
    const Screen now = screen();
    expect_piece(now, now.cursor, "P", Colour::kPurple, kReverse);
    EXPECT_TRUE(shows(now, "i8 is purple."));
    ui_.cursor = cell("a1");
    // The whole place has the foreground colour.
    EXPECT_EQ(screen().grid.at(3, 4).text, "█");
    EXPECT_EQ(style_of(screen().grid.at(3, 4), ColourDepth::k256).foreground,
              style_of(Role::kCursor, ColourDepth::k256).background);
    EXPECT_TRUE(shows(screen(), "a1 is empty."));
}

TEST_F(ScreenTest, CursorAndBlackPiecesHaveARingInEightColours) {
    constexpr int kWhite = 7;
    const auto count = [&] {
        const Screen now = build_screen(match_, ui_, {60, 200}, {ColourDepth::k8, true, true});
        int found = 0;
        for (int i = 0; i < 60 * 140; ++i) {
            const Glyph& glyph = now.grid.at(i / 140, i % 140);
            found += glyph.ink == kWhite || glyph.ground == kWhite ? 1 : 0;
        }
        return found;
    };
    ui_.letters = false;
    ui_.cursor = cell("i8");
    EXPECT_GE(count(), 8);
    ui_.cursor = cell("a1");
    EXPECT_GE(count(), 8);
    MatchSetup setup;
    setup.position = *parse_position("16/16/16/16/16/16/7GK7/7P8/16/16/16/16/16/16/16/16 R");
    match_.start(setup);
    EXPECT_GE(count(), 16) << "two rings";
}

TEST_F(ScreenTest, TheLastMoveIsMarked) {
    play({"i9"});
    ui_.cursor = cell("a1");
    const Place red = *make_layout({24, 80}, {}, ui_).place_of(8, 8);
    expect_piece(screen(), red, "R", Colour::kRed, kUnderline);
    ui_.letters = false;
    expect_piece(screen(), red, "•", Colour::kRed, kUnderline);
    EXPECT_TRUE(build_screen(match_, ui_, {24, 80}, {ColourDepth::kNone, false}).grid.text().find("R<") !=
                std::string::npos);
}

TEST_F(ScreenTest, AsciiModeShowsOnlyAscii) {
    play({"i9", "j9"});
    ui_.news = "news";
    for (const char c : build_screen(match_, ui_, {24, 80}, {ColourDepth::kNone, false}).grid.text())
        EXPECT_GE(c, 0);  // no byte of 0x80 and more
}

TEST_F(ScreenTest, NarrowTerminalsShowTheStateAboveTheBoard) {
    const Screen now = screen({12, 40});
    EXPECT_EQ(now.grid.row_text(0), " R  Player 1's turn: red  Round 1  0 : 0");
    EXPECT_TRUE(shows(now, "GyP"));
    EXPECT_TRUE(shows(now, "Enter place   q quit   ? help"));
}

TEST_F(ScreenTest, TooSmallNamesTheSizeNeeded) {
    EXPECT_TRUE(shows(screen({7, 60}), "Too small: Atom-4 needs 32 columns by 8 rows."));
    EXPECT_TRUE(shows(screen({2, 20}), "Too small:"));
    (void)screen({1, 1});
}

TEST_F(ScreenTest, ThePageOfKeysCanBeScrolledToItsEnd) {
    ui_.page = PageShown::kKeys;
    EXPECT_TRUE(shows(screen({60, 80}), "would turn yellow."));
    EXPECT_TRUE(shows(screen(), "i handbook"));
    ui_.page_top = 10'000;
    const Screen end = screen({12, 40});
    EXPECT_TRUE(shows(end, "a blunder."));
    EXPECT_TRUE(shows(end, "up down more"));
    EXPECT_LT(end.page_top, 100);
}

TEST_F(ScreenTest, LargeTerminalsHaveLargeCells) {
    const Screen now = screen({43, 132});
    const Layout layout = make_layout({43, 132}, {}, ui_);
    const Place green = *layout.place_of(7, 7);
    expect_piece(now, green, "G", Colour::kGreen);
    expect_piece(now, {green.row, green.col + 1}, "y", Colour::kYellow);
    // The piece is round: above and below its middle it is half as high, and narrower.
    EXPECT_EQ(now.grid.at(green.row - 1, green.col).text, "▀") << "of the paper";
    EXPECT_EQ(now.grid.at(green.row + 1, green.col).text, "▀");
    EXPECT_EQ(now.grid.at(green.row, green.col - 2).text, "▐");
}

// Whatever the terminal has, a letter is in the middle of its piece, as far to the left of its end as to the right.
TEST_F(ScreenTest, LettersAreInTheMiddle) {
    ui_.cursor = cell("a1");
    for (const Extent extent : {Extent{24, 80}, Extent{43, 132}, Extent{60, 200}, Extent{100, 300}})
        for (const Capabilities capabilities :
             {Capabilities{ColourDepth::kDirect, true, true}, {ColourDepth::k8, true, false}, {}}) {
            const Grid grid = build_screen(match_, ui_, extent, capabilities).grid;
            const Layout layout = make_layout(extent, {}, ui_);
            const Place green = *layout.place_of(7, 7);
            const Place purple = *layout.place_of(7, 8);
            EXPECT_EQ(grid.at(green.row, green.col).text, "G");
            EXPECT_EQ(purple.col - green.col, layout.cell.cols);
            EXPECT_EQ(grid.at(purple.row, purple.col).text, "P");
            EXPECT_EQ(grid.at(layout.board.row - 1, layout.vertex(0, 7).col).text, "h");
        }
}

TEST_F(ScreenTest, NarrowAndHighTerminalsHaveThePanelBelow) {
    const Screen now = screen({40, 48});
    EXPECT_TRUE(shows(now, "> Player 1"));
    EXPECT_TRUE(shows(now, "wants four"));
    EXPECT_TRUE(shows(now, "Player 1's turn: red"));
}

TEST_F(ScreenTest, LettersCanBeHiddenOnlyWithColours) {
    ui_.letters = false;
    EXPECT_FALSE(shows(screen(), "GyP"));
    EXPECT_TRUE(build_screen(match_, ui_, {24, 80}, {}).grid.text().find("GyP") != std::string::npos);
}

TEST_F(ScreenTest, LookingBackShowsTheEarlierBoard) {
    play({"i9", "j9"});
    ui_.viewed = 1;
    const Screen then = screen();
    EXPECT_TRUE(shows(then, "Move 1 of 1: i9"));
    EXPECT_TRUE(shows(then, "Y▌P"));
    EXPECT_TRUE(shows(then, "1. i9          j9"));
    EXPECT_TRUE(shows(then, "i9 turns h8 yellow."));
    EXPECT_TRUE(shows(then, "Enter play on"));
    ui_.viewed = 0;
    EXPECT_TRUE(shows(screen(), "G▌P"));
    EXPECT_TRUE(shows(screen(), "Start of the round."));
    EXPECT_TRUE(shows(screen({12, 40}), "Move 0 of 1"));
}

TEST_F(ScreenTest, TheEnginesOpinionHasABarAndAText) {
    ui_.analysis = AnalysisSession::State::kSearching;
    EXPECT_TRUE(shows(screen(), "Analysing..."));
    ui_.report = SearchReport{7, 9, {{Score(123), {cell("i9"), cell("i10")}}}, 1, {}, 0};
    EXPECT_TRUE(shows(screen(), "white +1.23"));
    EXPECT_TRUE(shows(screen(), "depth 7"));
    EXPECT_TRUE(shows(screen(), "i9 i10"));
    EXPECT_TRUE(shows(screen({12, 40}), "white +1.23  i9 i10"));
    // Black's part of the bar, four tenths or more; without colours it is drawn in characters.
    EXPECT_TRUE(build_screen(match_, ui_, {24, 80}, {}).grid.text().find("-----") != std::string::npos);
}

TEST_F(ScreenTest, TheBarShowsTheShareOfTheVerdict) {
    ui_.analysis = AnalysisSession::State::kSearching;
    ui_.report = SearchReport{7, 9, {{Score(900), {cell("i9"), cell("i10")}}}, 1, {}, 0};
    const std::string text = build_screen(match_, ui_, {24, 80}, {}).grid.text();
    const auto middle = text.find("==|==");
    ASSERT_NE(middle, std::string::npos);
    const auto begin = text.find_last_not_of('=', middle) + 1;
    const std::string bar = text.substr(begin, text.find_first_not_of("=|-", begin) - begin);
    const auto whites = std::count(bar.begin(), bar.end(), '=') + 1;  // the mark in the middle replaces one
    const double share = Verdict(Score(900), match_.position().mover()).share();
    EXPECT_EQ(whites, std::lround(share * static_cast<double>(bar.size()))) << bar;
}

TEST_F(ScreenTest, AnalysisHasSeveralLinesWithEnoughRoom) {
    ui_.analysis = AnalysisSession::State::kSearching;
    ui_.analysis_lines = 2;
    ui_.report = SearchReport{7, 9, {{Score(123), {cell("i9"), cell("i10")}}, {Score(-20), {cell("i7")}}}, 1, {}, 0};
    EXPECT_TRUE(shows(screen({30, 100}), "+1.23 i9 i10"));
    EXPECT_TRUE(shows(screen({30, 100}), "-0.20 i7"));
    EXPECT_TRUE(shows(screen({24, 80}), "+1.23 i9 i10"));
}

TEST_F(ScreenTest, AFinishedRoundHasAVerdict) {
    ui_.analysis = AnalysisSession::State::kOver;
    ui_.verdict = Verdict(Score(Score::kWin), Player::kFirst);
    EXPECT_TRUE(shows(screen(), "Player 1 has won"));
    ui_.analysis = AnalysisSession::State::kWaiting;
    ui_.analysis_bar = "Analysis starts after the review.";
    EXPECT_TRUE(shows(screen(), "Analysis starts after"));
}

// At 32x8 the evaluation replaces the score, or in a timed match the turn.
TEST_F(ScreenTest, TheEnginesOpinionHasAPlaceOnEveryScreen) {
    ui_.analysis = AnalysisSession::State::kSearching;
    for (const bool timed : {false, true}) {
        MatchSetup setup{{}, {Seat::human(), Seat::computer(2)}};
        if (timed) setup.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
        match_.start(setup);
        for (const bool reported : {false, true}) {
            ui_.report = {};
            if (reported) ui_.report = SearchReport{7, 9, {{Score(123), {cell("i9"), cell("i10")}}}, 1, {}, 0};
            for (int rows = 8; rows < 50; ++rows)
                for (int cols = 32; cols < 140; cols += 3)
                    EXPECT_TRUE(shows(screen({rows, cols}), reported ? "white +1.23" : "Analysing..."))
                        << rows << "x" << cols << (timed ? ", timed" : "");
        }
    }
    EXPECT_EQ(screen({8, 32}).grid.row_text(0), " R  white +1.23       5:00  5:00");
}

TEST_F(ScreenTest, AQuestionIsSeenForAsLongAsItIsOpen) {
    (void)handle_command(Command::kResign, game_, ui_, 24);
    ui_.news_fresh = false;  // the mouse moved on
    for (const Extent extent : {Extent{24, 80}, Extent{12, 60}, Extent{8, 32}})
        EXPECT_TRUE(shows(screen(extent), "Press R again to resign."));
}

TEST_F(ScreenTest, TheVerbAgreesWithThePlayer) {
    match_.start({{}, {Seat::human(), Seat::computer(2)}});
    EXPECT_TRUE(shows(screen(), "  want four ▐W W W W▌"));
    EXPECT_TRUE(shows(screen(), "  wants four ▐K K K K▌"));
}

TEST_F(ScreenTest, TheTypedLineIsAtTheFoot) {
    ui_.prompt.emplace(PromptPurpose::kCell, "h1");
    const Screen now = screen();
    EXPECT_TRUE(shows(now, "Cell: h1"));
    EXPECT_EQ(now.cursor, (Place{23, 9}));
    ui_.prompt.emplace(PromptPurpose::kSave, std::string(200, 'x') + ".atom4");
    EXPECT_TRUE(shows(screen(), "xx.atom4"));
    EXPECT_TRUE(shows(screen({12, 40}), "Save in: xx"));
}

TEST_F(ScreenTest, ReviewedMovesAreMarked) {
    play({"i9", "j9"});
    ui_.reviewed = {{cell("i9"), Score(-50), Score(400), {cell("i7")}, Judgement::kMistake},
                    {cell("h9"), Score(0), Score(0), {cell("h9")}, Judgement::kLosingMove}};
    EXPECT_TRUE(shows(screen(), "1. i9?         j9"));
    EXPECT_FALSE(shows(screen(), "??"));  // another move was reviewed
    ui_.viewed = 1;
    EXPECT_TRUE(shows(screen(), "i9 is a mistake. i7 was better."));
    // The mark is also shown before the move is made, with the better move.
    ui_.viewed = 0;
    ui_.judged = 1;
    EXPECT_TRUE(shows(screen(), "Position before 1. i9."));
    EXPECT_TRUE(shows(screen(), "i9 is a mistake. i7 was better."));
}

TEST_F(ScreenTest, ACommentIsShownOnceAfterAnyJudgement) {
    play({"i9", "j9"});
    ASSERT_TRUE(match_.annotate(match_.line_of_plies(1), {MoveMark::kDoubtful, "too early"}));
    ui_.viewed = 1;
    show_message(ui_, "1. i9?! too early");
    const std::string text = screen().grid.text();
    const std::size_t told = text.find("1. i9?! too early");
    ASSERT_NE(told, std::string::npos);
    EXPECT_EQ(text.find("1. i9?! too early", told + 1), std::string::npos) << text;
    EXPECT_TRUE(shows(screen(), "i9 turns h8 yellow."));
    ui_.reviewed = {{cell("i9"), Score(-50), Score(400), {cell("i7")}, Judgement::kMistake}};
    EXPECT_TRUE(shows(screen(), "i9 is a mistake. i7 was better. 1. i9?! too early"));
    EXPECT_TRUE(shows(screen(), "i9 turns h8 yellow."));
    ui_.news.clear();
    EXPECT_TRUE(shows(screen(), "i9 is a mistake. i7 was better. 1. i9?! too early"));
}

TEST_F(ScreenTest, AWinIsMarkedAndAnnounced) {
    // Plays moves until one of them wins: a position set up by a record would look the same, but real moves test more.
    while (!match_.position().is_over()) {
        const auto moves = match_.position().legal_moves();
        Cell best = moves.front();
        for (const Cell move : moves) {
            Position after = match_.position();
            if (after.play_legal(move).wins()) best = move;
        }
        ASSERT_TRUE(match_.play(best));
    }
    ASSERT_TRUE(winner(match_.position().outcome()));
    ui_.cursor = cell("a1");
    const Screen now = screen();
    constexpr int kGold = 221;
    const auto row = match_.position().winning_cells();
    ASSERT_GE(row.size(), 4U);
    const Layout layout = make_layout({24, 80}, {}, ui_);
    for (const Cell piece : row) {
        const Place place = *layout.place_of(piece.row(), piece.col());
        // A winning piece has light behind it, or a star if there are no colours.
        const Glyph& beside = now.grid.at(place.row, place.col - 1);
        EXPECT_TRUE(beside.ink == kGold || beside.ground == kGold);
        const Grid plain = build_screen(match_, ui_, {24, 80}, {}).grid;
        EXPECT_EQ(plain.at(place.row, place.col + 1).text, "*");
        EXPECT_EQ(plain.at(place.row, place.col).attributes, kUnderline);
    }
    EXPECT_TRUE(shows(now, "wins round 1!"));
    EXPECT_TRUE(shows(now, "n next round"));
    // In the handbook the other pieces keep their colours.
    const Grid before = build_screen(match_, ui_, {24, 80}, {ColourDepth::k256, true, true}).grid;
    ui_.fades = false;
    const Grid still = screen().grid;
    const std::set<Cell> winning(row.begin(), row.end());
    int others = 0;
    for (int r = 0; r < 16; ++r)
        for (int c = 0; c < 16; ++c) {
            const auto piece = match_.position().at(Cell(r, c));
            if (!piece || winning.contains(Cell(r, c))) continue;
            const Place place = *layout.place_of(r, c);
            EXPECT_EQ(still.at(place.row, place.col).ground,
                      style_of(piece_role(*piece), ColourDepth::k256).background);
            others += still.at(place.row, place.col) != before.at(place.row, place.col);
        }
    EXPECT_GT(others, 0);
}

// The light runs from piece to piece: each has light behind it while the reaction is there, and turns when reached.
TEST_F(ScreenTest, AReactionLightsUpItsPieces) {
    constexpr int kGold = 221;
    ui_.frames = {{{}, {cell("h8")}, {}}};
    ui_.cursor = cell("a1");
    for (const Extent extent : {Extent{24, 80}, Extent{43, 132}, Extent{60, 200}}) {
        const Screen now = screen(extent);
        const Layout layout = make_layout(extent, {}, ui_);
        const auto has_gold = [&](Place at) {
            const Glyph& glyph = now.grid.at(at.row, at.col);
            return glyph.ink == kGold || glyph.ground == kGold;
        };
        const Place lit = *layout.place_of(7, 7);
        const Place dark = *layout.place_of(7, 8);
        EXPECT_TRUE(has_gold({lit.row, lit.col - layout.cell.cols / 2}));
        EXPECT_FALSE(has_gold({dark.row, dark.col + layout.cell.cols / 2}));
    }
}

TEST_F(ScreenTest, EveryBoardOnEveryScreenIsDrawn) {
    for (const int side : {6, 16, 26}) {
        match_.start({{side, side}, {}});
        for (int rows = 1; rows < 45; rows += 2)
            for (int cols = 1; cols < 140; cols += 7) {
                ui_.cursor = Cell(side - 1, side - 1);
                EXPECT_EQ(screen({rows, cols}).grid.extent(), (Extent{rows, cols}));
            }
    }
}

TEST_F(ScreenTest, AnOpponentIsOfferedBeforeTheFirstMove) {
    EXPECT_TRUE(shows(screen(), "N play the computer"));
    play({"i9"});
    EXPECT_FALSE(shows(screen(), "N play the computer"));
    EXPECT_TRUE(shows(screen(), "N new"));
}

TEST_F(ScreenTest, AResignedRoundShowsNoPlayableCells) {
    play({"i9"});
    ui_.letters = true;
    EXPECT_TRUE(shows(screen(), "─•─"));
    match_.resign(Player::kSecond);
    EXPECT_FALSE(shows(screen(), "─•─"));
    ui_.viewed = 0;
    EXPECT_TRUE(shows(screen(), "─•─"));
}

}  // namespace
}  // namespace atom4::tui
