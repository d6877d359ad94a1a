// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QFileDialog>
#include <QMainWindow>
#include <QMessageBox>
#include <QObject>
#include <QPointer>
#include <filesystem>
#include <functional>
#include <optional>

#include "core/lines/game_controller.h"
#include "ui/common/game_window.h"

namespace atom4::ui {

/// Asks before a game is left for another one, if that costs something. The session alone decides what happens to the
/// game and its score.
class LinesLeaving : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    LinesLeaving(lines::GameController& game, QWidget& window) : game_(game), window_(window) {}

    /// Calls `leave` at once if leaving costs nothing, otherwise when the player has confirmed. A new question replaces
    /// an open one.
    void ask(lines::Action what, std::function<void()> leave);

private:
    [[nodiscard]] QString consequences() const;

    lines::GameController& game_;
    QWidget& window_;
    QPointer<QMessageBox> box_;
};

/// Opens, saves and resumes games of Lines, and reports failures of autosave. Its dialogs belong to a window.
class LinesFiles : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. `leaving` asks before another game replaces the current one.
    LinesFiles(lines::Session& session, LinesLeaving& leaving, QMainWindow& window);

    void askForFile();
    /// Replaces the game with the one in the file; on an error shows a message and changes nothing.
    void open(const std::filesystem::path& file);
    /// Shows why a file could not be opened.
    void couldNotOpen(const std::filesystem::path& file, const lines::FileError& error);
    /// Resumes an unfinished game.
    void resumeFrom(const std::filesystem::path& file);
    void askWhereToSave();
    /// Saves the game; returns false, and shows why, if that failed.
    bool saveTo(const QString& file);

    /// Reports that the game or its score cannot be saved: once in the status bar, and at its edge for as long as that
    /// lasts. Also reports when saving works again.
    void showAutosaveTrouble();
    /// Returns whether the window may close. Asks only if the game would be lost, because autosave fails.
    [[nodiscard]] bool mayLeave();

signals:
    /// Another game is on the board; the sentence says which.
    void replaced(const QString& sentence);
    /// A message to show.
    void said(const QString& sentence);

private:
    void openNow(const std::filesystem::path& file);
    void resumeNow(const std::filesystem::path& file);
    bool saveAs();
    static void prepareToSave(QFileDialog& dialog);

    lines::Session& session_;
    LinesLeaving& leaving_;
    QMainWindow& window_;
    UnsavedNotice* unsaved_;
    std::optional<SystemError> reportedTrouble_;
};

}  // namespace atom4::ui
