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

/// The match in files: opened, saved, gone on with, kept by itself. Asks and warns over a window.
class MatchFiles : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    MatchFiles(Session& session, const TurnKeeper& turns, QMainWindow& window);

    void askForFile();
    /// Replaces the match by the one in the file; on an error says so and changes nothing.
    void open(const std::filesystem::path& file);
    /// Says that the match in play was opened from that file, and where the match before it is.
    void tellOpened(const std::filesystem::path& file);
    /// Says why a file could not be opened.
    void couldNotOpen(const std::filesystem::path& file, const FileError& error);
    /// Another game's window, asked about every file before it is opened here; true if it took the file.
    void setFileTaker(std::function<bool(const std::filesystem::path&)> takes) { anotherTakes_ = std::move(takes); }
    /// Sets the callback that is asked before the current match is replaced; false keeps it.
    void setGate(std::function<bool()> mayReplace) { mayReplace_ = std::move(mayReplace); }
    /// Puts a match that was left back on the board.
    void goOnWith(const std::filesystem::path& file);
    /// Puts a round that was played before on the board; false if it is not, which is said then.
    bool openPastRound(const std::filesystem::path& file);

    /// Saves in the match's file, or in one that is asked for; false if it is not.
    bool save();
    bool saveAs();

    /// Says that the match is not kept: in the status bar once, at its edge for as long as it lasts.
    void tellWhatIsNotKept();
    /// Asks what is to become of a match that would be lost; as a rule there is nothing to ask.
    [[nodiscard]] bool mayLeave();

signals:
    /// The match has another file, or is again what is in its file.
    void fileChanged();
    /// Something to be read.
    void said(const QString& sentence);

private:
    bool saveTo(const std::filesystem::path& file);
    bool askBeforeReplacing(const std::filesystem::path& file);
    void take(const std::filesystem::path& file);

    Session& session_;
    const TurnKeeper& turns_;
    QMainWindow& window_;
    UnsavedNotice* unkept_;
    std::optional<SystemError> toldTrouble_;
    std::function<bool(const std::filesystem::path&)> anotherTakes_;
    std::function<bool()> mayReplace_;
};

}  // namespace atom4::ui
