// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/rules/reaction.h"
#include "ui/common/sound.h"

namespace atom4::ui {

/// The sounds of the game: short and quiet, higher where light is added, lower where it is taken away.
enum class Sound { kPlacement, kAdding, kTakingAway, kWin };

/// Computes the sound from sines, at the same loudness on every machine.
[[nodiscard]] Samples synthesise(Sound sound);
/// Returns the sound of a placement: the piece, then its effect on other pieces, if any, and last a win.
[[nodiscard]] Samples soundOf(const Reaction& reaction, bool wins);

}  // namespace atom4::ui
