// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMainWindow>
#include <QObject>
#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

#include "core/atom4/controller/turn_keeper.h"
#include "core/atom4/game/session.h"
#include "ui/common/game_window.h"

namespace atom4::ui {

/// The files of a match: open, save, resume, and warnings about autosave. Shows its dialogs over a window.
class MatchFiles : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    MatchFiles(Session& session, const TurnKeeper& turns, QMainWindow& window);

    void askForFile();
    /// Replaces the match by the one in the file; on an error, warns the user and changes nothing.
    void open(const std::filesystem::path& file);
    /// Reports that the current match was opened from that file, and where the previous one is saved.
    void announceOpened(const std::filesystem::path& file);
    /// Warns the user that a file could not be opened, and why.
    void couldNotOpen(const std::filesystem::path& file, const FileError& error);
    /// Sets the callback that is asked before a file is opened here; it returns whether another game took the file.
    void setFileTaker(std::function<bool(const std::filesystem::path&)> takes) { anotherTakes_ = std::move(takes); }
    /// Sets the callback that is asked before the current match is replaced; false keeps it.
    void setGate(std::function<bool()> mayReplace) { mayReplace_ = std::move(mayReplace); }
    /// Resumes an unfinished match; on an error, warns the user.
    void resumeFrom(const std::filesystem::path& file);
    /// Puts a past round on the board. Returns false if the user keeps the current match, or after a warning if the
    /// file could not be read.
    bool openPastRound(const std::filesystem::path& file);

    /// Saves the match to its file, or to one that the user chooses. Returns whether it was saved.
    bool save();
    bool saveAs();

    /// Reports that autosave fails: once in a message, and in the status bar as long as it lasts. Also reports when it
    /// works again.
    void showAutosaveTrouble();
    /// Returns whether the window may close. Asks the user if a match would be lost, that is, only if autosave fails.
    [[nodiscard]] bool mayLeave();

signals:
    /// The match has been opened from a file or saved to one.
    void fileChanged();
    /// A message for the user.
    void said(const QString& sentence);

private:
    bool saveTo(const std::filesystem::path& file);
    bool askBeforeReplacing(const std::filesystem::path& file);
    void take(const std::filesystem::path& file);

    Session& session_;
    const TurnKeeper& turns_;
    QMainWindow& window_;
    UnsavedNotice* unsaved_;
    std::optional<SystemError> reportedTrouble_;
    std::function<bool(const std::filesystem::path&)> anotherTakes_;
    std::function<bool()> mayReplace_;
};

}  // namespace atom4::ui
