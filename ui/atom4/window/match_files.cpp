// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/match_files.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include "core/atom4/game/match_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/files.h"
#include "ui/common/recent_files.h"
#include "ui/common/shortcuts.h"
#include "ui/common/untrusted_text.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

MatchFiles::MatchFiles(Session& session, const TurnKeeper& turns, QMainWindow& window)
    : session_(session), turns_(turns), window_(window), unsaved_(new UnsavedNotice(window.statusBar())) {
    connect(unsaved_, &QToolButton::clicked, this, &MatchFiles::saveAs);
    if (const auto& path = session_.path()) take(*path);
}

void MatchFiles::askForFile() {
    const auto& path = session_.path();
    auto* dialog = new QFileDialog(&window_, tr("Open a match"), path ? dialogText(*path) : QString(),
                                   tr("Saved games (*.atom4 *.lines);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { open(pathOf(file)); });
    dialog->open();
}

void MatchFiles::couldNotOpen(const std::filesystem::path& file, const FileError& error) {
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) RecentFiles::remove(file);
    warn(&window_, tr("Open a match"), Messages::openError(file, error));
}

void MatchFiles::resumeFrom(const std::filesystem::path& file) {
    if (mayReplace_ && !mayReplace_()) return;
    if (const auto error = session_.resume_from(file)) return couldNotOpen(file, *error);
    emit said(Messages::withPrevious(tr("Match resumed."), session_));
}

bool MatchFiles::openPastRound(const std::filesystem::path& file) {
    if (mayReplace_ && !mayReplace_()) return false;
    if (const auto error = session_.open_past_round(file)) {
        couldNotOpen(file, *error);
        return false;
    }
    emit said(Messages::withPrevious(Messages::state(session_.match()), session_));
    return true;
}

void MatchFiles::open(const std::filesystem::path& file) {
    if (anotherTakes_ && anotherTakes_(file)) return;
    if (mayReplace_ && !mayReplace_()) return;
    if (const auto error = session_.open(file)) return couldNotOpen(file, *error);
    take(file);
    announceOpened(file);
}

void MatchFiles::announceOpened(const std::filesystem::path& file) {
    const QString opened =
        turns_.is_paused() && session_.match().setup().time_control
            ? tr("Opened %1. The clocks start on your next move or when you press %2.", "a file, a key")
                  .arg(shownName(file), keyText(window_, "pause"))
            : tr("Opened %1.").arg(shownName(file));
    emit said(FileMessages::withPassedOver(Messages::withPrevious(opened, session_), session_.ignored_line()));
}

void MatchFiles::take(const std::filesystem::path& file) {
    RecentFiles::add(file);
    emit fileChanged();
}

bool MatchFiles::save() {
    const auto& path = session_.path();
    if (!path) return saveAs();
    if (session_.would_replace(*path)) return askBeforeReplacing(*path);
    return saveTo(*path);
}

bool MatchFiles::askBeforeReplacing(const std::filesystem::path& file) {
    QMessageBox box(QMessageBox::Warning, tr("Save the match"),
                    tr("Another program changed %1 after you opened it. If you save now, those changes are lost.")
                        .arg(shownName(file)),
                    QMessageBox::Cancel, &window_);
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

bool MatchFiles::saveAs() {
    QFileDialog dialog(&window_, tr("Save the match"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("atom4"));
    dialog.setNameFilter(tr("Atom-4 games (*.atom4)"));
    const auto& path = session_.path();
    dialog.selectFile(path ? dialogText(*path) : tr("match.atom4", "suggested file name"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    return saveTo(pathOf(dialog.selectedFiles().constFirst()));
}

bool MatchFiles::saveTo(const std::filesystem::path& file) {
    if (const auto error = session_.save(file)) {
        if (*error == kNameOfAnotherKind)
            warn(&window_, tr("Save the match"), FileMessages::wrongEnding(file, QStringLiteral(".atom4")));
        else
            warn(&window_, tr("Save the match"), Messages::saveError(file, *error));
        return false;
    }
    take(file);
    emit said(tr("Saved as %1.").arg(shownName(file)));
    return true;
}

void MatchFiles::showAutosaveTrouble() {
    const auto trouble = session_.autosave_trouble();
    unsaved_->setReason(trouble ? Messages::autosaveTrouble(*trouble) : QString());
    if (trouble && trouble != reportedTrouble_) emit said(Messages::autosaveTrouble(*trouble));
    if (!trouble && reportedTrouble_) emit said(QString::fromStdString(autosave_works_text()));
    reportedTrouble_ = trouble;
}

bool MatchFiles::mayLeave() {
    if (!session_.would_lose_a_match()) return true;
    showAutosaveTrouble();
    return askBeforeLosing(&window_, Messages::autosaveTrouble(*session_.autosave_trouble()),
                           [this] { return saveAs(); });
}

}  // namespace atom4::ui
