// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Matches in files: open, save, and what was used lately.
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "ui/main_window.h"
#include "ui/messages.h"
#include "ui/recent_files.h"

namespace atom4::ui {
namespace {

QString path_text(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}
std::filesystem::path path_of(const QString& text) {
    return text.toStdString();
}
QString file_name(const QString& file) {
    return QFileInfo(file).fileName();
}

}  // namespace

FileStamp FileStamp::of(const QString& file) {
    const QFileInfo info(file);
    return info.exists() ? FileStamp{info.lastModified(), info.size()} : FileStamp{};
}

void MainWindow::askForFile() {
    const auto& path = session_.path();
    auto* dialog = new QFileDialog(this, tr("Open a match"), path ? path_text(*path) : QString(),
                                   tr("Saved games (*.atom4 *.lines);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
    dialog->open();
}

void MainWindow::warnOfUnreadable(const QString& name, const FileError& error) {
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Open a match"), Messages::openError(name, error),
                                QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

void MainWindow::resumeMatchBefore() {
    const auto path = session_.previous();
    if (!path) return refresh();
    setPaused(false);
    if (const auto error = session_.resume_previous())
        return warnOfUnreadable(QString::fromStdString(path->filename().string()), *error);
    say(tr("The match before goes on."));
}

void MainWindow::openFile(const QString& file) {
    if (lines::is_lines_file(path_of(file))) return lines_->openFile(file, settings_, this);
    // Before it is read: what is changed afterwards is another file's content.
    const FileStamp stamp = FileStamp::of(file);
    if (const auto error = session_.open(path_of(file))) {
        if (!stamp.exists()) RecentFiles::remove(file);
        return warnOfUnreadable(file_name(file), *error);
    }
    tookFile(file, stamp);
    say(paused_ && session_.match().setup().time_control
            ? tr("Opened %1. The clocks wait for your next move, or for P.").arg(file_name(file))
            : tr("Opened %1.").arg(file_name(file)));
}

void MainWindow::tookFile(const QString& file, const FileStamp& stamp) {
    stamp_ = stamp;
    RecentFiles::add(file);
    refresh();
}

bool MainWindow::save() {
    const auto& path = session_.path();
    if (!path) return saveAs();
    const QString file = path_text(*path);
    const FileStamp now = FileStamp::of(file);
    if (now.exists() && now != stamp_) return askBeforeReplacing(file);
    return saveTo(file);
}

bool MainWindow::askBeforeReplacing(const QString& file) {
    QMessageBox box(QMessageBox::Warning, tr("Save the match"),
                    tr("%1 has been changed by another program since it was opened here. Saving now replaces those "
                       "changes.")
                        .arg(file_name(file)),
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
    dialog.selectFile(path ? path_text(*path) : tr("match.atom4", "suggested file name"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    return saveTo(dialog.selectedFiles().constFirst());
}

bool MainWindow::saveTo(const QString& file) {
    if (const auto error = session_.save(path_of(file))) {
        QMessageBox::warning(this, tr("Save the match"), Messages::saveError(file_name(file), *error));
        return false;
    }
    tookFile(file, FileStamp::of(file));
    say(tr("Saved as %1.").arg(file_name(file)));
    return true;
}

}  // namespace atom4::ui
