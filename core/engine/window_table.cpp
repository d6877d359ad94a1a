// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/window_table.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace atom4 {
namespace {

using Window = std::array<std::uint8_t, windows::kLength>;

Window window_of(int state, int contents_count) {
    Window window{};
    for (auto& contents : window) {
        contents = static_cast<std::uint8_t>(state % contents_count);
        state /= contents_count;
    }
    return window;
}

// How far the window is from four of the goal, as a promise for its player that shrinks with every step still to go.
double promise(const Window& window, std::uint8_t goal) {
    static constexpr std::array<double, 4> kSteps{0.0, 1.0, 1.9, 2.7};  // by lights that differ from the goal's
    static constexpr double kEmptySteps = 2.3;
    double steps = 0;
    for (const std::uint8_t contents : window) {
        if (contents == Position::kEmpty)
            steps += kEmptySteps;
        else
            steps += kSteps[static_cast<std::size_t>(std::popcount(static_cast<unsigned>(contents ^ goal)))];
    }
    return 300.0 * std::pow(0.42, steps);
}

// See WindowTable::kRipeLane.
std::int16_t ripe_for(const Window& window) {
    for (const Colour colour : kWheel) {
        const auto goals = std::count(window.begin(), window.end(), lights(goal_colour(player_of(colour))));
        const auto opposites = std::count(window.begin(), window.end(), lights(next_on_wheel(colour, 3)));
        // No placement reaches three cells of a line: it lies between two of its rays, or it is one of them.
        if (goals + opposites == windows::kLength && (opposites == 1 || opposites == 2))
            return static_cast<std::int16_t>(wheel_index(colour) + 1);
    }
    return 0;
}

}  // namespace

std::uint8_t windows::folded(std::uint8_t contents, Colour to_play) {
    if (contents >= Position::kEmpty) return contents;
    int turns = wheel_index(to_play);
    unsigned set = contents;
    if (turns % 2 != 0) {  // complement and half a turn of the wheel
        set = 7U - set;
        turns = (turns + 3) % kWheelSize;
    }
    for (; turns > 0; turns -= 2) set = (set << 1U | set >> 2U) & 7U;  // green to red, blue to green, red to blue
    return static_cast<std::uint8_t>(set);
}

WindowTable::WindowTable(std::span<const std::int16_t> values) : sums_(kContents * kContents * kContents * kContents) {
    require(values.size() == windows::kStates);
    for (std::size_t state = 0; state < sums_.size(); ++state) {
        const Window window = window_of(static_cast<int>(state), kContents);
        if (std::find(window.begin(), window.end(), Position::kOutside) != window.end()) continue;
        sums_[state][kRipeLane] = ripe_for(window);
        for (const Colour to_play : kWheel) {
            std::size_t folded_state = 0;
            for (int place = windows::kLength - 1; place >= 0; --place)
                folded_state = folded_state * 9 + windows::folded(window[static_cast<std::size_t>(place)], to_play);
            sums_[state][wheel_index(to_play)] = values[folded_state];
        }
    }
}

const WindowTable& WindowTable::built_in() {
    static constexpr std::array<std::int16_t, windows::kStates> kValues{
#include "core/engine/window_values.inc"
    };
    static const WindowTable kTable{kValues};
    return kTable;
}

std::array<std::int16_t, windows::kStates> hand_made_window_values() {
    std::array<std::int16_t, windows::kStates> values{};
    for (int state = 0; state < windows::kStates; ++state) {
        const Window window = window_of(state, 9);
        const double difference = promise(window, lights(Colour::kWhite)) - promise(window, lights(Colour::kBlack));
        values[static_cast<std::size_t>(state)] = static_cast<std::int16_t>(std::lround(difference));
    }
    return values;
}

}  // namespace atom4
