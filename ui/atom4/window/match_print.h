// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QImage>
#include <QPagedPaintDevice>
#include <optional>

#include "core/atom4/game/match.h"

namespace atom4::ui {

/// Where a line of play that is on no board comes from.
struct LineOrigin {
    int round = 1;
    int plies = 0;  ///< of the round, before it leaves
};

/// The round in play on paper: who plays, the board as in the picture, and the moves. A line of play says that it is
/// one, and where it leaves the round; its moves keep the numbers that they have there.
class MatchPrint {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::MatchPrint)

public:
    static void print(QPagedPaintDevice& paper, const Match& match, const QImage& board,
                      const std::optional<LineOrigin>& line = std::nullopt);
    /// What is printed, as HTML; the picture is the resource "board", as wide as that in points.
    [[nodiscard]] static QString page(const Match& match, double boardWidth,
                                      const std::optional<LineOrigin>& line = std::nullopt);

private:
    static QString head(const Match& match, const std::optional<LineOrigin>& line);
    static QString end(const Match& match, const std::optional<LineOrigin>& line);
};

}  // namespace atom4::ui
