// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/lesson_list.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include "core/atom4/training/lesson_texts.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

int numberOf(LessonId lesson) {
    return static_cast<int>(lesson) + 1;
}

void drawTick(QPainter& painter, const QRectF& place) {
    QPainterPath tick(place.topLeft() + QPointF(place.width() * 0.28, place.height() * 0.52));
    tick.lineTo(place.topLeft() + QPointF(place.width() * 0.44, place.height() * 0.68));
    tick.lineTo(place.topLeft() + QPointF(place.width() * 0.73, place.height() * 0.34));
    painter.drawPath(tick);
}

}  // namespace

LessonButton::LessonButton(LessonId lesson, QWidget* parent) : QAbstractButton(parent), lesson_(lesson) {
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(QStringLiteral("lesson%1").arg(numberOf(lesson)));
    keepTranslated(this, [this] { setTexts(); });
}

void LessonButton::setTexts() {
    const QString title = QString::fromStdString(lesson_title(lesson_));
    setText(titled_ ? title : QString());
    setAccessibleName((done_ ? tr("Lesson %1: %2, done") : tr("Lesson %1: %2")).arg(numberOf(lesson_)).arg(title));
    setToolTip(titled_ ? QString() : title);
    updateGeometry();
}

void LessonButton::setDone(bool done) {
    done_ = done;
    setTexts();
    update();
}

void LessonButton::setTitled(bool titled) {
    titled_ = titled;
    setTexts();
}

// Returns the size of the round mark, with its margin.
int LessonButton::side() const {
    return fontMetrics().height() * 7 / 4;
}

QSize LessonButton::sizeHint() const {
    const int height = side() + 6;
    if (!titled_) return {height, height};
    return {height + fontMetrics().horizontalAdvance(text()) + 22, height};
}

void LessonButton::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QColor accent = palette().color(QPalette::Highlight);
    if (isChecked() || hasFocus() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? mixed(palette().color(QPalette::Window), accent, 0.18)
                                     : mixed(palette().color(QPalette::Window), accent, 0.07));
        painter.drawRoundedRect(all, 8, 8);
    }
    if (hasFocus()) drawFocusRing(painter, rect(), 8, focusColour(palette(), palette().color(QPalette::Window)));
    const double mark = side() - 4;
    QRectF round(0, 0, mark, mark);
    round.moveCenter(titled_ ? QPointF(all.left() + all.height() / 2, all.center().y()) : all.center());
    if (layoutDirection() == Qt::RightToLeft && titled_) round.moveRight(all.right() - 4);
    painter.setPen(QPen(done_ ? accent : theme.cardBorder, 1.5));
    painter.setBrush(done_ ? QBrush(accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(round);
    painter.setBrush(Qt::NoBrush);
    if (done_) {
        painter.setPen(
            QPen(palette().color(QPalette::HighlightedText), mark * 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        drawTick(painter, round);
    } else {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(round, Qt::AlignCenter, locale().toString(numberOf(lesson_)));
    }
    if (!titled_) return;
    QRectF words = all;
    layoutDirection() == Qt::RightToLeft ? words.setRight(round.left() - 8) : words.setLeft(round.right() + 8);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeading, text());
}

LessonList::LessonList(QWidget* parent) : QWidget(parent), layout_(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    setObjectName(QStringLiteral("lessonList"));
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(3);
    for (const LessonId lesson : kLessonIds) {
        auto* button = new LessonButton(lesson);
        connect(button, &QAbstractButton::clicked, this, [this, lesson] { emit chosen(lesson); });
        layout_->addWidget(button);
        buttons_ += button;
    }
    layout_->addStretch(1);
    keepTranslated(this, [this] { setAccessibleName(tr("Lessons")); });
}

void LessonList::setArrangement(Arrangement arrangement) {
    layout_->setDirection(arrangement == Arrangement::kRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (LessonButton* button : buttons_) button->setTitled(arrangement == Arrangement::kTitles);
}

LessonButton* LessonList::button(LessonId lesson) const {
    return buttons_[static_cast<int>(lesson)];
}

void LessonList::show(const LessonCourse& course) {
    for (const LessonId lesson : kLessonIds) button(lesson)->setDone(course.is_done(lesson));
    button(course.lesson())->setChecked(true);
}

}  // namespace atom4::ui
