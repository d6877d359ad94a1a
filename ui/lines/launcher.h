// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <filesystem>

#include "ui/common/settings.h"
#include "ui/lines/window.h"

namespace atom4::ui {

/// Opens the window of Lines from another window. There is only one; if it is open, it is brought to the front. A
/// closed window is deleted, and the next one resumes its game, as the terminal does. `keeper`, which must outlive it,
/// has the settings of all windows.
class LinesLauncher : public QObject {
    Q_OBJECT

public:
    explicit LinesLauncher(SettingsManager& keeper, QObject* parent = nullptr);
    ~LinesLauncher() override;

    void open();
    /// The same with the game in the file. If no window is open and the file cannot be opened, shows a message over
    /// `over`.
    void openFile(const std::filesystem::path& file, QWidget* over);
    /// Returns the open window, or nullptr.
    [[nodiscard]] LinesWindow* window() const { return window_; }

private:
    void show(std::unique_ptr<lines::Session> session);

    SettingsManager& keeper_;
    QPointer<LinesWindow> window_;
};

/// Begins a session with these options, and with the account's name for the high scores.
[[nodiscard]] Result<std::unique_ptr<lines::Session>, lines::FileError> beginLines(lines::SessionOptions options = {});
/// Shows the window with its last position and size, or with a default size.
void showInPlace(LinesWindow& window);

}  // namespace atom4::ui
