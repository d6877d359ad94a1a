// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/long_message.h"

#include <QEvent>
#include <QPainter>

#include "ui/common/unkept_notice.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

constexpr int kMargin = 6;  // a status bar's own

}  // namespace

LongMessage::LongMessage(QStatusBar* bar) : QLabel(bar->parentWidget()), bar_(bar) {
    setObjectName(QStringLiteral("longMessage"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setContentsMargins(kMargin, 4, kMargin, 3);
    hide();
    bar->installEventFilter(this);
    connect(bar, &QStatusBar::messageChanged, this, &LongMessage::place);
}

bool LongMessage::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::FontChange) place();
    return QLabel::eventFilter(watched, event);
}

void LongMessage::place() {
    const QString message = bar_->currentMessage();
    // A notice at the edge of the bar stays to be seen.
    const auto* notice = bar_->findChild<UnkeptNotice*>();
    const int room = bar_->width() - (notice != nullptr && notice->isVisibleTo(bar_) ? notice->width() + kMargin : 0);
    const bool fits = bar_->fontMetrics().horizontalAdvance(message) <= room - 2 * kMargin;
    setText(fits ? QString() : message);
    setVisible(!fits);
    if (fits) return;
    const int height = heightForWidth(room);
    setGeometry(bar_->x(), bar_->geometry().bottom() + 1 - height, room, height);
    raise();
}

void LongMessage::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(BoardTheme::from(palette()).cardBorder);
    painter.drawLine(0, 0, width(), 0);
}

}  // namespace atom4::ui
