// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/network_game.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/atom4/game/last_choice.h"
#include "core/atom4/netplay/network_texts.h"
#include "ui/atom4/pages/watch_dialog.h"
#include "ui/common/actions.h"
#include "ui/common/clipboard.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/common/window_mailbox.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

using Standing = net::RemoteMatch::Standing;

QString words(const std::string& text) {
    return QString::fromStdString(text);
}

// Returns the invitation on the clipboard, or "" if there is none.
QString copiedInvitation() {
    if (!Clipboard::answers()) return {};
    const QString text = QGuiApplication::clipboard()->text().trimmed();
    return net::parse_invitation(text.toStdString()) ? text : QString();
}

}  // namespace

NetworkGame::NetworkGame(Session& session, QMainWindow& window)
    : QObject(&window),
      session_(session),
      window_(window),
      panel_(new NetworkPanel),
      dock_(new QDockWidget(&window)),
      network_(session, windowMailbox(), [this](const net::NetworkEvent& event) { handle(event); }) {
    dock_->setObjectName(QStringLiteral("networkDock"));
    dock_->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock_->setTitleBarWidget(new QWidget);
    dock_->setWidget(panel_);
    window_.addDockWidget(Qt::BottomDockWidgetArea, dock_);
    dock_->hide();
    makeMenu();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        network_.tick();
        // The timer may fire before the deadline.
        setAlarm();
    });
    connect(panel_, &NetworkPanel::answered, this, &NetworkGame::answer);
    connect(panel_, &NetworkPanel::talked, this, [this](const QString& text) {
        if (!network_.talk(text.toStdString())) panel_->addMessage(QString(), text);
    });
    connect(panel_, &NetworkPanel::muted, this, [this](bool muted) { network_.set_muted(muted); });
    connect(panel_, &NetworkPanel::watchersRequested, this, &NetworkGame::letWatch);
    connect(panel_, &NetworkPanel::leaveRequested, this, &NetworkGame::askToLeave);
}

NetworkGame::~NetworkGame() = default;

void NetworkGame::makeMenu() {
    menu_ = new QMenu(&window_);
    menu_->setObjectName(QStringLiteral("networkMenu"));
    invite_ = makeAction(window_, [] { return tr("&Host a Match..."); }, "invite", {});
    join_ = makeAction(window_, [] { return tr("&Join a Match..."); }, "join", {});
    connect(invite_, &QAction::triggered, this, [this] { invite(); });
    connect(join_, &QAction::triggered, this, [this] { join(); });
    menu_->addActions({invite_, join_});
    menu_->menuAction()->setVisible(net::is_built_in());
    keepTranslated(&window_, [this] { menu_->setTitle(tr("&Play over the Network")); });
}

// Returns a name that was typed here before, or none, but nothing that would reveal the account or the machine.
QString NetworkGame::ownName() {
    const auto before = names_before();
    return before.empty() ? QString() : QString::fromStdString(before.front());
}

void NetworkGame::host(const net::NetworkOptions& options) {
    resume(options);
    if (!isOn()) invite(options.host_at);
}

void NetworkGame::resume(const std::optional<net::NetworkOptions>& options) {
    const auto resumed = network_.resume(options);
    if (!resumed) warn(&window_, tr("Play over the network"), words(resumed.error()));
}

void NetworkGame::invite(const std::optional<std::string>& at) {
    if (inviting_ == nullptr) {
        inviting_ = new InviteDialog(network_.proposal().setup, ownName(), &window_);
        inviting_->setAttribute(Qt::WA_DeleteOnClose);
        connect(inviting_, &InviteDialog::inviteRequested, this, [this, at] { startHosting(at.value_or("")); });
        connect(inviting_, &QDialog::rejected, this, [this] {
            // Closing the dialog before the match has begun withdraws the invitation, even if a guest is reading the
            // terms.
            if (isOn() && network_.remote()->linked().terms() == nullptr) leave();
        });
        if (at) startHosting(*at);
    }
    inviting_->open();
}

void NetworkGame::startHosting(const std::string& at) {
    stop();
    const net::Terms terms{inviting_->setup(), inviting_->rounds(), inviting_->side(), {}};
    if (const auto why = network_.invite(at, terms)) return inviting_->showState(words(*why));
    keep_names(terms.setup.seats);
    // Spectators need an invitation of their own, which can also be shown later.
    auto invitations = network_.remote()->invitations();
    if (!inviting_->isWatched()) invitations.resize(1);
    inviting_->showInvitations(invitations);
    if (inviting_->isSeenNearby() && network_.show_nearby(terms.setup.seats[terms.host].name))
        inviting_->showNearby(std::nullopt);
    show();
}

void NetworkGame::join(const QString& invitation) {
    if (joining_ == nullptr) {
        joining_ = new JoinDialog(ownName(), &window_);
        joining_->setAttribute(Qt::WA_DeleteOnClose);
        connect(joining_, &JoinDialog::joinRequested, this, &NetworkGame::startJoining);
        connect(joining_, &JoinDialog::aroundRequested, this, [this](bool wanted) { network_.look_around(wanted); });
        connect(joining_, &QDialog::finished, this, [this] { network_.look_around(false); });
        connect(joining_, &JoinDialog::answered, this, [this](bool yes) {
            if (!isOn()) return;
            network_.answer(yes);
            if (!isOn()) showThatItWasLeft();
        });
        connect(joining_, &QDialog::rejected, this, [this] {
            if (isOn() && network_.remote()->linked().terms() == nullptr) leave();
        });
    }
    if (const QString known = invitation.isEmpty() ? copiedInvitation() : invitation; !known.isEmpty())
        joining_->setInvitation(known);
    joining_->open();
}

void NetworkGame::startJoining() {
    stop();
    const std::string name = joining_->name().toStdString();
    if (const auto why = network_.join(*joining_->invitation(), name)) return joining_->showState(words(*why));
    keep_names({human_named(name), Seat::human()});
    show();
}

void NetworkGame::handle(const net::NetworkEvent& event) {
    if (const auto* came = std::get_if<net::NoticeCame>(&event)) return handle(*came);
    if (const auto* nearby = std::get_if<net::NearbyChanged>(&event)) return handle(*nearby);
    followLine();
}

void NetworkGame::handle(const net::NearbyChanged& nearby) {
    if (joining_ == nullptr) {
        if (inviting_ != nullptr) inviting_->showNearby(nearby.fault);
    } else if (nearby.fault) {
        joining_->showSearchFailure(*nearby.fault);
    } else {
        joining_->showNeighbours(network_.neighbours());
    }
}

void NetworkGame::handle(const net::NoticeCame& came) {
    using Kind = net::Notice::Kind;
    const QString text = words(came.text);
    switch (came.notice.kind) {
        case Kind::kProposed:
            // The proposal may be for another match on an open connection, when the dialog has been closed.
            if (joining_ == nullptr) join();
            return joining_->showProposal(text);
        case Kind::kTalk: return panel_->addMessage(visible(came.speaker), text);
        case Kind::kDeclined:
        case Kind::kLeft:
        case Kind::kEnded: farewells_ += text; break;
        case Kind::kBegun: panel_->begin(network_.remote()->role() == net::PeerRole::kSpectator); [[fallthrough]];
        case Kind::kReconnected:
            hasBegun_ = true;
            if (inviting_ != nullptr) inviting_->accept();
            if (joining_ != nullptr) joining_->accept();
            break;
        default: break;
    }
    emit said(text);
}

void NetworkGame::followLine() {
    const QString farewell = std::exchange(farewells_, {}).join(QLatin1Char(' '));
    if (!isOn()) {
        const bool hasBegun = hasBegun_;
        stop();
        // A dialog that is still open is about the connection that has ended, and shows why.
        if (joining_ != nullptr) joining_->showState(farewell);
        if (inviting_ != nullptr) inviting_->showState(farewell);
        hasLeft_ = hasBegun && !farewell.isEmpty();
        panel_->showState(farewell);
        panel_->end();
    } else {
        if (!farewell.isEmpty()) news_ = farewell;
        setAlarm();
    }
    show();
    emit changed();
}

void NetworkGame::setAlarm() {
    const auto due = network_.next_deadline();
    if (!due) return timer_.stop();
    const auto rest = std::chrono::ceil<std::chrono::milliseconds>(*due - net::PeerClock::now());
    timer_.start(std::clamp(rest, std::chrono::milliseconds(0), std::chrono::milliseconds(60'000)));
}

void NetworkGame::show() {
    const net::RemoteSession* remote = network_.remote();
    const bool begun = isOn() && remote->linked().terms() != nullptr;
    dock_->setVisible(begun || hasLeft_);
    // Only one network match at a time: the user must leave it before hosting or joining another.
    for (QAction* action : {invite_, join_}) action->setEnabled(!begun);
    if (!isOn()) return;
    const QString state = words(network_.state());
    panel_->showState(state);
    panel_->offerWatching(remote->role() == net::PeerRole::kHost && remote->invitations().size() > 1);
    panel_->letTalk(remote->linked().can_talk());
    showQuestion();
    const bool waits = remote->standing() == Standing::kWaiting;
    if (!waits) news_.clear();
    if (inviting_ != nullptr) inviting_->showState(news_.isEmpty() ? state : news_ + QLatin1Char(' ') + state);
    if (joining_ != nullptr && waits) joining_->showState(state);
    // Spectators need no agreement: the dialog closes as soon as there is a match to watch.
    if (joining_ != nullptr && begun && remote->standing() != Standing::kProposing) joining_->accept();
}

void NetworkGame::ask(net::PeerRequest ask) {
    const QString text = words(network_.ask(ask));
    if (!text.isEmpty()) emit said(text);
}

void NetworkGame::showQuestion() {
    const QString question = words(network_.asked());
    if (question == panel_->question()) return;
    panel_->ask(question);
    qApp->removeEventFilter(this);
    if (question.isEmpty()) return;
    qApp->installEventFilter(this);
    // Close open menus, so that nothing is chosen from them meanwhile.
    while (QWidget* popup = QApplication::activePopupWidget())
        if (!popup->close()) break;
}

void NetworkGame::answer(bool yes) {
    emit said(QString());
    network_.answer(yes);
}

bool NetworkGame::insists() {
    if (!panel_->isAsking()) return false;
    emit said(words(net::question_open_text()));
    return true;
}

// While a question of the opponent is open, only an answer, by a button or key, and chat are accepted.
bool NetworkGame::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    const QWidget* active = QApplication::activeWindow();
    if (event->type() == QEvent::Shortcut && active == &window_ && !panel_->isOfQuestion(watched)) return insists();
    if (widget == nullptr || widget->window() != &window_ || panel_->isOfQuestion(widget)) return false;
    switch (event->type()) {
        case QEvent::ShortcutOverride: event->accept(); return true;
        case QEvent::KeyPress: {
            const auto* pressed = static_cast<const QKeyEvent*>(event);
            const int key = pressed->key();
            const bool alone = (pressed->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
            if (alone && (key == Qt::Key_Y || key == Qt::Key_N)) return answer(key == Qt::Key_Y), true;
            // A modifier key is only the start of a shortcut.
            return (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) || key == Qt::Key_AltGr || insists();
        }
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::TouchBegin:
        case QEvent::ContextMenu:
        case QEvent::DragEnter: return insists();
        default: return false;
    }
}

bool NetworkGame::isMeant(const QString& question, const QString& action, const char* name) {
    QMessageBox box(QMessageBox::Question, tr("Play over the network"), question, QMessageBox::NoButton, &window_);
    box.setTextFormat(Qt::PlainText);
    QPushButton* acts = box.addButton(action, QMessageBox::DestructiveRole);
    acts->setObjectName(QLatin1String(name));
    QPushButton* stay = box.addButton(tr("&Keep Playing"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("keepPlaying"));
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() == acts;
}

bool NetworkGame::mayReplaceMatch() {
    const QString question = words(network_.leave_question());
    return question.isEmpty() || isMeant(question, tr("&Leave"), "leaveMatch");
}

// Asks first, since it cannot be undone.
void NetworkGame::resign() {
    if (isMeant(tr("Resign this round?"), tr("Resi&gn"), "resignRound")) ask(net::PeerRequest::kResign);
}

void NetworkGame::askToLeave() {
    if (!isOn()) {
        hasLeft_ = false;
        return dock_->hide();
    }
    if (mayReplaceMatch()) leave();
}

void NetworkGame::leave() {
    if (!isOn()) return;
    network_.leave();
    showThatItWasLeft();
}

void NetworkGame::showThatItWasLeft() {
    stop();
    show();
    emit said(tr("The network match has ended. Your copy is still here."));
    emit changed();
}

void NetworkGame::letWatch() {
    if (!isOn() || network_.remote()->invitations().size() < 2) return;
    auto* dialog = new WatchDialog(network_.remote()->invitations()[1], &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void NetworkGame::stop() {
    timer_.stop();
    network_.close();
    hasBegun_ = hasLeft_ = false;
    farewells_.clear();
    news_.clear();
    panel_->ask(QString());
    qApp->removeEventFilter(this);
}

}  // namespace atom4::ui
