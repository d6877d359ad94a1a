// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal.h"

#include <langinfo.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

#include "core/atom4/printable.h"
#include "tui/curses_header.h"
#include "tui/i18n.h"

namespace atom4::tui {
namespace {

// What a crash needs to put the terminal back: plain memory, nothing that could be half changed.
struct Rescue {
    termios settings;
    char text[256];
    std::size_t length;
};
Rescue g_rescue;
constexpr int kCrashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

extern "C" void on_crash(int signal) {
    // Only calls that are allowed in a handler. What comes after is the default: the handler was for one time.
    [[maybe_unused]] const ssize_t written = ::write(STDOUT_FILENO, g_rescue.text, g_rescue.length);
    ::tcsetattr(STDIN_FILENO, TCSANOW, &g_rescue.settings);
    ::raise(signal);
}

void add_rescue(const char* text) {
    const std::size_t length = std::strlen(text);
    if (g_rescue.length + length > sizeof g_rescue.text) return;
    std::memcpy(g_rescue.text + g_rescue.length, text, length);
    g_rescue.length += length;
}

bool has_capability(const char* name) {
    const char* text = ::tigetstr(name);
    return text != nullptr && text != reinterpret_cast<const char*>(-1);
}

void add_capability(const char* name) {
    if (has_capability(name)) add_rescue(::tigetstr(name));
}

void set_crash_handler(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : kCrashes) ::sigaction(signal, &action, nullptr);
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

// How many colours a terminal of that type says it has; nothing if it is not known.
std::optional<int> colours_of_type(const std::string& type) {
    int error = 0;
    if (::setupterm(type.c_str(), STDOUT_FILENO, &error) == ERR) return std::nullopt;
    const int colours = ::tigetnum("colors");
    ::del_curterm(::cur_term);
    return colours;
}

// The type under which the terminal has the colours that are wanted, or more of them than under any other.
std::string best_type(const std::string& type, ColourDepth wanted) {
    std::string best = type;
    std::optional<ColourDepth> most;
    for (const std::string& name : types_for_depth(type, wanted)) {
        const auto colours = colours_of_type(name);
        if (!colours || (most && depth_of_colours(*colours) <= *most)) continue;
        best = name;
        most = depth_of_colours(*colours);
        if (*most >= wanted) break;
    }
    return best;
}

ColourDepth start_colours(ColourDepth wanted) {
    if (wanted == ColourDepth::kNone || !::has_colors() || ::start_color() == ERR) return ColourDepth::kNone;
    const ColourDepth most = depth_of_colours(COLORS);
    return most == ColourDepth::kDirect ? most : std::min(most, wanted);
}

// Eight colours are enough for the pieces if they are the right ones. Black stays: it may be the background.
void set_palette_of_8() {
    for (const Colour colour : kColours) {
        const int rgb = style_of(piece_role(colour), ColourDepth::kDirect).background;
        const auto part = [rgb](int shift) { return static_cast<short>((rgb >> shift & 0xFF) * 1000 / 255); };
        if (colour != Colour::kBlack)
            ::init_color(static_cast<short>(style_of(piece_role(colour), ColourDepth::k8).background), part(16),
                         part(8), part(0));
    }
}

// Pairs of colours as they are needed: curses wants them numbered.
class Pairs {
public:
    void start() {
        numbers_.clear();
        has_default_ = ::use_default_colors() != ERR;
    }
    int number(const Style& style) {
        const int foreground = style.foreground < 0 && !has_default_ ? COLOR_WHITE : style.foreground;
        const int background = style.background < 0 && !has_default_ ? COLOR_BLACK : style.background;
        if (foreground < 0 && background < 0) return 0;
        const auto [entry, is_new] =
            numbers_.try_emplace({foreground, background}, static_cast<int>(numbers_.size()) + 1);
        if (is_new) ::init_extended_pair(entry->second, foreground, background);
        return entry->second;
    }

private:
    bool has_default_ = true;
    std::map<std::pair<int, int>, int> numbers_;
};
Pairs g_pairs;

attr_t curses_attributes(std::uint8_t attributes) {
    attr_t result = A_NORMAL;
    if ((attributes & kBold) != 0) result |= A_BOLD;
    if ((attributes & kUnderline) != 0) result |= A_UNDERLINE;
    if ((attributes & kReverse) != 0) result |= A_REVERSE;
    if ((attributes & kDim) != 0) result |= A_DIM;
    return result;
}

void draw_glyph(int row, int col, const Glyph& glyph, ColourDepth depth) {
    if (glyph.text.empty()) return;  // the second place of a wide character
    wchar_t characters[CCHARW_MAX + 1] = {};
    std::string_view rest = glyph.text;
    for (int i = 0; i < CCHARW_MAX && !rest.empty(); ++i) characters[i] = static_cast<wchar_t>(take_character(rest));
    const Style style = style_of(glyph, depth);
    int pair = depth == ColourDepth::kNone ? 0 : g_pairs.number(style);
    cchar_t complex{};
    ::setcchar(&complex, characters, curses_attributes(style.attributes), static_cast<short>(0), &pair);
    ::mvwadd_wch(::stdscr, row, col, &complex);
}

}  // namespace

std::optional<std::string> why_no_terminal() {
    if (::isatty(STDIN_FILENO) == 0 || ::isatty(STDOUT_FILENO) == 0)
        return _("a terminal is needed for both input and output");
    const char* type = std::getenv("TERM");
    const std::string name = printable(type == nullptr ? "" : type);
    int error = 0;
    if (::setupterm(nullptr, STDOUT_FILENO, &error) == ERR)
        return fill(_("the terminal type \"{0}\" is not known here; set TERM to one that is, such as xterm or vt100"),
                    {name});
    const bool can_move = has_capability("cup");
    ::del_curterm(::cur_term);
    if (can_move) return std::nullopt;
    return fill(
        _("a terminal of type \"{0}\" cannot move its cursor; set TERM to one that can, such as xterm or vt100"),
        {name});
}

std::unique_ptr<Terminal> Terminal::open(const TerminalWishes& wishes) {
    const std::string type = environment("TERM");
    const ColourDepth wanted = wanted_depth(type, wishes, {environment("NO_COLOR"), environment("COLORTERM")});
    // What nobody asked for is what the type says.
    const bool looks_further = wishes.depth || wanted == ColourDepth::kDirect;
    ::set_escdelay(25);
    ::tcgetattr(STDIN_FILENO, &g_rescue.settings);
    SCREEN* screen = ::newterm((looks_further ? best_type(type, wanted) : type).c_str(), stdout, stdin);
    if (screen == nullptr) return nullptr;
    return std::unique_ptr<Terminal>(new Terminal(screen, wanted, wishes.ascii));
}

Terminal::Terminal(void* curses_screen, ColourDepth wanted, bool ascii) : curses_screen_(curses_screen) {
    ::cbreak();
    ::noecho();
    ::nonl();
    ::keypad(::stdscr, TRUE);
    ::nodelay(::stdscr, TRUE);
    hides_cursor_ = ::curs_set(0) != ERR;
    capabilities_.depth = start_colours(wanted);
    capabilities_.utf8 = !ascii && std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
    capabilities_.fine_blocks = capabilities_.utf8 && !environment("TERM").starts_with("linux");
    if (capabilities_.depth != ColourDepth::kNone) g_pairs.start();
    changes_palette_ = capabilities_.depth == ColourDepth::k8 && COLORS == 8 && ::can_change_color();
    if (changes_palette_) set_palette_of_8();
    g_rescue.length = 0;
    for (const char* name : {"sgr0", "op", "rmkx", "cnorm", "rmcup"}) add_capability(name);
    if (changes_palette_) add_capability("oc");
    set_crash_handler(on_crash);
}

Terminal::~Terminal() {
    set_crash_handler(SIG_DFL);
    report_moves(false);
    ::endwin();
    ::delscreen(static_cast<SCREEN*>(curses_screen_));
}

Extent Terminal::extent() const {
    return {::getmaxy(::stdscr), ::getmaxx(::stdscr)};
}

void Terminal::show(const Grid& grid, Place cursor) {
    const Extent extent = grid.extent();
    ::werase(::stdscr);
    for (int row = 0; row < extent.rows; ++row)
        for (int col = 0; col < extent.cols; ++col) draw_glyph(row, col, grid.at(row, col), capabilities_.depth);
    // A cursor that cannot be hidden would turn the reversed letter back.
    ::wmove(::stdscr, cursor.row, cursor.col + (hides_cursor_ ? 0 : 1));
    ::wrefresh(::stdscr);
}

void Terminal::repaint() {
    ::clearok(::stdscr, TRUE);
}

std::optional<int> Terminal::next_key() {
    const int key = ::wgetch(::stdscr);
    return key == ERR ? std::nullopt : std::optional(key);
}

void Terminal::listen_to_mouse(Hovering hovering) {
    // A press is enough: waiting whether it becomes a double click would make every click late.
    ::mouseinterval(0);
    mmask_t events = BUTTON1_PRESSED;
    if (hovering == Hovering::kYes) events |= BUTTON4_PRESSED | BUTTON5_PRESSED | REPORT_MOUSE_POSITION;
    if (::mousemask(events, nullptr) == 0) return;
    add_rescue("\033[?1003l\033[?1000;1006l");
    hovers_ = hovering == Hovering::kYes && has_capability("kmous");
    report_moves(true);
}

// Curses asks for no moves but those with a button held.
void Terminal::report_moves(bool on) const {
    if (!hovers_) return;
    std::fputs(on ? "\033[?1003h" : "\033[?1003l", stdout);
    std::fflush(stdout);
}

std::optional<MouseEvent> Terminal::mouse_of_key(int key) {
    MEVENT event{};
    if (key != KEY_MOUSE || ::getmouse(&event) == ERR) return std::nullopt;
    const Place place{event.y, event.x};
    using Kind = MouseEvent::Kind;
    if ((event.bstate & BUTTON1_PRESSED) != 0) return MouseEvent{Kind::kPress, place};
    if ((event.bstate & BUTTON4_PRESSED) != 0) return MouseEvent{Kind::kWheelUp, place};
    if ((event.bstate & BUTTON5_PRESSED) != 0) return MouseEvent{Kind::kWheelDown, place};
    if ((event.bstate & REPORT_MOUSE_POSITION) != 0) return MouseEvent{Kind::kMove, place};
    return std::nullopt;
}

void Terminal::beep() {
    ::beep();
}

void Terminal::leave() {
    ::def_prog_mode();
    report_moves(false);
    ::endwin();
}

void Terminal::enter() {
    ::reset_prog_mode();
    // The window may have changed its size meanwhile, and curses hears of it only while it has the terminal.
    winsize size{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0 &&
        ::is_term_resized(size.ws_row, size.ws_col))
        ::resizeterm(size.ws_row, size.ws_col);
    ::curs_set(0);
    if (changes_palette_) set_palette_of_8();
    report_moves(true);
    repaint();
}

}  // namespace atom4::tui
