// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "core/atom4/rules/colour.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// Pieces side by side, as high as a line of text, such as a player's goal or how colours mix.
class PieceRow : public QWidget {
    Q_OBJECT

public:
    /// `signs` are drawn between the pieces, one in each gap; it may be empty.
    explicit PieceRow(std::vector<Colour> pieces, QString signs = {}, QWidget* parent = nullptr);
    void setPieces(std::vector<Colour> pieces);
    void setPieceStyle(PieceStyle style);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double diameter() const;
    [[nodiscard]] double step() const;

    std::vector<Colour> pieces_;
    QString signs_;
    PiecePainter painter_;
};

/// Returns the four pieces of the player's goal.
[[nodiscard]] std::vector<Colour> goalPieces(Player player);

}  // namespace atom4::ui
