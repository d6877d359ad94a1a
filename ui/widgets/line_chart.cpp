// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/line_chart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

namespace atom4::ui {
namespace {

constexpr double kMargin = 8;

QString inPlainDigits(double number) {
    return QString::number(number, 'f', 0);
}

// Returns two to five numbers that are 1, 2 or 5 times a power of ten apart, the first at or below `least` and the last
// at or above `most`.
std::vector<double> roundNumbers(double least, double most) {
    if (most - least < 1) {
        least -= 1;
        most += 1;
    }
    constexpr double kMaxSteps = 4;
    const double rough = (most - least) / kMaxSteps;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0, 20.0}) {
        const double step = factor * power;
        const double first = std::floor(least / step);
        const double last = std::ceil(most / step);
        if (last - first > kMaxSteps) continue;
        std::vector<double> numbers;
        for (double number = first; number <= last; ++number) numbers.push_back(number * step);
        return numbers;
    }
    return {least, most};
}

}  // namespace

LineChart::LineChart(QWidget* parent) : QWidget(parent), write_(inPlainDigits) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LineChart::writeNumbers(std::function<QString(double)> write) {
    write_ = std::move(write);
    update();
}

QSize LineChart::sizeHint() const {
    return {420, 130};
}
QSize LineChart::minimumSizeHint() const {
    return {160, 70};
}

void LineChart::show(std::vector<Point> points) {
    points_ = std::move(points);
    lines_.clear();
    if (!points_.empty()) {
        const auto below = [](const Point& a, const Point& b) { return a.value < b.value; };
        const auto [least, most] = std::minmax_element(points_.begin(), points_.end(), below);
        const Point& last = points_.back();
        lines_ = roundNumbers(std::min(least->value, last.value - last.doubt),
                              std::max(most->value, last.value + last.doubt));
    }
    chosen_.reset();
    choose(points_.empty() ? std::nullopt : std::optional(this->points() - 1));
    update();
}

QRectF LineChart::field() const {
    double widest = 0;
    for (const double line : lines_) widest = std::max(widest, double(fontMetrics().horizontalAdvance(write_(line))));
    return QRectF(rect()).adjusted(kMargin + widest + 6, kMargin, -kMargin, -kMargin);
}

double LineChart::heightOf(double value) const {
    const QRectF room = field();
    return room.bottom() - room.height() * (value - lines_.front()) / (lines_.back() - lines_.front());
}

QPointF LineChart::at(int point) const {
    const QRectF room = field();
    const double share = points() > 1 ? double(point) / (points() - 1) : 0.5;
    return {room.left() + room.width() * share, heightOf(points_[static_cast<std::size_t>(point)].value)};
}

std::optional<int> LineChart::pointAt(QPointF place) const {
    if (points_.empty()) return std::nullopt;
    const QRectF room = field();
    const double share = (place.x() - room.left()) / std::max(room.width(), 1.0);
    return std::clamp(static_cast<int>(std::lround(share * (points() - 1))), 0, points() - 1);
}

void LineChart::choose(std::optional<int> point) {
    if (point == chosen_) return;
    chosen_ = point;
    const QString sentence = chosen_ ? points_[static_cast<std::size_t>(*chosen_)].sentence : QString();
    setAccessibleDescription(sentence);
    update();
    emit described(sentence);
}

void LineChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = field();
    const QPalette colours = palette();
    QColor faint = colours.color(QPalette::WindowText);
    faint.setAlphaF(0.25F);
    for (const double line : lines_) {
        const double y = heightOf(line);
        painter.setPen(QPen(faint, 1));
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
        painter.setPen(colours.color(QPalette::WindowText));
        painter.drawText(QRectF(0, y - 20, room.left() - 6, 40), Qt::AlignRight | Qt::AlignVCenter, write_(line));
    }
    const QColor ink = colours.color(QPalette::Highlight);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    if (points_.empty()) return;
    QPainterPath curve(at(0));
    QPainterPath band;
    for (int i = 0; i < points(); ++i) {
        curve.lineTo(at(i));
        const Point& point = points_[static_cast<std::size_t>(i)];
        const QPointF above(at(i).x(), heightOf(point.value + point.doubt));
        i == 0 ? band.moveTo(above) : band.lineTo(above);
    }
    for (int i = points(); i-- > 0;) {
        const Point& point = points_[static_cast<std::size_t>(i)];
        band.lineTo(at(i).x(), heightOf(point.value - point.doubt));
    }
    painter.save();
    painter.setClipRect(room);
    QColor light = ink;
    light.setAlphaF(0.18F);
    painter.fillPath(band, light);
    painter.restore();
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(curve);
    if (chosen_) {
        painter.setBrush(ink);
        painter.setPen(QPen(colours.color(QPalette::Window), 1.5));
        painter.drawEllipse(at(*chosen_), 4.5, 4.5);
    }
}

bool LineChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && chosen_) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                           points_[static_cast<std::size_t>(*chosen_)].sentence, this);
        return true;
    }
    return QWidget::event(event);
}

void LineChart::mouseMoveEvent(QMouseEvent* event) {
    choose(pointAt(event->position()));
}

void LineChart::keyPressEvent(QKeyEvent* event) {
    if (!chosen_) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Left: choose(std::max(0, *chosen_ - 1)); return;
        case Qt::Key_Right: choose(std::min(points() - 1, *chosen_ + 1)); return;
        case Qt::Key_Home: choose(0); return;
        case Qt::Key_End: choose(points() - 1); return;
        default: QWidget::keyPressEvent(event);
    }
}

}  // namespace atom4::ui
