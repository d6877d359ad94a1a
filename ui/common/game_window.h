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

/// The base of the windows of all games: restores its position and size, accepts dropped files, can fill the screen,
/// and shows messages in the status bar.
class GameWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Stores position and size under `placeKey`; the string must outlive the window. `least` is the minimum size.
    GameWindow(const char* placeKey, QSize least);

    /// Restores the stored position and size; returns false if there are none.
    bool restorePlace();
    /// Shows a message, in the status bar if the game has no better place, and announces it to screen readers.
    virtual void say(const QString& text);

signals:
    void fileDropped(const std::filesystem::path& file);

protected:
    /// Makes the action toggle full screen; it is checked while the window fills the screen. Escape ends full screen,
    /// too.
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

/// Shows a message that is too long for the status bar in full, on several lines over the bar and the lower edge of
/// what is above; hidden while the message fits. So nothing moves, and nothing is cut off.
class StatusOverlay : public QLabel {
    Q_OBJECT

public:
    /// The bar's window owns it.
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
    /// Shows the notice with that reason; if it is empty, hides it.
    void setReason(const QString& reason);
};

/// Asks what to do with an unsaved game that would be lost; `reason` says why it is not saved, as a sentence. `saveAs`
/// saves it elsewhere and returns whether it did; if not, the question is asked again. Returns whether to quit.
[[nodiscard]] bool askBeforeLosing(QWidget* parent, const QString& reason, const std::function<bool()>& saveAs);

/// An unfinished game, as shown in a menu.
struct UnfinishedEntry {
    QString text;
    std::filesystem::path file;
};

/// A menu of unfinished games, updated whenever it opens.
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
