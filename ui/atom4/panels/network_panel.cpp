// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/network_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/common/language.h"

namespace atom4::ui {
namespace {

constexpr int kLongestTalk = 200;
constexpr int kMaxRemembered = 200;
constexpr int kRowsShown = 3;

}  // namespace

// Everything has its place from the beginning, so that nothing moves when the user is about to click, and nothing else
// is ever in the place of the answers.
NetworkPanel::NetworkPanel(QWidget* parent)
    : QWidget(parent),
      words_(new QLabel),
      yes_(new QPushButton),
      no_(new QPushButton),
      watch_(new QPushButton),
      leave_(new QPushButton),
      talk_(new QListWidget),
      line_(new QLineEdit),
      mute_(new QToolButton) {
    setObjectName(QStringLiteral("networkPanel"));
    words_->setTextFormat(Qt::PlainText);
    words_->setWordWrap(true);
    words_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    words_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    words_->setObjectName(QStringLiteral("lineState"));
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
    // After an answer with the mouse the focus stays where it was, on the board, instead of going to the chat line.
    for (QWidget* button : std::initializer_list<QWidget*>{yes_, no_, mute_}) button->setFocusPolicy(Qt::TabFocus);
    for (QWidget* part : std::initializer_list<QWidget*>{yes_, no_, line_}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
    }
    mute_->setCheckable(true);
    auto* top = new QHBoxLayout;
    top->addWidget(words_, 1);
    for (QWidget* button : std::initializer_list<QWidget*>{yes_, no_, leave_}) top->addWidget(button);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(line_, 1);
    bottom->addWidget(mute_);
    bottom->addWidget(watch_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 12, 4);
    column->addLayout(top);
    column->addWidget(talk_);
    column->addLayout(bottom);
    for (QWidget* part : std::initializer_list<QWidget*>{yes_, no_, watch_}) part->hide();
    connect(watch_, &QPushButton::clicked, this, &NetworkPanel::watchersRequested);
    connect(leave_, &QPushButton::clicked, this, &NetworkPanel::leaveRequested);
    connect(yes_, &QPushButton::clicked, this, [this] { emit answered(true); });
    connect(no_, &QPushButton::clicked, this, [this] { emit answered(false); });
    connect(line_, &QLineEdit::returnPressed, this, &NetworkPanel::say);
    connect(mute_, &QToolButton::toggled, talk_, &QWidget::setDisabled);
    connect(mute_, &QToolButton::toggled, this, &NetworkPanel::muted);
    keepTranslated(this, [this] { setTexts(); });
}

void NetworkPanel::setTexts() {
    setAccessibleName(tr("Opponent"));
    watch_->setText(tr("Let Others &Watch..."));
    watch_->setToolTip(tr("Show an invitation for spectators"));
    leave_->setText(hasEnded_ ? tr("Close", "button: hides the panel of a match that has ended") : tr("Le&ave"));
    leave_->setToolTip(hasEnded_ ? QString() : tr("End the network match; your copy is kept"));
    yes_->setText(tr("Yes (Y)", "button; Y is the key"));
    no_->setText(tr("No (N)", "button; N is the key"));
    line_->setPlaceholderText(tr("Message"));
    line_->setAccessibleName(tr("Message"));
    talk_->setAccessibleName(tr("Chat"));
    mute_->setText(tr("M&ute"));
    mute_->setToolTip(tr("Hide your opponent's messages"));
}

void NetworkPanel::begin(bool watches) {
    hasEnded_ = false;
    talk_->clear();
    line_->clear();
    line_->setVisible(!watches);
    setTexts();
}

void NetworkPanel::end() {
    hasEnded_ = true;
    ask(QString());
    letTalk(false);
    offerWatching(false);
    setTexts();
}

void NetworkPanel::showState(const QString& sentence) {
    state_ = sentence;
    showWords();
}

void NetworkPanel::ask(const QString& question) {
    question_ = question;
    showWords();
}

void NetworkPanel::showWords() {
    QFont bold = font();
    bold.setBold(isAsking());
    words_->setFont(bold);
    words_->setText(isAsking() ? question_ : state_);
    yes_->setVisible(isAsking());
    no_->setVisible(isAsking());
}

void NetworkPanel::addMessage(const QString& who, const QString& text) {
    talk_->addItem(tr("%1: %2", "who says what").arg(who.isEmpty() ? tr("You", "who says something") : who, text));
    while (talk_->count() > kMaxRemembered) delete talk_->takeItem(0);
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
