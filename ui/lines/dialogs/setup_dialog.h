// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QSpinBox>

#include "core/lines/game/high_scores.h"
#include "ui/look/piece_marks.h"

namespace atom4::ui {

class ChipSamples;

/// Asks what a new game of Lines is to be played with, and says what that means for the high scores.
class LinesSetupDialog : public QDialog {
    Q_OBJECT

public:
    LinesSetupDialog(const lines::Configuration& configuration, PieceStyle style, QWidget* parent = nullptr);
    [[nodiscard]] lines::Configuration configuration() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QSpinBox* makeNumber(const char* name, int least, int most);
    void fill(const lines::Configuration& configuration);
    void retranslate();
    void describe();

    QGroupBox* boardGroup_;
    QGroupBox* chipsGroup_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* colours_;
    QSpinBox* line_;
    QSpinBox* first_;
    QSpinBox* each_;
    QLabel* rowsName_;
    QLabel* colsName_;
    QLabel* coloursName_;
    QLabel* lineName_;
    QLabel* firstName_;
    QLabel* eachName_;
    ChipSamples* samples_;
    QCheckBox* preview_;
    QLabel* note_;
    QDialogButtonBox* buttons_;
};

}  // namespace atom4::ui
