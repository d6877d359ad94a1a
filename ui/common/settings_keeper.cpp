// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/settings_keeper.h"

#include <QApplication>

#include "ui/common/language.h"
#include "ui/common/settings_dialog.h"
#include "ui/common/settings_file.h"
#include "ui/common/untrusted_text.h"
#include "ui/common/window_theme.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/newer_qt.h"

namespace atom4::ui {
namespace {

void dress(ThemeChoice theme) {
    // An empty palette is the desktop's, whatever that becomes.
    QApplication::setPalette(themePalette(theme));
    // A desktop may wish for dark and yet give Qt light colours: GNOME does, and KDE without its own plug-in for Qt.
    if (theme == ThemeChoice::kSystem && desktopWishesDark() && !BoardTheme::from(QApplication::palette()).dark)
        QApplication::setPalette(themePalette(ThemeChoice::kDark));
}

}  // namespace

SettingsKeeper::SettingsKeeper(QObject* parent) : QObject(parent) {
    apply(Settings::load(readSettings()));
    if (desktopWishesDark()) followDesktop();
    onDesktopWish(this, [this] { followDesktop(); });
}

void SettingsKeeper::followDesktop() {
    if (settings_.theme == ThemeChoice::kSystem) dress(ThemeChoice::kSystem);
}

void SettingsKeeper::apply(const Settings& settings) {
    // A palette that was set by others is left alone.
    if (settings.theme != settings_.theme) dress(settings.theme);
    speak(settings.language);
    settings_ = settings;
    emit changed(settings);
}

QString SettingsKeeper::unkeptText() {
    return tr("The settings hold for now but cannot be kept: %1 cannot be written.", "%1 is a file")
        .arg(shownPath(settingsPath()));
}

void SettingsKeeper::keep(const Settings& before) {
    if (changeSettings([&](IniText& store) { settings_.save(store, before); })) emit failed(unkeptText());
}

void SettingsKeeper::change(const Settings& settings) {
    if (settings == settings_) return;
    const Settings before = settings_;
    apply(settings);
    keep(before);
}

SettingsDialog* SettingsKeeper::ask(QWidget* over, QWidget* ofComputer) {
    auto* dialog = new SettingsDialog(settings_, over, ofComputer);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, &SettingsKeeper::apply);
    connect(dialog, &QDialog::accepted, this, [this, before = settings_] { keep(before); });
    dialog->open();
    return dialog;
}

}  // namespace atom4::ui
