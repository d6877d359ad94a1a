// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QStackedWidget>
#include <QTimer>
#include <filesystem>
#include <memory>

#include "core/lines/game_controller.h"
#include "core/lines/session.h"
#include "ui/common/files.h"
#include "ui/common/game_window.h"
#include "ui/common/settings.h"
#include "ui/lines/actions.h"
#include "ui/lines/course_page.h"
#include "ui/lines/files.h"
#include "ui/lines/side_panel.h"
#include "ui/lines/sounds.h"
#include "ui/lines/start_page.h"

namespace atom4::ui {

/// The window of a game of Lines: shows it, takes the player's moves, gives hints and shows demos. When it is closed,
/// the game is saved for next time and its score is recorded.
class LinesWindow : public GameWindow {
    Q_OBJECT

public:
    explicit LinesWindow(std::unique_ptr<lines::Session> session, const Settings& settings = {});
    ~LinesWindow() override;

    [[nodiscard]] LinesBoardView* board() const { return view_->board(); }
    [[nodiscard]] const lines::Session& session() const { return *session_; }
    [[nodiscard]] bool isDemonstration() const { return game_.demonstrates(); }

    void setSettings(const Settings& settings);
    /// Replaces the game with the one in the file; on an error shows a message and changes nothing.
    void openFile(const std::filesystem::path& file) { files_.open(file); }
    void openFile(const QString& file) { openFile(pathOf(file)); }
    /// Shows why a file could not be opened.
    void couldNotOpen(const std::filesystem::path& file, const lines::FileError& error) {
        files_.couldNotOpen(file, error);
    }
    /// Saves the game; returns false, and shows why, if that failed.
    bool saveTo(const QString& file) { return files_.saveTo(file); }
    void start(const lines::Configuration& configuration);
    /// Shows the start page, as at the start of the program.
    void welcome() { starter_.welcome(settings_); }
    /// Opens the lessons in place of the board.
    void learn() { lessons_->open(); }
    [[nodiscard]] LinesCourseSwitcher* lessons() const { return lessons_; }
    [[nodiscard]] LinesCourseSwitcher* exercises() const { return exercises_; }
    /// Returns the start page, or nullptr while the board is shown.
    [[nodiscard]] LinesStartPage* startPage() const { return starter_.page(); }

signals:
    /// The user asks for the settings, which belong to the program.
    void settingsRequested();
    void soundsRequested(bool on);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void connectParts();
    void retranslate();
    [[nodiscard]] QString reminder() const;

    void refresh();
    void describe();
    void ask(QAction* what, const QString& question);
    void dropQuestion();
    void showGame(const QString& text);

    void play(lines::Move move);
    void showTurn();
    void refuse(lines::IllegalMove reason, lines::Cell cell);
    void undo();
    void redo();
    void restart();
    void askForNewGame();
    void askForSetup();
    void showScores();
    void showHelp();
    void openMenu(QPoint at);
    void setPreview(bool shown);

    void askForHint();
    void copyPicture();
    void demonstrate();
    void endDemonstration();
    void setAlarm();
    void handle(const lines::GameEvent& event);
    void showHint(const lines::Hint& hint);

    std::unique_ptr<lines::Session> session_;
    Settings settings_;
    LinesView* view_;
    QStackedWidget* pages_;
    LinesCourseSwitcher* lessons_;
    LinesCourseSwitcher* exercises_;
    QTimer alarm_;  // for the next deadline of game_
    lines::GameController game_;
    SoundPlayer sounds_;
    std::optional<lines::Hint> hint_;  // the last one shown
    QAction* asked_ = nullptr;         // what the panel asks about, while game_ waits for an answer
    LinesLeaving leaving_;
    LinesFiles files_;
    LinesStarter starter_;
    std::unique_ptr<LinesActions> actions_;
};

}  // namespace atom4::ui
