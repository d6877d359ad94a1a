// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QUrl>
#include <QVariant>
#include <optional>

#include "core/atom4/training/handbook.h"
#include "ui/atom4/pages/example_drawing.h"

namespace atom4::ui {

/// The pages of the handbook as HTML, and the meaning of their addresses: "handbook:forks" is a page, "lesson:fork" a
/// lesson, "piece:R" and "example:3", "example:3/after" are pictures.
class HandbookSheet {
public:
    [[nodiscard]] static QString html(HandbookPage page, const BoardTheme& theme);
    /// Returns the title and the text of a page, without links, for paper.
    [[nodiscard]] static QString printedHtml(HandbookPage page);

    /// The style sheet for the document that shows the pages: the space between lines.
    static const QString kStyle;

    [[nodiscard]] static QUrl address(HandbookPage page);
    [[nodiscard]] static std::optional<HandbookPage> page(const QUrl& address);
    [[nodiscard]] static std::optional<LessonId> lesson(const QUrl& address);
    /// Returns the picture of that address; an invalid QVariant for other addresses.
    [[nodiscard]] static QVariant picture(const QUrl& address, const HandbookLook& look);

private:
    [[nodiscard]] static QString blocks(HandbookPage page);
    [[nodiscard]] static QString links(HandbookPage page, const BoardTheme& theme);
};

}  // namespace atom4::ui
