// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/files.h"

#include <QPushButton>
#include <utility>

#include "core/lines/texts.h"
#include "ui/common/files.h"
#include "ui/common/untrusted_text.h"
#include "ui/lines/messages.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

QString LinesLeaving::consequences() const {
    const lines::Session& session = game_.session();
    const QString kept = session.autosave_trouble() ? LinesMessages::autosaveTrouble(*session.autosave_trouble())
                                                    : tr("The game is saved under Game > Resume.");
    if (!session.is_listed()) return kept;
    return tr("Its current score counts for the high scores.") + QLatin1Char(' ') + kept;
}

void LinesLeaving::ask(lines::Action what, std::function<void()> leave) {
    delete box_;
    if (!game_.costs(what)) return leave();
    const QString points = LinesMessages::points(game_.game().position().score());
    box_ = new QMessageBox(QMessageBox::Question, tr("Leave the game"),
                           tr("Leave this game? Score: %1", "%1 is '85 points'").arg(points), QMessageBox::NoButton,
                           &window_);
    box_->setAttribute(Qt::WA_DeleteOnClose);
    box_->setTextFormat(Qt::PlainText);
    box_->setInformativeText(consequences());
    const QString text = what == lines::Action::kNew    ? tr("&New Game")
                         : what == lines::Action::kOpen ? tr("&Open")
                                                        : tr("&Other Game");
    QPushButton* yes = box_->addButton(text, QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("leave"));
    QPushButton* no = box_->addButton(tr("&Keep Playing", "in this game"), QMessageBox::RejectRole);
    no->setObjectName(QStringLiteral("stay"));
    box_->setDefaultButton(yes);
    box_->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, [leave = std::move(leave)] { leave(); });
    box_->open();
}

LinesFiles::LinesFiles(lines::Session& session, LinesLeaving& leaving, QMainWindow& window)
    : session_(session), leaving_(leaving), window_(window), unsaved_(new UnsavedNotice(window.statusBar())) {
    connect(unsaved_, &QToolButton::clicked, this, &LinesFiles::askWhereToSave);
}

void LinesFiles::askForFile() {
    auto* dialog = new QFileDialog(&window_, tr("Open a game of Lines"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Games of Lines (*.lines)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { open(pathOf(file)); });
    dialog->open();
}

void LinesFiles::couldNotOpen(const std::filesystem::path& file, const lines::FileError& error) {
    warn(&window_, tr("Open a game of Lines"), LinesMessages::openError(file, error));
}

void LinesFiles::open(const std::filesystem::path& file) {
    leaving_.ask(lines::Action::kOpen, [this, file] { openNow(file); });
}

void LinesFiles::openNow(const std::filesystem::path& file) {
    if (const auto error = session_.open(file)) return couldNotOpen(file, *error);
    emit replaced(
        FileMessages::withPassedOver(tr("Opened %1.", "%1 is a file").arg(shownName(file)), session_.ignored_line()));
}

void LinesFiles::resumeFrom(const std::filesystem::path& file) {
    leaving_.ask(lines::Action::kResume, [this, file] { resumeNow(file); });
}

void LinesFiles::resumeNow(const std::filesystem::path& file) {
    if (const auto error = session_.resume_from(file)) return couldNotOpen(file, *error);
    emit replaced(QString::fromStdString(lines::resumed_text()));
}

bool LinesFiles::mayLeave() {
    if (!session_.would_lose_a_game()) return true;
    showAutosaveTrouble();
    return askBeforeLosing(&window_, LinesMessages::autosaveTrouble(*session_.autosave_trouble()),
                           [this] { return saveAs(); });
}

void LinesFiles::showAutosaveTrouble() {
    const auto autosave = session_.autosave_trouble();
    const auto scores = session_.scores_trouble();
    const auto trouble = autosave ? autosave : scores;
    const QString reason = autosave ? LinesMessages::autosaveTrouble(*autosave)
                           : scores ? LinesMessages::scoresTrouble(*scores)
                                    : QString();
    unsaved_->setReason(reason);
    if (trouble && trouble != reportedTrouble_) emit said(reason);
    if (!trouble && reportedTrouble_) emit said(QString::fromStdString(lines::autosave_works_text()));
    reportedTrouble_ = trouble;
}

// Asks for a file and saves the game in it; returns false if the game was not saved.
bool LinesFiles::saveAs() {
    QFileDialog dialog(&window_, tr("Save the game"));
    prepareToSave(dialog);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().value(0));
}

void LinesFiles::prepareToSave(QFileDialog& dialog) {
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("lines"));
    dialog.setNameFilter(tr("Games of Lines (*.lines)"));
    dialog.selectFile(tr("game.lines", "suggested file name"));
}

void LinesFiles::askWhereToSave() {
    auto* dialog = new QFileDialog(&window_, tr("Save the game"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    prepareToSave(*dialog);
    connect(dialog, &QFileDialog::fileSelected, this, &LinesFiles::saveTo);
    dialog->open();
}

bool LinesFiles::saveTo(const QString& file) {
    const auto path = pathOf(file);
    if (const auto error = session_.save(path)) {
        if (*error == kNameOfAnotherKind)
            warn(&window_, tr("Save the game"), FileMessages::wrongEnding(path, QStringLiteral(".lines")));
        else
            warn(&window_, tr("Save the game"), LinesMessages::saveError(path, *error));
        return false;
    }
    emit said(tr("Saved as %1.", "%1 is a file").arg(shownName(path)));
    return true;
}

}  // namespace atom4::ui
