// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/launcher.h"

#include <QScreen>
#include <algorithm>

#include "ui/lines/messages.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

Result<std::unique_ptr<lines::Session>, lines::FileError> beginLines(lines::SessionOptions options) {
    options.player = lines::saved_player();
    return lines::Session::begin(options);
}

void showInPlace(LinesWindow& window) {
    const QSize room = window.screen()->availableSize();
    if (!window.restorePlace())
        window.resize(std::min(900, room.width() * 9 / 10), std::min(700, room.height() * 9 / 10));
    window.show();
}

LinesLauncher::LinesLauncher(SettingsManager& keeper, QObject* parent) : QObject(parent), keeper_(keeper) {}

LinesLauncher::~LinesLauncher() {
    delete window_;
}

void LinesLauncher::show(std::unique_ptr<lines::Session> session) {
    window_ = new LinesWindow(std::move(session), keeper_.settings());
    window_->setAttribute(Qt::WA_DeleteOnClose);
    if (window_->session().nothing_chosen()) window_->welcome();
    connect(&keeper_, &SettingsManager::changed, window_, &LinesWindow::setSettings);
    connect(window_, &LinesWindow::soundsRequested, &keeper_, &SettingsManager::setSounds);
    connect(window_, &LinesWindow::settingsRequested, this, [this] { keeper_.ask(window_); });
    showInPlace(*window_);
}

void LinesLauncher::open() {
    if (!window_) show(std::move(beginLines().value()));
    window_->raise();
    window_->activateWindow();
}

void LinesLauncher::openFile(const std::filesystem::path& file, QWidget* over) {
    if (window_) {
        window_->openFile(file);
        return open();
    }
    lines::SessionOptions options;
    options.file = file;
    auto session = beginLines(std::move(options));
    if (session) {
        show(std::move(*session));
        return open();
    }
    warn(over, LinesWindow::tr("Open a game of Lines"), LinesMessages::openError(file, session.error()));
}

}  // namespace atom4::ui
