// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/elided_label.h"

#include <QEvent>
#include <QStyle>
#include <QStylePainter>
#include <algorithm>

namespace atom4::ui {

ElidedLabel::ElidedLabel(int maxLetters, QWidget* parent) : QLabel(parent), maxLetters_(maxLetters) {
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setTexts(const QString& whole, const QString& brief) {
    whole_ = whole;
    brief_ = brief;
    choose();
    updateGeometry();
}

// Measured as it is painted: a text may be a fraction of a pixel wider than its advance in whole pixels.
QString ElidedLabel::elided(const QString& text) const {
    return fontMetrics().elidedText(text, Qt::ElideMiddle, contentsRect().width());
}

void ElidedLabel::choose() {
    setText(elided(whole_) == whole_ ? whole_ : brief_);
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
    const int most = fontMetrics().averageCharWidth() * maxLetters_;
    return {std::min(fontMetrics().size(Qt::TextSingleLine, brief_).width(), most), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), elided(text()),
                         foregroundRole());
}

}  // namespace atom4::ui
