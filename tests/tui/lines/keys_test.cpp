// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Compares what every key does on every page of clines with keys.txt, beside this file.
#include "core/lines/course.h"
#include "core/lines/texts.h"
#include "tests/tui/common/key_table.h"
#include "tests/tui/lines/terminal_fixture.h"
#include "tui/lines/course_page.h"

namespace atom4::tui {
namespace {

std::string name_of(LinesEffect effect) {
    static const auto names = enumerators("tui/lines/controller.h", "LinesEffect");
    return names.at(static_cast<std::size_t>(effect));
}
std::string name_of(LinesPage page) {
    static const auto names = enumerators("tui/lines/ui_state.h", "LinesPage");
    return names.at(static_cast<std::size_t>(page));
}
std::string name_of(lines::Action action) {
    static const auto names = enumerators("core/lines/game_controller.h", "Action");
    return names.at(static_cast<std::size_t>(action));
}

PageFacts facts_of(const LinesUi& ui) {
    return {"page " + name_of(ui.page),
            "cursor " + lines::to_text(ui.cursor),
            ui.selected ? "picked " + lines::to_text(*ui.selected) : "nothing picked",
            ui.hint ? "hint" : "no hint",
            number("chosen", ui.chosen),
            number("paper", static_cast<int>(ui.paper)),
            whether(ui.letters, "letters", "no letters"),
            whether(ui.mouse, "mouse", "no mouse"),
            number("top line", ui.page_top),
            said(ui.news)};
}

class LinesKeyTest : public LinesTerminal {
protected:
    [[nodiscard]] PageFacts facts() const {
        PageFacts all = facts_of(ui_);
        const PageFacts computer{
            game_->asked() ? "asked " + name_of(*game_->asked()) : "nothing asked",
            whether(game_->demonstrates(), "demonstration", "no demonstration"),
            whether(game_->is_busy() && !game_->demonstrates(), "hint to come", "no hint to come")};
        all.insert(all.begin() + 4, computer.begin(), computer.end());
        all.push_back(number("score", static_cast<int>(session_->game().position().score())));
        all.push_back(number("chips:", static_cast<int>(session_->game().position().board().chips().size())));
        all.push_back(whether(session_->game().preview() == lines::Preview::kOn, "next chips", "no next chips"));
        all.push_back(whether(session_->game().can_undo(), "can undo", "cannot undo"));
        all.push_back(whether(session_->game().can_redo(), "can redo", "cannot redo"));
        return all;
    }

    // Pages react only to commands, so each command is given once, each time to a page in a folder of its own.
    void add(const std::string& page, const std::function<std::string(LinesCommand)>& give) {
        std::map<LinesCommand, std::string> outcomes;
        table_.add(page, [&](int key) {
            const LinesCommand command = LinesKeys(look_).command_of_key(key);
            const auto found = outcomes.find(command);
            if (found != outcomes.end()) return found->second;
            const test::TemporaryFolder folder(test::TemporaryFolder::parent_in_memory());
            for (const char* place : {"XDG_STATE_HOME", "XDG_DATA_HOME"}) ::setenv(place, folder.path().c_str(), 1);
            return outcomes[command] = give(command);
        });
    }

    void add_game(const std::string& page, const std::function<void()>& lead) {
        add(page, [&](LinesCommand command) -> std::string {
            begin("throw a1:1 b1:1 e5:1 c3:2 d4:3\n", "5x6");
            ui_.cursor = {2, 2};
            lead();
            ui_.news.clear();
            const PageFacts before = facts();
            const LinesEffect effect = handle_lines_command(command, *game_, ui_, 24);
            // The chips of a new game are random.
            if (ui_.news == lines::new_game_text()) return said(ui_.news);
            const std::string changed = difference(before, facts());
            if (effect == LinesEffect::kShow) return changed;
            return name_of(effect) + (changed.empty() ? "" : ", ") + changed;
        });
    }

    void add_course(const std::string& page, bool of_lessons, std::optional<LinesCommand> lead) {
        add(page, [&](LinesCommand command) {
            std::unique_ptr<lines::Course> course = std::make_unique<lines::LessonCourse>();
            if (!of_lessons) course = std::make_unique<lines::ExerciseCourse>();
            LinesCourseController table(*course, LinesUi());
            if (lead) table.take(*lead);
            const auto facts = [&] {
                PageFacts all = facts_of(table.ui());
                const PageFacts more{whether(table.is_list(), "list", "no list"),
                                     number("chosen", table.chosen()),
                                     course->heading() + ", " + course->count(),
                                     whether(course->has_tried(), "tried", "not tried"),
                                     whether(table.has_left(), "left", "not left"),
                                     whether(table.lists_keys(), "lists keys", "no keys listed"),
                                     said(table.said())};
                all.insert(all.end(), more.begin(), more.end());
                return all;
            };
            const PageFacts before = facts();
            table.take(command);
            return difference(before, facts());
        });
    }

    KeyTable table_;
};

TEST_F(LinesKeyTest, KeysMatchTheList) {
    const auto names = enumerators("tui/lines/controller.h", "LinesCommand");
    table_.add("commands",
               [&](int key) { return names.at(static_cast<std::size_t>(LinesKeys(look_).command_of_key(key))); });
    add_game("board", [] {});
    add_game("board, a chip picked", [&] { key('\n'); });
    const auto move_back = [&] {
        play_for_no_points();
        for (int asked = 0; asked < 2; ++asked) key('u');
    };
    add_game("board, a move taken back", move_back);
    add_game("board, after a move", [&] { play_for_no_points(); });
    add_game("board, demonstration", [&] {
        for (int asked = 0; asked < 2; ++asked) key('d');
    });
    for (const auto& [page, name] :
         {std::pair(LinesPage::kHelp, "help"), std::pair(LinesPage::kScores, "high scores"),
          std::pair(LinesPage::kPaused, "paused"), std::pair(LinesPage::kAskQuit, "asked whether to quit")})
        add_game(name, [&, page = page] {
            ui_.page = page;
            ui_.page_top = 3;
        });
    add_game("unfinished games", [&] {
        ui_.page = LinesPage::kUnfinished;
        ui_.unfinished.resize(3);
        ui_.chosen = 1;
    });
    add_course("lesson", true, {});
    add_course("lesson, a chip picked", true, LinesCommand::kAct);
    add_course("lessons, list", true, LinesCommand::kBack);
    add_course("exercise", false, {});
    table_.expect_in("tests/tui/lines/keys.txt");
}

}  // namespace
}  // namespace atom4::tui
