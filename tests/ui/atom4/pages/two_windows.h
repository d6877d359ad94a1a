// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include "tests/ui/support/ui_fixture.h"

namespace atom4::ui {

inline constexpr int kPatience = 20'000;

template <class Widget>
Widget* in(QObject* parent, const char* name) {
    auto* found = parent->findChild<Widget*>(QLatin1String(name));
    return found;
}

/// Two windows on this machine that play a network match: one hosts it, the other joins, both by real clicks.
struct Two {
    Table host;
    Table guest;

    static QDialog* dialogOf(Table& table, const char* name) { return in<QDialog>(table.window.get(), name); }
    static void press(QObject* parent, const char* name) {
        QTest::mouseClick(in<QAbstractButton>(parent, name), Qt::LeftButton);
    }
    static QPushButton* ok(QDialog* dialog) {
        return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    QString invite(bool watched = false) {
        host.window->network()->invite();
        QDialog* dialog = dialogOf(host, "inviteDialog");
        in<QLineEdit>(dialog, "name")->setText(QStringLiteral("Ada"));
        in<QSpinBox>(dialog, "rows")->setValue(8);
        in<QSpinBox>(dialog, "columns")->setValue(8);
        in<QCheckBox>(dialog, "watched")->setChecked(watched);
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
        press(dialog, "copy");
        return QApplication::clipboard()->text();
    }
    void join(const QString& invitation) {
        in<QAction>(guest.window.get(), "join")->trigger();
        QDialog* dialog = dialogOf(guest, "joinDialog");
        in<QPlainTextEdit>(dialog, "invitation")->setPlainText(invitation);
        in<QLineEdit>(dialog, "name")->setText(QStringLiteral("Bob"));
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
        accept(dialog);
    }
    // Waits until match settings are offered, and accepts them.
    static void accept(QDialog* dialog) {
        auto* play = in<QPushButton>(dialog, "play");
        if (QTest::qWaitFor([&] { return play->isVisible(); }, kPatience)) QTest::mouseClick(play, Qt::LeftButton);
    }
    /// Leaves the match, and confirms it in the dialog.
    static void leave(Table& table) {
        QTimer::singleShot(0, table.window.get(), [&] { press(table.window.get(), "leaveMatch"); });
        press(table.window.get(), "leave");
    }
    [[nodiscard]] bool isPlaying() {
        return QTest::qWaitFor(
            [&] {
                return host.match().remote() && guest.match().remote() && !host.match().remote()->is_away &&
                       !guest.match().remote()->is_away;
            },
            kPatience);
    }
    // Waits until the guest may make that request: not before the host has recorded the guest's last move.
    [[nodiscard]] bool guestMayAsk(net::PeerRequest ask) {
        return QTest::qWaitFor([&] { return !guest.window->network()->whyNotAsk(ask); }, kPatience);
    }
    void guestResigns() {
        QTimer::singleShot(0, guest.window.get(), [this] { press(guest.window.get(), "resignRound"); });
        in<QAction>(guest.window.get(), "resign")->trigger();
    }
    [[nodiscard]] bool begin() {
        join(invite());
        return isPlaying();
    }
    [[nodiscard]] bool move() {
        const std::size_t before = host.match().plies().size();
        Table& mover = host.match().position().mover() == Player::kFirst ? host : guest;
        mover.click(mover.match().position().legal_moves().front());
        return QTest::qWaitFor(
            [&] { return host.match().plies().size() == before + 1 && guest.match().plies().size() == before + 1; },
            kPatience);
    }
};

}  // namespace atom4::ui
