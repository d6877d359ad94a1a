// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/evaluation.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <system_error>

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

// Returns what the window is worth to the player with that goal: the more steps it is away from four goal pieces, the
// less; 0 if an enclosed piece of another colour rules them out.
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

Evaluation::Evaluation(const Position& position, const WindowTable& table) : table_(table.sums()) {
    contents_.fill(windows::kDead);
    const BoardSize size = position.size();
    const auto for_each_cell = [&](auto&& visit) {
        for (int row = 0; row < size.rows; ++row)
            for (int col = 0; col < size.cols; ++col) visit(Cell(row, col));
    };
    for_each_cell([&](Cell cell) {
        contents_[index_of(cell)] = Position::kEmpty;
        for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis)
            states_.flip(index_of(cell), axis, WindowStates::difference(windows::kDead ^ Position::kEmpty));
        if (position.at(cell)) return;
        for (const std::size_t step : kIndexSteps) ++empty_neighbours_[index_of(cell) + step];
    });
    for_each_cell([&](Cell cell) {
        Trail unneeded;
        unneeded.count_ = 0;
        if (position.at(cell)) change(index_of(cell), lying_on(index_of(cell), position.contents(cell)), unneeded);
    });
}

// Calls change(index, contents) for each cell whose contents may differ after the reaction.
template <class Change>
void Evaluation::for_each_change(const Reaction& reaction, const Change& change) {
    const std::size_t placed = index_of(reaction.placed());
#pragma GCC unroll 6
    for (const std::size_t step : kIndexSteps) --empty_neighbours_[placed + step];
    change(placed, lying_on(placed, lights(reaction.colour())));
    for (const atom4::Change& turned : reaction.changes()) {
        const std::size_t index = index_of(turned.cell);
        change(index, lying_on(index, lights(turned.after)));
    }
    for (const std::size_t step : kIndexSteps) {
        const std::size_t neighbour = placed + step;
        if (empty_neighbours_[neighbour] == 0 && contents_[neighbour] < Position::kEmpty) [[unlikely]]
            change(neighbour, windows::enclosed(contents_[neighbour]));
    }
}

void Evaluation::apply(const Reaction& reaction, Trail& trail) {
    trail.begin(reaction, sums_);
    for_each_change(reaction, [&](std::size_t index, std::uint8_t contents) { change(index, contents, trail); });
}

void Evaluation::apply(const Reaction& reaction, const Sums& known, Trail& trail) {
    trail.begin(reaction, sums_);
    for_each_change(reaction, [&](std::size_t index, std::uint8_t contents) {
        const auto difference = note(index, contents, trail);
        for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis) states_.flip(index, axis, difference);
    });
    sums_ = known;
}

void Evaluation::take_back(const Trail& trail) {
    for (const std::size_t step : kIndexSteps) ++empty_neighbours_[index_of(trail.placed_) + step];
    for (std::size_t i = 0; i < trail.count_; ++i) {
        const auto [index, before] = trail.steps_[i];
        const auto difference = WindowStates::difference(contents_[index] ^ before);
        for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis) states_.flip(index, axis, difference);
        contents_[index] = before;
    }
    sums_ = trail.sums_;
}

// Returns the contents of the cell with a piece of that colour on it.
std::uint8_t Evaluation::lying_on(std::size_t index, std::uint8_t colour) const {
    return empty_neighbours_[index] == 0 ? windows::enclosed(colour) : colour;
}

// Sets the contents of the cell, notes the old ones in the trail, and returns the bits that change in the states of its
// windows.
inline WindowStates::Four Evaluation::note(std::size_t index, std::uint8_t contents, Trail& trail) {
    const std::uint8_t before = contents_[index];
    contents_[index] = contents;
    trail.steps_[trail.count_++] = {static_cast<std::uint16_t>(index), before};
    return WindowStates::difference(before ^ contents);
}

void Evaluation::change(std::size_t index, std::uint8_t contents, Trail& trail) {
    const auto difference = note(index, contents, trail);
    if (difference == 0) return;
    Sums sums = sums_;
#pragma GCC unroll 3
    for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis) {
        const WindowStates::Four old = states_.four(index, axis);
        states_.flip(index, axis, difference);
#pragma GCC unroll 4
        for (unsigned i = 0; i < windows::kLength; ++i)
            sums += table_[WindowStates::state(old ^ difference, i)] - table_[WindowStates::state(old, i)];
    }
    sums_ = sums;
}

namespace {

constexpr std::string_view kSeparators = ", \t\r";

}  // namespace

Result<WindowValues, WindowValuesError> parse_window_values(std::string_view text) {
    WindowValues values{};
    std::size_t count = 0;
    int line_number = 0;
    while (!text.empty()) {
        ++line_number;
        std::string_view line = take_until(text, "\n");
        if (line.starts_with("//")) continue;
        while (!line.empty()) {
            const std::string_view word = take_until(line, kSeparators);
            if (word.empty()) continue;
            std::int16_t value = 0;
            const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
            if (error == std::errc::result_out_of_range)
                return Failure{WindowValuesError{WindowValuesFault::kOutOfRange, line_number}};
            if (error != std::errc{} || end != word.data() + word.size())
                return Failure{WindowValuesError{WindowValuesFault::kNotANumber, line_number}};
            if (count == values.size()) return Failure{WindowValuesError{WindowValuesFault::kTooMany, line_number}};
            values[count++] = value;
        }
    }
    if (count < values.size()) return Failure{WindowValuesError{WindowValuesFault::kTooFew, std::max(line_number, 1)}};
    return values;
}

std::string to_text(const WindowValues& values) {
    constexpr std::size_t kValuesInALine = 22;
    std::string text;
    for (std::size_t state = 0; state < values.size(); ++state) {
        text += std::to_string(values[state]);
        if (state + 1 < values.size()) text += ',';
        if ((state + 1) % kValuesInALine == 0 || state + 1 == values.size()) text += '\n';
    }
    return text;
}

}  // namespace atom4
