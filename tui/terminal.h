// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tui/grid.h"
#include "tui/terminal_wishes.h"

namespace atom4::tui {

/// Why the game cannot be shown here, in one line: standard input or output is no terminal, or one that cannot move its
/// cursor. Nothing when it can.
[[nodiscard]] std::optional<std::string> why_no_terminal();

/// The terminal in full-screen mode, for as long as it lives; afterwards it is as it was found. One at a time.
class Terminal {
public:
    /// The terminal must be one that why_no_terminal() has nothing against. Nothing if curses cannot start all the
    /// same.
    static std::unique_ptr<Terminal> open(const TerminalWishes& wishes = {});
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal();

    [[nodiscard]] Extent extent() const;
    [[nodiscard]] Capabilities capabilities() const { return capabilities_; }

    /// Shows it all, the terminal's own, invisible cursor on that place.
    void show(const Grid& grid, Place cursor);
    /// Forgets what the terminal shows, so that the next show() sends everything.
    void repaint();

    /// The next key waiting, as curses counts them; nothing if none is.
    [[nodiscard]] std::optional<int> next_key();

    /// From now on clicks of the left button come as keys, too.
    void listen_to_mouse();
    /// Where the click was, if the key stands for one.
    [[nodiscard]] static std::optional<Place> click_of_key(int key);
    static void beep();

    /// Gives the terminal back for a while, and takes it again.
    void leave();
    void enter();

private:
    Terminal(void* curses_screen, ColourDepth wanted, bool ascii);

    void* curses_screen_;
    Capabilities capabilities_;
    bool hides_cursor_ = false;
    bool changes_palette_ = false;
};

}  // namespace atom4::tui
