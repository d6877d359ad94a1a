// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/gallery/gallery_scenes.h"

#include <QAction>
#include <QCoreApplication>
#include <QToolButton>

#include "tests/support/cost.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/board/wheel_view.h"
#include "ui/atom4/pages/handbook_window.h"
#include "ui/atom4/pages/help_dialog.h"
#include "ui/atom4/pages/past_rounds_dialog.h"
#include "ui/atom4/pages/position_dialog.h"
#include "ui/atom4/pages/statistics_dialog.h"
#include "ui/atom4/panels/level_setting.h"
#include "ui/common/settings_dialog.h"

using namespace atom4;
using namespace atom4::ui;
using namespace std::chrono_literals;

namespace {

// The cell where most pieces would turn.
Cell busiestCell(const Position& position) {
    Cell busiest = position.legal_moves().front();
    std::size_t most = 0;
    for (const Cell candidate : position.legal_moves()) {
        Position tried = position;
        const std::size_t changes = tried.play_legal(candidate).changes().size();
        if (changes <= most) continue;
        most = changes;
        busiest = candidate;
    }
    return busiest;
}

Exhibit start(LanguageChoice language) {
    return shown(tableIn(language, against_computer(Player::kSecond, 2)));
}

Exhibit preview(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 60);
    table->hover(busiestCell(table->match().position()));
    return shown(table);
}

Exhibit manyChanges(LanguageChoice language) {
    auto table = tableIn(language, against_computer(Player::kSecond, 10));
    table->match().set_seats({Seat::human(), Seat::human()});
    playSome(*table, 60);
    table->match().set_seats({Seat::human(), Seat::computer(10)});
    table->click(busiestCell(table->match().position()));
    table->board()->finishAnimation();
    const auto* button = part<QToolButton>(*table, "moveNowButton");
    require(QTest::qWaitFor([&] { return button->isVisible(); }, test::kSlowness * 30'000));
    return shown(table);
}

Exhibit lost(LanguageChoice language) {
    auto table = tableIn(language, against_computer(Player::kFirst, 2));
    table->match().set_seats({Seat::human(), Seat::human()});
    table->playToTheEnd(Outcome::kFirstWins, 5);
    table->match().set_seats({Seat::computer(2), Seat::human()});
    table->board()->finishAnimation();
    return shown(table);
}

Exhibit resigned(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 20);
    trigger(*table, "resign");
    return shown(table);
}

Exhibit clocks(LanguageChoice language) {
    auto table = tableIn(language);
    MatchSetup setup = table->match().setup();
    setup.time_control = TimeControl{90min, 30s};
    setup.seats = {Seat::human(), Seat::computer(8)};
    table->window->startMatch(setup);
    table->click(cell("i9"));
    table->board()->finishAnimation();
    trigger(*table, "pause");
    return shown(table);
}

Exhibit variations(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 24);
    for (const int back : {3, 9}) {
        for (int step = 0; step < back; ++step) trigger(*table, "previousPly");
        const auto moves = table->board()->position().legal_moves();
        table->click(moves[moves.size() / 2]);
        table->board()->finishAnimation();
        playSome(*table, 3);
    }
    for (int step = 0; step < 5; ++step) trigger(*table, "previousPly");
    return shown(table);
}

// A trial move in a finished round, with the preview of the cell under the pointer.
Exhibit aTry(LanguageChoice language) {
    auto table = tableIn(language);
    table->playToTheEnd(Outcome::kFirstWins, 1);
    table->board()->finishAnimation();
    for (int step = 0; step < 8; ++step) trigger(*table, "previousPly");
    const Cell played = table->match().plies()[table->match().plies().size() - 8].placed();
    const auto moves = table->board()->position().legal_moves();
    table->click(moves[moves[0] == played ? 1 : 0]);
    table->board()->finishAnimation();
    table->hover(busiestCell(table->match().position()));
    return shown(table);
}

Exhibit why(LanguageChoice language) {
    auto table = tableIn(language);
    table->playToTheEnd(Outcome::kFirstWins, 1);
    table->board()->finishAnimation();
    trigger(*table, "why");
    return shown(table);
}

Exhibit wheel(LanguageChoice language) {
    auto table = tableIn(language);
    auto* wheel = table->window->findChild<WheelView*>();
    for (int step = 0; step < 4; ++step) QTest::keyClick(wheel, Qt::Key_Right);
    return shown(table);
}

Exhibit hint(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 40);
    trigger(*table, "hint");
    require(QTest::qWaitFor([&] { return table->board()->hint().has_value(); }, test::kSlowness * 30'000));
    return shown(table);
}

// The longest texts of a lesson, with the result of an attempt.
Exhibit lesson(LanguageChoice language) {
    auto table = tableIn(language);
    table->window->learn();
    LessonPage* page = table->window->lessons()->page();
    page->begin(LessonId::kStop);
    page->board()->setFocus();
    emit page->board()->cellChosen(cell("d6"));
    page->board()->finishAnimation();
    return shown(table);
}

Exhibit welcome(LanguageChoice language) {
    auto table = tableIn(language);
    table->window->welcome();
    return shown(table);
}

// With a match in play, another unfinished one, and no setting at its default.
Exhibit newMatchWithAll(LanguageChoice language) {
    auto table = tableIn(language, against_computer(Player::kFirst, 7));
    table->match().set_seats({Seat::human(), Seat::human("Ada")});
    playSome(*table, 12);
    MatchSetup setup{{}, {Seat::human("Grace Hopper"), Seat::computer(7)}};
    setup.time_control = TimeControl{90min, 30s};
    setup.start = Colour::kPurple;
    table->window->startMatch(setup);
    table->match().set_seats({Seat::human(), Seat::human()});
    playSome(*table, 12);
    table->match().set_seats(setup.seats);
    leaveOnADay(table->session->unfinished());
    trigger(*table, "new");
    return shown(table);
}

Exhibit newDemonstration(LanguageChoice language) {
    auto table = tableIn(language);
    MatchSetup setup{{}, {Seat::computer(2), Seat::computer(11)}};
    table->window->startMatch(setup);
    trigger(*table, "new");
    return shown(table);
}

Exhibit settings(LanguageChoice language) {
    sayIn(language);
    auto* level = new LevelSetting(2, LevelSetting::Even{Level::of_tenths(34), false}, true);
    return shown(std::make_shared<SettingsDialog>(Settings(), nullptr, level));
}

Exhibit keys(LanguageChoice language) {
    sayIn(language);
    auto dialog = std::make_shared<HelpDialog>();
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    return shown(dialog);
}

Exhibit handbook(LanguageChoice language, HandbookPage page, const QString& words = {}) {
    sayIn(language);
    auto window = std::make_shared<HandbookWindow>();
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->openAt(page);
    window->search()->setText(words);
    Exhibit exhibit = shown(window);
    // The button that clears the search field fades in.
    if (!words.isEmpty())
        exhibit.isAtRest = [button = window->search()->findChild<QToolButton*>()] {
            return button->property("opacity") == 1.0;
        };
    return exhibit;
}

Exhibit statistics(LanguageChoice language, bool empty) {
    sayIn(language);
    auto folder = std::make_shared<QTemporaryDir>();
    const StatisticsFile file(folder->filePath(QStringLiteral("statistics")).toStdString());
    const RatingFile ratings(folder->filePath(QStringLiteral("rating")).toStdString());
    for (int round = 0; !empty && round < 120; ++round) {
        static constexpr std::array kResults{RoundResult::kWon, RoundResult::kLost, RoundResult::kWon,
                                             RoundResult::kDrawn, RoundResult::kHelped};
        const RoundResult result = kResults[static_cast<std::size_t>(round) % kResults.size()];
        require(!file.count(round % 11, result));
        require(!ratings.add({round / 20, result, {16, 16}}));
    }
    Exhibit exhibit = shown(std::make_shared<StatisticsDialog>(nullptr, file, ratings));
    exhibit.keeper = std::make_shared<std::pair<std::shared_ptr<void>, std::shared_ptr<void>>>(exhibit.keeper, folder);
    return exhibit;
}

Exhibit pastRounds(LanguageChoice language, bool empty) {
    sayIn(language);
    std::vector<PastRound> rounds;
    for (int round = 0; !empty && round < 30; ++round) {
        GameRecord record;
        record.seats[round % 2 == 0 ? Player::kSecond : Player::kFirst] = Seat::computer(round % 11);
        if (round % 5 == 0) record.seats = {Seat::human("Ada"), Seat::human("Grace")};
        record.early_end = EarlyEnd{EarlyEnd::Reason::kResigned, round % 3 == 0 ? Player::kFirst : Player::kSecond};
        rounds.push_back(
            {{}, std::chrono::sys_days(std::chrono::year(2026) / 11 / 27) - std::chrono::hours(7 * round), record});
    }
    return shown(std::make_shared<PastRoundsDialog>(rounds));
}

Exhibit position(LanguageChoice language) {
    sayIn(language);
    Position position(BoardSize{16, 16});
    std::uint64_t seed = 5;
    for (int ply = 0; ply < 90; ++ply) {
        const auto moves = position.legal_moves();
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        position.play_legal(moves[(seed >> 33U) % moves.size()]);
    }
    return shown(std::make_shared<PositionDialog>(position, Settings()));
}

Exhibit positionRubbish(LanguageChoice language) {
    Exhibit exhibit = position(language);
    auto* text = exhibit.widget->findChild<PositionText*>(QStringLiteral("text"));
    text->setPlainText(QStringLiteral("Lorem ipsum"));
    text->document()->setModified();
    QTest::keyClick(text, Qt::Key_Return);
    return exhibit;
}

std::vector<Scene> with(std::vector<Scene> first, const std::vector<Scene>& rest) {
    first.insert(first.end(), rest.begin(), rest.end());
    return first;
}

}  // namespace

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all = with(
        with(with(with(with(with(studyScenes(), seatScenes()), linesScenes()), puzzleScenes()), aroundScenes()),
             networkScenes()),
        {
            {"start", false, start},
            {"preview", false, preview},
            {"many-changes", false, manyChanges},
            {"lost", false, lost},
            {"won", false, won},
            {"danger", false, danger},
            {"whole-board", false, wholeBoard},
            {"near", false, near},
            {"resigned", false, resigned},
            {"clocks", false, clocks},
            {"variations", false, variations},
            {"try", false, aTry},
            {"why", false, why},
            {"wheel", false, wheel},
            {"hint", false, hint},
            {"lesson", false, lesson, true},
            {"welcome", false, welcome},
            {"new-match-with-all", false, newMatchWithAll},
            {"new-demonstration", false, newDemonstration},
            {"settings", true, settings},
            {"handbook-rules", true, [](LanguageChoice language) { return handbook(language, HandbookPage::kRules); }},
            {"handbook-mixing", true,
             [](LanguageChoice language) { return handbook(language, HandbookPage::kMixing); }},
            {"handbook-window", true,
             [](LanguageChoice language) { return handbook(language, HandbookPage::kWindow); }},
            {"handbook-defence", true,
             [](LanguageChoice language) { return handbook(language, HandbookPage::kDefence); }},
            {"handbook-found", true,
             [](LanguageChoice language) { return handbook(language, HandbookPage::kForks, QStringLiteral("d6")); }},
            {"handbook-not-found", true,
             [](LanguageChoice language) {
                 return handbook(language, HandbookPage::kRules, QStringLiteral("zeppelin"));
             }},
            {"help-keys", true, keys},
            {"statistics", true, [](LanguageChoice language) { return statistics(language, false); }},
            {"past-rounds", true, [](LanguageChoice language) { return pastRounds(language, false); }},
            {"past-rounds-empty", true, [](LanguageChoice language) { return pastRounds(language, true); }},
            {"statistics-empty", true, [](LanguageChoice language) { return statistics(language, true); }},
            {"position", true, position},
            {"position-rubbish", true, positionRubbish},
        });
    return all;
}
