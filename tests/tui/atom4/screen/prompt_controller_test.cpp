// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/prompt_controller.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "core/atom4/rules/notation.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/file_completion.h"
#include "tui/atom4/screen/screen.h"
#include "tui/atom4/screen/unfinished.h"

namespace atom4::tui {
namespace {

namespace fs = std::filesystem;

// A session with a folder of its own.
class PromptTest : public testing::Test {
protected:
    PromptTest() {
        std::string name = (fs::temp_directory_path() / "atom4-prompt-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        ::setenv("XDG_STATE_HOME", folder_.c_str(), 1);
        session_ = std::move(*Session::begin({}));
        game_.emplace(session_->match(), mailbox_, GameController::Options(), GameController::Listeners());
        subscription_ = session_->match().subscribe([this](const MatchEvent& event) { announce(event, *game_, ui_); });
    }
    ~PromptTest() override {
        game_.reset();
        session_.reset();
        fs::remove_all(folder_);
    }
    void type(std::string_view keys) {
        for (const char key : keys) take_prompt_key(static_cast<unsigned char>(key), *session_, game_->browser, ui_);
    }
    void open(PromptPurpose purpose, const std::string& text) {
        open_prompt(purpose, *session_, ui_);
        ui_.prompt->set_text(text);
    }
    void touch(const char* name) const { std::ofstream(folder_ / name) << ""; }

    fs::path folder_;
    std::unique_ptr<Session> session_;
    Mailbox mailbox_;
    std::optional<GameController> game_;
    UiState ui_;
    Subscription subscription_;
};

TEST_F(PromptTest, APlayerCanBeNamedOnTheForm) {
    ui_.page = PageShown::kSetup;
    ui_.form = SetupForm(session_->match().setup());
    ASSERT_EQ(handle_command(Command::kNextRound, *game_, ui_, 24), Effect::kName);
    open_prompt(PromptPurpose::kName, *session_, ui_);
    type("Ada");
    const std::string typed = build_screen(session_->match(), ui_, {24, 80}, {}).grid.text();
    EXPECT_NE(typed.find("Name: Ada"), std::string::npos) << typed;
    type("\n");
    EXPECT_FALSE(ui_.prompt);
    EXPECT_EQ(ui_.form.setup().seats[Player::kFirst].name, "Ada");
    const std::string shown = build_screen(session_->match(), ui_, {24, 80}, {}).grid.text();
    EXPECT_NE(shown.find("Ada", shown.find("for white")), std::string::npos) << shown;
    // The text of a computer seat is not accepted as a name; an empty line removes the name.
    open(PromptPurpose::kName, "Computer 3");
    type("\n");
    EXPECT_TRUE(ui_.prompt);
    EXPECT_FALSE(ui_.what_becomes.empty());
    ui_.prompt->set_text("");
    type("\n");
    EXPECT_EQ(ui_.form.setup().seats[Player::kFirst].name, "");
}

TEST_F(PromptTest, TheCursorFollowsTheNameOfACell) {
    open(PromptPurpose::kCell, "");
    type("H1");
    EXPECT_EQ(ui_.cursor, *parse_cell("h1"));
    type("2");
    EXPECT_EQ(ui_.cursor, *parse_cell("h12"));
    type("\n");
    EXPECT_FALSE(ui_.prompt);
    EXPECT_TRUE(session_->match().is_fresh());
}

TEST_F(PromptTest, AsksAgainAfterABadCell) {
    open(PromptPurpose::kCell, "z99");
    type("\n");
    EXPECT_TRUE(ui_.prompt);
    EXPECT_EQ(ui_.news, "Which cell? Type a letter and a number, such as i9.");
    type("\033");
    EXPECT_FALSE(ui_.prompt);
}

TEST_F(PromptTest, SavesAndOpensAgain) {
    (void)session_->match().play(*parse_cell("i9"));
    const std::string file = (folder_ / "one.atom4").string();
    open(PromptPurpose::kSave, file);
    type("\n");
    EXPECT_EQ(ui_.news, "Saved in " + file + ".");
    EXPECT_FALSE(ui_.prompt);
    session_->match().start({});
    open(PromptPurpose::kOpen, file);
    type("\n");
    EXPECT_FALSE(ui_.prompt);
    EXPECT_EQ(session_->match().undoable_plies(), 1);
    open_prompt(PromptPurpose::kSave, *session_, ui_);
    EXPECT_EQ(ui_.prompt->text(), file);
}

TEST_F(PromptTest, ReplacesAFileOnlyAfterAConfirmation) {
    touch("taken.atom4");
    const std::string file = (folder_ / "taken.atom4").string();
    open(PromptPurpose::kSave, file);
    type("\n");
    EXPECT_EQ(ui_.news, file + " already exists. Press Enter again to replace it.");
    EXPECT_EQ(fs::file_size(file), 0U);
    type("x\n");  // another name
    EXPECT_EQ(fs::file_size(file), 0U);
    open(PromptPurpose::kSave, file);
    type("\n\n");
    EXPECT_FALSE(ui_.prompt);
    EXPECT_GT(fs::file_size(file), 0U);
}

TEST_F(PromptTest, AFileThatCannotBeOpenedLeavesTheMatch) {
    (void)session_->match().play(*parse_cell("i9"));
    touch("empty.atom4");
    open(PromptPurpose::kOpen, (folder_ / "empty.atom4").string());
    type("\n");
    EXPECT_TRUE(ui_.prompt);
    EXPECT_NE(ui_.news.find("empty.atom4:1:1: this is not a saved game"), std::string::npos);
    EXPECT_EQ(session_->match().undoable_plies(), 1);
}

// Until the match is saved elsewhere or the prompt is cancelled, whatever other messages come meanwhile.
TEST_F(PromptTest, AFailedSaveIsShownWithItsPathUntilDismissed) {
    const auto shown = [&] {
        return build_screen(session_->match(), ui_, {24, 160}, {ColourDepth::k256, true, true}).grid.text();
    };
    fs::create_directory(folder_ / "folder.atom4");
    const std::string file = (folder_ / "folder.atom4").string();
    const std::string trouble = file + ": Is a directory";
    for (const bool mended : {true, false}) {
        session_->match().start({{}, {Seat::human(), Seat::computer(2)}});
        (void)session_->match().play(*parse_cell("i9"));
        open(PromptPurpose::kSave, file);
        type("\n");
        EXPECT_NE(shown().find(trouble), std::string::npos) << shown();
        ASSERT_TRUE(session_->match().answer(session_->match().generation(), *parse_cell("i7")));
        EXPECT_NE(shown().find(trouble), std::string::npos) << shown();
        type("x");
        EXPECT_NE(shown().find(trouble), std::string::npos) << shown();
        type(mended ? "\n" : "\033");
        EXPECT_FALSE(ui_.prompt);
        EXPECT_EQ(shown().find("Is a directory"), std::string::npos) << shown();
        EXPECT_EQ(fs::exists(file + "x"), true);
    }
}

TEST_F(PromptTest, AsksForAFileIfNoMatchIsUnfinished) {
    open_unfinished(*session_, ui_);
    EXPECT_EQ(ui_.page, PageShown::kGame);
    ASSERT_TRUE(ui_.prompt);
    EXPECT_EQ(ui_.prompt->text(), "");
}

// After o Enter, s Enter proposes another file, so that the resumed match does not overwrite the one that was left.
TEST_F(PromptTest, ResumesAMatchAndSavesElsewhere) {
    (void)session_->match().play(*parse_cell("i9"));
    session_->match().start({});
    (void)session_->match().play(*parse_cell("i7"));
    (void)session_->match().play(*parse_cell("i9"));
    open_unfinished(*session_, ui_);
    ASSERT_EQ(ui_.page, PageShown::kUnfinished);
    ASSERT_EQ(ui_.unfinished.size(), 1U);
    const auto press = [&](Command command) { return handle_command(command, *game_, ui_, 24); };
    EXPECT_EQ(press(Command::kDown), Effect::kShow);
    EXPECT_EQ(press(Command::kUp), Effect::kShow);
    EXPECT_EQ(press(Command::kPlace), Effect::kResume);
    take_chosen(*session_, ui_);
    EXPECT_EQ(ui_.page, PageShown::kGame);
    EXPECT_EQ(session_->match().undoable_plies(), 1);
    open_prompt(PromptPurpose::kSave, *session_, ui_);
    EXPECT_EQ(ui_.prompt->text().find(folder_.string()), std::string::npos) << "a name of its own is proposed";
    ui_.prompt.reset();
    open_unfinished(*session_, ui_);
    ASSERT_EQ(ui_.unfinished.size(), 1U);
    (void)press(Command::kDown);
    (void)press(Command::kDown);
    EXPECT_EQ(press(Command::kPlace), Effect::kResume);
    take_chosen(*session_, ui_);
    EXPECT_TRUE(ui_.prompt) << "the last entry is a file";
    ui_.prompt.reset();
    open_unfinished(*session_, ui_);
    EXPECT_EQ(press(Command::kBack), Effect::kShow);
    EXPECT_EQ(ui_.page, PageShown::kGame);
}

TEST_F(PromptTest, OpensAPastRound) {
    (void)session_->match().play(*parse_cell("i9"));
    ASSERT_TRUE(session_->match().resign(Player::kFirst));
    session_->match().start({});
    open_unfinished(*session_, ui_);
    ASSERT_EQ(ui_.page, PageShown::kUnfinished);
    ASSERT_EQ(ui_.past_rounds.size(), 1U);
    for (std::size_t i = 0; i < ui_.unfinished.size(); ++i) (void)handle_command(Command::kDown, *game_, ui_, 24);
    EXPECT_EQ(handle_command(Command::kPlace, *game_, ui_, 24), Effect::kResume);
    take_chosen(*session_, ui_);
    EXPECT_EQ(session_->match().undoable_plies(), 1);
    EXPECT_TRUE(session_->match().is_over());
    EXPECT_FALSE(session_->path());
}

TEST_F(PromptTest, TabCompletesNamesOfSavedGames) {
    for (const char* name : {"game-a.atom4", "game-b.atom4", "gamble.txt", ".hidden.atom4", "other.atom4"}) touch(name);
    fs::create_directory(folder_ / "games");
    const std::string base = folder_.string() + "/";
    EXPECT_EQ(complete_file_name(base + "o").text, base + "other.atom4");
    const FileCompletion several = complete_file_name(base + "g");
    EXPECT_EQ(several.text, base + "game");
    EXPECT_EQ(several.names, (std::vector<std::string>{"game-a.atom4", "game-b.atom4", "games/"}));
    EXPECT_EQ(complete_file_name(base + "games").text, base + "games/");
    EXPECT_EQ(complete_file_name(base + ".h").text, base + ".hidden.atom4");
    EXPECT_TRUE(complete_file_name(base + "x").names.empty());
    EXPECT_EQ(complete_file_name(base + "x").text, base + "x");
    EXPECT_TRUE(complete_file_name(base + "no/such/").names.empty());

    open(PromptPurpose::kOpen, base + "g");
    type("\t");
    EXPECT_EQ(ui_.prompt->text(), base + "game");
    type("\t");
    EXPECT_EQ(ui_.news, "game-a.atom4  game-b.atom4  games/");
    type("x\t");
    EXPECT_EQ(ui_.news, "No saved game or folder begins with that.");
}

TEST_F(PromptTest, ACommentBelongsToTheMoveShown) {
    Match& match = session_->match();
    const auto press = [&](Command command) { return handle_command(command, *game_, ui_, 24); };
    EXPECT_EQ(press(Command::kComment), Effect::kShow);
    EXPECT_EQ(ui_.news, "No moves in this round yet.");
    (void)match.play(*parse_cell("i9"));
    (void)match.play(*parse_cell("i7"));
    press(Command::kStepBack);
    EXPECT_EQ(press(Command::kComment), Effect::kComment);
    ui_.prompt.emplace(PromptPurpose::kComment);
    type("?! too early\n");
    EXPECT_FALSE(ui_.prompt);
    EXPECT_EQ(ui_.news, "1. i9?! too early");
    EXPECT_EQ(match.annotation(match.line_of_plies(1)), (Annotation{MoveMark::kDoubtful, "too early"}));
    EXPECT_EQ(match.annotation(match.line_of_plies(2)), Annotation());
    press(Command::kStepBack);
    EXPECT_EQ(press(Command::kComment), Effect::kShow);
    EXPECT_EQ(ui_.news, "Start of the round.");
}

}  // namespace
}  // namespace atom4::tui
