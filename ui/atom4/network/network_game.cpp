// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/network/network_game.h"

#include <QMenu>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/link/words/notice_words.h"
#include "core/link/words/way_words.h"
#include "ui/atom4/network/watch_dialog.h"
#include "ui/atom4/play/last_choice.h"
#include "ui/game/actions.h"
#include "ui/language/foreign_text.h"
#include "ui/language/language.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

using Standing = link::LinkedMatch::Standing;

QString words(const std::string& text) {
    return QString::fromStdString(text);
}

}  // namespace

NetworkGame::NetworkGame(Session& session, QMainWindow& window)
    : QObject(&window), session_(session), window_(window), panel_(new NetworkPanel), dock_(new QDockWidget(&window)) {
    dock_->setObjectName(QStringLiteral("networkDock"));
    dock_->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock_->setTitleBarWidget(new QWidget);
    dock_->setWidget(panel_);
    window_.addDockWidget(Qt::BottomDockWidgetArea, dock_);
    dock_->hide();
    makeMenu();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &NetworkGame::step);
    connect(panel_, &NetworkPanel::answered, this, [this](bool yes) {
        panel_->ask(QString());
        if (isOn()) play_->answer(yes);
        step();
    });
    connect(panel_, &NetworkPanel::talked, this, [this](const QString& text) {
        if (isOn() && play_->talk(text.toStdString())) panel_->hear(QString(), text);
    });
    connect(panel_, &NetworkPanel::watchersWanted, this, &NetworkGame::letWatch);
    connect(panel_, &NetworkPanel::leaveWanted, this, &NetworkGame::leave);
    subscription_ = session_.match().subscribe([this](const MatchEvent&) {
        // What was done here has gone out by itself; how long it may take is another matter now.
        if (isOn() && !isStepping_) timer_.start(0);
    });
}

NetworkGame::~NetworkGame() = default;

void NetworkGame::makeMenu() {
    menu_ = new QMenu(&window_);
    menu_->setObjectName(QStringLiteral("networkMenu"));
    invite_ = makeAction(window_, [] { return tr("&Invite Somebody..."); }, "invite", {});
    join_ = makeAction(window_, [] { return tr("&Join a Match..."); }, "join", {});
    connect(invite_, &QAction::triggered, this, [this] { invite(); });
    connect(join_, &QAction::triggered, this, [this] { join(); });
    menu_->addActions({invite_, join_});
    menu_->menuAction()->setVisible(link::is_built_in());
    keepTranslated(&window_, [this] { menu_->setTitle(tr("&Play over the Network")); });
}

std::filesystem::path NetworkGame::file() const {
    return link::kept_play_file(session_.kept_in());
}

link::Told NetworkGame::told() {
    return [this] { stepping_.post(); };
}

// Nothing of the machine: a name that somebody has typed here before, or none.
QString NetworkGame::ownName() {
    const QStringList before = namesBefore();
    return before.isEmpty() ? QString() : before.front();
}

void NetworkGame::host(const link::NetworkWish& wish) {
    auto again = link::NetworkPlay::host_again(session_.match(), file(), wish, told());
    if (!again) return invite(wish.host_at);
    if (*again) return takeUp(**std::move(again));
    warn(&window_, tr("Play over the network"), words(link::why_not_hosting(again->error())));
}

void NetworkGame::invite(const std::optional<std::string>& at) {
    if (inviting_ == nullptr) {
        inviting_ = new InviteDialog(session_.match().setup(), ownName(), &window_);
        inviting_->setAttribute(Qt::WA_DeleteOnClose);
        const auto start = [this, at] {
            link::HostOptions options{.at = at.value_or(std::string()), .offers_watching = true};
            link::Terms terms{inviting_->setup(), inviting_->rounds(), inviting_->side(), {}};
            startHosting(options, terms);
        };
        connect(inviting_, &InviteDialog::inviteWanted, this, start);
        connect(inviting_, &QDialog::rejected, this, [this] {
            // Whoever closes it before the match has begun invites nobody any more, even if somebody reads the terms.
            if (isOn() && play_->linked().terms() == nullptr) leave();
        });
        if (at) start();
    }
    inviting_->open();
}

void NetworkGame::startHosting(const link::HostOptions& options, const link::Terms& terms) {
    stop();
    auto made = link::NetworkPlay::host(session_.match(), file(), options, terms, told());
    if (!made) return inviting_->showState(words(link::why_not_hosting(made.error())));
    keepNames(terms.setup.seats);
    // Whoever has no invitation cannot look on; it may be shown later as well.
    auto invitations = (*made)->invitations();
    if (!inviting_->isWatched()) invitations.resize(1);
    inviting_->showInvitations(invitations);
    if (inviting_->isSeenNearby()) (void)(*made)->announce(terms.setup.seats[terms.host].name, told());
    takeUp(*std::move(made));
    showSeen();
}

void NetworkGame::join(const QString& invitation) {
    if (joining_ == nullptr) {
        joining_ = new JoinDialog(ownName(), &window_);
        joining_->setAttribute(Qt::WA_DeleteOnClose);
        connect(joining_, &JoinDialog::joinWanted, this,
                [this] { startJoining(*joining_->invitation(), joining_->name()); });
        connect(joining_, &JoinDialog::aroundWanted, this, &NetworkGame::lookAround);
        connect(joining_, &QDialog::finished, this, [this] { lookAround(false); });
        connect(joining_, &JoinDialog::answered, this, [this](bool yes) {
            if (!isOn()) return;
            if (yes) return play_->accept();
            play_->decline();
            leave();
        });
        connect(joining_, &QDialog::rejected, this, [this] {
            if (isOn() && play_->linked().terms() == nullptr) leave();
        });
    }
    if (!invitation.isEmpty()) joining_->setInvitation(invitation);
    joining_->open();
}

void NetworkGame::startJoining(const link::Invitation& invitation, const QString& name) {
    stop();
    auto made = link::NetworkPlay::join(session_.match(), file(), invitation, name.toStdString(), told());
    if (!made) return joining_->showState(words(link::why_not_hosting(made.error())));
    takeUp(*std::move(made));
}

void NetworkGame::lookAround(bool wanted) {
    around_.reset();
    if (wanted) around_ = link::look_around([this] { hearing_.post(); });
}

void NetworkGame::hearAround() {
    if (!around_ || joining_ == nullptr) return;
    if (const auto fault = around_->fault())
        joining_->showNobodyNearby(*fault);
    else
        joining_->showNeighbours(around_->neighbours());
}

// What people nearby see, or why they see nothing; then it is not tried again.
void NetworkGame::showSeen() {
    if (inviting_ == nullptr || !isOn() || play_->announced() == nullptr) return;
    const auto fault = play_->announced()->fault();
    if (fault) play_->end_announcement();
    inviting_->showNearby(fault);
}

void NetworkGame::resume() {
    auto made = link::NetworkPlay::resume(session_.match(), file(), told());
    if (!made) return;
    if (*made) return takeUp(**std::move(made));
    warn(&window_, tr("Play over the network"), words(link::why_not_hosting(made->error())));
}

void NetworkGame::takeUp(std::unique_ptr<link::NetworkPlay> play) {
    play_ = std::move(play);
    step();
}

void NetworkGame::step() {
    if (!isOn() || isStepping_) return;
    isStepping_ = true;
    play_->step();
    QStringList farewell;
    for (const link::Notice& notice : play_->take_notices()) {
        using Kind = link::Notice::Kind;
        if (notice.kind == Kind::kDeclined || notice.kind == Kind::kLeft || notice.kind == Kind::kEnded)
            farewell += words(link::sentence(notice, link::other_name(play_->linked())));
        hear(notice);
    }
    isStepping_ = false;
    if (play_->standing() == Standing::kOver) {
        stop();
        // A dialog that is still open is about what is to be had no more.
        const QString text = farewell.join(QLatin1Char(' '));
        if (joining_ != nullptr) joining_->showState(text);
        if (inviting_ != nullptr) inviting_->showState(text);
    } else {
        const auto wait = std::chrono::ceil<std::chrono::milliseconds>(play_->next_deadline() - link::LinkClock::now());
        timer_.start(std::clamp(wait, std::chrono::milliseconds(0), std::chrono::milliseconds(60'000)));
    }
    show();
    emit changed();
}

void NetworkGame::hear(const link::Notice& notice) {
    using Kind = link::Notice::Kind;
    const std::string other = link::other_name(play_->linked());
    QString text = words(link::sentence(notice, other));
    if (notice.kind == Kind::kBegun) text += QLatin1Char(' ') + words(link::own_side(play_->linked()));
    switch (notice.kind) {
        case Kind::kProposed:
            if (joining_ != nullptr) return joining_->showProposal(text);
            // Another match on a line that is open already: the same question, below the board.
            join();
            return joining_->showProposal(text);
        case Kind::kTalk: return panel_->hear(visible(other), text);
        case Kind::kAsked: panel_->ask(text); break;
        case Kind::kBegun:
        case Kind::kWentOn:
            if (inviting_ != nullptr) inviting_->accept();
            if (joining_ != nullptr) joining_->accept();
            break;
        default: break;
    }
    emit said(text);
}

void NetworkGame::show() {
    const bool begun = isOn() && play_->linked().terms() != nullptr;
    dock_->setVisible(begun);
    // One match at a time: who wants another leaves this one first.
    invite_->setEnabled(!begun);
    if (!isOn()) return;
    std::optional<link::TransportFault> trouble;
    if (play_->trying()) trouble = play_->trying()->fault;
    const QString state = words(link::state_of_line(play_->linked(), trouble));
    panel_->showState(state);
    panel_->offerWatching(play_->part() == link::Part::kHost && play_->invitations().size() > 1);
    panel_->letTalk(play_->linked().can_talk());
    if (!play_->linked().question()) panel_->ask(QString());
    const bool waits = play_->standing() == Standing::kWaiting;
    if (inviting_ != nullptr) inviting_->showState(state);
    showSeen();
    if (joining_ != nullptr && waits) joining_->showState(state);
    // A watcher is there as soon as there is something to be seen.
    if (joining_ != nullptr && begun && play_->standing() != Standing::kProposing) joining_->accept();
}

bool NetworkGame::ask(link::Ask ask) {
    if (!isOn() || play_->linked().terms() == nullptr) return false;
    if (play_->ask(ask))
        emit said(tr("%1 is asked.").arg(visible(link::other_name(play_->linked()))));
    else
        emit said(tr("That cannot be asked now."));
    step();
    return true;
}

void NetworkGame::leave() {
    if (!isOn()) return;
    play_->leave();
    stop();
    show();
    emit said(tr("The match over the network is over. What was played is still here."));
    emit changed();
}

void NetworkGame::letWatch() {
    if (!isOn() || play_->invitations().size() < 2) return;
    auto* dialog = new WatchDialog(play_->invitations()[1], &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void NetworkGame::stop() {
    timer_.stop();
    play_.reset();
    panel_->ask(QString());
}

}  // namespace atom4::ui
