// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/elided_label.h"

#include <QStyle>
#include <QStylePainter>
#include <algorithm>

namespace atom4::ui {

ElidedLabel::ElidedLabel(int mostLetters, QWidget* parent) : QLabel(parent), mostLetters_(mostLetters) {
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const {
    const int most = fontMetrics().averageCharWidth() * mostLetters_;
    const QSize whole = QLabel::minimumSizeHint();
    return {std::min(whole.width(), most), whole.height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                         foregroundRole());
}

}  // namespace atom4::ui
