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

/// Invites somebody elsewhere: asks on which terms, then shows the invitation to be sent, with what a router may need,
/// until somebody has come.
class InviteDialog : public QDialog {
    Q_OBJECT

public:
    /// `proposal` is what is proposed at first, `name` the person's.
    InviteDialog(const MatchSetup& proposal, const QString& name, QWidget* parent = nullptr);

    /// What was chosen. Both seats are persons'.
    [[nodiscard]] MatchSetup setup() const;
    [[nodiscard]] QString name() const { return name_->text().trimmed(); }
    /// So many are to be played; 0: as many as both like.
    [[nodiscard]] int rounds() const { return rounds_->value(); }
    /// Which player whoever invites is.
    [[nodiscard]] Player side() const { return begins_->currentIndex() == 0 ? Player::kFirst : Player::kSecond; }
    [[nodiscard]] bool isWatched() const { return watched_->isChecked(); }
    /// Whether people nearby may see that somebody waits here.
    [[nodiscard]] bool isSeenNearby() const { return nearby_->isChecked(); }

    /// Shows what is to be sent; the first is the guest's, the other one for those who look on.
    void showInvitations(const std::vector<net::Invitation>& invitations);
    /// That people nearby see it, or why they do not.
    void showNearby(std::optional<net::NearbyFault> fault);
    /// How it stands: that nobody has come yet, or why nobody can be waited for.
    void showState(const QString& sentence);

signals:
    void inviteWanted();

private:
    QWidget* makeTerms(const MatchSetup& proposal);
    QWidget* makeInvitations();
    void setTexts();
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
    bool tellsSeen_ = false;
    std::optional<net::NearbyFault> nearbyFault_;
};

}  // namespace atom4::ui
