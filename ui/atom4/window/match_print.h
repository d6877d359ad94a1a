// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QImage>
#include <QPagedPaintDevice>
#include <optional>

#include "core/atom4/game/match.h"

namespace atom4::ui {

/// Where a line of play that is not on the board leaves the round.
struct LineOrigin {
    int round = 1;
    int plies = 0;  ///< of the round before the line
};

/// Prints the current round: who plays, the picture of the board, and the moves. The print of a line of play says that
/// it is one, and where it leaves the round; its moves are numbered as moves of the round.
class MatchPrint {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::MatchPrint)

public:
    static void print(QPagedPaintDevice& paper, const Match& match, const QImage& board,
                      const std::optional<LineOrigin>& line = std::nullopt);
    /// Returns the printed page as HTML. The picture is the resource "board"; its width is in 1/96 inch.
    [[nodiscard]] static QString page(const Match& match, double boardWidth,
                                      const std::optional<LineOrigin>& line = std::nullopt);

private:
    static QString head(const Match& match, const std::optional<LineOrigin>& line);
    static QString end(const Match& match, const std::optional<LineOrigin>& line);
};

}  // namespace atom4::ui
