// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal.h"

#include <langinfo.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

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

void add_capability(const char* name) {
    const char* text = ::tigetstr(name);
    if (text != nullptr && text != reinterpret_cast<const char*>(-1)) add_rescue(text);
}

void set_crash_handler(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : kCrashes) ::sigaction(signal, &action, nullptr);
}

ColourDepth find_depth(ColourUse use) {
    const char* no_colour = std::getenv("NO_COLOR");
    const bool unwanted = use == ColourUse::kAsUsual && no_colour != nullptr && *no_colour != '\0';
    if (use == ColourUse::kNever || unwanted || !::has_colors() || ::start_color() == ERR) return ColourDepth::kNone;
    if (COLORS >= 1 << 24) return ColourDepth::kDirect;
    if (COLORS >= 256) return ColourDepth::k256;
    if (COLORS >= 16) return ColourDepth::k16;
    return COLORS >= 8 ? ColourDepth::k8 : ColourDepth::kNone;
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
    Style style = style_of(glyph.role, depth);
    if (glyph.colour != Glyph::kRoleColour) style.foreground = palette_colour(glyph.colour, depth);
    int pair = depth == ColourDepth::kNone ? 0 : g_pairs.number(style);
    cchar_t complex{};
    ::setcchar(&complex, characters, curses_attributes(style.attributes ^ glyph.attributes), static_cast<short>(0),
               &pair);
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
    const char* move = ::tigetstr("cup");
    const bool can_move = move != nullptr && move != reinterpret_cast<const char*>(-1);
    ::del_curterm(::cur_term);
    if (can_move) return std::nullopt;
    return fill(
        _("a terminal of type \"{0}\" cannot move its cursor; set TERM to one that can, such as xterm or vt100"),
        {name});
}

std::unique_ptr<Terminal> Terminal::open(ColourUse use) {
    ::set_escdelay(25);
    ::tcgetattr(STDIN_FILENO, &g_rescue.settings);
    SCREEN* screen = ::newterm(nullptr, stdout, stdin);
    if (screen == nullptr) return nullptr;
    return std::unique_ptr<Terminal>(new Terminal(screen, use));
}

Terminal::Terminal(void* curses_screen, ColourUse use) : curses_screen_(curses_screen) {
    ::cbreak();
    ::noecho();
    ::nonl();
    ::keypad(::stdscr, TRUE);
    ::nodelay(::stdscr, TRUE);
    hides_cursor_ = ::curs_set(0) != ERR;
    capabilities_.depth = find_depth(use);
    capabilities_.utf8 = std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
    if (capabilities_.depth != ColourDepth::kNone) g_pairs.start();
    g_rescue.length = 0;
    for (const char* name : {"sgr0", "op", "rmkx", "cnorm", "rmcup"}) add_capability(name);
    set_crash_handler(on_crash);
}

Terminal::~Terminal() {
    set_crash_handler(SIG_DFL);
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

void Terminal::listen_to_mouse() {
    // A press is enough: waiting whether it becomes a double click would make every click late.
    ::mouseinterval(0);
    if (::mousemask(BUTTON1_PRESSED, nullptr) != 0) add_rescue("\033[?1000;1006l");
}

std::optional<Place> Terminal::click_of_key(int key) {
    MEVENT event{};
    if (key != KEY_MOUSE || ::getmouse(&event) == ERR || (event.bstate & BUTTON1_PRESSED) == 0) return std::nullopt;
    return Place{event.y, event.x};
}

void Terminal::beep() {
    ::beep();
}

void Terminal::leave() {
    ::def_prog_mode();
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
    repaint();
}

}  // namespace atom4::tui
