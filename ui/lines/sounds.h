// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>

#include "core/lines/position.h"
#include "ui/common/sound.h"

namespace atom4::ui {

/// How a turn of Lines ends the game, if it does.
enum class LinesEnding { kNone, kOver, kBest };

/// What is heard of a turn: the chip that goes, the chips that fall, and each line that goes, the higher the longer the
/// chain; the end of the game after that, brighter if it is a new best. Short and quiet.
[[nodiscard]] Samples soundOf(std::span<const lines::Change> turn, LinesEnding ending);

}  // namespace atom4::ui
