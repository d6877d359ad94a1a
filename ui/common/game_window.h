// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace atom4::ui {

/// What the windows of all games have in common: they remember their place, take files that are dropped on them, fill
/// the screen if that is wanted, and speak in the status bar.
class GameWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The place is kept under that key, which must last.
    GameWindow(const char* placeKey, QSize least);

    /// Takes the place and size of last time; false if there are none.
    bool restorePlace();
    /// Shows a sentence about what happens, in the status bar if the game has no better place, and has it spoken.
    virtual void say(const QString& text);

signals:
    void fileDropped(const std::filesystem::path& file);

protected:
    /// The action fills the screen from now on, and is checked while the window does; Escape ends it, too.
    void setFullScreenAction(QAction* action);
    void keepPlace() const;

    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void toggleFullScreen();
    [[nodiscard]] static std::optional<std::filesystem::path> fileOf(const QDropEvent& event);

    const char* placeKey_;
    QAction* fullScreen_ = nullptr;
    bool wasMaximized_ = false;
};

/// Shows a message that is too long for the status bar whole, on several lines over it and over the edge of what lies
/// above; it is hidden as long as the bar has room enough. So nothing moves, and nothing has to be cut off.
class StatusOverlay : public QLabel {
    Q_OBJECT

public:
    /// Belongs to the bar's window.
    explicit StatusOverlay(QStatusBar* bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QStatusBar* bar_;
};

/// A notice in the status bar while autosave fails, with the reason as tool tip. Clicking it asks to save the game
/// elsewhere.
class UnsavedNotice : public QToolButton {
    Q_OBJECT

public:
    explicit UnsavedNotice(QStatusBar* bar);
    /// An empty reason: the game is kept.
    void tell(const QString& reason);
};

/// Asks what is to become of a game that is not kept and would be lost; `reason` says why, as a sentence. `saveAs`
/// saves it elsewhere, or says that it was not saved: then the question comes again. Returns whether the person leaves.
[[nodiscard]] bool askBeforeLosing(QWidget* parent, const QString& reason, const std::function<bool()>& saveAs);

/// A game that was left before it was over, as a menu shows it.
struct UnfinishedEntry {
    QString text;
    std::filesystem::path file;
};

/// A menu of such games, up to date whenever it opens.
class UnfinishedMenu : public QMenu {
    Q_OBJECT

public:
    using Entries = std::function<std::vector<UnfinishedEntry>()>;
    explicit UnfinishedMenu(Entries entries, QWidget* parent = nullptr);

signals:
    void chosen(const std::filesystem::path& file);

private:
    void fill();

    Entries entries_;
};

}  // namespace atom4::ui
