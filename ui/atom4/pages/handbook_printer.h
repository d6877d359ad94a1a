// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPagedPaintDevice>

#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// Prints the whole handbook in the current language; in light colours, whatever the desktop's are.
class HandbookPrinter {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::HandbookPrinter)

public:
    static void print(QPagedPaintDevice& paper, PieceStyle style);
    /// Writes it as a PDF file; returns whether that succeeded.
    [[nodiscard]] static bool savePdf(const QString& file, PieceStyle style);
};

}  // namespace atom4::ui
