// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

#include "core/atom4/match/match.h"

namespace atom4::ui {

/// A level of the computer, with its name and what to expect of it.
class LevelChooser : public QWidget {
    Q_OBJECT

public:
    LevelChooser(const QString& name, int level);
    [[nodiscard]] int level() const { return box_->value(); }
    void setLabel(const QString& label) { label_->setText(label); }

private:
    void describe();

    QLabel* label_;
    QSpinBox* box_;
    QLabel* called_;
    QLabel* expect_;
};

/// Asks who plays the next match, on what board and with how much time; begins with what is played now.
class NewMatchDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewMatchDialog(const MatchSetup& setup, QWidget* parent = nullptr);
    /// What was chosen.
    [[nodiscard]] MatchSetup setup() const;

private:
    void offerLevels();
    QWidget* makeBoardAndClock();

    MatchSetup setup_;
    QRadioButton* twoPlayers_;
    QRadioButton* computerSecond_;
    QRadioButton* computerFirst_;
    QRadioButton* demonstration_;
    LevelChooser* level_;        // of the computer, or of the first of two
    LevelChooser* secondLevel_;  // of player 2, when both are computers
    QSpinBox* rows_;
    QSpinBox* columns_;
    QComboBox* start_;
    QComboBox* clock_;
    QSpinBox* minutes_;
    QSpinBox* increment_;  // seconds
};

}  // namespace atom4::ui
