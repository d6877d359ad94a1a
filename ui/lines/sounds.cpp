// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/sounds.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/common/sound.h"

namespace atom4::ui {
namespace {

// Seconds from each sound to the next: about as long as the animation takes.
constexpr double kAfterMove = 0.16;
constexpr double kAfterThrow = 0.20;
constexpr double kAfterLine = 0.34;

void addMove(Wave& wave, double at) {
    wave.add({0, 0.09, 392, 1.12, 0.26}, at);
}

void addThrow(Wave& wave, double at, std::size_t chips) {
    constexpr std::array kPitches{330.0, 294.0, 262.0};
    for (std::size_t i = 0; i < std::min(chips, kPitches.size()); ++i)
        wave.add({0.05 * static_cast<double>(i), 0.08, kPitches[i], 0.82, 0.20}, at);
}

// A whole tone higher for each scoring move before it in the chain, up to seven.
void addLine(Wave& wave, double at, int chain) {
    const double higher = std::pow(2.0, std::min(chain, 7) * 2 / 12.0);
    for (const auto& [start, frequency] : {std::pair(0.0, 523.25), std::pair(0.06, 659.26), std::pair(0.12, 783.99)})
        wave.add({start, 0.26, frequency * higher, 1.0, 0.15}, at);
}

}  // namespace

Samples soundOf(std::span<const lines::Change> turn, LinesEnding ending) {
    Wave wave;
    double at = 0;
    for (const lines::Change& change : turn) {
        if (change.is_move())
            addMove(wave, at);
        else
            addThrow(wave, at, change.thrown.size());
        at += change.is_move() ? kAfterMove : kAfterThrow;
        if (change.removed.empty()) continue;
        addLine(wave, at, change.is_move() ? change.chain_before : 0);
        at += kAfterLine;
    }
    if (ending == LinesEnding::kOver) {
        wave.add({0, 0.5, 392, 1.0, 0.16}, at);
        wave.add({0.22, 0.8, 293.66, 1.0, 0.18}, at);
    } else if (ending == LinesEnding::kBest) {
        for (const auto& [start, frequency] :
             {std::pair(0.0, 523.25), std::pair(0.11, 659.26), std::pair(0.22, 783.99), std::pair(0.33, 1046.5)})
            wave.add({start, 0.5, frequency, 1.0, 0.16}, at);
    }
    return wave.samples();
}

}  // namespace atom4::ui
