// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/window_table.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/base/strings.h"

namespace atom4 {
namespace {

using Window = std::array<std::uint8_t, windows::kLength>;

Window window_of(int state) {
    Window window{};
    for (auto& contents : window) {
        contents = static_cast<std::uint8_t>(state % windows::kContents);
        state /= windows::kContents;
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
        else if (contents > Position::kEmpty && contents != windows::enclosed(goal))
            return 0;
        else if (contents < Position::kEmpty)
            steps += kSteps[static_cast<std::size_t>(std::popcount(static_cast<unsigned>(contents ^ goal)))];
    }
    return 300.0 * std::pow(0.42, steps);
}

}  // namespace

std::uint8_t windows::contents_of(const Position& position, Cell cell) {
    const std::uint8_t contents = position.contents(cell);
    if (contents == Position::kEmpty) return contents;
    if (contents == Position::kOutside) return kDead;
    for (const Direction direction : kDirections)
        if (position.contents(step(cell, direction)) == Position::kEmpty) return contents;
    return enclosed(contents);
}

void windows::for_each(const Position& position, const std::function<void(int state)>& visit) {
    const BoardSize size = position.size();
    std::array<std::uint8_t, Cell::kIndexCount> digits{};
    const auto digit_of = [&](Cell cell) -> std::uint8_t& { return digits[static_cast<std::size_t>(cell.index())]; };
    const auto for_each_cell = [&](auto&& look) {
        for (int row = 0; row < size.rows; ++row)
            for (int col = 0; col < size.cols; ++col) look(Cell(row, col));
    };
    for_each_cell([&](Cell cell) {
        const std::uint8_t contents = contents_of(position, cell);
        digit_of(cell) = contents == kDead ? kDead : folded(contents, position.to_play());
    });
    for_each_cell([&](Cell first) {
        for (const Direction axis : kAxes) {
            if (!size.contains(step(first, axis, kLength - 1))) continue;
            int state = 0;
            bool live = true;
            for (int place = kLength - 1; place >= 0; --place) {
                const std::uint8_t digit = digit_of(step(first, axis, place));
                live = live && digit != kDead;
                state = state * kContents + digit;
            }
            if (live) visit(state);
        }
    });
}

std::uint8_t windows::folded(std::uint8_t contents, Colour to_play) {
    int turns = wheel_index(to_play);
    if (contents > Position::kEmpty)
        return turns % 2 == 0 ? contents : static_cast<std::uint8_t>(kEnclosedBlack + kEnclosedWhite - contents);
    if (contents == Position::kEmpty) return contents;
    unsigned set = contents;
    if (turns % 2 != 0) {  // complement and half a turn of the wheel
        set = 7U - set;
        turns = (turns + 3) % kWheelSize;
    }
    for (; turns > 0; turns -= 2) set = (set << 1U | set >> 2U) & 7U;  // green to red, blue to green, red to blue
    return static_cast<std::uint8_t>(set);
}

WindowTable::WindowTable(std::span<const std::int16_t> values) : sums_(kStates) {
    require(values.size() == windows::kStates);
    std::array<std::array<std::uint8_t, windows::kContents>, kWheelSize> folded{};
    for (const Colour to_play : kWheel)
        for (std::uint8_t contents = 0; contents < windows::kContents; ++contents)
            folded[as_size(wheel_index(to_play))][contents] = windows::folded(contents, to_play);
    for (std::size_t live = 0; live < windows::kStates; ++live) {
        const Window window = window_of(static_cast<int>(live));
        std::size_t state = 0;
        for (unsigned place = 0; place < windows::kLength; ++place)
            state |= std::size_t{window[place]} << kBits * place;
        for (std::size_t lane = 0; lane < kWheelSize; ++lane) {
            std::size_t folded_state = 0;
            for (std::size_t place = windows::kLength; place-- > 0;)
                folded_state = folded_state * windows::kContents + folded[lane][window[place]];
            sums_[state][lane] = values[folded_state];
        }
    }
}

const WindowTable& WindowTable::built_in() {
    static constexpr std::array<std::int16_t, windows::kStates> kValues{
#include "core/atom4/engine/window_values.inc"
    };
    static const WindowTable kTable{kValues};
    return kTable;
}

std::array<std::int16_t, windows::kStates> hand_made_window_values() {
    std::array<std::int16_t, windows::kStates> values{};
    for (int state = 0; state < windows::kStates; ++state) {
        const Window window = window_of(state);
        const double difference = promise(window, lights(Colour::kWhite)) - promise(window, lights(Colour::kBlack));
        values[static_cast<std::size_t>(state)] = static_cast<std::int16_t>(std::lround(difference));
    }
    return values;
}

}  // namespace atom4
