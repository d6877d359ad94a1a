// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/training_page.h"

#include <QKeyEvent>
#include <algorithm>

#include "ui/common/language.h"
#include "ui/theme/icons.h"

namespace atom4::ui {

TrainingPage::TrainingPage(int saidLines)
    : title_(new QLabel),
      close_(new QToolButton),
      task_(new LiveLabel),
      board_(new BoardView),
      wheel_(new WheelView),
      aside_(new QLabel),
      outcome_(new LiveLabel),
      again_(new QPushButton),
      skip_(new QPushButton),
      next_(new AccentButton),
      page_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      rest_(new QVBoxLayout),
      head_(new QHBoxLayout),
      buttons_(new QHBoxLayout) {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    for (LiveLabel* label : {task_, outcome_}) label->setFont(large);
    outcome_->setMinimumHeight(saidLines * QFontMetrics(large).lineSpacing() + 2);
    outcome_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.4);
    title_->setFont(large);
    for (QLabel* label : {title_, aside_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
    }
    close_->setAutoRaise(true);
    close_->setIcon(symbolIcon(Symbol::kClose));
    next_->setAutoDefault(true);
    title_->setObjectName(QStringLiteral("title"));
    close_->setObjectName(QStringLiteral("back"));
    task_->setObjectName(QStringLiteral("task"));
    aside_->setObjectName(QStringLiteral("aside"));
    outcome_->setObjectName(QStringLiteral("outcome"));
    again_->setObjectName(QStringLiteral("again"));
    skip_->setObjectName(QStringLiteral("skip"));
    next_->setObjectName(QStringLiteral("next"));

    head_->addWidget(title_, 1);
    head_->addWidget(close_, 0, Qt::AlignTop);
    buttons_->addWidget(again_);
    buttons_->addStretch(1);
    buttons_->addWidget(skip_);
    buttons_->addWidget(next_);
    rest_->addLayout(head_);
    rest_->addWidget(task_);
    rest_->addWidget(makeMiddle(), 1);
    rest_->addWidget(outcome_);
    rest_->addLayout(buttons_);
    page_->setContentsMargins(12, 8, 12, 8);
    page_->addLayout(rest_, 1);

    setFocusProxy(board_);
    connect(close_, &QToolButton::clicked, this, &TrainingPage::backRequested);
    keepTranslated(close_, [this] {
        close_->setToolTip(tr("Back to the board (Esc)"));
        close_->setAccessibleName(tr("Back to the board"));
    });
}

QWidget* TrainingPage::makeMiddle() {
    auto* beside = new QWidget;
    beside_ = new QBoxLayout(QBoxLayout::TopToBottom, beside);
    beside_->setContentsMargins(0, 0, 0, 0);
    beside_->addWidget(wheel_, 3);
    beside_->addWidget(aside_, 1, Qt::AlignTop);
    auto* middle = new QWidget;
    middle_ = new QBoxLayout(QBoxLayout::LeftToRight, middle);
    middle_->setContentsMargins(0, 0, 0, 0);
    board_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    middle_->addWidget(board_, 1);
    middle_->addWidget(beside);
    return middle;
}

void TrainingPage::setSettings(const Settings& settings) {
    settings_ = settings;
    // Players find out what a placement does by trying it.
    settings_.showPreview = false;
    wheel_->setPieceStyle(settings_.pieces);
    board_->setSettings(settings_);
}

void TrainingPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit backRequested();
    QWidget::keyPressEvent(event);
}

void TrainingPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

// The wheel is beside the board or, in an upright window, below it.
void TrainingPage::arrange() {
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const bool upright = isUpright();
    middle_->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    beside_->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget* beside = wheel_->parentWidget();
    const int across = std::clamp(width() / 5, 12 * letter, 24 * letter);
    const int below = std::clamp(height() / 5, 96, 260);
    beside->setMaximumWidth(upright ? QWIDGETSIZE_MAX : across);
    beside->setMinimumWidth(upright ? 0 : across);
    beside->setMaximumHeight(upright ? below : QWIDGETSIZE_MAX);
    wheel_->setMaximumHeight(upright ? QWIDGETSIZE_MAX : across);
    wheel_->setMaximumWidth(upright ? below : QWIDGETSIZE_MAX);
}

}  // namespace atom4::ui
