// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QImage>
#include <QPagedPaintDevice>

#include "core/atom4/match/match.h"

namespace atom4::ui {

/// The round in play on paper: who plays, the board as in the picture, and the moves.
class MatchPrint {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::MatchPrint)

public:
    static void print(QPagedPaintDevice& paper, const Match& match, const QImage& board);
    /// What is printed, as HTML; the picture is the resource "board", as wide as that in points.
    [[nodiscard]] static QString page(const Match& match, double boardWidth);
};

}  // namespace atom4::ui
