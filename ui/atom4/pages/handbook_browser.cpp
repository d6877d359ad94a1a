// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/handbook_browser.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>

#include "core/atom4/training/handbook.h"

namespace atom4::ui {
namespace {

constexpr int kPageMargin = 22;

}  // namespace

HandbookBrowser::HandbookBrowser(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(kPageMargin);
    document()->setDefaultStyleSheet(HandbookSheet::kStyle);
    // source() is still the previous page.
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& source) {
        mark();
        if (const auto page = HandbookSheet::page(source)) emit pageShown(*page);
    });
}

HandbookPage HandbookBrowser::page() const {
    return HandbookSheet::page(source()).value_or(HandbookPage::kRules);
}

void HandbookBrowser::open(HandbookPage page) {
    if (HandbookSheet::address(page) != source()) setSource(HandbookSheet::address(page), QTextDocument::HtmlResource);
}

void HandbookBrowser::setPieceStyle(PieceStyle style) {
    if (style == style_) return;
    style_ = style;
    refresh();
}

void HandbookBrowser::refresh() {
    if (source().isEmpty()) return;
    const int place = verticalScrollBar()->value();
    reload();
    mark();
    verticalScrollBar()->setValue(place);
}

HandbookLook HandbookBrowser::look() const {
    return {BoardTheme::from(palette()), style_, static_cast<double>(fontMetrics().height()), devicePixelRatioF()};
}

QVariant HandbookBrowser::loadResource(int type, const QUrl& name) {
    if (const auto page = HandbookSheet::page(name)) return HandbookSheet::html(*page, look().theme);
    return type == QTextDocument::ImageResource ? HandbookSheet::picture(name, look()) : QVariant();
}

// A link to a lesson is not followed here; the page stays.
void HandbookBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type) {
    if (const auto lesson = HandbookSheet::lesson(name)) return emit lessonRequested(*lesson);
    QTextBrowser::doSetSource(name, type);
}

void HandbookBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
}

void HandbookBrowser::markWords(const QString& words) {
    words_ = words;
    mark();
}

void HandbookBrowser::mark() {
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(palette().highlight());
    format.setForeground(palette().highlightedText());
    const std::string words = words_.toStdString();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const std::string text = block.text().toStdString();
        const auto behind = [&text](std::size_t bytes) {
            return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(bytes)).size());
        };
        for (const TextPart& part : places_of(words, text)) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + behind(part.begin));
            cursor.setPosition(block.position() + behind(part.begin + part.length), QTextCursor::KeepAnchor);
            marks.append({cursor, format});
        }
    }
    setExtraSelections(marks);
}

void HandbookBrowser::show(const QString& sentence) {
    QTextCursor found = document()->find(sentence);
    if (found.isNull()) return;
    found.setPosition(found.selectionStart());
    setTextCursor(found);
    ensureCursorVisible();
}

}  // namespace atom4::ui
