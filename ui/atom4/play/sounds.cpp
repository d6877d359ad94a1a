// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/sounds.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace atom4::ui {
namespace {

struct Tone {
    double start;      // seconds
    double length;     // seconds until it has died away
    double frequency;  // hertz at the start
    double glide;      // by what the frequency is multiplied until the end
    double loudness;   // of 1
};

// A sine that rises at once and dies away like a plucked string, with a little of its octave.
void add(std::vector<double>& wave, const Tone& tone) {
    const auto first = static_cast<std::size_t>(tone.start * kSampleRate);
    const auto count = static_cast<std::size_t>(tone.length * kSampleRate);
    wave.resize(std::max(wave.size(), first + count));
    constexpr double kRise = 0.004;
    double phase = 0;
    for (std::size_t index = 0; index < count; ++index) {
        const double time = static_cast<double>(index) / kSampleRate;
        const double part = time / tone.length;
        const double envelope = std::min(1.0, time / kRise) * std::pow(1 - part, 2.5);
        wave[first + index] += tone.loudness * envelope * (std::sin(phase) + 0.18 * std::sin(2 * phase)) / 1.18;
        phase += 2 * std::numbers::pi * tone.frequency * std::pow(tone.glide, part) / kSampleRate;
    }
}

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

Samples rendered(const std::vector<double>& wave) {
    Samples samples(wave.size());
    std::transform(wave.begin(), wave.end(), samples.begin(), [](double value) {
        return static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0, 1.0) * 32'767));
    });
    return samples;
}

void add(std::vector<double>& wave, Sound sound, double start) {
    for (Tone tone : tones(sound)) {
        tone.start += start;
        add(wave, tone);
    }
}

}  // namespace

Samples synthesise(Sound sound) {
    std::vector<double> wave;
    add(wave, sound, 0);
    return rendered(wave);
}

Samples soundOf(const Reaction& reaction, bool wins) {
    std::vector<double> wave;
    add(wave, Sound::kPlacement, 0);
    const bool adds = reaction.mover() == Player::kFirst;
    if (!reaction.changes().empty()) add(wave, adds ? Sound::kAdding : Sound::kTakingAway, 0.09);
    if (wins) add(wave, Sound::kWin, 0.32);
    return rendered(wave);
}

}  // namespace atom4::ui
