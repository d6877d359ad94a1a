// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What goes out of the window and comes into it: the clipboard, dropped files, pictures, the window's place.
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>

#include "core/atom4/record/record.h"
#include "core/atom4/rules/notation.h"
#include "ui/atom4/export/board_svg.h"
#include "ui/atom4/export/match_print.h"
#include "ui/atom4/window/main_window.h"
#include "ui/atom4/words/messages.h"
#include "ui/language/foreign_text.h"
#include "ui/settings/kept_values.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

constexpr const char* kGeometry = "window/geometry";

}  // namespace

void MainWindow::copyPosition() {
    QApplication::clipboard()->setText(QString::fromStdString(to_text(board()->position())));
    say(tr("Copied the position as text."));
}

void MainWindow::copyGame() {
    const auto records = session_.match().records();
    QApplication::clipboard()->setText(QString::fromStdString(to_text(std::span(records))));
    say(tr("Copied the match as text."));
}

void MainWindow::pasteGame() {
    const QString pasted = QApplication::clipboard()->text();
    if (pasted.trimmed().isEmpty()) return say(tr("There is no text in the clipboard."));
    if (const auto position = parse_position(pasted.trimmed().toStdString())) {
        MatchSetup setup = session_.match().setup();
        setup.position = *position;
        startMatch(setup);
        return say(tr("The match begins from the position that was pasted."));
    }
    auto records = parse_records(pasted.toStdString());
    if (!records) {
        warn(this, tr("Paste a match"), Messages::pasteError(records.error()));
        return;
    }
    setPaused(false);
    session_.match().restore(std::move(*records));
    say(tr("Pasted a match. Undo goes back through its moves."));
}

QImage MainWindow::boardPicture() const {
    // A board of its own, so that nothing of the mouse or of an animation is in the picture.
    BoardView drawn;
    drawn.setAttribute(Qt::WA_DontShowOnScreen);
    drawn.setPalette(board()->palette());
    drawn.setSettings(settings_);
    const int ply = shownPly();
    drawn.resize((board()->sizeHint() * 1.5));
    drawn.showPosition(board()->position(),
                       ply > 0 ? &session_.match().plies()[static_cast<std::size_t>(ply - 1)] : nullptr);
    return drawn.grab().toImage();
}

void MainWindow::exportPicture() {
    auto* dialog = new QFileDialog(this, tr("Save a picture of the board"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->setNameFilters({tr("Pictures (*.png)"), tr("Drawings of any size (*.svg)")});
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QStringLiteral("*.svg")) ? QStringLiteral("svg")
                                                                          : QStringLiteral("png"));
    });
    dialog->selectFile(tr("board.png", "suggested file name"));
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::savePicture);
    dialog->open();
}

bool MainWindow::savePixels(const QString& file) const {
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && boardPicture().save(&out, "PNG") && out.commit();
}

bool MainWindow::saveDrawing(const QString& file) const {
    const int ply = shownPly();
    std::optional<Cell> last;
    if (ply > 0 && settings_.markLastMove) last = session_.match().plies()[static_cast<std::size_t>(ply - 1)].placed();
    const QByteArray svg = board_svg(board()->position(), last, BoardTheme::from(board()->palette()), settings_.pieces);
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(svg) == svg.size() && out.commit();
}

void MainWindow::askForPrinter() {
    auto* dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the round"));
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* printer) {
        MatchPrint::print(*printer, session_.match(), boardPicture());
        say(tr("Printed the round."));
    });
    dialog->open();
}

void MainWindow::savePicture(const QString& file) {
    const QString name = shown_name(path_of(file));
    if (QFileInfo(file).suffix().compare(QStringLiteral("svg"), Qt::CaseInsensitive) == 0 ? saveDrawing(file)
                                                                                          : savePixels(file))
        return say(tr("Saved the picture as %1.").arg(name));
    warn(this, tr("Save a picture of the board"),
         tr("%1 cannot be written. Choose another folder, or make room on the disk.").arg(name));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (dragged_file(event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const auto file = dragged_file(event->mimeData());
    if (!file) return;
    event->acceptProposedAction();
    openFile(*file);
}

bool MainWindow::restorePlace() {
    return restore_place(*this, kGeometry);
}

void MainWindow::keepPlace() {
    keep_place(*this, kGeometry);
}

}  // namespace atom4::ui
