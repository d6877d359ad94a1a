// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/picture_export.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include "core/atom4/rules/position_facts.h"
#include "ui/atom4/board/board_drawing.h"
#include "ui/atom4/window/board_svg.h"
#include "ui/common/files.h"
#include "ui/common/untrusted_text.h"
#include "ui/common/window_style.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

std::optional<Cell> markedMove(const ShownBoard& shown) {
    return shown.last && shown.settings.markLastMove ? std::optional(shown.last->placed()) : std::nullopt;
}

QImage picture_of(const ShownBoard& shown) {
    constexpr double kSpacing = 66;  // pixels between neighbouring cells
    BoardScene scene{BoardLayout::of(shown.position.size(), kSpacing, cells_with_pieces(shown.position)),
                     BoardTheme::from(shown.palette, shown.settings.surface),
                     {}};
    scene.pieces.setStyle(shown.settings.pieces);
    scene.pieces.prepare(scene.layout.radius() * 2, 1, scene.theme.dark);
    QImage picture(scene.layout.room().toSize(), QImage::Format_RGB32);
    QPainter painter(&picture);
    paintWholePaper(painter, scene, picture.size(), QGuiApplication::font());
    drawStill(painter, scene, shown.position, markedMove(shown), picture.rect());
    drawFrame(painter, scene, QGuiApplication::font());
    return picture;
}

// Returns the picture with a light background, whatever the window's theme, to save ink.
QImage onPaper(ShownBoard shown) {
    shown.palette = themePalette(ThemeChoice::kLight);
    shown.settings.surface = BoardSurface::kPaper;
    return picture_of(shown);
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
    const BoardTheme theme = BoardTheme::from(shown.palette, shown.settings.surface);
    return writeWholeFile(boardSvg(shown.position, markedMove(shown), theme, shown.settings.pieces), file);
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
        MatchPrint::print(paper, match, onPaper(shown_()));
        emit said(tr("Printed the round."));
    });
}

void PictureExport::askForPrinter(std::shared_ptr<const Match> line, const LineOrigin& origin,
                                  const ShownBoard& board) {
    askForPaper(tr("Print the line"), [this, line = std::move(line), origin, board](QPagedPaintDevice& paper) {
        MatchPrint::print(paper, *line, onPaper(board), origin);
        emit said(tr("Printed the line."));
    });
}

void PictureExport::askForPaper(const QString& title, std::function<void(QPagedPaintDevice& paper)> print) {
    auto* dialog = new QPrintDialog(window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this,
            [this, title, print = std::move(print)](QPrinter* printer) {
                // A print to a file is always a PDF, whatever its name ends with.
                const QString file = printer->outputFileName();
                if (file.isEmpty() || endsInOneOf(file, {kPdf})) return print(*printer);
                warn(window_, title, FileMessages::wrongEnding(pathOf(file), kPdf));
            });
    dialog->open();
}

}  // namespace atom4::ui
