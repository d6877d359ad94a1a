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

/// Why the game cannot be shown here, in one line: standard input or output is no terminal, or one that cannot move its
/// cursor. Nothing when it can.
[[nodiscard]] std::optional<std::string> why_no_terminal();

enum class Hovering : bool { kNo, kYes };

/// The terminal in full-screen mode, for as long as it lives; afterwards it is as it was found. One at a time.
///
/// Nothing here waits for the terminal: the bytes are read and sent here as they come and go, and curses only makes the
/// ones that draw. Its own reading waits for the rest of whatever has begun, its own writing for a terminal that may
/// have been stopped.
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
    void set_paper(PaperPreference wish);
    /// Draws without colours from now on, or with those that it has again.
    void set_mono(bool is_mono);
    /// Draws pictures in that way from now on.
    void set_graphics(GraphicsPreference wish);
    /// Returns whether to wait before drawing, because the terminal was just asked for its background. due() is the end
    /// of the wait; later answers are handled, too.
    [[nodiscard]] bool is_asking() const;
    /// Returns once whether an answer of the terminal has changed the background, or what pictures are made of.
    [[nodiscard]] bool take_change() { return std::exchange(changed_, false); }

    /// Whether the terminal has taken all that was shown. If not, what is shown next had better wait for send_rest().
    [[nodiscard]] bool takes_more() const { return !tty_->waits(); }
    /// Shows it all, the terminal's own, invisible cursor on that place.
    void show(const Grid& grid, Place cursor);
    void send_rest() { tty_->flush(); }
    /// Forgets what the terminal shows, so that the next show() sends everything.
    void repaint();

    /// For poll: readable when keys come; writable when takes_more() may change.
    [[nodiscard]] int input() const { return tty_->input(); }
    [[nodiscard]] int output() const { return tty_->output(); }
    /// Takes in what has come, some of it at a time.
    void read();
    /// Returns the next key or mouse event, if any.
    [[nodiscard]] std::optional<TerminalEvent> next_event();
    /// When there will be an event without anything coming: the beginning of a key counts by itself after a while.
    [[nodiscard]] std::optional<Clock::time_point> due() const;
    /// Whether the terminal was closed, as far as reading and sending found out.
    [[nodiscard]] bool has_gone() const { return tty_->has_gone(); }

    /// From now on the mouse is listened to: presses of the left button and, with hovering, every move to another place
    /// and the wheel, where the terminal reports them. Nothing: it is the terminal's own, to select text with.
    void listen_to_mouse(std::optional<Hovering> hovering);
    void beep();
    /// Asks it to put the text on the clipboard, which it may not permit. Whether it is of a kind that can.
    bool copy(std::string_view text);
    /// Names the terminal's window, where it has a name that can be set; it gets its own one back when it is left. The
    /// same name again costs nothing.
    void set_title(const std::string& title);
    /// Calls a person who may look elsewhere: by the bell, or by a message on the desktop where the terminal is known
    /// to show one.
    void call(NotifyPreference wish, const std::string& text);

    /// Takes over the size that the window has now, and forgets what the terminal shows.
    void take_size();

    /// Gives the terminal back for a while, and takes it again.
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
    // With fewer colours there is but one paper.
    // Of eight colours the terminal's own is the paper; sixteen have a grey for it.
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
    GraphicsPreference graphics_wish_ = GraphicsPreference::kAuto;
    GraphicsProtocol graphics_ = GraphicsProtocol::kNone;
    bool asks_for_graphics_ = false;
    GraphicsAnswers answers_;         // as far as they were looked at
    std::vector<PixelImage> images_;  // that it shows
    std::optional<Hovering> mouse_;   // if it is listened to
    std::string mouse_on_;
    std::string mouse_off_;
    bool rescues_mouse_ = false;
    std::array<std::string, 2> form_of_input_;  // as the program wants it, and as it was
    bool has_form_of_input_ = false;
    TerminalKind kind_;
    std::string title_;           // as it was set
    std::vector<RunOn> run_ons_;  // that it shows
};

/// Gives the controlling terminal to `body` as a full screen and puts it back as it was. Where there can be no full
/// screen, says why on standard error. Returns the exit status; if a signal ended the program, dies of that signal
/// instead.
int run_full_screen(const std::function<void(Terminal&, Signals&)>& body, const TerminalPreferences& preferences = {});

}  // namespace atom4::tui
