// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <filesystem>

#include "ui/lines_window.h"

namespace atom4::ui {

/// Opens the window of Lines from another window, one at a time; what is open is brought to the front. A window that is
/// closed is gone: its game waits for the next one, here or on the terminal.
class LinesLauncher : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~LinesLauncher() override;

    void open(const Settings& settings);
    /// The same with the game in the file. If it cannot be opened, says so over that window.
    void openFile(const std::filesystem::path& file, const Settings& settings, QWidget* over);
    void setSettings(const Settings& settings);
    /// Nothing if none is open.
    [[nodiscard]] LinesWindow* window() const { return window_; }

signals:
    void settingsWanted(QWidget* over);

private:
    void show(std::unique_ptr<lines::Session> session, const Settings& settings);

    QPointer<LinesWindow> window_;
};

/// A session as its options ask for, with the account's name for the high scores.
[[nodiscard]] Result<std::unique_ptr<lines::Session>, lines::FileError> begin_lines(lines::SessionOptions options = {});
/// Shows the window where it was last, or in a good size.
void show_in_place(LinesWindow& window);

}  // namespace atom4::ui
