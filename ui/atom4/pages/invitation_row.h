// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QPushButton>

namespace atom4::ui {

/// Shows an invitation to be sent, which can be copied but not changed.
class InvitationRow : public QWidget {
    Q_OBJECT

public:
    explicit InvitationRow(QWidget* parent = nullptr);
    /// Gives the text the focus.
    void goToText() { text_->setFocus(); }
    void setInvitation(const QString& invitation);
    [[nodiscard]] QString text() const { return text_->toPlainText(); }

private:
    void copy();

    QPlainTextEdit* text_;
    QPushButton* copy_;
    bool isCopied_ = false;
};

}  // namespace atom4::ui
