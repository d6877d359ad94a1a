// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The settings: read at the start, shown while they are being chosen, kept when they have been.
#include <QApplication>

#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/settings_dialog.h"
#include "ui/window_theme.h"

namespace atom4::ui {

void MainWindow::loadSettings() {
    const QSettings store(settings_file(), QSettings::IniFormat);
    applySettings(Settings::load(store));
}

void MainWindow::applySettings(const Settings& settings) {
    // An empty palette is the desktop's, whatever that becomes; one that was set by others is left alone.
    if (settings.theme != settings_.theme) QApplication::setPalette(theme_palette(settings.theme));
    speak(settings.language);
    settings_ = settings;
    view_->setSettings(settings);
    study_->setPieceStyle(settings.pieces);
    pace_.setInterval(settings.pace);
}

void MainWindow::askForSettings() {
    auto* dialog = new SettingsDialog(settings_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, &MainWindow::applySettings);
    connect(dialog, &QDialog::accepted, this, [this, before = settings_] { keepSettings(before); });
    dialog->open();
}

void MainWindow::keepSettings(const Settings& before) {
    QSettings store(settings_file(), QSettings::IniFormat);
    settings_.save(store, before);
    store.sync();
    if (store.status() != QSettings::NoError)
        say(tr("The settings hold for now but cannot be kept: %1 cannot be written.", "%1 is a file")
                .arg(settings_file()));
}

}  // namespace atom4::ui
