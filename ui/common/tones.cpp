// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/tones.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace atom4::ui {

void Wave::add(Tone tone, double later) {
    const auto first = static_cast<std::size_t>((tone.start + later) * kSampleRate);
    const auto count = static_cast<std::size_t>(tone.length * kSampleRate);
    values_.resize(std::max(values_.size(), first + count));
    constexpr double kRise = 0.004;
    double phase = 0;
    for (std::size_t index = 0; index < count; ++index) {
        const double time = static_cast<double>(index) / kSampleRate;
        const double part = time / tone.length;
        const double envelope = std::min(1.0, time / kRise) * std::pow(1 - part, 2.5);
        values_[first + index] += tone.loudness * envelope * (std::sin(phase) + 0.18 * std::sin(2 * phase)) / 1.18;
        phase += 2 * std::numbers::pi * tone.frequency * std::pow(tone.glide, part) / kSampleRate;
    }
}

Samples Wave::samples() const {
    Samples samples(values_.size());
    std::transform(values_.begin(), values_.end(), samples.begin(), [](double value) {
        return static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0, 1.0) * 32'767));
    });
    return samples;
}

}  // namespace atom4::ui
