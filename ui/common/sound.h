// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace atom4::ui {

/// Samples of one channel, kSampleRate a second.
using Samples = std::vector<std::int16_t>;
inline constexpr int kSampleRate = 44'100;

/// Plays sounds on the system's default output. Its library is looked for when the first sound is to be heard, and what
/// is not there, hangs or fails is silence, never trouble. Sounds that come while one plays wait at most for one other.
class SoundPlayer {
public:
    SoundPlayer();
    ~SoundPlayer();
    void play(Samples samples);

private:
    class Worker;
    std::shared_ptr<Worker> worker_;  // shared with its thread, which may hang in the system's library
};

}  // namespace atom4::ui
