// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>

#include "core/lines/board.h"

namespace atom4::ui {

/// How Lines is played, with the numbers of that setup, and its keys. Stays open beside the game.
class LinesHelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit LinesHelpDialog(const lines::GameSetup& setup, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    lines::GameSetup setup_;
    QTextBrowser* page_;
    QDialogButtonBox* buttons_;
};

}  // namespace atom4::ui
