// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/evaluation_graph.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/long_press.h"

namespace atom4::ui {

EvaluationGraph::EvaluationGraph(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("graph"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    keepTranslated(this, [this] { setAccessibleName(tr("Evaluation graph")); });
    new LongPress(this);
}

QSize EvaluationGraph::sizeHint() const {
    return {320, 92};
}
QSize EvaluationGraph::minimumSizeHint() const {
    return {120, 40};
}

void EvaluationGraph::show(std::vector<Point> points, int plies) {
    points_ = std::move(points);
    plies_ = std::max(plies, 1);
    describe();
    update();
}

void EvaluationGraph::markPly(std::optional<int> ply) {
    marked_ = ply;
    describe();
    update();
}

void EvaluationGraph::describe() {
    const bool known = marked_ && *marked_ < points();
    setAccessibleDescription(known ? points_[static_cast<std::size_t>(*marked_)].sentence : QString());
}

QRectF EvaluationGraph::field() const {
    return QRectF(rect()).adjusted(6, 6, -6, -6);
}

// The engine slightly overrates the player to move. The mean of two successive plies avoids that; forced wins are left
// as they are.
double EvaluationGraph::shareAt(std::size_t ply) const {
    const double here = points_[ply].share;
    if (ply == 0 || here <= 0 || here >= 1) return here;
    const double before = points_[ply - 1].share;
    return before <= 0 || before >= 1 ? here : (here + before) / 2;
}

QPointF EvaluationGraph::at(int ply) const {
    const QRectF room = field();
    const double x = room.left() + room.width() * ply / plies_;
    const auto index = static_cast<std::size_t>(ply);
    const double share = index < points_.size() ? shareAt(index) : 0.5;
    return {x, room.bottom() - room.height() * share};
}

std::optional<int> EvaluationGraph::plyAt(QPointF point) const {
    if (points_.empty()) return std::nullopt;
    const QRectF room = field();
    const int ply = static_cast<int>(std::lround((point.x() - room.left()) / room.width() * plies_));
    return std::clamp(ply, 0, points() - 1);
}

void EvaluationGraph::drawMistakes(QPainter& painter) const {
    // The marks differ in size, not in colour alone.
    for (std::size_t ply = 1; ply < points_.size(); ++ply) {
        const Judgement judgement = points_[ply].judgement;
        if (judgement == Judgement::kGood) continue;
        const bool slight = judgement == Judgement::kInaccuracy;
        const bool grave = judgement == Judgement::kMissedWin || judgement == Judgement::kLosingMove;
        const double radius = slight ? 2.6 : grave ? 5.2 : 4;
        painter.setPen(QPen(QColor(0x30, 0x1A, 0x10), 1.1));
        painter.setBrush(slight  ? QColor(0xF2, 0xD3, 0x78)
                         : grave ? QColor(0xD9, 0x3B, 0x2B)
                                 : QColor(0xE8, 0x8A, 0x2D));
        painter.drawEllipse(at(static_cast<int>(ply)), radius, radius);
    }
}

void EvaluationGraph::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    const QRectF room = field();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(room, 5, 5);
    painter.setClipPath(outline);
    if (!points_.empty()) {
        // Plies that are not reviewed yet stay empty.
        const double right = at(points() - 1).x();
        QPainterPath white(QPointF(room.left(), room.bottom()));
        for (int ply = 0; ply < points(); ++ply) white.lineTo(at(ply));
        white.lineTo(right, room.bottom());
        white.closeSubpath();
        painter.fillRect(QRectF(room.topLeft(), QPointF(right, room.bottom())), pieceColour(Colour::kBlack));
        painter.fillPath(white, pieceColour(Colour::kWhite));
    }
    painter.setPen(QPen(QColor(0x88, 0x88, 0x88), 1, Qt::DashLine));
    painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()));
    if (marked_ && *marked_ <= plies_) {
        const double x = room.left() + room.width() * *marked_ / plies_;
        const QColor highlight = palette().color(QPalette::Highlight);
        painter.setPen(QPen(highlight, 2.5));
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    }
    painter.setClipping(false);
    painter.setPen(QPen(theme.cardBorder, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    if (hasFocus()) drawFocusRing(painter, rect(), 6, focusColour(palette(), palette().color(QPalette::Window)));
    drawMistakes(painter);
}

bool EvaluationGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const auto ply = plyAt(help->pos());
        QToolTip::showText(help->globalPos(), ply ? points_[static_cast<std::size_t>(*ply)].sentence : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void EvaluationGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    if (const auto ply = plyAt(event->position())) emit plyChosen(*ply);
}

void EvaluationGraph::mouseMoveEvent(QMouseEvent* event) {
    const auto ply = plyAt(event->position());
    if ((event->buttons() & Qt::LeftButton) != 0 && ply && ply != marked_) emit plyChosen(*ply);
}

// Chooses the ply under the mouse, and leaves the menu, which is about that ply, to the surrounding panel.
void EvaluationGraph::contextMenuEvent(QContextMenuEvent* event) {
    const auto ply = event->reason() == QContextMenuEvent::Mouse ? plyAt(event->pos()) : std::nullopt;
    if (ply && ply != marked_) emit plyChosen(*ply);
    event->ignore();
}

void EvaluationGraph::keyPressEvent(QKeyEvent* event) {
    const int last = points() - 1;
    const int here = marked_.value_or(last);
    switch (event->key()) {
        case Qt::Key_Left: emit plyChosen(std::max(0, here - 1)); return;
        case Qt::Key_Right: emit plyChosen(std::min(last, here + 1)); return;
        case Qt::Key_Home: emit plyChosen(0); return;
        case Qt::Key_End: emit plyChosen(last); return;
        default: QWidget::keyPressEvent(event);
    }
}

}  // namespace atom4::ui
