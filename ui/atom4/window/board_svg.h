// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

#include "core/atom4/rules/position.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// Returns the part of the board with pieces as an SVG 1.1 drawing, with the look of the window's board. A ring marks
/// the last move, if there is one and it has not won.
[[nodiscard]] QByteArray boardSvg(const Position& position, std::optional<Cell> last, const BoardTheme& theme,
                                  PieceStyle style);

}  // namespace atom4::ui
