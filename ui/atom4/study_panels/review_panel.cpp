// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study_panels/review_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "core/atom4/record/record.h"
#include "ui/look/icons.h"

namespace atom4::ui {

ReviewPanel::ReviewPanel(QAction* previous, QAction* next, QWidget* parent)
    : QWidget(parent),
      sentence_(new QLabel),
      sums_(new QLabel),
      progress_(new QProgressBar),
      cancel_(new QPushButton),
      previous_(new QToolButton),
      next_(new QToolButton),
      close_(new QToolButton),
      graph_(new EvaluationGraph) {
    setObjectName(QStringLiteral("review"));
    sentence_->setObjectName(QStringLiteral("judgement"));
    sums_->setObjectName(QStringLiteral("sums"));
    progress_->setObjectName(QStringLiteral("progress"));
    cancel_->setObjectName(QStringLiteral("cancelReview"));
    for (QLabel* label : {sentence_, sums_}) {
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    for (QLabel* label : {sentence_, sums_}) label->setWordWrap(true);
    // Higher, it would show nothing more.
    graph_->setMaximumHeight(fontMetrics().height() * 10);
    QFont bold = font();
    bold.setBold(true);
    sentence_->setFont(bold);
    progress_->setMaximumHeight(fontMetrics().height() + 4);
    previous_->setDefaultAction(previous);
    next_->setDefaultAction(next);
    close_->setIcon(symbolIcon(Symbol::kClose));
    for (QToolButton* button : {previous_, next_, close_}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
    }

    auto* top = new QHBoxLayout;
    top->setSpacing(6);
    top->addWidget(sentence_, 1);
    top->addWidget(progress_, 1);
    top->addWidget(cancel_);
    top->addWidget(previous_);
    top->addWidget(next_);
    top->addWidget(close_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 8, 6);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(graph_, 1);
    column->addWidget(sums_);
    column->addStretch();

    connect(cancel_, &QPushButton::clicked, this, &ReviewPanel::cancelled);
    connect(close_, &QToolButton::clicked, this, &ReviewPanel::closeWanted);
    retranslate();
}

void ReviewPanel::retranslate() {
    cancel_->setText(tr("Cancel", "button: the review that is running"));
    close_->setToolTip(tr("Close the review"));
    close_->setAccessibleName(close_->toolTip());
    progress_->setAccessibleName(tr("Moves reviewed"));
}

void ReviewPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ReviewPanel::setProgress(int reviewed, int plies) {
    const bool running = reviewed < plies;
    progress_->setRange(0, plies);
    progress_->setValue(reviewed);
    progress_->setFormat(QStringLiteral("%1 / %2").arg(move_number(reviewed)).arg(move_number(plies)));
    for (QWidget* widget : std::initializer_list<QWidget*>{progress_, cancel_}) widget->setVisible(running);
    for (QWidget* widget : std::initializer_list<QWidget*>{sentence_, previous_, next_}) widget->setVisible(!running);
}

QSize ReviewPanel::sizeHint() const {
    // Two lines for the sentence, and one for what each player's moves come to; where that is not enough, the graph
    // gives way.
    const int sentence = 2 * QFontMetrics(sentence_->font()).lineSpacing();
    const int top = std::max({sentence, next_->sizeHint().height(), cancel_->sizeHint().height()});
    const QMargins margins = layout()->contentsMargins();
    const QSize graph = graph_->sizeHint();
    return {graph.width() + margins.left() + margins.right(), top + graph.height() + 2 * fontMetrics().lineSpacing() +
                                                                  2 * layout()->spacing() + margins.top() +
                                                                  margins.bottom()};
}

void ReviewPanel::setSentence(const QString& sentence) {
    sentence_->setText(sentence);
    sentence_->setToolTip(sentence);
}

void ReviewPanel::setSums(const QString& sums) {
    sums_->setText(sums);
    sums_->setToolTip(sums);
}

}  // namespace atom4::ui
