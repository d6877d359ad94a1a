// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/join_dialog.h"

#include <QFontDatabase>
#include <QGridLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/netplay/replicated_match.h"
#include "ui/common/language.h"

namespace atom4::ui {

JoinDialog::JoinDialog(const QString& name, QWidget* parent)
    : QDialog(parent),
      ask_(new QLabel),
      text_(new QPlainTextEdit),
      around_(new QCheckBox),
      nearby_(new QLabel),
      nameLabel_(new QLabel),
      name_(new QLineEdit(name)),
      state_(new QLabel) {
    setObjectName(QStringLiteral("joinDialog"));
    text_->setObjectName(QStringLiteral("invitation"));
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setTabChangesFocus(true);
    text_->installEventFilter(this);
    text_->setFixedHeight(fontMetrics().height() * 4);
    ask_->setBuddy(text_);
    around_->setObjectName(QStringLiteral("around"));
    nearby_->setObjectName(QStringLiteral("neighbours"));
    nearby_->setWordWrap(true);
    nearby_->setTextFormat(Qt::PlainText);
    nearby_->hide();
    name_->setObjectName(QStringLiteral("name"));
    name_->setMaxLength(static_cast<int>(net::kLongestName));
    nameLabel_->setBuddy(name_);
    state_->setObjectName(QStringLiteral("state"));
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    state_->setMinimumHeight(fontMetrics().height() * 3);
    state_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons_->button(QDialogButtonBox::Ok);
    cancel_ = buttons_->button(QDialogButtonBox::Cancel);
    QSizePolicy policy = ok_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    ok_->setSizePolicy(policy);
    // Far from the button to join, so that players cannot accept by a second click, or by Enter, what they have not
    // read.
    play_ = buttons_->addButton(QString(), QDialogButtonBox::ResetRole);
    play_->setObjectName(QStringLiteral("play"));
    play_->setAutoDefault(false);
    play_->hide();
    connect(play_, &QPushButton::clicked, this, &JoinDialog::agree);
    connect(buttons_, &QDialogButtonBox::accepted, this, &JoinDialog::press);
    connect(buttons_, &QDialogButtonBox::rejected, this, &JoinDialog::reject);
    connect(around_, &QCheckBox::toggled, this, [this](bool wanted) {
        showNeighbours({});
        emit aroundRequested(wanted);
    });
    connect(text_, &QPlainTextEdit::textChanged, this, &JoinDialog::read);
    connect(name_, &QLineEdit::textChanged, this, &JoinDialog::read);
    auto* row = new QGridLayout;
    row->addWidget(nameLabel_, 0, 0);
    row->addWidget(name_, 0, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(ask_);
    column->addWidget(text_);
    column->addWidget(around_);
    column->addWidget(nearby_);
    column->addLayout(row);
    column->addWidget(state_, 1);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    // In the order of the buttons on the screen, whatever their roles.
    setTabOrder(name_, play_);
    setTabOrder(play_, ok_);
    setTabOrder(ok_, cancel_);
    keepTranslated(this, [this] { setTexts(); });
    text_->setFocus();
}

void JoinDialog::setTexts() {
    setWindowTitle(tr("Join a match"));
    ask_->setText(tr("The in&vitation you received:"));
    around_->setText(tr("Find matches on the local network"));
    around_->setToolTip(
        tr("Searches the local network (Avahi). You then need only the key, the last part of the invitation."));
    showNearby();
    nameLabel_->setText(tr("Your &name:"));
    name_->setPlaceholderText(tr("Shown to your opponent"));
    // The later text needs its room from the beginning.
    cancel_->setMinimumWidth(QPushButton(tr("Decline (N)", "button; N is the key")).sizeHint().width());
    showStep();
}

void JoinDialog::setInvitation(const QString& text) {
    text_->setPlainText(text);
    if (!invitation_) return;
    QWidget* next = name_->isEnabled() ? static_cast<QWidget*>(name_) : ok_;
    next->setFocus();
}

// Reports an invalid invitation, such as half of one, and a name that cannot be used, before anything is tried.
void JoinDialog::read() {
    if (step_ != Step::kAsking) return;
    const std::string text = text_->toPlainText().trimmed().toStdString();
    const auto key = net::parse_key_alone(text);
    const auto read = net::parse_invitation(text);
    invitation_ = key ? net::to_neighbours(neighbours_, *key) : read ? std::optional(*read) : std::nullopt;
    const bool watches = invitation_ && invitation_->role() == net::Role::kSpectator;
    const auto fault = watches ? std::nullopt : name_fault(name().toStdString(), net::kLongestName);
    if (fault && (invitation_ || text.empty()))
        state_->setText(QString::fromStdString(name_fault_text(*fault)));
    else if (invitation_ || text.empty())
        state_->setText(watches ? tr("This is an invitation to watch.") : QString());
    else if (key)
        state_->setText(tr("This key is for a match on the local network, but none is visible."));
    else
        state_->setText(QString::fromStdString(net::what_is_wrong(read.error())));
    name_->setEnabled(!watches);
    ok_->setEnabled(invitation_ && !fault);
    showStep();
}

void JoinDialog::showNeighbours(std::vector<net::Neighbour> neighbours) {
    neighbours_ = std::move(neighbours);
    nearbyFault_.reset();
    showNearby();
}

void JoinDialog::showSearchFailure(net::NearbyFault fault) {
    neighbours_.clear();
    nearbyFault_ = fault;
    showNearby();
}

void JoinDialog::showNearby() {
    nearby_->setText(
        QString::fromStdString(nearbyFault_ ? net::why_not_nearby(*nearbyFault_) : net::hosts_found_text(neighbours_)));
    nearby_->setVisible(around_->isChecked());
    read();
}

void JoinDialog::press() {
    if (step_ == Step::kAsking && invitation_) emit joinRequested();
}

void JoinDialog::agree() {
    emit answered(true);
    accept();
}

// Enter in the invitation joins, instead of adding a line that no invitation has.
bool JoinDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    auto* pressed = static_cast<QKeyEvent*>(event);
    if (pressed->key() != Qt::Key_Return && pressed->key() != Qt::Key_Enter) return false;
    keyPressEvent(pressed);
    return true;
}

void JoinDialog::keyPressEvent(QKeyEvent* event) {
    if (step_ == Step::kProposed) switch (event->key()) {
            case Qt::Key_Y: return agree();
            case Qt::Key_N: return reject();
            // Enter may still be meant for the button to join.
            case Qt::Key_Return:
            case Qt::Key_Enter: return;
            default: break;
        }
    QDialog::keyPressEvent(event);
}

// By its button, by Escape, or by closing the window: each declines the proposal.
void JoinDialog::reject() {
    if (step_ == Step::kProposed) emit answered(false);
    QDialog::reject();
}

void JoinDialog::showStep() {
    const bool asks = step_ == Step::kAsking;
    const bool watches = invitation_ && invitation_->role() == net::Role::kSpectator;
    text_->setReadOnly(!asks);
    name_->setReadOnly(!asks);
    around_->setEnabled(asks);
    ok_->setVisible(asks);
    // The box passes the focus to its first button, and Tab would end there while that one is hidden.
    buttons_->setFocusProxy(nullptr);
    ok_->setText(watches ? tr("&Watch") : tr("&Join"));
    play_->setVisible(step_ == Step::kProposed);
    play_->setText(tr("Play (Y)", "button; Y is the key"));
    if (step_ != Step::kProposed) return;
    cancel_->setText(tr("Decline (N)", "button; N is the key"));
    cancel_->setAutoDefault(false);
}

void JoinDialog::showState(const QString& sentence) {
    step_ = Step::kJoining;
    state_->setText(sentence);
    showStep();
}

void JoinDialog::showProposal(const QString& words) {
    step_ = Step::kProposed;
    state_->setText(words);
    showStep();
    // Neither answer has the focus before the proposal is read, but Tab reaches both.
    text_->setFocus();
}

}  // namespace atom4::ui
