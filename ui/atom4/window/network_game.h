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
    /// Both must outlive it. The window owns the panel.
    NetworkGame(Session& session, QMainWindow& window);
    ~NetworkGame() override;

    /// Returns the menu "Play over the Network".
    [[nodiscard]] QMenu* menu() const { return menu_; }
    [[nodiscard]] NetworkPanel* panel() const { return panel_; }

    /// Asks for the terms of a match to host. With an address, starts hosting there at once, with the setup of the
    /// current match.
    void invite(const std::optional<std::string>& at = {});
    /// Hosts a match as given on the command line: resumes the one hosted before, or else starts a new one.
    void host(const net::NetworkOptions& options);
    /// Opens the dialog to join a match, with that invitation, or else with one from the clipboard, filled in.
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
    /// Resigns the round, after a confirmation.
    void resign();
    /// Returns why a request cannot be sent, if so.
    [[nodiscard]] net::NetworkSession::WhyNot whyNotAsk(net::PeerRequest ask) const {
        return network_.why_not_ask(ask);
    }
    /// Disconnects without leaving the match.
    void stop();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A message for the user.
    void said(const QString& sentence);
    /// The clocks or the permitted actions may have changed.
    void changed();

private:
    // Asks for confirmation. `action` is the text of the confirming button, `name` its object name.
    [[nodiscard]] bool isMeant(const QString& question, const QString& action, const char* name);
    void makeMenu();
    void startHosting(const std::string& at);
    void startJoining();
    void resume(const std::optional<net::NetworkOptions>& options);
    void handle(const net::NetworkEvent& event);
    void handle(const net::NoticeCame& came);
    void handle(const net::NearbyChanged& nearby);
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
    bool hasBegun_ = false;  // a match has begun, so there may be chat to read
    bool hasLeft_ = false;   // the opponent has left; the chat can still be read
    QStringList farewells_;  // received since followLine()
    QString news_;           // why the last guest did not play, while waiting for another one
    net::NetworkSession network_;
};

}  // namespace atom4::ui
