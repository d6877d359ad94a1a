// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStackedWidget>
#include <filesystem>
#include <functional>

#include "core/atom4/game/session.h"
#include "core/storage/progress.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/atom4/panels/level_setting.h"
#include "ui/common/settings.h"

namespace atom4::ui {

/// Says who plays what. Starts matches: as the person asks for them, with the sides changed, from a position that is
/// set up or pasted; takes a whole match from the clipboard; and changes who plays in the one there is. Asks for a new
/// match on a page in the place of the board, for the rest over the window.
class MatchStarter : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    MatchStarter(Session& session, const BoardView& board, QStackedWidget& pages)
        : session_(session), match_(session.match()), board_(board), pages_(pages) {}

    /// Sets the callback that is asked before the current match is replaced; false keeps it.
    void setGate(std::function<bool()> mayReplace) { mayReplace_ = std::move(mayReplace); }
    /// Starts a match and says the sentence. False if it does not begin.
    bool start(const MatchSetup& setup, const QString& sentence = tr("New match."));
    /// `settings` say how the example looks there.
    void askForNewMatch(const Settings& settings);
    /// The same for the first start.
    void welcome(const Settings& settings);
    /// Rebuilds that page, if it is there and lessons were completed since it was made.
    void renewPage(const Settings& settings);
    /// The page on which a new match is asked for, while it is shown.
    [[nodiscard]] StartPage* page() const { return page_; }
    /// Shows the board again, with the match as it is.
    void leavePage();
    void rematch();
    /// Asks who plays for that player from now on; the round continues. `settings` has the look of the pieces.
    void askForSeat(Player player, const Settings& settings);
    /// Asks for the settings, the level of the computer among them: that of the next match, and of this one if wanted.
    void askForSettings(SettingsManager& keeper);
    /// `settings` has the look of the board.
    void setUpPosition(const Settings& settings);

    void copyPosition();
    void copyMatch();
    /// Starts from the position in the clipboard, or opens the match there.
    void paste();

signals:
    /// Something to be read.
    void said(const QString& sentence);
    /// The page where a match begins is there, or gone.
    void pageChanged();
    void rulesWanted();
    void lessonsWanted();
    void puzzlesWanted();
    void todaysPuzzleWanted();
    /// The user wants to resume an unfinished match.
    void goOnWanted(const std::filesystem::path& file);

private:
    bool startFrom(const Position& position, const QString& sentence);
    void seat(const ByPlayer<Seat>& seats);

    void show(const Settings& settings, bool offersLessons = false);
    void takeLevel(const LevelSetting& chosen);

    Session& session_;
    Match& match_;
    const BoardView& board_;
    QStackedWidget& pages_;
    std::function<bool()> mayReplace_;
    QPointer<StartPage> page_;
    LessonProgress progress_;  // when that page was made
};

}  // namespace atom4::ui
