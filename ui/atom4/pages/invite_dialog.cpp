// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/invite_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QVBoxLayout>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/netplay/replicated_match.h"
#include "ui/common/language.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {
namespace {

constexpr int kMaxRounds = 99;

QLabel* makeWords() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

InviteDialog::InviteDialog(const MatchSetup& proposal, const QString& name, QWidget* parent)
    : QDialog(parent),
      proposal_(proposal),
      pages_(new QStackedWidget),
      nameLabel_(new QLabel),
      name_(new QLineEdit(name)),
      beginsLabel_(new QLabel),
      begins_(new QComboBox),
      roundsLabel_(new QLabel),
      rounds_(new QSpinBox),
      matchOptions_(new MatchOptions(proposal)),
      watched_(new QCheckBox),
      nearby_(new QCheckBox),
      send_(makeWords()),
      guest_(new InvitationRow),
      look_(makeWords()),
      watcher_(new InvitationRow),
      about_(makeWords()),
      seen_(makeWords()),
      state_(makeWords()) {
    setObjectName(QStringLiteral("inviteDialog"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    invite_ = buttons->button(QDialogButtonBox::Ok);
    cancel_ = buttons->button(QDialogButtonBox::Cancel);
    connect(name_, &QLineEdit::textChanged, this, &InviteDialog::checkName);
    connect(begins_, &QComboBox::currentIndexChanged, this, &InviteDialog::showSides);
    connect(buttons, &QDialogButtonBox::accepted, this, &InviteDialog::inviteRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    pages_->addWidget(makeTerms(proposal));
    pages_->addWidget(makeInvitations());
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages_, 1);
    state_->setObjectName(QStringLiteral("state"));
    state_->hide();
    column->addWidget(state_);
    column->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    checkName();
    keepTranslated(this, [this] { setTexts(); });
    setReadingTabOrder(*this);
    name_->setFocus();
}

QWidget* InviteDialog::makeTerms(const MatchSetup& proposal) {
    name_->setObjectName(QStringLiteral("name"));
    name_->setMaxLength(static_cast<int>(net::kLongestName));
    nameLabel_->setBuddy(name_);
    begins_->setObjectName(QStringLiteral("begins"));
    begins_->addItems({QString(), QString()});
    beginsLabel_->setBuddy(begins_);
    rounds_->setObjectName(QStringLiteral("rounds"));
    rounds_->setRange(0, kMaxRounds);
    roundsLabel_->setBuddy(rounds_);
    watched_->setObjectName(QStringLiteral("watched"));
    nearby_->setObjectName(QStringLiteral("nearby"));
    matchOptions_->choose(proposal_);
    proposal_.seats = proposal.seats;
    auto* page = new QWidget;
    auto* grid = new QGridLayout;
    grid->setContentsMargins(16, 0, 14, 0);
    grid->addWidget(nameLabel_, 0, 0);
    grid->addWidget(name_, 0, 1);
    grid->addWidget(beginsLabel_, 1, 0);
    grid->addWidget(begins_, 1, 1);
    grid->addWidget(roundsLabel_, 2, 0);
    grid->addWidget(rounds_, 2, 1);
    grid->setColumnStretch(1, 1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(grid);
    column->addWidget(matchOptions_);
    column->addWidget(watched_);
    column->addWidget(nearby_);
    column->addStretch();
    return page;
}

QWidget* InviteDialog::makeInvitations() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(send_);
    column->addWidget(guest_);
    column->addWidget(look_);
    column->addWidget(watcher_);
    column->addWidget(about_);
    seen_->setObjectName(QStringLiteral("seenNearby"));
    seen_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    seen_->hide();
    column->addWidget(seen_);
    column->addStretch();
    return page;
}

void InviteDialog::setTexts() {
    setWindowTitle(tr("Host a match"));
    nameLabel_->setText(tr("Your &name:"));
    name_->setPlaceholderText(tr("Shown to your opponent"));
    beginsLabel_->setText(tr("&You want:", "four whites, or four blacks"));
    begins_->setItemText(0, tr("four whites"));
    begins_->setItemText(1, tr("four blacks"));
    roundsLabel_->setText(tr("&Rounds:"));
    rounds_->setSpecialValueText(tr("unlimited"));
    showSides();
    watched_->setText(tr("Allow &spectators"));
    nearby_->setText(tr("Show my match on the local network"));
    nearby_->setToolTip(
        tr("Announces your name and address on the local network (Avahi). Joining still requires the key."));
    send_->setText(tr("Send this invitation to your opponent:"));
    look_->setText(tr("Send this one to spectators:"));
    invite_->setText(tr("&Invite"));
    if (!invite_->isEnabled()) checkName();
    showAbout();
    showSeen();
}

void InviteDialog::checkName() {
    const auto fault = name_fault(name().toStdString(), net::kLongestName);
    invite_->setEnabled(!fault);
    showState(fault ? QString::fromStdString(name_fault_text(*fault)) : QString());
}

void InviteDialog::showSides() {
    ByPlayer<QString> names{tr("Opponent"), tr("Opponent")};
    names[side()] = tr("You");
    matchOptions_->setPlayers(names);
}

void InviteDialog::showAbout() {
    if (invitations_.empty()) return;
    about_->setText(QString::fromStdString(net::about_the_way(invitations_.front())));
}

MatchSetup InviteDialog::setup() const {
    MatchSetup setup = proposal_;
    matchOptions_->choose(setup);
    // A set-up position determines both.
    if (setup.size != proposal_.size || setup.start != proposal_.start) setup.position.reset();
    setup.seats = {Seat::human(), Seat::human()};
    setup.seats[side()] = human_named(name().toStdString());
    return setup;
}

void InviteDialog::showInvitations(const std::vector<net::Invitation>& invitations) {
    invitations_ = invitations;
    guest_->setInvitation(QString::fromStdString(to_text(invitations.front())));
    for (QWidget* part : std::initializer_list<QWidget*>{look_, watcher_}) part->setVisible(invitations.size() > 1);
    if (invitations.size() > 1) watcher_->setInvitation(QString::fromStdString(to_text(invitations[1])));
    showAbout();
    invite_->hide();
    pages_->setCurrentIndex(1);
    guest_->goToText();
}

void InviteDialog::showNearby(std::optional<net::NearbyFault> fault) {
    announcesSeen_ = true;
    nearbyFault_ = fault;
    showSeen();
}

void InviteDialog::showSeen() {
    seen_->setVisible(announcesSeen_);
    if (!announcesSeen_) return;
    seen_->setText(QString::fromStdString(nearbyFault_
                                              ? net::why_not_nearby(*nearbyFault_)
                                              : net::what_is_seen_nearby(name().toStdString(), invitations_.front())));
}

void InviteDialog::showState(const QString& sentence) {
    state_->setText(sentence);
    state_->setVisible(!sentence.isEmpty());
}

}  // namespace atom4::ui
