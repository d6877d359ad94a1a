// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <optional>
#include <vector>

#include "core/net/discovery.h"
#include "core/net/invitation.h"
#include "ui/atom4/pages/invitation_row.h"
#include "ui/atom4/pages/match_options.h"

namespace atom4::ui {

/// The dialog to host a match: first the settings, then the invitation with advice on routers, until a guest joins.
class InviteDialog : public QDialog {
    Q_OBJECT

public:
    /// `proposal` has the initial settings, `name` is the player's.
    InviteDialog(const MatchSetup& proposal, const QString& name, QWidget* parent = nullptr);

    /// Returns the chosen settings. Both seats are human. A set-up position of the proposal is kept, unless another
    /// size or first colour was chosen.
    [[nodiscard]] MatchSetup setup() const;
    [[nodiscard]] QString name() const { return name_->text().trimmed(); }
    /// Returns the number of rounds; 0: unlimited.
    [[nodiscard]] int rounds() const { return rounds_->value(); }
    /// Returns the player of the host.
    [[nodiscard]] Player side() const { return begins_->currentIndex() == 0 ? Player::kFirst : Player::kSecond; }
    [[nodiscard]] bool isWatched() const { return watched_->isChecked(); }
    /// Returns whether to announce the match on the local network.
    [[nodiscard]] bool isSeenNearby() const { return nearby_->isChecked(); }

    /// Shows the invitations: the first for the guest, the second for spectators.
    void showInvitations(const std::vector<net::Invitation>& invitations);
    /// Shows what is announced on the local network, or why that failed.
    void showNearby(std::optional<net::NearbyFault> fault);
    /// Shows the state: waiting for a guest, or why hosting failed.
    void showState(const QString& sentence);

signals:
    void inviteRequested();

private:
    QWidget* makeTerms(const MatchSetup& proposal);
    QWidget* makeInvitations();
    void setTexts();
    void checkName();
    void showSides();
    void showAbout();
    void showSeen();

    MatchSetup proposal_;
    QStackedWidget* pages_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* beginsLabel_;
    QComboBox* begins_;
    QLabel* roundsLabel_;
    QSpinBox* rounds_;
    MatchOptions* matchOptions_;
    QCheckBox* watched_;
    QCheckBox* nearby_;
    QLabel* send_;
    InvitationRow* guest_;
    QLabel* look_;
    InvitationRow* watcher_;
    QLabel* about_;
    QLabel* seen_;
    QLabel* state_;
    QPushButton* invite_;
    QPushButton* cancel_;
    std::vector<net::Invitation> invitations_;
    bool announcesSeen_ = false;
    std::optional<net::NearbyFault> nearbyFault_;
};

}  // namespace atom4::ui
