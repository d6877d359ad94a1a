// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/main_window.h"

namespace atom4::ui {

void MainWindow::applySettings(const Settings& settings) {
    settings_ = settings;
    view_->setSettings(settings);
    lines_->setSettings(settings);
    study_->setPieceStyle(settings.pieces);
    pace_.setInterval(settings.pace);
}

}  // namespace atom4::ui
