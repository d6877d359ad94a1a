// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>

namespace atom4::ui {

/// Lists all keys of the window. Stays open beside the game.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent = nullptr);

private:
    [[nodiscard]] QString keysPage() const;
};

}  // namespace atom4::ui
