// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/invitation_row.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>

#include "ui/common/language.h"

namespace atom4::ui {

InvitationRow::InvitationRow(QWidget* parent) : QWidget(parent), text_(new QPlainTextEdit), copy_(new QPushButton) {
    text_->setReadOnly(true);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setObjectName(QStringLiteral("invitation"));
    text_->setWordWrapMode(QTextOption::WrapAnywhere);
    text_->setTabChangesFocus(true);
    constexpr int kLines = 3;  // enough for four addresses
    text_->setFixedHeight(fontMetrics().lineSpacing() * kLines + 12);
    copy_->setObjectName(QStringLiteral("copy"));
    connect(copy_, &QPushButton::clicked, this, &InvitationRow::copy);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text_, 1);
    row->addWidget(copy_);
    keepTranslated(this, [this] {
        text_->setAccessibleName(tr("Invitation"));
        copy_->setText(isCopied_ ? tr("Copied") : tr("Copy"));
    });
}

void InvitationRow::setInvitation(const QString& invitation) {
    text_->setPlainText(invitation);
}

void InvitationRow::copy() {
    QApplication::clipboard()->setText(text());
    isCopied_ = true;
    copy_->setText(tr("Copied"));
}

}  // namespace atom4::ui
