// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPagedPaintDevice>

#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// The whole handbook on paper, in the language that is spoken now: light, whatever the desktop looks like.
class HandbookPrinter {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::HandbookPrinter)

public:
    static void print(QPagedPaintDevice& paper, PieceStyle style);
    /// As a file; whether it could be written.
    [[nodiscard]] static bool savePdf(const QString& file, PieceStyle style);
};

}  // namespace atom4::ui
