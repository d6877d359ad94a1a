// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>

#include "core/atom4/rules/colour.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// What a player wants, drawn: four pieces of the goal's colour side by side, as high as a line of text.
class PieceRow : public QWidget {
    Q_OBJECT

public:
    explicit PieceRow(Player player, QWidget* parent = nullptr);
    void setPlayer(Player player);
    void setPieceStyle(PieceStyle style);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double diameter() const;

    Player player_;
    PiecePainter pieces_;
};

}  // namespace atom4::ui
