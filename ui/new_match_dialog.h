// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QRadioButton>
#include <QSpinBox>

#include "core/match/match.h"

namespace atom4::ui {

/// Asks who plays the next match; begins with who plays now.
class NewMatchDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewMatchDialog(const MatchSetup& setup, QWidget* parent = nullptr);
    /// What was chosen. The size of the board stays.
    [[nodiscard]] MatchSetup setup() const;

private:
    MatchSetup setup_;
    QRadioButton* twoPlayers_;
    QRadioButton* computerSecond_;
    QRadioButton* computerFirst_;
    QSpinBox* level_;
};

}  // namespace atom4::ui
