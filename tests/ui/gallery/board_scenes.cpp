// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Scenes of the board itself, and the helpers of all scenes of a match.
#include <QCoreApplication>

#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/support/ui_fixture.h"

using namespace atom4;
using namespace atom4::ui;

void takeOffScreen(QWidget& window) {
    window.hide();
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.show();
}

void sayIn(LanguageChoice language) {
    speak(language);
    QCoreApplication::sendPostedEvents();
}

std::shared_ptr<Table> tableIn(LanguageChoice language, const SessionOptions& options) {
    static std::atomic<int> asked = 0;
    static std::atomic<int> ended = 0;
    return tableIn(language, options, endlessThinker(asked, ended));
}

std::shared_ptr<Table> tableIn(LanguageChoice language, const SessionOptions& options, MoveFinder find) {
    auto table = std::make_shared<Table>(options, std::move(find));
    takeOffScreen(*table->window);
    sayIn(language);
    return table;
}

void playSome(Table& table, int plies) {
    std::uint64_t seed = 11;
    for (int ply = 0; ply < plies; ++ply) {
        const auto moves = table.match().position().legal_moves();
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        require(table.match().play(moves[(seed >> 33U) % moves.size()]).has_value());
    }
    table.board()->finishAnimation();
}

Exhibit shown(std::shared_ptr<Table> table) {
    QWidget* window = table->window.get();
    return {window, std::move(table)};
}

Exhibit danger(LanguageChoice language) {
    auto table = tableIn(language);
    table->playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6"});
    for (const Cell legal : table->match().position().legal_moves()) {
        table->hover(legal);
        if (table->board()->meaning()->lets_win) break;
    }
    table->board()->finishMoving();
    return shown(table);
}

Exhibit won(LanguageChoice language) {
    auto table = tableIn(language);
    table->playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"});
    table->board()->finishMoving();
    return shown(table);
}

Exhibit wholeBoard(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 40);
    table->board()->showWhole();
    table->board()->finishMoving();
    return shown(table);
}

Exhibit near(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 40);
    for (int step = 0; step < 3; ++step) table->board()->zoomIn();
    table->board()->finishMoving();
    return shown(table);
}
