// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What goes out of the window of Lines and comes into it: files, questions, the window's place.
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include "ui/language/foreign_text.h"
#include "ui/lines/window/window.h"
#include "ui/lines/words/messages.h"
#include "ui/settings/kept_values.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

constexpr const char* kGeometry = "lines/geometry";

}  // namespace

void LinesWindow::askToRestart() {
    if (!session_->game().has_moves() || session_->game().is_over()) return restart();
    auto* box = new QMessageBox(QMessageBox::Question, tr("New game"), tr("Leave this game for a new one?"),
                                QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* leave = box->addButton(tr("&New game"), QMessageBox::AcceptRole);
    leave->setObjectName(QStringLiteral("leave"));
    box->setDefaultButton(leave);
    box->setEscapeButton(box->addButton(tr("&Go on", "with this game"), QMessageBox::RejectRole));
    connect(leave, &QPushButton::clicked, this, &LinesWindow::restart);
    box->open();
}

void LinesWindow::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Open a game of Lines"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Games of Lines (*.lines)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { openFile(file); });
    dialog->open();
}

void LinesWindow::couldNotOpen(const std::filesystem::path& file, const lines::FileError& error) {
    warn(this, tr("Open a game of Lines"), LinesMessages::openError(file, error));
}

void LinesWindow::openFile(const std::filesystem::path& file) {
    if (const auto error = session_->open(file)) return couldNotOpen(file, *error);
    demonstration_ = false;
    pace_.stop();
    showGame(tr("Opened %1.", "%1 is a file").arg(shown_name(file)));
}

void LinesWindow::goOnWith(const std::filesystem::path& file) {
    if (const auto error = session_->go_on_with(file)) {
        warn(this, tr("Open a game of Lines"), LinesMessages::openError(file, *error));
        return;
    }
    demonstration_ = false;
    pace_.stop();
    showGame(tr("Your game goes on."));
}

// As a rule there is nothing to ask: the game is kept as it is.
bool LinesWindow::mayLeave() {
    if (!session_->would_lose_a_game()) return true;
    tellWhatIsNotKept();
    return ask_before_losing(this, LinesMessages::autosaveTrouble(*session_->autosave_trouble()),
                             [this] { return saveAs(); });
}

// Saves in a file that is asked for now; false if it is not.
bool LinesWindow::saveAs() {
    QFileDialog dialog(this, tr("Save the game"));
    prepareToSave(dialog);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().value(0));
}

void LinesWindow::prepareToSave(QFileDialog& dialog) {
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("lines"));
    dialog.setNameFilter(tr("Games of Lines (*.lines)"));
    dialog.selectFile(tr("game.lines", "suggested file name"));
}

void LinesWindow::askWhereToSave() {
    auto* dialog = new QFileDialog(this, tr("Save the game"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    prepareToSave(*dialog);
    connect(dialog, &QFileDialog::fileSelected, this, &LinesWindow::saveTo);
    dialog->open();
}

bool LinesWindow::saveTo(const QString& file) {
    const auto path = path_of(file);
    if (const auto error = session_->save(path)) {
        warn(this, tr("Save the game"), LinesMessages::saveError(path, *error));
        return false;
    }
    say(tr("Saved as %1.", "%1 is a file").arg(shown_name(path)));
    return true;
}

void LinesWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (dragged_file(event->mimeData())) event->acceptProposedAction();
}

void LinesWindow::dropEvent(QDropEvent* event) {
    const auto file = dragged_file(event->mimeData());
    if (!file) return;
    event->acceptProposedAction();
    openFile(*file);
}

bool LinesWindow::restorePlace() {
    return restore_place(*this, kGeometry);
}

void LinesWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) return event->ignore();
    keep_place(*this, kGeometry);
    thinker_.withdraw();
    pace_.stop();
    board()->finishAnimation();
    session_->leave();
    QMainWindow::closeEvent(event);
}

}  // namespace atom4::ui
