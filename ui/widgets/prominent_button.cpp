// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/prominent_button.h"

#include <QPainter>
#include <QStyleOption>

#include "ui/theme/board_theme.h"

namespace atom4::ui {

ProminentButton::ProminentButton(QWidget* parent) : QPushButton(parent) {
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

QSize ProminentButton::sizeHint() const {
    const QSize text = fontMetrics().size(Qt::TextShowMnemonic, this->text());
    return {text.width() + 48, text.height() + 24};
}

void ProminentButton::paintEvent(QPaintEvent*) {
    QStyleOptionButton option;
    initStyleOption(&option);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor words = palette().color(QPalette::HighlightedText);
    const bool pressed = (option.state & QStyle::State_Sunken) != 0;
    const bool hovered = (option.state & QStyle::State_MouseOver) != 0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(accent, palette().color(QPalette::WindowText), 0.25), 1));
    painter.setBrush(!isEnabled() ? palette().color(QPalette::Button)
                     : pressed    ? mixed(accent, Qt::black, 0.15)
                     : hovered    ? mixed(accent, words, 0.1)
                                  : accent);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(frame, radius_, radius_);
    if (hasFocus()) drawFocusRing(painter, frame.adjusted(2, 2, -2, -2), radius_ - 2, words);
    painter.setPen(isEnabled() ? words : palette().color(QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
}

AccentButton::AccentButton(QWidget* parent) : ProminentButton(parent) {
    setCornerRadius(4);
    unsetCursor();
}

QSize AccentButton::sizeHint() const {
    const QSize text = fontMetrics().size(Qt::TextShowMnemonic, this->text());
    return {text.width() + 32, QPushButton::sizeHint().height()};
}

}  // namespace atom4::ui
