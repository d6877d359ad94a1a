// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/watch_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include "core/atom4/netplay/network_texts.h"
#include "ui/atom4/pages/invitation_row.h"
#include "ui/common/language.h"

namespace atom4::ui {

WatchDialog::WatchDialog(const net::Invitation& invitation, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("watchDialog"));
    auto* send = new QLabel;
    auto* about = new QLabel;
    for (QLabel* words : {send, about}) {
        words->setWordWrap(true);
        words->setTextFormat(Qt::PlainText);
    }
    auto* row = new InvitationRow;
    row->setInvitation(QString::fromStdString(to_text(invitation)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{send, row, about, buttons}) column->addWidget(part);
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    keepTranslated(this, [this, send, about, invitation] {
        setWindowTitle(tr("Let others watch"));
        send->setText(tr("Send this to spectators. They can follow the match from the start but can't take part."));
        about->setText(QString::fromStdString(net::about_the_way(invitation)));
    });
}

}  // namespace atom4::ui
