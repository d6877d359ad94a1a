// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <optional>
#include <vector>

#include "core/net/discovery.h"
#include "core/net/invitation.h"

namespace atom4::ui {

/// The dialog to join a match by a pasted invitation or a link: shows the state of the connection and the host's
/// proposal.
class JoinDialog : public QDialog {
    Q_OBJECT

public:
    explicit JoinDialog(const QString& name, QWidget* parent = nullptr);

    /// Fills in the invitation, so that only the name remains to be entered.
    void setInvitation(const QString& text);
    /// Returns the invitation that was entered, if it is valid.
    [[nodiscard]] const std::optional<net::Invitation>& invitation() const { return invitation_; }
    [[nodiscard]] QString name() const { return name_->text().trimmed(); }

    /// Shows the hosts on the local network, for which a key is enough, or why the search failed.
    void showNeighbours(std::vector<net::Neighbour> neighbours);
    void showSearchFailure(net::NearbyFault fault);

    /// Switches to connecting, and shows its state.
    void showState(const QString& sentence);
    /// Shows the host's proposal, to be accepted or declined.
    void showProposal(const QString& words);

    void reject() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

signals:
    void joinRequested();
    /// The user starts or stops the search on the local network.
    void aroundRequested(bool wanted);
    /// The player accepts or declines the proposal.
    void answered(bool yes);

private:
    enum class Step { kAsking, kJoining, kProposed };
    void setTexts();
    void read();
    void press();
    void agree();
    void showNearby();
    void showStep();

    Step step_ = Step::kAsking;
    std::optional<net::Invitation> invitation_;
    QLabel* ask_;
    QPlainTextEdit* text_;
    QCheckBox* around_;
    QLabel* nearby_;
    std::vector<net::Neighbour> neighbours_;
    std::optional<net::NearbyFault> nearbyFault_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* state_;
    QPushButton* ok_;
    QPushButton* play_;
    QPushButton* cancel_;
    QDialogButtonBox* buttons_;
};

}  // namespace atom4::ui
