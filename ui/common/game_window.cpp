// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/game_window.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QStatusBar>

#include "ui/common/clipboard.h"
#include "ui/common/files.h"
#include "ui/common/kept_values.h"
#include "ui/common/paste_guard.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/tab_order.h"

namespace atom4::ui {

bool GameWindow::ending_ = false;

bool GameWindow::isEnding() {
    return ending_ || qApp->isSavingSession();
}

GameWindow::GameWindow(const char* placeKey, QSize least) : placeKey_(placeKey) {
    setMinimumSize(least);
    setAcceptDrops(true);
    statusBar()->setSizeGripEnabled(false);
    leaveFocusNearby(*this);
    guardPasting();
}

bool GameWindow::restorePlace() {
    return restoreWindowPlace(*this, placeKey_);
}

void GameWindow::keepPlace() const {
    keepWindowPlace(*this, placeKey_);
}

void GameWindow::say(const QString& text) {
    statusBar()->showMessage(text);
    announce(*this, text);
}

void GameWindow::setFullScreenAction(QAction* action) {
    fullScreen_ = action;
    fullScreen_->setCheckable(true);
    connect(fullScreen_, &QAction::triggered, this, &GameWindow::toggleFullScreen);
}

void GameWindow::toggleFullScreen() {
    if (!isFullScreen()) {
        wasMaximized_ = isMaximized();
        showFullScreen();
    } else if (wasMaximized_) {
        showMaximized();
    } else {
        showNormal();
    }
}

void GameWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && fullScreen_ != nullptr) fullScreen_->setChecked(isFullScreen());
}

void GameWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isFullScreen()) return toggleFullScreen();
    QMainWindow::keyPressEvent(event);
}

// One that this program drags answers itself.
std::optional<std::filesystem::path> GameWindow::fileOf(const QDropEvent& event) {
    if (event.source() == nullptr && !Clipboard::dragAnswers()) return std::nullopt;
    return draggedFile(event.mimeData());
}

void GameWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (fileOf(*event)) event->acceptProposedAction();
}

void GameWindow::dropEvent(QDropEvent* event) {
    const auto file = fileOf(*event);
    if (!file) return;
    event->acceptProposedAction();
    emit fileDropped(*file);
}

}  // namespace atom4::ui
