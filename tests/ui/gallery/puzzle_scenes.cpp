// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Scenes of puzzles in each of their states, and of the player's own puzzles.
#include <QAction>

#include "core/atom4/training/lessons.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/environment.h"
#include "tests/support/cost.h"
#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/support/parts.h"
#include "ui/atom4/pages/my_puzzles_dialog.h"
#include "ui/atom4/pages/puzzle_statistics.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

void settle(PuzzlePage& page) {
    page.board()->finishAnimation();
    require(QTest::qWaitFor([&] { return !page.isThinking(); }, test::kSlowness * 30'000));
    page.board()->finishAnimation();
}

// Returns a table of a player who has tried some puzzles, and has own ones: two due, one being learned, one learned.
std::shared_ptr<Table> tableWithPuzzles(LanguageChoice language, const char* id) {
    auto table = tableIn(language);  // in its own folder
    int number = 0;
    for (const char* visited : {"w1-001", "w1-002", "d1-001", "w2-001", "w2-002", "w3-001", "d2-001"}) {
        const bool missed = ++number % 4 == 0;
        require(!PuzzleHistoryFile().add(
            {"2026.11.1" + std::to_string(number), visited, missed ? PuzzleResult::kMissed : PuzzleResult::kSolved}));
    }
    require(!MyPuzzlesFile().change([](MyPuzzles& mine) {
        mine.add(*find_shipped_puzzle("w2-010"), "2026.11.01");
        mine.add(*find_shipped_puzzle("d1-010"), today());
        const auto learning = mine.add(*find_shipped_puzzle("w3-010"), "2026.11.01");
        mine.answer(*learning, PuzzleResult::kSolved, today());
        const auto sitting = mine.add(*find_shipped_puzzle("w1-010"), "2026.11.01");
        for (int step = 0; step < MyPuzzle::kLearned; ++step)
            mine.answer(*sitting, PuzzleResult::kSolved, "2026.11.01");
    }));
    trigger(*table, "puzzles");
    table->window->puzzles()->page()->begin(QLatin1String(id));
    return table;
}

PuzzlePage& pageOf(Table& table) {
    return *table.window->puzzles()->page();
}

Exhibit puzzle(LanguageChoice language) {
    return shown(tableWithPuzzles(language, "d2-030"));
}

Exhibit hinted(LanguageChoice language) {
    auto table = tableWithPuzzles(language, "w3-030");
    pageOf(*table).hint();
    settle(pageOf(*table));
    return shown(table);
}

Exhibit missed(LanguageChoice language) {
    auto table = tableWithPuzzles(language, "d1-030");
    PuzzlePage& page = pageOf(*table);
    const Puzzle& puzzle = page.trainer().run().puzzle();
    for (const Cell cell : puzzle.position.legal_moves())
        if (cell != puzzle.line.front()) {
            page.attempt(cell);
            break;
        }
    settle(page);
    return shown(table);
}

Exhibit solved(LanguageChoice language) {
    auto table = tableWithPuzzles(language, "w2-030");
    PuzzlePage& page = pageOf(*table);
    page.trainer().set_clock(true);
    page.begin(QStringLiteral("w2-030"));
    const auto line = page.trainer().run().puzzle().line;
    for (std::size_t i = 0; i < line.size(); i += 2) {
        page.attempt(line[i]);
        settle(page);
    }
    page.board()->finishAnimation();
    return shown(table);
}

Exhibit solution(LanguageChoice language) {
    auto table = tableWithPuzzles(language, "w4-030");
    pageOf(*table).showSolution();
    settle(pageOf(*table));
    return shown(table);
}

// The trainer must outlive its dialog.
template <class Dialog>
Exhibit dialogOf(LanguageChoice language) {
    auto table = tableWithPuzzles(language, "w1-001");
    auto dialog = std::make_shared<Dialog>(pageOf(*table).trainer());
    Exhibit exhibit = shown(dialog);
    exhibit.keeper = std::make_shared<std::pair<std::shared_ptr<Table>, std::shared_ptr<QDialog>>>(table, dialog);
    return exhibit;
}

Exhibit empty(LanguageChoice language) {
    auto table = tableIn(language);
    table->window->puzzles()->open();
    auto dialog = std::make_shared<MyPuzzlesDialog>(pageOf(*table).trainer());
    Exhibit exhibit = shown(dialog);
    exhibit.keeper = std::make_shared<std::pair<std::shared_ptr<Table>, std::shared_ptr<QDialog>>>(table, dialog);
    return exhibit;
}

// The start page for a player who has finished the lessons.
Exhibit ofTheDay(LanguageChoice language) {
    auto table = tableIn(language);
    for (const LessonId lesson : kLessonIds) require(!lesson_file().finish(name_of(lesson)));
    trigger(*table, "new");
    return shown(table);
}

}  // namespace

std::vector<Scene> puzzleScenes() {
    return {
        {"puzzle-of-the-day", false, ofTheDay},
        {"puzzle", false, puzzle, true},
        {"puzzle-hint", false, hinted},
        {"puzzle-missed", false, missed, true},
        {"puzzle-solved", false, solved},
        {"puzzle-solution", false, solution},
        {"puzzle-statistics", true, dialogOf<PuzzleStatisticsDialog>},
        {"my-puzzles", true, dialogOf<MyPuzzlesDialog>},
        {"my-puzzles-empty", true, empty},
    };
}
