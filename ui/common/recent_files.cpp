// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/recent_files.h"

#include <algorithm>

#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/common/stored_values.h"
#include "ui/common/untrusted_text.h"

namespace atom4::ui {
namespace {

constexpr const char* kKey = "files/recent";

using Paths = std::vector<std::filesystem::path>;

void keep(const Paths& files) {
    QStringList texts;
    for (const auto& file : files) texts += storedText(file);
    storeValue(kKey, texts);
}

std::filesystem::path fullPath(const std::filesystem::path& file) {
    std::error_code trouble;
    auto path = std::filesystem::absolute(file, trouble);
    return (trouble ? file : path).lexically_normal();
}

// As in a title: the name, and the folder if another file has the same name.
QString shortName(const std::filesystem::path& file, const Paths& all) {
    const auto same = [&](const auto& other) { return other.filename() == file.filename(); };
    if (std::count_if(all.begin(), all.end(), same) < 2) return shownName(file);
    return QStringLiteral("%1 (%2)").arg(shownName(file), brief(file.parent_path().native()));
}

}  // namespace

std::vector<std::filesystem::path> RecentFiles::list() {
    Paths files;
    for (const QString& text : storedValue(kKey).toStringList()) {
        const auto file = pathStoredAs(text);
        if (!file || files.size() >= kMax || std::find(files.begin(), files.end(), *file) != files.end()) continue;
        files.push_back(*file);
    }
    return files;
}

void RecentFiles::add(const std::filesystem::path& file) {
    Paths files = list();
    const auto path = fullPath(file);
    std::erase(files, path);
    files.insert(files.begin(), path);
    if (files.size() > kMax) files.resize(kMax);
    keep(files);
}

void RecentFiles::remove(const std::filesystem::path& file) {
    Paths files = list();
    if (std::erase(files, fullPath(file)) > 0) keep(files);
}

void RecentFiles::clear() {
    keep({});
}

RecentFilesMenu::RecentFilesMenu(QWidget* parent) : QMenu(parent) {
    setObjectName(QStringLiteral("recentFiles"));
    setToolTipsVisible(true);
    keepTranslated(this, [this] { setTitle(tr("Open Rec&ent")); });
    connect(this, &QMenu::aboutToShow, this, &RecentFilesMenu::fill);
}

void RecentFilesMenu::fill() {
    clear();
    const auto files = RecentFiles::list();
    int number = 0;
    for (const auto& file : files) {
        QAction* action = addAction(QStringLiteral("&%1  %2").arg(++number).arg(forMenu(shortName(file, files))));
        action->setToolTip(forToolTip(shownPath(file)));
        connect(action, &QAction::triggered, this, [this, file] { emit fileChosen(file); });
    }
    if (files.empty()) addAction(tr("No recent files"))->setEnabled(false);
    addSeparator();
    QAction* forget = addAction(tr("&Clear List"), this, [] { RecentFiles::clear(); });
    forget->setEnabled(!files.empty());
}

}  // namespace atom4::ui
