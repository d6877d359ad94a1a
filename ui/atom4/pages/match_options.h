// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

#include "core/atom4/game/match.h"

namespace atom4::ui {

/// Asks for settings of a match that few players change: the board, who starts with which colour, and the clock.
class MatchOptions : public QWidget {
    Q_OBJECT

public:
    explicit MatchOptions(const MatchSetup& setup, QWidget* parent = nullptr);
    /// Sets the names of the players in the choice of who starts.
    void setPlayers(const ByPlayer<QString>& names);
    /// Writes what was chosen into the setup.
    void choose(MatchSetup& setup) const;
    /// Returns whether any setting that is chosen here differs from its default.
    [[nodiscard]] static bool isUnusual(const MatchSetup& setup);

private:
    void fill(const MatchSetup& setup);
    void setTexts();
    void offerTimes();

    ByPlayer<QString> names_;
    std::optional<TimeControl> before_;
    QLabel* board_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QLabel* begins_;
    QComboBox* start_;
    QLabel* time_;
    QComboBox* clock_;
    QSpinBox* minutes_;
    QSpinBox* increment_;  // seconds
};

}  // namespace atom4::ui
