// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/spoken_label.h"

#include <QEvent>
#include <QShowEvent>
#include <utility>

#include "ui/widgets/announcer.h"

namespace atom4::ui {

SpokenLabel::SpokenLabel() {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setMinimumWidth(1);
}

void SpokenLabel::say(const QString& text) {
    const bool isNews = text != this->text();
    setText(text);
    if (isNews && isVisible()) announce(*this, text);
}

void SpokenLabel::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    if (event->spontaneous()) return;
    if (isActiveWindow())
        announce(*this, text());
    else
        isOwed_ = true;
}

// Nothing is spoken of a window before it is the one that is worked in.
bool SpokenLabel::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate && std::exchange(isOwed_, false)) announce(*this, text());
    return QLabel::event(event);
}

}  // namespace atom4::ui
