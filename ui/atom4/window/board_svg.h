// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

#include "core/atom4/rules/position.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// The pieces and the board around them as a drawing in SVG 1.1, with the look of the window's; a ring marks the last
/// move, if there is one.
[[nodiscard]] QByteArray boardSvg(const Position& position, std::optional<Cell> last, const BoardTheme& theme,
                                  PieceStyle style);

}  // namespace atom4::ui
