// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Scenes of the seats, and of the computer's turn.
#include <QAction>
#include <QCheckBox>
#include <QToolButton>

#include "core/atom4/game/rating.h"
#include "tests/support/cost.h"
#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/panels/seat_dialog.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

// Returns a table where the computer thinks for long and shows its analysis.
std::shared_ptr<Table> tableThatThinks(LanguageChoice language) {
    auto table = tableIn(language, against_computer(Player::kSecond, 12), patientThinker());
    Settings settings = table->window->settings();
    settings.showThoughts = true;
    table->window->settingsManager().change(settings);
    sayIn(language);
    table->match().set_seats({Seat::human(), Seat::human()});
    playSome(*table, 20);
    table->match().set_seats({Seat::human(), Seat::computer(12)});
    table->click(table->match().position().legal_moves().front());
    table->board()->finishAnimation();
    auto* button = table->window->findChild<QToolButton*>(QStringLiteral("moveNowButton"));
    require(QTest::qWaitFor([&] { return button->isVisible(); }, test::kSlowness * 30'000));
    return table;
}

// A player with a known rating is offered an even opponent.
Exhibit likeMe(LanguageChoice language) {
    auto table = tableIn(language, against_computer(Player::kSecond, 2));
    for (int round = 0; round < 20; ++round)
        require(!RatingFile().add({4, round % 2 == 0 ? RoundResult::kWon : RoundResult::kLost, kRatedBoard}));
    sayIn(language);
    table->key(Qt::Key_N, Qt::ControlModifier);
    table->window->findChild<QCheckBox*>(QStringLiteral("levelTheirsLikeMe"))->setChecked(true);
    return shown(table);
}

Exhibit thinking(LanguageChoice language) {
    return shown(tableThatThinks(language));
}

Exhibit paused(LanguageChoice language) {
    auto table = tableThatThinks(language);
    trigger(*table, "pause");
    return shown(table);
}

std::shared_ptr<Table> tableOfComputers(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 20);
    table->match().set_seats({Seat::computer(7), Seat::computer(8)});
    table->board()->finishAnimation();
    return table;
}

Exhibit demo(LanguageChoice language) {
    return shown(tableOfComputers(language));
}

Exhibit demonstrationPaused(LanguageChoice language) {
    auto table = tableOfComputers(language);
    trigger(*table, "pause");
    return shown(table);
}

Exhibit demonstrationEnd(LanguageChoice language) {
    auto table = tableIn(language);
    table->playToTheEnd(Outcome::kSecondWins, 5);
    table->match().set_seats({Seat::computer(7), Seat::computer(8)});
    table->board()->finishAnimation();
    trigger(*table, "pause");
    return shown(table);
}

Exhibit seat(LanguageChoice language, const Seat& who) {
    sayIn(language);
    auto dialog = std::make_shared<SeatDialog>(ByPlayer<Seat>{who, Seat::computer(8)}, Player::kFirst, QStringList(),
                                               PieceStyle::kPlain);
    dialog->show();
    require(QTest::qWaitForWindowExposed(dialog.get()));
    QWidget* widget = dialog.get();
    return {widget, std::move(dialog)};
}

}  // namespace

std::vector<Scene> seatScenes() {
    return {
        {"like-me", false, likeMe},
        {"thinking", false, thinking},
        {"paused", false, paused},
        {"seat-person", true, [](LanguageChoice language) { return seat(language, Seat::human("Grace Hopper")); }},
        {"seat-computer", true, [](LanguageChoice language) { return seat(language, Seat::computer(12)); }},
        {"demonstration", false, demo},
        {"demonstration-paused", false, demonstrationPaused},
        {"demonstration-end", false, demonstrationEnd},
    };
}
