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

/// Asks before a game is left for another one, where that costs something. Whatever is answered, the session alone
/// decides what becomes of the game and of its score.
class LinesLeaving : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    LinesLeaving(lines::GameController& game, QWidget& window) : game_(game), window_(window) {}

    /// Calls `leave` at once where there is nothing to ask about, else when the person has confirmed. Of several
    /// questions only the last one counts.
    void ask(lines::Deed what, std::function<void()> leave);

private:
    [[nodiscard]] QString consequences() const;

    lines::GameController& game_;
    QWidget& window_;
    QPointer<QMessageBox> box_;
};

/// A game of Lines in files: opened, saved, gone on with, kept by itself. Asks and warns over a window.
class LinesFiles : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. What would take the place of the game in play is asked about first, by `leaving`.
    LinesFiles(lines::Session& session, LinesLeaving& leaving, QMainWindow& window);

    void askForFile();
    /// Replaces the game by the one in the file; on an error says so and changes nothing.
    void open(const std::filesystem::path& file);
    /// Says why a file could not be opened.
    void couldNotOpen(const std::filesystem::path& file, const lines::FileError& error);
    /// Puts a game that was left back on the board.
    void goOnWith(const std::filesystem::path& file);
    void askWhereToSave();
    /// False, and says why, if it could not be saved.
    bool saveTo(const QString& file);

    /// Says that game or scores are not kept: in the status bar once, at its edge for as long as it lasts.
    void tellWhatIsNotKept();
    /// Asks what is to become of a game that would be lost; as a rule there is nothing to ask.
    [[nodiscard]] bool mayLeave();

signals:
    /// Another game is in play; the sentence says which.
    void replaced(const QString& sentence);
    /// Something to be read.
    void said(const QString& sentence);

private:
    void openNow(const std::filesystem::path& file);
    void goOnNow(const std::filesystem::path& file);
    bool saveAs();
    static void prepareToSave(QFileDialog& dialog);

    lines::Session& session_;
    LinesLeaving& leaving_;
    QMainWindow& window_;
    UnsavedNotice* unkept_;
    std::optional<SystemError> toldTrouble_;
};

}  // namespace atom4::ui
