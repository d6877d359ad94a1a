// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <optional>

#include "core/atom4/game/session.h"
#include "core/atom4/netplay/network_session.h"
#include "ui/atom4/pages/invite_dialog.h"
#include "ui/atom4/pages/join_dialog.h"
#include "ui/atom4/panels/network_panel.h"

namespace atom4::ui {

/// The match over the network, if there is one, in the window: its dialogs, and the other one below the board.
class NetworkGame : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. The panel becomes the window's.
    NetworkGame(Session& session, QMainWindow& window);
    ~NetworkGame() override;

    /// Play over the Network, with what it offers.
    [[nodiscard]] QMenu* menu() const { return menu_; }
    [[nodiscard]] NetworkPanel* panel() const { return panel_; }

    /// Asks for terms and invites. With an address, it is waited there at once, on the terms of the match that is
    /// shown.
    void invite(const std::optional<std::string>& at = {});
    /// Hosts as the command line asks for it: resumes the match that was hosted before, or invites to a new one.
    void host(const net::NetworkOptions& options);
    /// Asks for an invitation; with one, goes by it as soon as the person wants.
    void join(const QString& invitation = {});
    /// Goes on with the match over the network that was played when the program ended; nothing if it was another.
    void resume() { resume(std::nullopt); }

    /// Whether the match is played with another machine, or somebody is waited for.
    [[nodiscard]] bool isOn() const { return network_.is_open(); }
    /// Whether the match may be replaced by another: where that ends it for somebody elsewhere, the person is asked.
    [[nodiscard]] bool mayReplaceMatch();
    /// Whether somebody elsewhere has asked something that is to be answered before anything else; then says so.
    bool insists();
    /// Asks the other one, and says so.
    void ask(net::PeerRequest ask);
    /// Nothing where they can be asked.
    [[nodiscard]] net::NetworkSession::WhyNot whyNotAsk(net::PeerRequest ask) const {
        return network_.why_not_ask(ask);
    }
    /// Ends the line without a goodbye, for whoever comes back.
    void stop();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Something to be read.
    void said(const QString& sentence);
    /// The clocks, or what can be done, are others.
    void changed();

private:
    void makeMenu();
    void startHosting(const std::string& at);
    void startJoining();
    void resume(const std::optional<net::NetworkOptions>& options);
    void hear(const net::NetworkEvent& event);
    void hear(const net::NoticeCame& came);
    void hear(const net::NearbyChanged& nearby);
    void followLine();
    void setAlarm();
    void show();
    void leave();
    void showThatItWasLeft();
    void askToLeave();
    void answer(bool yes);
    void showQuestion();
    void letWatch();
    [[nodiscard]] static QString ownName();

    Session& session_;
    QMainWindow& window_;
    QMenu* menu_ = nullptr;
    QAction* invite_ = nullptr;
    QAction* join_ = nullptr;
    NetworkPanel* panel_;
    QDockWidget* dock_;
    QPointer<InviteDialog> inviting_;
    QPointer<JoinDialog> joining_;
    QTimer timer_;
    bool hasBegun_ = false;  // a match, in which somebody may have said something
    bool hasLeft_ = false;   // the other one; what was said can still be read
    QStringList farewells_;  // that have just come
    QString news_;           // of whoever came and did not play, while nobody else has come
    net::NetworkSession network_;
};

}  // namespace atom4::ui
