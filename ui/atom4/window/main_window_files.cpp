// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Matches in files: open, save, and what was used lately.
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include "ui/atom4/window/main_window.h"
#include "ui/atom4/words/messages.h"
#include "ui/language/foreign_text.h"
#include "ui/settings/recent_files.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

void MainWindow::askForFile() {
    const auto& path = session_.path();
    auto* dialog = new QFileDialog(this, tr("Open a match"), path ? dialog_text(*path) : QString(),
                                   tr("Saved games (*.atom4 *.lines);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { openFile(file); });
    dialog->open();
}

void MainWindow::couldNotOpen(const std::filesystem::path& file, const FileError& error) {
    if (!FileStamp::of(file).exists()) RecentFiles::remove(file);
    warn(this, tr("Open a match"), Messages::openError(file, error));
}

void MainWindow::goOnWith(const std::filesystem::path& file) {
    setPaused(false);
    if (const auto error = session_.go_on_with(file)) return couldNotOpen(file, *error);
    say(tr("The match goes on where it was left."));
}

// As a rule there is nothing to ask: the match is kept as it is.
bool MainWindow::mayLeave() {
    if (!session_.would_lose_a_match()) return true;
    tellWhatIsNotKept();
    return ask_before_losing(this, Messages::autosaveTrouble(*session_.autosave_trouble()),
                             [this] { return saveAs(); });
}

void MainWindow::openFile(const std::filesystem::path& file) {
    if (anotherTakes_ && anotherTakes_(file)) return;
    // Before it is read: what is changed afterwards is another file's content.
    const FileStamp stamp = FileStamp::of(file);
    if (const auto error = session_.open(file)) return couldNotOpen(file, *error);
    tookFile(file, stamp);
    say(paused_ && session_.match().setup().time_control
            ? tr("Opened %1. The clocks wait for your next move, or for P.").arg(shown_name(file))
            : tr("Opened %1.").arg(shown_name(file)));
}

void MainWindow::tookFile(const std::filesystem::path& file, const FileStamp& stamp) {
    stamp_ = stamp;
    RecentFiles::add(file);
    showTitle();
}

bool MainWindow::save() {
    const auto& path = session_.path();
    if (!path) return saveAs();
    const FileStamp now = FileStamp::of(*path);
    if (now.exists() && now != stamp_) return askBeforeReplacing(*path);
    return saveTo(*path);
}

bool MainWindow::askBeforeReplacing(const std::filesystem::path& file) {
    QMessageBox box(QMessageBox::Warning, tr("Save the match"),
                    tr("%1 has been changed by another program since it was opened here. Saving now replaces those "
                       "changes.")
                        .arg(shown_name(file)),
                    QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    QPushButton* another = box.addButton(tr("Save &As..."), QMessageBox::AcceptRole);
    QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    another->setObjectName(QStringLiteral("saveAs"));
    replace->setObjectName(QStringLiteral("replace"));
    box.setDefaultButton(another);
    box.exec();
    if (box.clickedButton() == replace) return saveTo(file);
    return box.clickedButton() == another && saveAs();
}

bool MainWindow::saveAs() {
    QFileDialog dialog(this, tr("Save the match"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("atom4"));
    dialog.setNameFilter(tr("Atom-4 games (*.atom4)"));
    const auto& path = session_.path();
    dialog.selectFile(path ? dialog_text(*path) : tr("match.atom4", "suggested file name"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    return saveTo(path_of(dialog.selectedFiles().constFirst()));
}

bool MainWindow::saveTo(const std::filesystem::path& file) {
    if (const auto error = session_.save(file)) {
        warn(this, tr("Save the match"), Messages::saveError(file, *error));
        return false;
    }
    tookFile(file, FileStamp::of(file));
    say(tr("Saved as %1.").arg(shown_name(file)));
    return true;
}

}  // namespace atom4::ui
