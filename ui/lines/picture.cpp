// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/picture.h"

#include "ui/lines/board_view.h"

namespace atom4::ui {

QImage linesPicture(const lines::Position& position, const Settings& settings, const QPalette& palette) {
    LinesBoardView drawn;
    drawn.setAttribute(Qt::WA_DontShowOnScreen);
    drawn.setPalette(palette);
    drawn.setSettings(settings);
    drawn.showPosition(position);
    // Larger than most screens show it, and not beyond what a clipboard takes.
    constexpr int kLongest = 3000;
    const QSize wanted = drawn.sizeHint() * 1.5;
    drawn.resize(wanted.scaled(wanted.boundedTo({kLongest, kLongest}), Qt::KeepAspectRatio));
    return drawn.grab().toImage();
}

}  // namespace atom4::ui
