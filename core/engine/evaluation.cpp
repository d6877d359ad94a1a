// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/evaluation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

namespace atom4 {
namespace {

constexpr int kWindowLength = 4;
constexpr int kContents = 10;  // eight colours, empty, outside
constexpr int kWindowStates = kContents * kContents * kContents * kContents;
using Window = std::array<std::uint8_t, kWindowLength>;

constexpr std::size_t as_size(int index) {
    return static_cast<std::size_t>(index);
}

constexpr Window window_of(int state) {
    Window window{};
    for (auto& contents : window) {
        contents = static_cast<std::uint8_t>(state % kContents);
        state /= kContents;
    }
    return window;
}

// The colour that stands for `colour` after folding a position in which `to_play` is to be played to one with red to
// play.
constexpr std::uint8_t folded(std::uint8_t contents, Colour to_play) {
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
static_assert(folded(lights(Colour::kGreen), Colour::kGreen) == lights(Colour::kRed));
static_assert(folded(lights(Colour::kBlack), Colour::kCyan) == lights(Colour::kWhite));
static_assert(folded(lights(Colour::kPurple), Colour::kPurple) == lights(Colour::kRed));

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

int window_value(const Window& window) {
    if (std::find(window.begin(), window.end(), Position::kOutside) != window.end()) return 0;
    return static_cast<int>(
        std::lround(promise(window, lights(Colour::kWhite)) - promise(window, lights(Colour::kBlack))));
}

// For each state of a window, what it adds to the six sums.
const std::vector<Evaluation::Sums>& window_sums() {
    static const std::vector<Evaluation::Sums> kSums = [] {
        std::vector<Evaluation::Sums> sums(kWindowStates);
        for (int state = 0; state < kWindowStates; ++state) {
            for (const Colour to_play : kWheel) {
                Window window = window_of(state);
                for (auto& contents : window) contents = folded(contents, to_play);
                sums[as_size(state)][wheel_index(to_play)] = static_cast<std::int16_t>(window_value(window));
            }
        }
        return sums;
    }();
    return kSums;
}

}  // namespace

Evaluation::Evaluation(const Position& position) {
    contents_.fill(Position::kOutside);
    const BoardSize size = position.size();
    const auto for_each_cell = [&](auto&& visit) {
        for (int row = 0; row < size.rows; ++row)
            for (int col = 0; col < size.cols; ++col) visit(Cell(row, col));
    };
    for_each_cell([&](Cell cell) { contents_of(cell) = Position::kEmpty; });
    for_each_cell([&](Cell cell) {
        if (position.at(cell)) change(cell, position.contents(cell));
    });
}

void Evaluation::apply(const Reaction& reaction) {
    change(reaction.placed(), lights(reaction.colour()));
    for (const Change& turned : reaction.changes()) change(turned.cell, lights(turned.after));
}

void Evaluation::restore(const Reaction& reaction, const Sums& sums) {
    contents_of(reaction.placed()) = Position::kEmpty;
    for (const Change& turned : reaction.changes()) contents_of(turned.cell) = lights(turned.before);
    sums_ = sums;
}

void Evaluation::change(Cell cell, std::uint8_t contents) {
    static const Sums* const kTable = window_sums().data();
    static constexpr std::array<int, kWindowLength> kPlaces{1, 10, 100, 1000};
    std::uint8_t& here = contents_of(cell);
    const int difference = contents - here;
    Sums sums = sums_;
    for (const Direction axis : kAxes) {
        const int stride = index_step(axis);
        // The window states are numbers in base 10 whose lowest digit is the window's first cell.
        const std::uint8_t* const line = &here;
        int state = 0;
        for (int i = 0; i < kWindowLength; ++i) state += kPlaces[as_size(i)] * line[(i - 3) * stride];
        for (int place = 3; place >= 0; --place) {
            sums += kTable[state + kPlaces[as_size(place)] * difference] - kTable[state];
            if (place > 0) state = state / kContents + 1000 * line[(4 - place) * stride];
        }
    }
    sums_ = sums;
    here = contents;
}

}  // namespace atom4
