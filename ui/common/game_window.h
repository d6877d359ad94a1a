// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMainWindow>
#include <filesystem>
#include <optional>

namespace atom4::ui {

/// What the windows of all games have in common: they remember their place, take files that are dropped on them, fill
/// the screen if that is wanted, and speak in the status bar.
class GameWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The place is kept under that key, which must last.
    GameWindow(const char* placeKey, QSize least);

    /// Says that what closes now is closed by the system, which waits for the program to end: nobody should be asked
    /// about what is kept anyway.
    static void setEnding(bool ending) { ending_ = ending; }

    /// Takes the place and size of last time; false if there are none.
    bool restorePlace();
    void say(const QString& text);

signals:
    void fileDropped(const std::filesystem::path& file);

protected:
    /// The action fills the screen from now on, and is checked while the window does; Escape ends it, too.
    void setFullScreenAction(QAction* action);
    void keepPlace() const;
    /// Whether the system closes it.
    [[nodiscard]] static bool isEnding();

    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void toggleFullScreen();
    [[nodiscard]] static std::optional<std::filesystem::path> fileOf(const QDropEvent& event);

    static bool ending_;
    const char* placeKey_;
    QAction* fullScreen_ = nullptr;
    bool wasMaximized_ = false;
};

}  // namespace atom4::ui
