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

/// Starts matches: with chosen settings, as a rematch with sides swapped, from a position that is set up or pasted, or
/// as a whole match from the clipboard. Also changes who plays in the current match. The start page takes the place of
/// the board; the other questions are dialogs over the window.
class MatchStarter : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    MatchStarter(Session& session, const BoardView& board, QStackedWidget& pages)
        : session_(session), match_(session.match()), board_(board), pages_(pages) {}

    /// Sets the callback that is asked before the current match is replaced; false keeps it.
    void setGate(std::function<bool()> mayReplace) { mayReplace_ = std::move(mayReplace); }
    /// Starts a match and reports it with that sentence. Returns false if the gate refuses.
    bool start(const MatchSetup& setup, const QString& sentence = tr("New match."));
    /// Shows the start page. `settings` has the look of its example.
    void askForNewMatch(const Settings& settings);
    /// Shows the start page when the program starts without a match; the first time, it offers lessons.
    void welcome(const Settings& settings);
    /// Rebuilds the start page if it is shown and lessons were completed since it was made.
    void renewPage(const Settings& settings);
    /// Returns the start page while it is shown, else nullptr.
    [[nodiscard]] StartPage* page() const { return page_; }
    /// Closes any page and shows the board again; the match is unchanged.
    void leavePage();
    void rematch();
    /// Asks who takes that player's seat from now on; the round continues. `settings` has the look of the pieces.
    void askForSeat(Player player, const Settings& settings);
    /// Opens the settings, including the computer's level for the next match and, if wanted, for the current one.
    void askForSettings(SettingsManager& keeper);
    /// Opens the position editor. `settings` has the look of the board.
    void setUpPosition(const Settings& settings);

    void copyPosition();
    void copyMatch();
    /// Starts from the position in the clipboard, or opens the match there.
    void paste();

signals:
    /// A message for the user.
    void said(const QString& sentence);
    /// The start page was opened or closed.
    void pageChanged();
    void rulesRequested();
    void lessonsRequested();
    void puzzlesRequested();
    void todaysPuzzleRequested();
    /// The user wants to resume an unfinished match.
    void resumeRequested(const std::filesystem::path& file);

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
    LessonProgress progress_;  // when the start page was made
};

}  // namespace atom4::ui
