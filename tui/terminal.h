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

/// What the mouse did, and where.
struct MouseEvent {
    enum class Kind : std::uint8_t { kPress, kMove, kWheelUp, kWheelDown };
    Kind kind;
    Place place;
};

enum class Hovering : bool { kNo, kYes };

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

    /// From now on the mouse comes as keys, too: presses of the left button and, with hovering, every move to another
    /// place and the wheel, where the terminal reports them.
    void listen_to_mouse(Hovering hovering);
    /// What the mouse did, if the key stands for that.
    [[nodiscard]] static std::optional<MouseEvent> mouse_of_key(int key);
    static void beep();

    /// Gives the terminal back for a while, and takes it again.
    void leave();
    void enter();

private:
    void report_moves(bool on) const;
    Terminal(void* curses_screen, ColourDepth wanted, bool ascii);

    void* curses_screen_;
    Capabilities capabilities_;
    bool hides_cursor_ = false;
    bool changes_palette_ = false;
    bool hovers_ = false;
};

}  // namespace atom4::tui
