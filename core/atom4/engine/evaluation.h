// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/rules/lattice.h"
#include "core/atom4/rules/position.h"
#include "core/base/result.h"

namespace atom4 {

/// A window is four cells in line on the board; its state is what lies on them.
///
/// A piece is enclosed when none of its neighbours is empty: it hardly ever changes colour any more, since it can be
/// reached only through a run of goal pieces. An enclosed piece of a goal colour is safe for its player, and a window
/// with any other enclosed piece is dead: it says nothing about the rest of the round.
///
/// Values are learned, or made by hand, for the folded frame, where the mover is about to play red: eleven things can
/// lie on a cell of a live window there (eight colours, nothing, and enclosed pieces of the goal colours), so it has
/// 11^4 states, numbered in base 11 with the first cell as the lowest digit.
namespace windows {

inline constexpr int kLength = 4;
inline constexpr int kContents = 11;
inline constexpr int kStates = kContents * kContents * kContents * kContents;

/// Contents of a cell, in addition to the numbers of the colours and Position::kEmpty.
inline constexpr std::uint8_t kEnclosedBlack = 9;
inline constexpr std::uint8_t kEnclosedWhite = 10;
/// A cell that no live window covers: off the board, or with an enclosed piece of no goal colour.
inline constexpr std::uint8_t kDead = 11;

/// Returns the contents of a cell with an enclosed piece of that colour.
[[nodiscard]] constexpr std::uint8_t enclosed(std::uint8_t colour) {
    return colour == lights(Colour::kBlack)   ? kEnclosedBlack
           : colour == lights(Colour::kWhite) ? kEnclosedWhite
                                              : kDead;
}

/// Returns the contents of a cell of the board.
[[nodiscard]] std::uint8_t contents_of(const Position& position, Cell cell);

/// Converts `contents`, which must not be dead, to the folded frame of a position with `to_play` to be played: applies
/// the two symmetries of the rules so that `to_play` becomes red.
[[nodiscard]] std::uint8_t folded(std::uint8_t contents, Colour to_play);

/// Calls visit(state) for the folded state of every live window on the board.
void for_each(const Position& position, const std::function<void(int state)>& visit);

}  // namespace windows

/// The value that each state of a window adds to the evaluation of a position, for all six possible colours to play at
/// once.
class WindowTable {
public:
    /// One sum per lane, in wheel order; the last two lanes are unused. Intermediate sums may wrap around, but the
    /// final ones are within range.
    using Sums = std::int16_t __attribute__((vector_size(16)));
    /// States here have 4 bits per cell, the first cell lowest, and may contain windows::kDead; such windows add
    /// nothing.
    static constexpr unsigned kBits = 4;
    static constexpr std::size_t kStates = std::size_t{1} << kBits * windows::kLength;

    /// `values`: one for each folded state, seen by the player who is about to play red.
    explicit WindowTable(std::span<const std::int16_t> values);

    /// Returns the table of the values that ship with the program.
    [[nodiscard]] static const WindowTable& built_in();

    /// Returns the sums, indexed by state.
    [[nodiscard]] const Sums* sums() const { return sums_.data(); }

private:
    std::vector<Sums> sums_;
};

/// Returns guessed values, which learned values have to beat: the more steps a window is away from four goal pieces,
/// the less it is worth.
[[nodiscard]] std::array<std::int16_t, windows::kStates> hand_made_window_values();

/// The states of all windows of a board, as WindowTable numbers them. The four windows along one axis that contain a
/// cell are adjacent in memory, and are read and written as one word.
class WindowStates {
public:
    /// Four states, in no particular order.
    using Four = std::uint64_t;
    static constexpr std::size_t kAxisCount = kAxes.size();

    /// Fills all cells with the same contents, including those past the edge of the board.
    explicit WindowStates(std::uint8_t contents) { states_.fill(static_cast<std::uint16_t>(0x1111U * contents)); }

    /// Returns the bits that change in the four states along an axis when these bits of the cell's contents change.
    static constexpr Four difference(unsigned contents) { return contents * kOncePerWindow; }

    [[nodiscard]] Four four(std::size_t index, std::size_t axis) const {
        Four four = 0;
        std::memcpy(&four, &states_[kFirst[index][axis]], sizeof four);
        return four;
    }
    /// Flips the bits of the difference in the four states; the same again flips them back.
    void flip(std::size_t index, std::size_t axis, Four difference) {
        const Four changed = four(index, axis) ^ difference;
        std::memcpy(&states_[kFirst[index][axis]], &changed, sizeof changed);
    }

    static constexpr std::uint16_t state(Four four, unsigned which) {
        return static_cast<std::uint16_t>(four >> 16U * which);
    }

private:
    static constexpr std::size_t kLength = windows::kLength;
    // The cell is the last one of the first window in memory, and the first one (the lowest digit) of the last window.
    static constexpr Four kOncePerWindow = [] {
        Four once = 0;
        for (unsigned window = 0; window < kLength; ++window) {
            const unsigned place = std::endian::native == std::endian::little ? window : kLength - 1 - window;
            once |= Four{1} << (16 * place + 4 * (kLength - 1 - window));
        }
        return once;
    }();

    // Cells one step apart along the axis are adjacent in memory. There are kLines such lines, kLineStride apart.
    static constexpr std::size_t kLineStride = 32;
    static constexpr std::size_t kLines = 28;
    static constexpr std::size_t kRowStates = Cell::kIndexCount + kLength;
    using FirstOfFour = std::array<std::uint16_t, kAxisCount>;  // by axis: the window whose last cell it is
    static constexpr std::array<FirstOfFour, Cell::kIndexCount> kFirst = [] {
        std::array<FirstOfFour, Cell::kIndexCount> first{};
        for (std::size_t index = 0; index < first.size(); ++index) {
            first[index][0] = static_cast<std::uint16_t>(index);
            for (std::size_t axis = 1; axis < kAxisCount; ++axis) {
                const std::size_t step =
                    std::size_t{0} - kIndexSteps[axis];  // the axis points up, the index grows down
                const std::size_t along = kLineStride - kLength - index / step;
                first[index][axis] = static_cast<std::uint16_t>(kRowStates + (axis - 1) * kLines * kLineStride +
                                                                index % step * kLineStride + along);
            }
        }
        return first;
    }();

    std::array<std::uint16_t, kRowStates + 2 * kLines * kLineStride> states_;
};

/// How good a position looks without looking ahead: the sum of a value for each window, updated move by move.
///
/// The two symmetries of the rules fold every position into one where the mover is about to play red, so one table of
/// window values serves both players and all six colours: six sums are kept in parallel, one for each colour that could
/// be to play, and value() reads the one asked for.
class Evaluation {
public:
    using Sums = WindowTable::Sums;
    class Trail;

    /// The table must outlive the evaluation.
    explicit Evaluation(const Position& position, const WindowTable& table = WindowTable::built_in());

    /// Updates the evaluation for the reaction of a placement, and records in `trail` how to take that back.
    void apply(const Reaction& reaction, Trail& trail);
    /// The same if the sums after the reaction are known, from an apply() that was taken back.
    void apply(const Reaction& reaction, const Sums& known, Trail& trail);
    /// Takes back the last apply() that was not yet taken back.
    void take_back(const Trail& trail);

    /// Returns the evaluation in centipoints, for the player who is about to play that wheel colour.
    [[nodiscard]] int value(Colour to_play) const { return sums_[wheel_index(to_play)]; }
    [[nodiscard]] const Sums& sums() const { return sums_; }

private:
    using Map = std::array<std::uint8_t, Cell::kIndexCount>;  // by cell

    [[nodiscard]] std::uint8_t lying_on(std::size_t index, std::uint8_t colour) const;
    template <class Change>
    void for_each_change(const Reaction& reaction, const Change& change);
    WindowStates::Four note(std::size_t index, std::uint8_t contents, Trail& trail);
    void change(std::size_t index, std::uint8_t contents, Trail& trail);

    const Sums* table_;
    WindowStates states_{windows::kDead};
    Map contents_;  // see windows::contents_of()
    Map empty_neighbours_{};
    Sums sums_{};
};

/// What apply() changed. A search has one for each placement on its path, and reads it only to take that back; it is
/// created uninitialised.
class Evaluation::Trail {
public:
    Trail() {}

private:
    friend class Evaluation;

    void begin(const Reaction& reaction, const Sums& sums) {
        sums_ = sums;
        placed_ = reaction.placed();
        count_ = 0;
    }

    struct Step {
        std::uint16_t index;
        std::uint8_t before;
    };
    // The placed piece, those that it turned and those that it enclosed.
    static constexpr std::size_t kMaxSteps = 1 + 2 * kDirections.size();

    Sums sums_;  // before
    Cell placed_;
    std::uint8_t count_;
    std::array<Step, kMaxSteps> steps_;
};

/// One value for each folded state of a window, as WindowTable takes them.
using WindowValues = std::array<std::int16_t, windows::kStates>;

enum class WindowValuesFault : std::uint8_t { kNotANumber, kOutOfRange, kTooFew, kTooMany };

struct WindowValuesError {
    WindowValuesFault fault;
    int line = 1;  ///< from 1

    friend bool operator==(const WindowValuesError&, const WindowValuesError&) = default;
};

/// Parses window values in the format of core/atom4/engine/window_values.inc, which atom4-trainer writes: as many
/// numbers as there are states, separated by commas and blanks; lines that begin with two slashes are comments.
[[nodiscard]] Result<WindowValues, WindowValuesError> parse_window_values(std::string_view text);
/// Returns text that parse_window_values() reads back, without comments.
[[nodiscard]] std::string to_text(const WindowValues& values);

}  // namespace atom4
