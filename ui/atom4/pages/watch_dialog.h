// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>

#include "core/net/invitation.h"

namespace atom4::ui {

/// The dialog with the invitation for spectators.
class WatchDialog : public QDialog {
    Q_OBJECT

public:
    explicit WatchDialog(const net::Invitation& invitation, QWidget* parent = nullptr);
};

}  // namespace atom4::ui
