// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Compares what every key does on every page of atom4-tui with tests/tui/atom4/keys.txt.
#include "tui/atom4/screen/keys.h"

#include "core/atom4/rules/notation.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/positions.h"
#include "tests/tui/common/key_table.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/handbook_controller.h"
#include "tui/atom4/screen/lesson_controller.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/atom4/screen/position_controller.h"
#include "tui/atom4/screen/puzzle_controller.h"

namespace atom4::tui {
namespace {

using test::cell;

const std::string& effect_name(Effect effect) {
    static const auto names = enumerators("tui/atom4/screen/controller.h", "Effect");
    return names.at(static_cast<std::size_t>(effect));
}
const std::string& page_name(PageShown page) {
    static const auto names = enumerators("tui/atom4/screen/ui_state.h", "PageShown");
    return names.at(static_cast<std::size_t>(page));
}
const std::string& armed_name(PendingConfirmation armed) {
    static const auto names = enumerators("tui/atom4/screen/ui_state.h", "PendingConfirmation");
    return names.at(static_cast<std::size_t>(armed));
}

std::string form_text(const SetupForm& form) {
    const MatchSetup& setup = form.setup();
    std::string text = "form: " + to_text(setup.size);
    for (const Player player : kPlayers)
        text += setup.seats[player].is_computer() ? ", computer " + to_text(*setup.seats[player].computer_level)
                                                  : std::string(", person");
    if (setup.time_control) text += number(", minutes", static_cast<int>(setup.time_control->initial.count()) / 60);
    return text + number(", field", static_cast<int>(form.field())) + ", " + letter(setup.start);
}

PageFacts facts_of(const UiState& ui, const Match& match) {
    return {
        "page " + page_name(ui.page),
        number("moves:", match.undoable_plies()),
        number("round", match.round()),
        whether(match.is_over(), "over", "not over"),
        "cursor " + to_text(ui.cursor),
        ui.viewed ? number("looks at move", *ui.viewed) : "looks at the present",
        whether(ui.letters, "letters", "no letters"),
        number("paper", static_cast<int>(ui.paper)),
        whether(ui.mouse, "mouse", "no mouse"),
        number("ring", static_cast<int>(ui.call)),
        whether(ui.looks_closely, "close view", "whole view"),
        whether(ui.paused, "paused", "not paused"),
        whether(ui.analyses(), "analysis", "no analysis"),
        number("lines:", ui.analysis_lines),
        "armed " + armed_name(ui.armed),
        number("top line", ui.page_top),
        number("chosen", ui.chosen),
        form_text(ui.form),
        "becomes " + said(ui.what_becomes),
        ui.editor ? "editor " + to_text(ui.editor->position()) : "no editor",
        said(ui.news),
    };
}

// The match on the screen, with all that is needed to get to a page.
struct Screenful {
    Screenful() {
        ::setenv("XDG_CONFIG_HOME", habits.path().c_str(), 1);
        ui.cursor = cell("i9");
        subscription = match.subscribe([this](const MatchEvent& event) { announce(event, game, ui); });
    }
    void place(std::initializer_list<const char*> cells) {
        for (const char* name : cells) require(match.play(cell(name)).has_value());
        ui.cursor = cell("h8");
    }
    // Handles the key as the main loop does.
    Effect take(int key) {
        if (ui.editor) return take_position_key(key, match, ui);
        return handle_command(command_of_key(key), game, ui, 24);
    }

    test::TemporaryFolder habits{test::TemporaryFolder::parent_in_memory()};  // holds no settings yet
    Match match;
    Mailbox mailbox;
    bool rated = false;
    UiState ui;
    GameController game{match, mailbox, {{}, [this] { return rated && !match.helped(); }}, {.analysis = [this] {
                            ui.analysis = game.analysis.state();
                            ui.analysis_lines = game.analysis.lines();
                        }}};
    TurnKeeper& turns = game.turns;
    LineBrowser& browser = game.browser;
    Subscription subscription;
};

void add(KeyTable& table, const std::string& page, const std::function<void(Screenful&)>& lead) {
    table.add(page, [&](int key) {
        Screenful screen;
        lead(screen);
        screen.ui.news.clear();
        const PageFacts before = facts_of(screen.ui, screen.match);
        const Effect effect = screen.take(key);
        std::string changed = difference(before, facts_of(screen.ui, screen.match));
        if (screen.turns.is_thinking()) changed += changed.empty() ? "thinks" : ", thinks";
        if (screen.game.review.is_running()) changed += changed.empty() ? "reviews" : ", reviews";
        if (effect == Effect::kShow) return changed;
        return effect_name(effect) + (changed.empty() ? "" : ", ") + changed;
    });
}

void seat(Screenful& screen, const Seat& first, const Seat& second) {
    screen.match.start({{}, {first, second}});
}

void add_boards(KeyTable& table) {
    add(table, "board, fresh", [](Screenful&) {});
    add(table, "board, one move of three taken back", [](Screenful& screen) {
        screen.place({"i9", "i7", "h7"});
        screen.match.undo_turn();
    });
    add(table, "board, rated round in play", [](Screenful& screen) {
        seat(screen, Seat::human(), Seat::computer(2));
        screen.place({"i9"});
        screen.rated = true;
    });
    add(table, "board, looking back where another line begins", [](Screenful& screen) {
        screen.place({"i9", "i7"});
        look_back_to(1, screen.browser, screen.ui);
        (void)screen.take('\n');
        require(screen.match.play(screen.match.position().legal_moves().back()).has_value());
        look_back_to(1, screen.browser, screen.ui);
    });
    add(table, "board, round over", [](Screenful& screen) {
        screen.place({"i9"});
        screen.match.resign(Player::kFirst);
    });
    add(table, "board, two computers", [](Screenful& screen) { seat(screen, Seat::computer(1), Seat::computer(1)); });
    add(table, "board, over the network", [](Screenful& screen) {
        screen.place({"i9"});
        screen.match.set_remote(Match::Remote{{false, true}});
    });
    add(table, "board, over the network, with a question", [](Screenful& screen) {
        screen.match.set_remote(Match::Remote{{false, true}});
        screen.ui.question = "Ada asks to take a move back.";
    });
    add(table, "board, a match that is watched", [](Screenful& screen) {
        screen.match.set_remote(Match::Remote{{true, true}});
    });
}

void add_other_pages(KeyTable& table) {
    add(table, "keys", [](Screenful& screen) {
        screen.ui.page = PageShown::kKeys;
        screen.ui.page_top = 3;
    });
    add(table, "network", [](Screenful& screen) {
        screen.ui.page = PageShown::kNetwork;
        screen.ui.page_top = 3;
    });
    add(table, "new match", [](Screenful& screen) {
        (void)handle_command(Command::kNewMatch, screen.game, screen.ui, 24);
        screen.ui.form.step_field(1);
    });
    add(table, "new match, boards' rows", [](Screenful& screen) {
        (void)handle_command(Command::kNewMatch, screen.game, screen.ui, 24);
        screen.ui.form.step_field(3);
    });
    add(table, "unfinished matches", [](Screenful& screen) {
        screen.ui.page = PageShown::kUnfinished;
        screen.ui.unfinished.resize(3);
        screen.ui.chosen = 1;
    });
    add(table, "position", [](Screenful& screen) {
        MatchSetup small;
        small.size = {6, 6};
        screen.match.start(small);
        open_position_editor(screen.match, screen.ui);
        screen.ui.cursor = cell("c3");
        require(screen.ui.editor->put(cell("b2"), Colour::kBlue));
        require(screen.ui.editor->put(cell("b3"), Colour::kGreen));
        require(screen.ui.editor->undo());
    });
}

void add_lessons(KeyTable& table) {
    for (const char* page : {"lesson", "lesson, a step done", "lessons, list"})
        table.add(page, [&](int key) {
            const test::TemporaryFolder folder;
            bool wants_handbook = false;
            LessonController lessons(LessonProgressFile(folder / "lessons"), {},
                                     [&wants_handbook](LessonController&) { wants_handbook = true; });
            lessons.begin(kLessonIds[1]);
            if (page == std::string("lesson, a step done")) lessons.press(solutions(lessons.course().step()).front());
            if (page == std::string("lessons, list")) lessons.take_key(27);
            const auto facts = [&] {
                PageFacts all = facts_of(lessons.ui(), lessons.match());
                const PageFacts more{whether(lessons.is_list(), "list", "no list"),
                                     number("chosen", lessons.chosen()),
                                     number("lesson", static_cast<int>(lessons.course().lesson()) + 1),
                                     number("step", static_cast<int>(lessons.course().step_number()) + 1),
                                     whether(lessons.has_left(), "left", "not left"),
                                     whether(lessons.lists_keys(), "lists keys", "no keys listed"),
                                     whether(wants_handbook, "handbook", "no handbook"),
                                     said(lessons.said())};
                all.insert(all.end(), more.begin(), more.end());
                return all;
            };
            const PageFacts before = facts();
            lessons.take_key(key);
            return difference(before, facts());
        });
}

void add_puzzles(KeyTable& table) {
    for (const char* page : {"puzzle", "puzzles, statistics"})
        table.add(page, [&](int key) {
            constexpr const char* kPuzzle = "d1-005";
            const test::TemporaryFolder folder;
            Mailbox mailbox;
            PuzzleController puzzles(UiState{}, mailbox, PuzzleHistoryFile(folder / "puzzles"),
                                     MyPuzzlesFile(folder / "my-puzzles"));
            PuzzleTrainer& trainer = puzzles.trainer();
            require(trainer.begin(kPuzzle));
            puzzles.show();
            puzzles.take_key('h');
            if (page == std::string("puzzles, statistics")) puzzles.take_key('i');
            const auto facts = [&] {
                const std::string level = trainer.level() ? number("level", *trainer.level()) : "level by rating";
                // The puzzle of the day changes every day.
                if (trainer.source() == PuzzleTrainer::Source::kOfTheDay)
                    return PageFacts{"the puzzle of the day", level};
                if (trainer.run().puzzle().id != kPuzzle) return PageFacts{"another puzzle", level};
                return PageFacts{"the puzzle",
                                 level,
                                 "cursor " + to_text(puzzles.ui().cursor),
                                 whether(trainer.is_thinking(), "thinks", "does not think"),
                                 whether(puzzles.shows_text(), "statistics", "no statistics"),
                                 whether(trainer.has_clock(), "clock", "no clock"),
                                 number("moves:", puzzles.match().undoable_plies()),
                                 whether(puzzles.has_left(), "left", "not left"),
                                 whether(puzzles.lists_keys(), "lists keys", "no keys listed"),
                                 said(puzzles.said())};
            };
            const PageFacts before = facts();
            puzzles.take_key(key);
            return difference(before, facts());
        });
}

void add_handbook(KeyTable& table) {
    using Shown = HandbookController::Shown;
    for (const Shown shown : {Shown::kContents, Shown::kPage, Shown::kFindings})
        table.add(shown == Shown::kContents ? "handbook, contents"
                  : shown == Shown::kPage   ? "handbook, a page behind another"
                                            : "handbook, what was found",
                  [&](int key) {
                      HandbookController handbook(HandbookPage::kPlaces, shown == Shown::kPage, UiState{});
                      if (shown == Shown::kPage)
                          for (const int step : {'>', 'u', 'j', 'j'}) handbook.take_key(step);
                      if (shown == Shown::kFindings)
                          for (const int typed : {'/', 'r', 'o', 'w', '\n'}) handbook.take_key(typed);
                      require(handbook.shown() == shown);
                      const auto facts = [&] {
                          return PageFacts{number("shows", static_cast<int>(handbook.shown())),
                                           number("page", static_cast<int>(handbook.page()) + 1),
                                           number("top line", handbook.ui().page_top),
                                           number("chosen", handbook.chosen()),
                                           whether(handbook.has_back(), "has a way back", "no way back"),
                                           whether(handbook.prompt().has_value(), "asks for words", "asks nothing"),
                                           whether(handbook.has_left(), "left", "not left"),
                                           handbook.lesson()
                                               ? number("lesson", static_cast<int>(*handbook.lesson()) + 1)
                                               : "no lesson",
                                           said(handbook.said())};
                      };
                      const PageFacts before = facts();
                      handbook.take_key(key);
                      return difference(before, facts());
                  });
}

void add_typed_line(KeyTable& table) {
    table.add("a typed line", [](int key) -> std::string {
        LinePrompt line(PromptPurpose::kSave, "one two");
        (void)line.take(kLeftKey);
        switch (line.take(key)) {
            case LinePrompt::Result::kDone: return "done";
            case LinePrompt::Result::kLeft: return "left";
            case LinePrompt::Result::kComplete: return "completes";
            case LinePrompt::Result::kEdited: break;
        }
        std::string text = line.text();
        if (key < 127 && text == std::string("one tw") + static_cast<char>(key) + 'o') return "writes it";
        return text.insert(line.cursor(), "|");
    });
}

TEST(Keys, OfAtom4MatchTheList) {
    KeyTable table;
    const auto names = enumerators("tui/atom4/screen/keys.h", "Command");
    table.add("commands", [&](int key) { return names.at(static_cast<std::size_t>(command_of_key(key))); });
    add_boards(table);
    add_other_pages(table);
    add_typed_line(table);
    add_lessons(table);
    add_puzzles(table);
    add_handbook(table);
    table.expect_in("tests/tui/atom4/keys.txt");
}

}  // namespace
}  // namespace atom4::tui
