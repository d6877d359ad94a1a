// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "ui/common/sound.h"

namespace atom4::ui {

/// A sine that rises at once and dies away like a plucked string, with a little of its octave.
struct Tone {
    double start;      ///< seconds
    double length;     ///< seconds until it has died away
    double frequency;  ///< hertz at the start
    double glide;      ///< by what the frequency is multiplied until the end
    double loudness;   ///< of 1
};

/// Tones over each other, computed: at the same loudness on every machine.
class Wave {
public:
    /// Adds it so many seconds later than it says.
    void add(Tone tone, double later = 0);
    [[nodiscard]] Samples samples() const;

private:
    std::vector<double> values_;
};

}  // namespace atom4::ui
