// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QPushButton>
#include <QStringList>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/seat_card.h"

namespace atom4::ui {

/// Asks who is to play on for a player: a name, a person or the computer, its level, and on which side.
class SeatDialog : public QDialog {
    Q_OBJECT

public:
    SeatDialog(const ByPlayer<Seat>& seats, Player player, const QStringList& namesBefore, PieceStyle style,
               QWidget* parent = nullptr);

    /// Who is to play, when these do: the other player stays, on the other side if that was chosen.
    [[nodiscard]] ByPlayer<Seat> seats(ByPlayer<Seat> now) const;

private:
    void setTexts();

    Player player_;
    bool swapped_ = false;
    SeatCard* card_;
    QPushButton* swap_;
};

}  // namespace atom4::ui
