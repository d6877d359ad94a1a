// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/recent_files.h"

#include <QDir>
#include <QFileInfo>

#include "ui/language.h"
#include "ui/settings.h"

namespace atom4::ui {
namespace {

constexpr const char* kKey = "files/recent";

void keep(const QStringList& files) {
    QSettings store(settings_file(), QSettings::IniFormat);
    store.setValue(QLatin1String(kKey), files);
}

// As in a title: the name, and the folder where two have the same name.
QString short_name(const QString& file, const QStringList& all) {
    const QString name = QFileInfo(file).fileName();
    const auto same = [&](const QString& other) { return QFileInfo(other).fileName() == name; };
    if (std::count_if(all.begin(), all.end(), same) < 2) return name;
    return QStringLiteral("%1 (%2)").arg(name, QDir::toNativeSeparators(QFileInfo(file).path()));
}

}  // namespace

QStringList RecentFiles::list() {
    const QSettings store(settings_file(), QSettings::IniFormat);
    QStringList files;
    for (const QString& file : store.value(QLatin1String(kKey)).toStringList())
        if (QDir::isAbsolutePath(file) && !files.contains(file) && files.size() < kMost) files += file;
    return files;
}

void RecentFiles::add(const QString& file) {
    QStringList files = list();
    const QString path = QFileInfo(file).absoluteFilePath();
    files.removeAll(path);
    files.prepend(path);
    keep(files.mid(0, kMost));
}

void RecentFiles::remove(const QString& file) {
    QStringList files = list();
    if (files.removeAll(QFileInfo(file).absoluteFilePath()) > 0) keep(files);
}

void RecentFiles::clear() {
    keep({});
}

RecentFilesMenu::RecentFilesMenu(QWidget* parent) : QMenu(parent) {
    setObjectName(QStringLiteral("recentFiles"));
    setToolTipsVisible(true);
    keep_translated(this, [this] { setTitle(tr("Open Rec&ent")); });
    connect(this, &QMenu::aboutToShow, this, &RecentFilesMenu::fill);
}

void RecentFilesMenu::fill() {
    clear();
    const QStringList files = RecentFiles::list();
    int number = 0;
    for (const QString& file : files) {
        QString name = short_name(file, files);
        name.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction* action = addAction(QStringLiteral("&%1  %2").arg(++number).arg(name));
        action->setToolTip(QDir::toNativeSeparators(file));
        connect(action, &QAction::triggered, this, [this, file] { emit fileChosen(file); });
    }
    if (files.isEmpty()) addAction(tr("No files yet"))->setEnabled(false);
    addSeparator();
    QAction* forget = addAction(tr("&Clear This List"), this, [] { RecentFiles::clear(); });
    forget->setEnabled(!files.isEmpty());
}

}  // namespace atom4::ui
