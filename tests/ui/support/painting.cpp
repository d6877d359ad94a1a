// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/painting.h"

#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QScreen>
#include <algorithm>

namespace {

// Painting on the window and through a pixmap can differ by a level or two of a colour.
bool differ(QRgb one, QRgb other) {
    constexpr int kRounding = 8;
    return std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                     std::abs(qBlue(one) - qBlue(other))}) > kRounding;
}

}  // namespace

QString staleOnScreen(QWidget& widget) {
    QGuiApplication::sync();
    const QWidget& window = *widget.window();
    const QPoint at = widget.mapTo(&window, QPoint());
    const QImage seen = widget.screen()
                            ->grabWindow(window.winId(), at.x(), at.y(), widget.width(), widget.height())
                            .toImage()
                            .convertToFormat(QImage::Format_RGB32);
    const QImage whole = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    if (seen.size() != whole.size()) return QStringLiteral("%1 pixels across on the screen").arg(seen.width());
    QRect differs;
    for (int y = 0; y < whole.height(); ++y)
        for (int x = 0; x < whole.width(); ++x)
            if (differ(seen.pixel(x, y), whole.pixel(x, y))) differs |= QRect(x, y, 1, 1);
    if (differs.isNull()) return {};
    return QStringLiteral("%1x%2 pixels from %3,%4")
        .arg(differs.width())
        .arg(differs.height())
        .arg(differs.left())
        .arg(differs.top());
}
