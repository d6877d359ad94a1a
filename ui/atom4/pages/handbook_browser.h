// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTextBrowser>

#include "ui/atom4/pages/handbook_sheet.h"

namespace atom4::ui {

/// Shows a page of the handbook, with links, back and forward, and highlighted search words. Its pictures follow the
/// palette, the font and the style of pieces.
class HandbookBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit HandbookBrowser(QWidget* parent = nullptr);

    [[nodiscard]] HandbookPage page() const;
    void open(HandbookPage page);
    void setPieceStyle(PieceStyle style);
    /// Rebuilds the page for the current language and colours; keeps the scroll position.
    void refresh();
    /// Highlights the words on each page from now on.
    void markWords(const QString& words);
    /// Scrolls to that sentence.
    void show(const QString& sentence);
    using QTextBrowser::show;
    [[nodiscard]] int markCount() const { return static_cast<int>(extraSelections().size()); }

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// Another page is shown.
    void pageShown(atom4::HandbookPage page);
    void lessonRequested(atom4::LessonId lesson);

protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] HandbookLook look() const;
    void mark();

    PieceStyle style_ = PieceStyle::kPlain;
    QString words_;
};

}  // namespace atom4::ui
