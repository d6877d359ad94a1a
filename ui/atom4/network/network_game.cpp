// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/network/network_game.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/atom4/netplay/network_texts.h"
#include "ui/atom4/network/watch_dialog.h"
#include "ui/atom4/play/last_choice.h"
#include "ui/common/actions.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

using Standing = net::RemoteMatch::Standing;

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
    connect(panel_, &NetworkPanel::answered, this, &NetworkGame::answer);
    connect(panel_, &NetworkPanel::talked, this, [this](const QString& text) {
        if (isOn() && play_->talk(text.toStdString())) panel_->hear(QString(), text);
    });
    connect(panel_, &NetworkPanel::watchersWanted, this, &NetworkGame::letWatch);
    connect(panel_, &NetworkPanel::leaveWanted, this, &NetworkGame::askToLeave);
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
    menu_->menuAction()->setVisible(net::is_built_in());
    keepTranslated(&window_, [this] { menu_->setTitle(tr("&Play over the Network")); });
}

std::filesystem::path NetworkGame::file() const {
    return net::kept_play_file(session_.kept_in());
}

net::Told NetworkGame::told() {
    return [this] { stepping_.post(); };
}

// Nothing of the machine: a name that somebody has typed here before, or none.
QString NetworkGame::ownName() {
    const QStringList before = namesBefore();
    return before.isEmpty() ? QString() : before.front();
}

void NetworkGame::host(const net::NetworkOptions& options) {
    auto again = net::RemoteSession::host_again(session_.match(), file(), options, told());
    if (!again) return invite(options.host_at);
    if (*again) return takeUp(**std::move(again));
    warn(&window_, tr("Play over the network"), words(net::why_not_hosting(again->error())));
}

void NetworkGame::invite(const std::optional<std::string>& at) {
    if (inviting_ == nullptr) {
        inviting_ = new InviteDialog(session_.match().setup(), ownName(), &window_);
        inviting_->setAttribute(Qt::WA_DeleteOnClose);
        const auto start = [this, at] {
            net::HostOptions options{.at = at.value_or(std::string()), .offers_watching = true};
            net::Terms terms{inviting_->setup(), inviting_->rounds(), inviting_->side(), {}};
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

void NetworkGame::startHosting(const net::HostOptions& options, const net::Terms& terms) {
    stop();
    auto made = net::RemoteSession::host(session_.match(), file(), options, terms, told());
    if (!made) return inviting_->showState(words(net::why_not_hosting(made.error())));
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

void NetworkGame::startJoining(const net::Invitation& invitation, const QString& name) {
    stop();
    auto made = net::RemoteSession::join(session_.match(), file(), invitation, name.toStdString(), told());
    if (!made) return joining_->showState(words(net::why_not_hosting(made.error())));
    takeUp(*std::move(made));
}

void NetworkGame::lookAround(bool wanted) {
    around_.reset();
    if (wanted) around_ = net::look_around([this] { hearing_.post(); });
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
    auto made = net::RemoteSession::resume(session_.match(), file(), told());
    if (!made) return;
    if (*made) return takeUp(**std::move(made));
    warn(&window_, tr("Play over the network"), words(net::why_not_hosting(made->error())));
}

void NetworkGame::takeUp(std::unique_ptr<net::RemoteSession> play) {
    play_ = std::move(play);
    step();
}

void NetworkGame::step() {
    if (!isOn() || isStepping_) return;
    isStepping_ = true;
    play_->step();
    QStringList farewell;
    for (const net::Notice& notice : play_->take_notices()) {
        using Kind = net::Notice::Kind;
        if (notice.kind == Kind::kDeclined || notice.kind == Kind::kLeft || notice.kind == Kind::kEnded)
            farewell += words(net::sentence(notice, net::other_name(play_->linked())));
        hear(notice);
    }
    isStepping_ = false;
    if (play_->standing() == Standing::kOver) {
        const bool hasBegun = hasBegun_;
        stop();
        // A dialog that is still open is about what is to be had no more.
        const QString text = farewell.join(QLatin1Char(' '));
        if (joining_ != nullptr) joining_->showState(text);
        if (inviting_ != nullptr) inviting_->showState(text);
        hasLeft_ = hasBegun && !text.isEmpty();
        panel_->showState(text);
        panel_->end();
    } else {
        const auto wait = std::chrono::ceil<std::chrono::milliseconds>(play_->next_deadline() - net::PeerClock::now());
        timer_.start(std::clamp(wait, std::chrono::milliseconds(0), std::chrono::milliseconds(60'000)));
    }
    show();
    emit changed();
}

void NetworkGame::hear(const net::Notice& notice) {
    using Kind = net::Notice::Kind;
    if (panel_->isMuted() && notice.times > 1) return;
    const std::string other = net::other_name(play_->linked());
    QString text = words(net::sentence(notice, other));
    if (notice.kind == Kind::kBegun && play_->role() == net::PeerRole::kWatcher)
        text = words(net::watching_text(play_->linked()));
    else if (notice.kind == Kind::kBegun)
        text += QLatin1Char(' ') + words(net::own_side(play_->linked()));
    switch (notice.kind) {
        case Kind::kProposed:
            if (joining_ != nullptr) return joining_->showProposal(text);
            // Another match on a line that is open already: the same question, below the board.
            join();
            return joining_->showProposal(text);
        case Kind::kTalk: return panel_->hear(visible(net::speaker(notice, play_->linked())), text);
        case Kind::kDeclined:
        case Kind::kLeft:
        case Kind::kEnded: news_ = text; break;
        case Kind::kBegun: panel_->begin(play_->role() == net::PeerRole::kWatcher); [[fallthrough]];
        case Kind::kWentOn:
            hasBegun_ = true;
            if (inviting_ != nullptr) inviting_->accept();
            if (joining_ != nullptr) joining_->accept();
            break;
        default: break;
    }
    emit said(text);
}

void NetworkGame::show() {
    const bool begun = isOn() && play_->linked().terms() != nullptr;
    dock_->setVisible(begun || hasLeft_);
    // One match at a time: who wants another leaves this one first.
    invite_->setEnabled(!begun);
    if (!isOn()) return;
    std::optional<net::TransportFault> trouble;
    if (play_->trying()) trouble = play_->trying()->fault;
    const QString state = words(net::state_of_line(play_->linked(), trouble));
    panel_->showState(state);
    panel_->offerWatching(play_->role() == net::PeerRole::kHost && play_->invitations().size() > 1);
    panel_->letTalk(play_->linked().can_talk());
    showQuestion();
    const bool waits = play_->standing() == Standing::kWaiting;
    if (!waits) news_.clear();
    if (inviting_ != nullptr) inviting_->showState(news_.isEmpty() ? state : news_ + QLatin1Char(' ') + state);
    showSeen();
    if (joining_ != nullptr && waits) joining_->showState(state);
    // A watcher is there as soon as there is something to be seen.
    if (joining_ != nullptr && begun && play_->standing() != Standing::kProposing) joining_->accept();
}

bool NetworkGame::ask(net::PeerRequest ask) {
    if (!isOn() || play_->linked().terms() == nullptr) return false;
    if (play_->ask(ask))
        emit said(tr("%1 is asked.").arg(visible(net::other_name(play_->linked()))));
    else
        emit said(tr("That cannot be asked now."));
    step();
    return true;
}

void NetworkGame::showQuestion() {
    const QString question = words(net::open_question(play_->linked()));
    if (question == panel_->question()) return;
    panel_->ask(question);
    qApp->removeEventFilter(this);
    if (question.isEmpty()) return;
    qApp->installEventFilter(this);
    // Nothing is chosen from a menu meanwhile.
    while (QWidget* popup = QApplication::activePopupWidget())
        if (!popup->close()) break;
}

void NetworkGame::answer(bool yes) {
    if (isOn()) play_->answer(yes);
    emit said(QString());
    step();
}

bool NetworkGame::insists() {
    if (!panel_->isAsking()) return false;
    emit said(words(net::question_open_text()));
    return true;
}

// Whoever is asked something answers before they do anything else: by the buttons, or by a key.
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
            // Of Shift, and the like, more is to come.
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

bool NetworkGame::mayReplaceMatch() {
    const QString question = isOn() ? words(net::leave_question(play_->linked())) : QString();
    if (question.isEmpty()) return true;
    QMessageBox box(QMessageBox::Question, tr("Play over the network"), question, QMessageBox::NoButton, &window_);
    box.setTextFormat(Qt::PlainText);
    box.setObjectName(QStringLiteral("leaveQuestion"));
    QPushButton* leave = box.addButton(tr("&Leave"), QMessageBox::DestructiveRole);
    leave->setObjectName(QStringLiteral("leaveMatch"));
    QPushButton* stay = box.addButton(tr("&Keep Playing"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("keepPlaying"));
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() == leave;
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
    hasBegun_ = hasLeft_ = false;
    news_.clear();
    panel_->ask(QString());
    qApp->removeEventFilter(this);
}

}  // namespace atom4::ui
