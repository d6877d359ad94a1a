// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/sounds.h"

#include <vector>

#include "ui/common/sound.h"

namespace atom4::ui {
namespace {

std::vector<Tone> tones(Sound sound) {
    switch (sound) {
        case Sound::kPlacement: return {{0, 0.09, 330, 0.82, 0.30}};
        case Sound::kAdding: return {{0, 0.20, 587.33, 1.0, 0.16}, {0.05, 0.24, 880, 1.0, 0.16}};
        case Sound::kTakingAway: return {{0, 0.20, 440, 1.0, 0.18}, {0.05, 0.26, 293.66, 1.0, 0.20}};
        case Sound::kWin: break;
    }
    return {{0, 0.40, 523.25, 1.0, 0.16},
            {0.11, 0.40, 659.26, 1.0, 0.16},
            {0.22, 0.60, 783.99, 1.0, 0.18},
            {0.33, 0.80, 1046.5, 1.0, 0.16}};
}

void add(Wave& wave, Sound sound, double later) {
    for (const Tone& tone : tones(sound)) wave.add(tone, later);
}

}  // namespace

Samples synthesise(Sound sound) {
    Wave wave;
    add(wave, sound, 0);
    return wave.samples();
}

Samples soundOf(const Reaction& reaction, bool wins) {
    Wave wave;
    add(wave, Sound::kPlacement, 0);
    const bool adds = reaction.mover() == Player::kFirst;
    if (!reaction.changes().empty()) add(wave, adds ? Sound::kAdding : Sound::kTakingAway, 0.09);
    if (wins) add(wave, Sound::kWin, 0.32);
    return wave.samples();
}

}  // namespace atom4::ui
