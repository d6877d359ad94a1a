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

/// Pages of the handbook as HTML, and what their addresses mean: "handbook:forks" is a page, "lesson:fork" a lesson,
/// "piece:R" and "example:3", "example:3/after" are pictures.
class HandbookSheet {
public:
    [[nodiscard]] static QString html(HandbookPage page, const BoardTheme& theme);
    /// The title and what stands below it, without links, for paper.
    [[nodiscard]] static QString printedHtml(HandbookPage page);

    /// Room between the lines, for the document that takes the pages.
    static const QString kStyle;

    [[nodiscard]] static QUrl address(HandbookPage page);
    [[nodiscard]] static std::optional<HandbookPage> page(const QUrl& address);
    [[nodiscard]] static std::optional<LessonId> lesson(const QUrl& address);
    /// The picture of that address; nothing for other addresses.
    [[nodiscard]] static QVariant picture(const QUrl& address, const HandbookLook& look);

private:
    [[nodiscard]] static QString blocks(HandbookPage page);
    [[nodiscard]] static QString links(HandbookPage page, const BoardTheme& theme);
};

}  // namespace atom4::ui
