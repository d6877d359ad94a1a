// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/thinking_time.h"

namespace atom4 {

std::optional<TimeShare> thinking_time(const Match& match) {
    const auto& control = match.setup().time_control;
    if (!control || match.is_over()) return std::nullopt;
    const Position& position = match.position();
    return time_share({match.time_left()[position.mover()], control->increment},
                      position.size().cell_count() - position.piece_count());
}

}  // namespace atom4
