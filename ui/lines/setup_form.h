// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QString>

#include "core/lines/high_scores.h"

namespace atom4::ui {

/// Asks for the settings of a game of Lines that few players change: the board, the chips, and the name for the high
/// scores. Says for which list of high scores the game counts.
class LinesSetupForm : public QWidget {
    Q_OBJECT

public:
    LinesSetupForm(const lines::Configuration& configuration, const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] lines::Configuration configuration() const;
    /// The name on one line, without surrounding blanks.
    [[nodiscard]] QString name() const { return name_->text().simplified(); }
    /// Returns whether the board has room for the chips at the start.
    [[nodiscard]] bool fits() const;

signals:
    void changed();

private:
    QSpinBox* makeNumber(const char* name, int least, int most);
    void addRow(QGridLayout& grid, QLabel* name, QWidget* box);
    void fill(const lines::Configuration& configuration);
    void setTexts();
    void describe();

    QLabel* boardName_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QLabel* coloursName_;
    QSpinBox* colours_;
    QLabel* lineName_;
    QSpinBox* line_;
    QLabel* firstName_;
    QSpinBox* first_;
    QLabel* eachName_;
    QSpinBox* each_;
    QCheckBox* preview_;
    QLabel* nameName_;
    QLineEdit* name_;
    QLabel* note_;
    QPushButton* standard_;
};

// The choices for a game of Lines, stored for the next one.

/// Returns the last choice, or the standard game with the next chips shown.
[[nodiscard]] lines::Configuration lastLinesChoice();
void keepLinesChoice(const lines::Configuration& configuration);

/// The name for the high scores; empty: that of the account. See lines::saved_player().
void keepLinesName(const QString& name);

}  // namespace atom4::ui
