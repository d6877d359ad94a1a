// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/handbook_printer.h"

#include <QBuffer>
#include <QPageSize>
#include <QPalette>
#include <QPdfWriter>
#include <QTextDocument>

#include "ui/atom4/pages/handbook_sheet.h"
#include "ui/common/files.h"

namespace atom4::ui {
namespace {

// The units of the page layout.
constexpr double kPaperUnits = 96;   // per inch
constexpr double kPaperMargin = 38;  // a centimetre, besides the paper's own margin
constexpr int kPaperLetters = 13;    // about ten points
constexpr double kSharpness = 3;

class PaperDocument : public QTextDocument {
public:
    explicit PaperDocument(PieceStyle style) {
        look_.theme = BoardTheme::from(QPalette(QColor(0xF0, 0xF0, 0xF0)));
        look_.style = style;
        look_.letters = 1.25 * kPaperLetters;
        look_.devicePixelRatio = kSharpness;
    }

protected:
    QVariant loadResource(int type, const QUrl& name) override {
        const QVariant picture = HandbookSheet::picture(name, look_);
        return picture.isValid() ? picture : QTextDocument::loadResource(type, name);
    }

private:
    HandbookLook look_;
};

}  // namespace

void HandbookPrinter::print(QPagedPaintDevice& paper, PieceStyle style) {
    PaperDocument document(style);
    document.setDocumentMargin(kPaperMargin);
    document.setDefaultStyleSheet(HandbookSheet::kStyle);
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(kPaperLetters);
    document.setDefaultFont(font);
    // A document with a page size is scaled to the paper, whatever the screen's resolution is.
    document.setPageSize(paper.pageLayout().paintRect(QPageLayout::Inch).size() * kPaperUnits);
    QString html = QStringLiteral("<h1>%1</h1>").arg(tr("Atom-4: the handbook", "title on paper").toHtmlEscaped());
    for (const HandbookPage page : kWindowHandbookPages) {
        QString sheet = HandbookSheet::printedHtml(page);
        if (page != kHandbookPages.front())
            sheet.replace(0, 4, QStringLiteral("<h2 style=\"page-break-before: always\">"));
        html += sheet;
    }
    document.setHtml(html);
    document.print(&paper);
}

bool HandbookPrinter::savePdf(const QString& file, PieceStyle style) {
    QByteArray pdf;
    {
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(tr("Atom-4: the handbook", "title on paper"));
        print(writer, style);
    }
    return writeWholeFile(pdf, file);
}

}  // namespace atom4::ui
