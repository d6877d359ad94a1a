// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/elided_label.h"

#include <QEvent>
#include <QStyle>
#include <QStylePainter>
#include <algorithm>

namespace atom4::ui {

ElidedLabel::ElidedLabel(int mostLetters, QWidget* parent) : QLabel(parent), mostLetters_(mostLetters) {
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setTexts(const QString& whole, const QString& brief) {
    whole_ = whole;
    brief_ = brief;
    choose();
    updateGeometry();
}

void ElidedLabel::choose() {
    setText(fontMetrics().horizontalAdvance(whole_) <= contentsRect().width() ? whole_ : brief_);
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    choose();
}

void ElidedLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) choose();
}

QSize ElidedLabel::minimumSizeHint() const {
    const int most = fontMetrics().averageCharWidth() * mostLetters_;
    return {std::min(fontMetrics().horizontalAdvance(brief_), most), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideMiddle, contentsRect().width());
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                         foregroundRole());
}

}  // namespace atom4::ui
