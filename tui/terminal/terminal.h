// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tui/common/grid.h"
#include "tui/common/settings.h"
#include "tui/terminal/graphics.h"
#include "tui/terminal/key_reader.h"
#include "tui/terminal/signals.h"
#include "tui/terminal/terminal_osc.h"
#include "tui/terminal/tty.h"

namespace atom4::tui {

/// Returns why the game cannot be shown here, in one line: standard input or output is not a terminal, or it is one of
/// an unknown type or one that cannot move its cursor. Returns std::nullopt if it can.
[[nodiscard]] std::optional<std::string> why_no_terminal();

enum class Hovering : bool { kNo, kYes };

/// The terminal in full-screen mode, for as long as it lives; the destructor restores it. One at a time.
///
/// Nothing here waits for the terminal: this class reads and sends the bytes itself, and curses only makes those that
/// draw. Curses' own reading would wait for the rest of whatever has begun, its writing for a terminal that may have
/// been stopped.
class Terminal {
public:
    using Clock = KeyReader::Clock;

    /// Opens the terminal, which why_no_terminal() must accept. Returns nullptr if curses cannot start.
    static std::unique_ptr<Terminal> open(const TerminalPreferences& preferences = {});
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal();

    [[nodiscard]] Extent extent() const;
    [[nodiscard]] Capabilities capabilities() const { return capabilities_; }
    /// Puts the boards on that paper from now on.
    void set_paper(PaperPreference preference);
    /// Draws without colours from now on, or again with those that the terminal has.
    void set_mono(bool is_mono);
    /// Draws pictures in that way from now on.
    void set_graphics(GraphicsPreference preference);
    /// Returns whether to wait before drawing, because the terminal was just asked for its background or about
    /// pictures. due() is the end of the wait; later answers are handled, too.
    [[nodiscard]] bool is_asking() const;
    /// Returns once whether an answer of the terminal has changed the background, or what pictures are made of.
    [[nodiscard]] bool take_change() { return std::exchange(changed_, false); }

    /// Returns whether the terminal has taken all output. If not, the next show() should wait until send_rest() has
    /// sent it.
    [[nodiscard]] bool takes_more() const { return !tty_->waits(); }
    /// Shows the grid, with the terminal's own, invisible cursor on that place.
    void show(const Grid& grid, Place cursor);
    void send_rest() { tty_->flush(); }
    /// Forgets what the terminal shows, so that the next show() sends everything.
    void repaint();

    /// For poll: readable when keys come; writable when takes_more() may change.
    [[nodiscard]] int input() const { return tty_->input(); }
    [[nodiscard]] int output() const { return tty_->output(); }
    /// Reads what has come, a part of it at a time.
    void read();
    /// Returns the next key, mouse event or paste, if any.
    [[nodiscard]] std::optional<TerminalEvent> next_event();
    /// Returns when there may be an event without further input, because the beginning of a key counts by itself after
    /// a while; or when is_asking() ends.
    [[nodiscard]] std::optional<Clock::time_point> due() const;
    /// Returns whether reading or sending has found that the terminal was closed.
    [[nodiscard]] bool has_gone() const { return tty_->has_gone(); }

    /// Reports the mouse from now on: presses of the left button and, with hovering, every move to another place and
    /// the wheel, if the terminal reports them. std::nullopt leaves it to the terminal, to select text with.
    void listen_to_mouse(std::optional<Hovering> hovering);
    void beep();
    /// Asks the terminal to put the text on the clipboard, which it may not permit. Returns false if it is of a kind
    /// that cannot.
    bool copy(std::string_view text);
    /// Sets the title of the terminal's window, if that is possible; the window gets its own title back when it is
    /// left. Setting the same title again costs nothing.
    void set_title(const std::string& title);
    /// Alerts a player who may be looking elsewhere: by the bell, or by a desktop notification if the terminal is known
    /// to show one.
    void call(NotifyPreference preference, const std::string& text);

    /// Adopts the size that the window has now, and forgets what the terminal shows.
    void take_size();

    /// Give the terminal back for a while, and take it again.
    void leave();
    void enter();

private:
    struct CloseFile {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, CloseFile>;

    Terminal(std::unique_ptr<Tty> tty, File drawing, void* curses_screen, ColourDepth wanted,
             const TerminalPreferences& preferences);
    void send();
    void send_run_ons(const Grid& grid);
    void send_images(const Grid& grid);
    void send(const PlacedText& placed);
    void choose_graphics();
    void send_last();
    void report_mouse(bool on);
    void keep_title(bool ours);
    void set_form_of_input(bool ours);
    void ask();
    // Whether there are two papers. With eight colours the paper is the terminal's own background, dark or light; with
    // 16 it is always grey.
    [[nodiscard]] bool has_papers() const {
        return capabilities_.depth == ColourDepth::k8 || capabilities_.depth >= ColourDepth::k256;
    }

    std::unique_ptr<Tty> tty_;
    File drawing_;  // where curses writes
    void* curses_screen_;
    KeyReader keys_;
    Capabilities capabilities_;
    ColourDepth depth_ = ColourDepth::kNone;  // that it has
    bool hides_cursor_ = false;
    bool changes_palette_ = false;
    PaperPreference paper_preference_ = PaperPreference::kAsTheTerminal;
    BoardBackground own_paper_ =
        BoardBackground::kDark;  // what fits the terminal's background, as far as that is known
    std::optional<Clock::time_point> asked_;
    bool changed_ = false;
    GraphicsPreference graphics_preference_ = GraphicsPreference::kAuto;
    GraphicsProtocol graphics_ = GraphicsProtocol::kNone;
    bool asks_for_graphics_ = false;
    GraphicsAnswers answers_;         // those that were taken into account
    std::vector<PixelImage> images_;  // that the terminal shows
    std::optional<Hovering> mouse_;   // if it is reported
    std::string mouse_on_;
    std::string mouse_off_;
    bool rescues_mouse_ = false;
    std::array<std::string, 2> form_of_input_;  // as the program wants it, and as it was
    bool has_form_of_input_ = false;
    TerminalKind kind_;
    std::string title_;           // as it was set
    std::vector<RunOn> run_ons_;  // that the terminal shows
};

/// Runs `body` with the controlling terminal as a full screen, and restores the terminal. If a full screen is not
/// possible, prints why on standard error. Returns the exit status; if a signal ended the program, dies of that signal
/// instead.
int run_full_screen(const std::function<void(Terminal&, Signals&)>& body, const TerminalPreferences& preferences = {});

}  // namespace atom4::tui
