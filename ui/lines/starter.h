// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPointer>
#include <QStackedWidget>
#include <filesystem>

#include "core/lines/session.h"
#include "ui/lines/start_page.h"

namespace atom4::ui {

/// How games of Lines begin in a window: on the page that asks for one, in place of the board. Remembers what was
/// played last, and by whom.
class LinesStarter : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it; the first of the pages is the one with the board.
    LinesStarter(lines::Session& session, QStackedWidget& pages);

    /// Nothing while the board is shown.
    [[nodiscard]] LinesStartPage* page() const { return page_; }
    void askForNewGame(const Settings& settings);
    /// The same for somebody who has just started the program.
    void welcome(const Settings& settings);
    /// Asks for the game that is chosen on the page, and remembers the choice.
    void begin();
    /// Shows the board again.
    void leavePage();

signals:
    /// The page is there, or gone.
    void pageChanged();
    /// The game that is chosen on the page is wanted: begin() has it begun, unless the person thinks better of it.
    void playWanted();
    /// A game with that is to begin.
    void wanted(const atom4::lines::Configuration& configuration);
    /// An unfinished one is.
    void goOnWanted(const std::filesystem::path& file);
    void rulesWanted();
    void lessonsWanted();

private:
    void show(const Settings& settings, bool offersLessons = false);
    [[nodiscard]] lines::Configuration proposal() const;

    lines::Session& session_;
    QStackedWidget& pages_;
    const std::string account_;  // who plays where nobody gives a name
    QPointer<LinesStartPage> page_;
};

}  // namespace atom4::ui
