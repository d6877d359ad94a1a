// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace atom4::ui {

/// Samples of one channel, kSampleRate per second.
using Samples = std::vector<std::int16_t>;
inline constexpr int kSampleRate = 44'100;

/// Plays sounds on the system's default output. Loads its library at the first sound; all failures are silent. At most
/// one sound is queued while another plays.
class SoundPlayer {
public:
    SoundPlayer();
    ~SoundPlayer();
    void play(Samples samples);

private:
    class Worker;
    std::shared_ptr<Worker> worker_;  // shared with its thread, which may hang in the system's library
};

/// A sine, with a little of its octave, that rises at once and fades like a plucked string.
struct Tone {
    double start;      ///< seconds
    double length;     ///< seconds until it has faded
    double frequency;  ///< hertz at the start
    double glide;      ///< frequency at the end, as a multiple of the first
    double loudness;   ///< from 0 to 1
};

/// Computes a mix of tones, which is equally loud on every machine.
class Wave {
public:
    /// Adds a tone, delayed by `later` seconds.
    void add(Tone tone, double later = 0);
    [[nodiscard]] Samples samples() const;

private:
    std::vector<double> values_;
};

}  // namespace atom4::ui
