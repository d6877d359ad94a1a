// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/position_text.h"

#include <QKeyEvent>

namespace atom4::ui {

PositionText::PositionText(QWidget* parent) : QPlainTextEdit(parent) {
    setWordWrapMode(QTextOption::WrapAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!isBeingSet_) emit edited();
    });
}

QSize PositionText::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 30, heightOf(9)};
}
QSize PositionText::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 20, heightOf(3)};
}

int PositionText::heightOf(int lines) const {
    const int margins = 2 * static_cast<int>(document()->documentMargin()) + 2 * frameWidth();
    return lines * fontMetrics().lineSpacing() + margins;
}

void PositionText::setText(const QString& text) {
    isBeingSet_ = true;
    setPlainText(text);
    document()->setModified(false);
    isBeingSet_ = false;
}

void PositionText::finish() {
    if (!document()->isModified()) return;
    document()->setModified(false);
    emit finished();
}

void PositionText::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return finish();
    QPlainTextEdit::keyPressEvent(event);
}

void PositionText::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    finish();
}

}  // namespace atom4::ui
