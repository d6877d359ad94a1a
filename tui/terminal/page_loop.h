// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "tui/terminal/input.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// A page that has the whole screen for a while and then gives it back: lessons, exercises, puzzles. Something on it
/// may move by itself, moment by moment.
class LoopPage {
public:
    virtual ~LoopPage() = default;

    [[nodiscard]] virtual bool has_left() const = 0;
    /// Whether the key asks for the screen to be drawn anew, and nothing else.
    [[nodiscard]] virtual bool is_redraw(int key) const = 0;
    virtual void take_key(int key) = 0;
    /// Whether it finds the meaning of letters of other scripts by itself; else it gets the Latin keys that are meant.
    [[nodiscard]] virtual bool reads_letters() const { return false; }
    /// Presses what is at that place of a screen of that size; whether anything is there.
    virtual bool press(Place place, Extent extent) = 0;
    /// The same for what is only pointed at.
    virtual bool point_at(Place place, Extent extent) = 0;

    /// How long the moment that is shown lasts; nothing while nothing moves.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> moment() = 0;
    virtual void next_moment() = 0;
    /// Ends what moves at once.
    virtual void end_motion() = 0;

    /// Readable when there is something for take_answers(); one below zero never is.
    [[nodiscard]] virtual int descriptor() const { return -1; }
    /// Takes what was found out beside the loop; whether anything was.
    virtual bool take_answers() { return false; }

    struct Shown {
        Grid grid;
        Place cursor;
        std::string title;  ///< the terminal's
    };
    [[nodiscard]] virtual Shown show(Extent extent, Capabilities capabilities) = 0;
};

/// Shows the page until it is left or the input ends; without any motion if it is to be `still`. Sleeps until there is
/// something to do.
void run_page(Terminal& terminal, Input& input, LoopPage& page, bool still);

}  // namespace atom4::tui
