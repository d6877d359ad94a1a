// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "core/atom4/rules/colour.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// A piece of the player's goal colour, two lines of text high. While the computer thinks for that player, there is a
/// thin ring around it. Turning the ring repaints nothing beyond this widget, and no timer runs otherwise.
class PlayerDisc : public QWidget {
    Q_OBJECT

public:
    /// The ring that shows that the computer is thinking.
    enum class Ring { kNone, kStill, kTurning };

    explicit PlayerDisc(Player player, QWidget* parent = nullptr);
    void setRing(Ring ring);
    [[nodiscard]] Ring ring() const { return ring_; }
    void setPieceStyle(PieceStyle style);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] double diameter() const;
    void turnIfSeen();

    Player player_;
    Ring ring_ = Ring::kNone;
    QTimer frames_;  // runs while the ring turns and is visible
    QElapsedTimer since_;
    PiecePainter pieces_;
};

}  // namespace atom4::ui
