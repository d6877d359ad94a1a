// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Scenes of analysis, review and trial moves.
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>

#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/window/sandbox.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

void triggerIn(Table& table, const char* action) {
    table.window->findChild<QAction*>(QLatin1String(action))->trigger();
}

void analyse(Table& table) {
    triggerIn(table, "analyse");
    auto* lines = table.window->findChild<QAbstractItemView*>(QStringLiteral("lines"));
    require(QTest::qWaitFor([&] { return lines->model()->rowCount() == 3; }, test::kSlowness * 30'000));
}

Exhibit analysis(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 40);
    analyse(*table);
    return shown(table);
}

void reviewToTheGravest(Table& table) {
    table.window->startMatch(MatchSetup{BoardSize{6, 6}, {Seat::human(), Seat::human()}});
    table.playToTheEnd(Outcome::kFirstWins, 3);
    table.board()->finishAnimation();
    triggerIn(table, "review");
    const ReviewController& guide = table.window->study()->review();
    require(QTest::qWaitFor([&] { return !guide.isRunning(); }, test::kSlowness * 60'000));
    // The last mistake is the one that lost, and the longest sentence.
    triggerIn(table, "previousMistake");
}

Exhibit review(LanguageChoice language) {
    auto table = tableIn(language);
    reviewToTheGravest(*table);
    return shown(table);
}

// The last mistake, with the position after it.
Exhibit reviewAfter(LanguageChoice language) {
    auto table = tableIn(language);
    reviewToTheGravest(*table);
    triggerIn(*table, "nextPly");
    return shown(table);
}

// On a board of the usual size, against the computer, with the ghost pieces of the review.
Exhibit coach(LanguageChoice language) {
    auto table = tableIn(language);
    table->window->startMatch(MatchSetup{{}, {Seat::human(), Seat::human()}});
    table->playToTheEnd(Outcome::kFirstWins, 1);
    table->match().set_seats({Seat::human(), Seat::computer(3)});
    table->board()->finishAnimation();
    triggerIn(*table, "review");
    const ReviewController& guide = table->window->study()->review();
    require(QTest::qWaitFor([&] { return !guide.isRunning(); }, test::kSlowness * 60'000));
    triggerIn(*table, "previousMistake");
    return shown(table);
}

Exhibit sandbox(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 24);
    triggerIn(*table, "tryIt");
    require(table->window->trial()->isOpen());
    return shown(table);
}

// A poor first move in the trial, the computer's reply, and the verdict.
Exhibit sandboxJudged(LanguageChoice language) {
    Exhibit exhibit = sandbox(language);
    const Sandbox* page = static_cast<MainWindow*>(exhibit.widget)->trial()->page();
    const Cell cell = page->match().position().legal_moves().front();
    QTest::mouseClick(page->board(), Qt::LeftButton, Qt::NoModifier, page->board()->cellCentre(cell));
    const auto* verdict = page->findChild<QLabel*>(QStringLiteral("sandboxVerdict"));
    const QString name = QString::fromStdString(to_text(cell));
    require(QTest::qWaitFor(
        [&] {
            page->board()->finishAnimation();
            return verdict->text().contains(name);
        },
        test::kSlowness * 30'000));
    return exhibit;
}

Exhibit reviewRunning(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 60);
    triggerIn(*table, "review");
    const ReviewController& guide = table->window->study()->review();
    require(QTest::qWaitFor([&] { return guide.reviewed().size() > 5; }, test::kSlowness * 60'000));
    table->window->study()->stop();
    return shown(table);
}

Exhibit reviewAndAnalysis(LanguageChoice language) {
    auto table = tableIn(language);
    reviewToTheGravest(*table);
    triggerIn(*table, "previousPly");
    triggerIn(*table, "previousPly");
    analyse(*table);
    Exhibit exhibit = shown(table);
    // The analysis restarts when the language changes.
    exhibit.isAtRest = [&analysis = table->window->study()->analysis()] { return !analysis.isSearching(); };
    return exhibit;
}

}  // namespace

std::vector<Scene> studyScenes() {
    return {
        {"analysis", false, analysis, true},
        {"review", false, review, true},
        {"review-after", false, reviewAfter},
        {"coach", false, coach, true},
        {"review-running", false, reviewRunning, true},
        {"review-and-analysis", false, reviewAndAnalysis, true},
        {"sandbox", false, sandbox},
        {"sandbox-judged", false, sandboxJudged},
    };
}
