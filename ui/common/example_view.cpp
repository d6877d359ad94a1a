// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/example_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

// It is an example, and need not fill a large screen.
constexpr int kHighest = 440;
// Milliseconds to look at the board between two steps.
constexpr int kLook = 550;

}  // namespace

ExampleView::ExampleView(BoardWidget* board, QSizeF shape) : board_(board), shape_(shape) {
    board_->setParent(this);
    board_->setObjectName(QStringLiteral("example"));
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    setCursor(Qt::PointingHandCursor);
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &ExampleView::goOn);
    connect(board_, &BoardWidget::animationFinished, this, [this] {
        if (plays_) timer_.start(next_ == steps_ ? 2 * kLook : kLook);
    });
}

void ExampleView::setWords(const QString& goal, const QString& how) {
    goal_ = goal;
    how_ = how;
    setAccessibleName(goal_);
    setAccessibleDescription(how_);
    arrange();
    update();
}

void ExampleView::setShape(QSizeF shape) {
    shape_ = shape;
    arrange();
}

void ExampleView::stop() {
    timer_.stop();
    plays_ = false;
    showEnd();
}

void ExampleView::play() {
    if (!mayMove()) return stop();
    next_ = 0;
    showBegin();
    plays_ = true;
    timer_.start(kLook);
}

void ExampleView::goOn() {
    if (next_ == steps_) return stop();
    showStep(next_++);
}

void ExampleView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) play();
}

void ExampleView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    stop();
}

QFont ExampleView::goalFont() const {
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.7);
    return large;
}

// The words stand right below the board, and both together in the middle.
void ExampleView::arrange() {
    if (testAttribute(Qt::WA_PendingResizeEvent)) return;  // it will be done then, in the size that counts
    constexpr int kAround = 12;
    const int width = this->width() - 2 * kAround;
    if (width <= 0) return;
    const auto heightOf = [&](const QFont& font, const QString& text) {
        return QFontMetrics(font).boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, text).height();
    };
    const int forGoal = heightOf(goalFont(), goal_);
    const int forHow = heightOf(font(), how_);
    const int forWords = forGoal + forHow + 3 * kAround;
    const int wanted =
        std::min(std::max(kHighest, height() * 11 / 20), static_cast<int>(width * shape_.height() / shape_.width()));
    const int forBoard = std::clamp(height() - forWords - kAround, 0, wanted);
    const int top = std::max(kAround / 2, (height() - forBoard - forWords) / 2);
    board_->setGeometry(kAround, top, width, forBoard);
    goalRoom_ = QRect(kAround, top + forBoard + kAround, width, forGoal);
    howRoom_ = QRect(kAround, goalRoom_.bottom() + kAround / 2, width, forHow);
}

void ExampleView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ExampleView::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.paper);
    constexpr int kFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    painter.setPen(theme.ink);
    painter.drawText(howRoom_, kFlags, how_);
    painter.setFont(goalFont());
    painter.drawText(goalRoom_, kFlags, goal_);
}

}  // namespace atom4::ui
