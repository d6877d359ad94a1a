// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>

#include "ui/look/piece_marks.h"

namespace atom4::ui {

enum class HelpPage { kRules, kKeys };

/// The rules with pictures, and the keys. Stays open beside the game.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(HelpPage page, PieceStyle style = PieceStyle::kPlain, QWidget* parent = nullptr);

private:
    [[nodiscard]] static QString rulesPage();
    [[nodiscard]] QString keysPage() const;
};

}  // namespace atom4::ui
