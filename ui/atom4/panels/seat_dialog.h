// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QPushButton>
#include <QStringList>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/seat_card.h"

namespace atom4::ui {

/// Asks who takes a player's seat from now on, a human with a name or the computer at a level, and on which side.
class SeatDialog : public QDialog {
    Q_OBJECT

public:
    SeatDialog(const ByPlayer<Seat>& seats, Player player, const QStringList& namesBefore, PieceStyle style,
               QWidget* parent = nullptr);

    /// Returns the seats after the change, given the current ones: the other player stays, but if the user swapped
    /// sides, on the other side.
    [[nodiscard]] ByPlayer<Seat> seats(ByPlayer<Seat> now) const;

private:
    void setTexts();

    Player player_;
    bool swapped_ = false;
    SeatCard* card_;
    QPushButton* swap_;
};

}  // namespace atom4::ui
