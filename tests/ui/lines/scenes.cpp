// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <QAction>
#include <QMessageBox>

#include "tests/support/cost.h"
#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "ui/lines/dialogs.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

std::shared_ptr<LinesTable> linesIn(LanguageChoice language, const lines::SessionOptions& options = {}) {
    auto table = std::make_shared<LinesTable>(options);
    takeOffScreen(*table->window);
    sayIn(language);
    return table;
}

Exhibit hung(std::shared_ptr<LinesTable> table) {
    QWidget* window = table->window.get();
    return {window, std::move(table)};
}

Exhibit linesWelcome(LanguageChoice language) {
    auto table = linesIn(language);
    table->window->welcome();
    return hung(table);
}

// With a game in play, another unfinished one, no option at its default, and all options shown.
Exhibit linesNewWithAll(LanguageChoice language) {
    auto table = linesIn(language);
    table->moveAtRandom(1);
    table->window->start({{12, 14, 20, 4, 6, 5}, false});
    table->moveAtRandom(2);
    leaveOnADay(table->window->session().unfinished());
    trigger(*table, "setup");
    return hung(table);
}

Exhibit linesPath(LanguageChoice language) {
    auto table = std::make_shared<LinesTable>("a1:1 b1:1 c1:1 d1:1 e3:1 a8:2 b9:3 h5:4 c4:5 d5:5 e6:5 g2:3");
    takeOffScreen(*table->window);
    sayIn(language);
    table->click("h5");
    table->hover("f7");
    return hung(table);
}

// Cells are cut off at each edge, and a path crosses the middle.
Exhibit linesZoomed(LanguageChoice language) {
    Exhibit path = linesPath(language);
    auto* board = path.widget->findChild<LinesBoardView*>();
    board->zoomBy(1.7, board->cellCentre({3, 4}));
    board->finishMoving();
    return path;
}

// The longest text of a hint, and the note about its cost.
Exhibit linesHint(LanguageChoice language) {
    auto table = std::make_shared<LinesTable>("a1:1 b1:1 c1:1 d1:1 f1:2 a2:2 b2:2 c2:2 d2:3 e2:3 f2:3 g2:4 e4:1");
    takeOffScreen(*table->window);
    sayIn(language);
    for (int asked = 0; asked < 2; ++asked) trigger(*table, "hint");
    require(QTest::qWaitFor([&] { return table->board()->hint().has_value(); }, test::kSlowness * 30'000));
    return hung(table);
}

Exhibit linesOver(LanguageChoice language) {
    lines::SessionOptions small;
    small.rows = small.cols = 4;
    small.colours = 3;
    small.line = 3;
    small.seed = 2;
    auto table = linesIn(language, small);
    for (std::uint64_t i = 0; !table->game().is_over(); ++i) table->moveAtRandom(i);
    return hung(table);
}

Exhibit linesOverWithHelp(LanguageChoice language) {
    lines::SessionOptions small;
    small.rows = small.cols = 4;
    small.colours = 20;
    small.seed = 2;
    auto table = linesIn(language, small);
    table->moveAtRandom(1);
    for (int asked = 0; asked < 2; ++asked) trigger(*table, "undo");
    for (std::uint64_t i = 0; !table->game().is_over(); ++i) table->moveAtRandom(i);
    return hung(table);
}

Exhibit linesLeaving(LanguageChoice language) {
    auto table = std::make_shared<LinesTable>("a1:1 b1:1 c1:1 d1:1 e3:1 a8:2 b9:3 h5:4");
    sayIn(language);
    table->move("e3", "e1");
    table->window->openFile(table->folder.filePath(QStringLiteral("begin.lines")));
    auto* box = table->window->findChild<QMessageBox*>();
    require(QTest::qWaitForWindowExposed(box));
    return {box, table};
}

Exhibit linesScores(LanguageChoice language, int count) {
    sayIn(language);
    std::vector<lines::HighScoreList> lists(1);
    for (int i = 0; i < count; ++i)
        lists[0].scores.push_back({12340 - 870 * i, "2026.10.1" + std::to_string(i * 5 % 7), "id" + std::to_string(i),
                                   i % 3 == 0 ? "Ada" : "Grace Hopper"});
    auto dialog = std::make_shared<LinesScoresDialog>(lists, lists[0].configuration, "id4");
    dialog->findChild<LineChart*>()->choose(count > 0 ? std::optional(count / 2) : std::nullopt);
    return shown(dialog);
}

Exhibit linesHelp(LanguageChoice language) {
    sayIn(language);
    auto dialog = std::make_shared<LinesHelpDialog>(lines::GameSetup());
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    return shown(dialog);
}

}  // namespace

std::vector<Scene> linesScenes() {
    return {
        {"lines-welcome", false, linesWelcome},
        {"lines-new-with-all", false, linesNewWithAll},
        {"lines-path", false, linesPath},
        {"lines-zoomed", false, linesZoomed},
        {"lines-hint", false, linesHint},
        {"lines-over", false, linesOver},
        {"lines-over-with-help", false, linesOverWithHelp},
        {"lines-leaving", true, linesLeaving},
        {"lines-scores", true, [](LanguageChoice language) { return linesScores(language, 12); }},
        {"lines-scores-empty", true, [](LanguageChoice language) { return linesScores(language, 0); }},
        {"lines-help", true, linesHelp},
    };
}
