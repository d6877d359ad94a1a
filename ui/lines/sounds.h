// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>

#include "core/lines/position.h"
#include "ui/common/sound.h"

namespace atom4::ui {

/// How a turn of Lines ends the game, if it does.
enum class LinesEnding { kNone, kOver, kBest };

/// Returns the sound of a turn: the moved chip, the new chips, and the cleared lines, higher in a longer chain; then
/// the end of the game, brighter for a new best score. Short and quiet.
[[nodiscard]] Samples soundOf(std::span<const lines::Change> turn, LinesEnding ending);

}  // namespace atom4::ui
