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

/// The network match in the window: its dialogs, and the panel below the board.
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
    /// Resumes the network match of the last session, if there was one.
    void resume() { resume(std::nullopt); }

    /// Returns whether there is a network match, or one is being hosted or joined.
    [[nodiscard]] bool isOn() const { return network_.is_open(); }
    /// Returns whether the match may be replaced; asks the user if that ends a network match.
    [[nodiscard]] bool mayReplaceMatch();
    /// Returns whether a request of the opponent must be answered first, and says so.
    bool insists();
    /// Sends a request, and shows a message.
    void ask(net::PeerRequest ask);
    /// Gives the round up, once the person has said that this is meant.
    void resign();
    /// Returns why a request cannot be sent, if so.
    [[nodiscard]] net::NetworkSession::WhyNot whyNotAsk(net::PeerRequest ask) const {
        return network_.why_not_ask(ask);
    }
    /// Disconnects without leaving the match.
    void stop();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Something to be read.
    void said(const QString& sentence);
    /// The clocks, or what can be done, are others.
    void changed();

private:
    // Asks whether it is; the button that says so has that name.
    [[nodiscard]] bool isMeant(const QString& question, const QString& action, const char* name);
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
