// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMessageBox>

namespace atom4::ui {

/// Shows what the program is, over a window.
class AboutBox : public QMessageBox {
    Q_OBJECT

public:
    explicit AboutBox(QWidget* over);
};

}  // namespace atom4::ui
