// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>

#include "core/atom4/game/match.h"

namespace atom4::ui {

/// Where one begins, while nothing has been played: what to do, and the way to an opponent and to the rules.
class StartCard : public QWidget {
    Q_OBJECT

public:
    explicit StartCard(QWidget* parent = nullptr);
    void show(const Match& match);

signals:
    void opponentWanted();
    void rulesWanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* what_;
    QPushButton* opponent_;
    QPushButton* rules_;
};

}  // namespace atom4::ui
