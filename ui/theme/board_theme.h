// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

/// The material of a board.
enum class BoardSurface { kPaper, kWood, kSlate };

/// The colours of everything that is not a piece, for a light or a dark desktop.
struct BoardTheme {
    bool dark = false;
    BoardSurface surface = BoardSurface::kPaper;
    QColor backdrop;    ///< around the board
    QColor frame;       ///< the edge of the board, which carries the coordinates
    QColor frameEdge;   ///< outline of the frame
    QColor paper;       ///< the board within its frame
    QColor grid;        ///< lines of the lattice
    QColor label;       ///< coordinates
    QColor placeable;   ///< mark of a playable cell
    QColor ink;         ///< marks over the board: last move, cursor
    QColor accent;      ///< what the player asked for, such as hints; the desktop's own colour if it is visible
    QColor alarm;       ///< where the opponent would win
    QColor glow;        ///< the light under a winning row
    QColor card;        ///< player cards
    QColor cardBorder;  ///< edge of the cards, and lines between the parts of the window

    [[nodiscard]] static BoardTheme from(const QPalette& palette, BoardSurface surface = BoardSurface::kPaper);
};

/// Fills a board within its frame. The grain of wood is fixed to the board: `whole` is the rectangle of the whole
/// board, `seen` the visible part of it. Both are in the painter's units.
void paintSurface(QPainter& painter, const BoardTheme& theme, const QRectF& whole, const QRectF& seen);
/// Draws a frame around the visible part of a board; `outside` is its outer edge.
void paintFrame(QPainter& painter, const BoardTheme& theme, const QRectF& outside, const QRectF& seen);

/// Returns whether the palette is high contrast: white on black.
[[nodiscard]] bool isHighContrast(const QPalette& palette);

[[nodiscard]] QColor pieceColour(Colour colour);
/// Returns the colour of the edge that sets a piece off from the board, a white piece from a light one and a black
/// piece from a dark one.
[[nodiscard]] QColor pieceEdge(Colour colour, bool dark);
/// Returns the weighted mean of two colours; weight 0 gives the first.
[[nodiscard]] QColor mixed(const QColor& first, const QColor& second, double weight);

/// Returns the colour of the focus ring on that background: the desktop's own if it is visible there.
[[nodiscard]] QColor focusColour(const QPalette& palette, const QColor& ground);
/// Draws the focus ring, within the rectangle.
void drawFocusRing(QPainter& painter, const QRectF& within, double radius, const QColor& colour);

/// Draws a cursor of four corners around a cell, unlike any ring around a piece. All lengths are in the painter's
/// units: `half` from the centre to a corner's sides, `arm` along a side, `width` of the line.
void drawCorners(QPainter& painter, const BoardTheme& theme, QPointF centre, double half, double arm, double width);

}  // namespace atom4::ui
