// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

/// What a board is made of.
enum class BoardSurface { kPaper, kWood, kSlate };

/// The colours of everything that is not a piece, for a light or a dark desktop.
struct BoardTheme {
    bool dark = false;
    BoardSurface surface = BoardSurface::kPaper;
    QColor desk;        ///< around the board
    QColor frame;       ///< the edge of the board, which carries the coordinates
    QColor frameEdge;   ///< its outline
    QColor paper;       ///< the board within its frame
    QColor grid;        ///< lines of the lattice
    QColor label;       ///< coordinates
    QColor placeable;   ///< mark of a vertex where one may place
    QColor ink;         ///< marks over the board: last move, cursor
    QColor accent;      ///< what was asked for: hints; the desktop's own colour where it can be seen
    QColor alarm;       ///< where the other side would win
    QColor glow;        ///< the light under a row that wins
    QColor card;        ///< player cards
    QColor cardBorder;  ///< their edge, and lines between the parts of the window

    [[nodiscard]] static BoardTheme from(const QPalette& palette, BoardSurface surface = BoardSurface::kPaper);
};

/// Fills a board within its frame. The grain of wood belongs to the board: `whole` is where all of the board lies, of
/// which `seen` is a part. All in the painter's units.
void paintSurface(QPainter& painter, const BoardTheme& theme, const QRectF& whole, const QRectF& seen);
/// Draws a frame around what is seen of a board; `outside` is its outer edge.
void paintFrame(QPainter& painter, const BoardTheme& theme, const QRectF& outside, const QRectF& seen);

/// Whether the palette is one of high contrast: white on black.
[[nodiscard]] bool isHighContrast(const QPalette& palette);

[[nodiscard]] QColor pieceColour(Colour colour);
/// The edge that keeps a piece apart from the board, white from a light one and black from a dark one.
[[nodiscard]] QColor pieceEdge(Colour colour, bool dark);
/// The weighted mean of two colours; 0 is all of the first.
[[nodiscard]] QColor mixed(const QColor& first, const QColor& second, double weight);

/// The colour of the ring around what has the focus, on that ground: the desktop's own where it can be seen there.
[[nodiscard]] QColor focusColour(const QPalette& palette, const QColor& ground);
/// Draws that ring, within the rectangle.
void drawFocusRing(QPainter& painter, const QRectF& within, double radius, const QColor& colour);

/// Draws the cursor of every board around a cell: four corners, unlike any ring around a piece. All lengths in the
/// painter's units: from the middle to a corner's sides, along a side, and the line's width.
void drawCorners(QPainter& painter, const BoardTheme& theme, QPointF centre, double half, double arm, double width);

}  // namespace atom4::ui
