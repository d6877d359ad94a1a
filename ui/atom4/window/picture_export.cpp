// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/picture_export.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include "ui/atom4/board/board_view.h"
#include "ui/atom4/window/board_svg.h"
#include "ui/common/files.h"
#include "ui/common/untrusted_text.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

QImage picture_of(const ShownBoard& shown) {
    // A board of its own, so that nothing of the mouse or of an animation is in the picture.
    BoardView drawn;
    drawn.setAttribute(Qt::WA_DontShowOnScreen);
    drawn.setPalette(shown.palette);
    drawn.setSettings(shown.settings);
    drawn.showPosition(shown.position, shown.last ? &*shown.last : nullptr);
    drawn.resize(drawn.sizeHint() * 1.5);
    return drawn.grab().toImage();
}

const QString kPng = QStringLiteral(".png");
const QStringList kJpeg{QStringLiteral(".jpg"), QStringLiteral(".jpeg")};
const QString kSvg = QStringLiteral(".svg");
const QString kPdf = QStringLiteral(".pdf");

bool savePixels(const ShownBoard& shown, const QString& file) {
    constexpr int kQuality = 95;
    QByteArray picture;
    QBuffer buffer(&picture);
    const bool made = endsInOneOf(file, kJpeg) ? picture_of(shown).save(&buffer, "JPEG", kQuality)
                                               : picture_of(shown).save(&buffer, "PNG");
    return made && writeWholeFile(picture, file);
}

bool saveDrawing(const ShownBoard& shown, const QString& file) {
    std::optional<Cell> last;
    if (shown.last && shown.settings.markLastMove) last = shown.last->placed();
    return writeWholeFile(boardSvg(shown.position, last, BoardTheme::from(shown.palette), shown.settings.pieces), file);
}

}  // namespace

void PictureExport::askForFile() {
    askWhereToSave(shown_);
}

void PictureExport::askForFileOf(const ShownBoard& board) {
    askWhereToSave([board] { return board; });
}

void PictureExport::askWhereToSave(std::function<ShownBoard()> board) {
    auto* dialog = new QFileDialog(window_, tr("Save a picture of the board"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->setNameFilters({tr("Pictures (*.png *.jpg *.jpeg)"), tr("Drawings of any size (*.svg)")});
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QStringLiteral("*.svg")) ? QStringLiteral("svg")
                                                                          : QStringLiteral("png"));
    });
    dialog->selectFile(tr("board.png", "suggested file name"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, board = std::move(board)](const QString& file) { save(file, board()); });
    dialog->open();
}

void PictureExport::save(const QString& file, const ShownBoard& board) {
    const QStringList endings = QStringList{kPng} + kJpeg + QStringList{kSvg};
    if (!endsInOneOf(file, endings)) {
        warn(window_, tr("Save a picture of the board"),
             FileMessages::wrongEnding(pathOf(file), endings.join(QStringLiteral(", "))));
        return;
    }
    const QString name = shownName(pathOf(file));
    if (endsInOneOf(file, {kSvg}) ? saveDrawing(board, file) : savePixels(board, file))
        return emit said(tr("Saved the picture as %1.").arg(name));
    warn(window_, tr("Save a picture of the board"),
         tr("Couldn't write %1. Choose another folder or free up disk space.").arg(name));
}

void PictureExport::copy() {
    QGuiApplication::clipboard()->setImage(picture_of(shown_()));
    emit said(tr("Board picture copied."));
}

void PictureExport::askForPrinter(const Match& match) {
    askForPaper(tr("Print the round"), [this, &match](QPagedPaintDevice& paper) {
        MatchPrint::print(paper, match, picture_of(shown_()));
        emit said(tr("Printed the round."));
    });
}

void PictureExport::askForPrinter(std::shared_ptr<const Match> line, const LineOrigin& origin,
                                  const ShownBoard& board) {
    askForPaper(tr("Print the line"), [this, line = std::move(line), origin, board](QPagedPaintDevice& paper) {
        MatchPrint::print(paper, *line, picture_of(board), origin);
        emit said(tr("Printed the line."));
    });
}

void PictureExport::askForPaper(const QString& title, std::function<void(QPagedPaintDevice& paper)> print) {
    auto* dialog = new QPrintDialog(window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this,
            [this, title, print = std::move(print)](QPrinter* printer) {
                // Into a file goes a PDF, whatever it is called.
                const QString file = printer->outputFileName();
                if (file.isEmpty() || endsInOneOf(file, {kPdf})) return print(*printer);
                warn(window_, title, FileMessages::wrongEnding(pathOf(file), kPdf));
            });
    dialog->open();
}

}  // namespace atom4::ui
