// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/network/network_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/language/language.h"

namespace atom4::ui {
namespace {

constexpr int kLongestTalk = 200;
constexpr int kMostRemembered = 200;
constexpr int kRowsShown = 3;

}  // namespace

NetworkPanel::NetworkPanel(QWidget* parent)
    : QWidget(parent),
      state_(new QLabel),
      watch_(new QPushButton),
      leave_(new QPushButton),
      questionRow_(new QWidget),
      question_(new QLabel),
      yes_(new QPushButton),
      no_(new QPushButton),
      talk_(new QListWidget),
      line_(new QLineEdit),
      mute_(new QToolButton) {
    setObjectName(QStringLiteral("networkPanel"));
    for (QLabel* words : {state_, question_}) {
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }
    state_->setObjectName(QStringLiteral("lineState"));
    question_->setObjectName(QStringLiteral("question"));
    yes_->setObjectName(QStringLiteral("yes"));
    no_->setObjectName(QStringLiteral("no"));
    watch_->setObjectName(QStringLiteral("letWatch"));
    leave_->setObjectName(QStringLiteral("leave"));
    line_->setObjectName(QStringLiteral("talk"));
    line_->setMaxLength(kLongestTalk);
    talk_->setObjectName(QStringLiteral("talkHeard"));
    talk_->setWordWrap(true);
    talk_->setSelectionMode(QAbstractItemView::NoSelection);
    talk_->setFixedHeight(fontMetrics().lineSpacing() * kRowsShown + 10);
    mute_->setObjectName(QStringLiteral("mute"));
    // Who answers with the mouse goes on where they were: on the board, not in the line for talk.
    for (QWidget* button : std::initializer_list<QWidget*>{yes_, no_, mute_}) button->setFocusPolicy(Qt::TabFocus);
    mute_->setCheckable(true);
    auto* question = new QHBoxLayout(questionRow_);
    question->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{question_, yes_, no_}) question->addWidget(part);
    questionRow_->hide();
    auto* top = new QHBoxLayout;
    top->addWidget(state_, 1);
    top->addWidget(watch_);
    top->addWidget(leave_);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(line_, 1);
    bottom->addWidget(mute_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 12, 4);
    column->addLayout(top);
    column->addWidget(questionRow_);
    column->addWidget(talk_);
    column->addLayout(bottom);
    talk_->hide();
    watch_->hide();
    connect(watch_, &QPushButton::clicked, this, &NetworkPanel::watchersWanted);
    connect(leave_, &QPushButton::clicked, this, &NetworkPanel::leaveWanted);
    connect(yes_, &QPushButton::clicked, this, [this] { emit answered(true); });
    connect(no_, &QPushButton::clicked, this, [this] { emit answered(false); });
    connect(line_, &QLineEdit::returnPressed, this, &NetworkPanel::say);
    connect(mute_, &QToolButton::toggled, this, [this](bool muted) {
        if (muted) talk_->hide();
    });
    keepTranslated(this, [this] { setTexts(); });
}

void NetworkPanel::setTexts() {
    setAccessibleName(tr("The other one"));
    watch_->setText(tr("Let Others &Watch..."));
    watch_->setToolTip(tr("Shows an invitation for those who may look on"));
    leave_->setText(tr("Le&ave"));
    leave_->setToolTip(tr("Ends the match over the network; what was played stays here"));
    yes_->setText(tr("&Yes"));
    no_->setText(tr("N&o"));
    line_->setPlaceholderText(tr("Say something"));
    line_->setAccessibleName(tr("Say something"));
    talk_->setAccessibleName(tr("What was said"));
    mute_->setText(tr("M&ute"));
    mute_->setToolTip(tr("Shows nothing of what the other one says from now on"));
}

void NetworkPanel::showState(const QString& sentence) {
    state_->setText(sentence);
}

void NetworkPanel::ask(const QString& question) {
    question_->setText(question);
    questionRow_->setVisible(!question.isEmpty());
}

void NetworkPanel::hear(const QString& who, const QString& text) {
    if (isMuted() && !who.isEmpty()) return;
    talk_->addItem(tr("%1: %2", "who says what").arg(who.isEmpty() ? tr("You", "who says something") : who, text));
    while (talk_->count() > kMostRemembered) delete talk_->takeItem(0);
    talk_->setVisible(!isMuted());
    talk_->scrollToBottom();
}

void NetworkPanel::letTalk(bool possible) {
    line_->setEnabled(possible);
}

void NetworkPanel::say() {
    const QString text = line_->text().trimmed();
    if (text.isEmpty()) return;
    line_->clear();
    emit talked(text);
}

}  // namespace atom4::ui
