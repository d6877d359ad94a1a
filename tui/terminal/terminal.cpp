// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/terminal.h"

#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/printable.h"
#include "tui/language/i18n.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

// How long a terminal may take to tell its background before the first screen is shown without, and before it is left
// alone.
constexpr std::chrono::milliseconds kAnswer{100};
constexpr std::chrono::milliseconds kLateAnswer{300};

bool has_capability(const char* name) {
    const char* text = ::tigetstr(name);
    return text != nullptr && text != reinterpret_cast<const char*>(-1);
}

void add_to_rescue(const char* name) {
    if (has_capability(name)) Tty::add_to_rescue(::tigetstr(name));
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

// Of the terminal's window; zeros where it is not known.
Extent window_size(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0) return {};
    return {size.ws_row, size.ws_col};
}

// Who names a size in the environment wants that one, whatever the window's is.
constexpr const char* kRows = "LINES";
constexpr const char* kCols = "COLUMNS";
bool is_named(const char* name) {
    return parse_digits<int>(environment(name), TooLarge::kTheLargest).value_or(0) > 0;
}

// Names the size to curses, which asks the environment or what it draws to, for as long as it lives.
class NamedSize {
public:
    explicit NamedSize(Extent size) {
        set(kRows, size.rows);
        set(kCols, size.cols);
    }
    NamedSize(const NamedSize&) = delete;
    NamedSize& operator=(const NamedSize&) = delete;
    ~NamedSize() {
        for (const char* name : named_) ::unsetenv(name);
    }

private:
    void set(const char* name, int value) {
        if (value <= 0 || is_named(name)) return;
        ::setenv(name, std::to_string(value).c_str(), 1);
        named_.push_back(name);
    }
    std::vector<const char*> named_;
};

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
        const auto known = numbers_.find({foreground, background});
        if (known != numbers_.end()) return known->second;
        const int number = static_cast<int>(numbers_.size()) + 1;
        if (number >= COLOR_PAIRS) return like(background);
        ::init_extended_pair(number, foreground, background);
        return numbers_[{foreground, background}] = number;
    }
    // Where colours are blended, a long game makes more pairs than curses can number. True if all are forgotten.
    bool forget_if_many() {
        constexpr int kMany = 10'000;
        if (static_cast<int>(numbers_.size()) < kMany) return false;
        numbers_.clear();
        return true;
    }

private:
    // Where curses has no number left: another pair with that background.
    [[nodiscard]] int like(int background) const {
        for (const auto& [pair, number] : numbers_)
            if (pair.second == background) return number;
        return 0;
    }

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

void draw_glyph(int row, int col, const Glyph& glyph, Capabilities capabilities) {
    if (glyph.text.empty()) return;  // the second place of a wide character
    wchar_t characters[CCHARW_MAX + 1] = {};
    std::string_view rest = glyph.text;
    for (int i = 0; i < CCHARW_MAX && !rest.empty(); ++i) characters[i] = static_cast<wchar_t>(take_character(rest));
    const Style style = style_of(glyph, capabilities.depth, capabilities.paper);
    int pair = capabilities.depth == ColourDepth::kNone ? 0 : g_pairs.number(style);
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
    const int memory = ::memfd_create("screen", MFD_CLOEXEC);
    if (memory < 0) return nullptr;
    File drawing(::fdopen(memory, "w"));
    auto tty = std::make_unique<Tty>();
    const std::string as = looks_further ? best_type(type, wanted) : type;
    const NamedSize size(window_size(tty->output()));
    // Curses gets nothing to read from, and nothing to write to but memory.
    SCREEN* screen = ::newterm(as.c_str(), drawing.get(), drawing.get());
    if (screen == nullptr) return nullptr;
    return std::unique_ptr<Terminal>(new Terminal(std::move(tty), std::move(drawing), screen, wanted, wishes));
}

Terminal::Terminal(std::unique_ptr<Tty> tty, File drawing, void* curses_screen, ColourDepth wanted,
                   const TerminalWishes& wishes)
    : tty_(std::move(tty)),
      drawing_(std::move(drawing)),
      curses_screen_(curses_screen),
      keys_(::key_defined, std::chrono::milliseconds(::get_escdelay())) {
    // It would look whether anything is there to be read, and leave a screen half drawn.
    ::typeahead(-1);
    ::keypad(::stdscr, TRUE);
    hides_cursor_ = ::curs_set(0) != ERR;
    capabilities_.depth = start_colours(wanted);
    capabilities_.utf8 = !wishes.ascii && std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
    capabilities_.fine_blocks = capabilities_.utf8 && !environment("TERM").starts_with("linux");
    capabilities_.sixths = capabilities_.fine_blocks && draws_sixths(environment("TERM"), environment("VTE_VERSION"));
    if (capabilities_.depth != ColourDepth::kNone) g_pairs.start();
    changes_palette_ = capabilities_.depth == ColourDepth::k8 && COLORS == 8 && ::can_change_color();
    if (changes_palette_) set_palette_of_8();
    for (const char* name : {"sgr0", "op", "rmkx", "cnorm", "rmcup"}) add_to_rescue(name);
    if (changes_palette_) add_to_rescue("oc");
    own_paper_ = paper_of_environment(environment("COLORFGBG")).value_or(Paper::kDark);
    set_paper(wishes.paper.value_or(PaperWish::kAsTheTerminal));
    // With fewer colours there is but one paper.
    if (capabilities_.depth >= ColourDepth::k256 && may_be_asked(environment("TERM"))) ask_for_background();
}

Terminal::~Terminal() {
    report_mouse(false);
    await_answer();
    ::endwin();
    send();
    tty_.reset();
    ::delscreen(static_cast<SCREEN*>(curses_screen_));
}

// Hands to the terminal what curses has drawn.
void Terminal::send() {
    const int memory = ::fileno(drawing_.get());
    const off_t length = ::lseek(memory, 0, SEEK_CUR);
    if (length <= 0) return;
    std::string drawn(static_cast<std::size_t>(length), '\0');
    const ssize_t count = ::pread(memory, drawn.data(), drawn.size(), 0);
    ::lseek(memory, 0, SEEK_SET);
    if (count > 0) tty_->write(std::string_view(drawn).substr(0, static_cast<std::size_t>(count)));
}

void Terminal::take_size() {
    const Extent now = extent();
    Extent size = window_size(tty_->output());
    if (size.rows <= 0 || is_named(kRows)) size.rows = now.rows;
    if (size.cols <= 0 || is_named(kCols)) size.cols = now.cols;
    if (!(size == now)) ::resize_term(size.rows, size.cols);
    repaint();
}

Extent Terminal::extent() const {
    return {::getmaxy(::stdscr), ::getmaxx(::stdscr)};
}

void Terminal::show(const Grid& grid, Place cursor) {
    const Extent extent = grid.extent();
    if (g_pairs.forget_if_many()) repaint();
    ::werase(::stdscr);
    for (int row = 0; row < extent.rows; ++row)
        for (int col = 0; col < extent.cols; ++col) draw_glyph(row, col, grid.at(row, col), capabilities_);
    // A cursor that cannot be hidden would turn the reversed letter back.
    ::wmove(::stdscr, cursor.row, cursor.col + (hides_cursor_ ? 0 : 1));
    ::wrefresh(::stdscr);
    send();
}

void Terminal::repaint() {
    ::clearok(::stdscr, TRUE);
}

void Terminal::set_paper(PaperWish wish) {
    paper_wish_ = wish;
    const Paper before = std::exchange(capabilities_.paper, paper_of(wish, own_paper_));
    paper_changed_ |= capabilities_.paper != before;
}

// Every terminal answers the second question, what it is: one that knows the first has answered that before.
void Terminal::ask_for_background() {
    tty_->write("\033]11;?\033\\\033[c");
    keys_.expect_background();
    asked_ = Clock::now();
}

bool Terminal::is_asking() const {
    return asked_ && paper_wish_ == PaperWish::kAsTheTerminal && !keys_.has_answered() &&
           Clock::now() < *asked_ + kAnswer;
}

std::optional<Terminal::Clock::time_point> Terminal::due() const {
    const auto due = keys_.due();
    if (!is_asking()) return due;
    return due ? std::min(*due, *asked_ + kAnswer) : *asked_ + kAnswer;
}

// Whoever gets the terminal next is not to read what was meant for this program.
void Terminal::await_answer() {
    if (!asked_ || keys_.has_answered()) return;
    while (!keys_.has_answered() && !tty_->has_gone()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(*asked_ + kLateAnswer - Clock::now());
        pollfd source{tty_->input(), POLLIN, 0};
        if (left.count() <= 0 || ::poll(&source, 1, static_cast<int>(left.count())) <= 0) return;
        read();
        while (keys_.next(Clock::now())) continue;
    }
}

void Terminal::read() {
    keys_.take(tty_->read(), Clock::now());
}

std::optional<TerminalEvent> Terminal::next_event() {
    const auto now = Clock::now();
    auto event = keys_.next(now);
    if (const auto background = keys_.background()) {
        own_paper_ = paper_on(*background);
        set_paper(paper_wish_);
    }
    for (; event; event = keys_.next(now)) {
        const auto* mouse = std::get_if<MouseEvent>(&*event);
        const bool is_wanted =
            mouse == nullptr || mouse_ == Hovering::kYes || (mouse_ && mouse->kind == MouseEvent::Kind::kPress);
        if (is_wanted) return event;
    }
    return std::nullopt;
}

void Terminal::listen_to_mouse(Hovering hovering) {
    const char* prefix = has_capability("kmous") ? ::tigetstr("kmous") : nullptr;
    const bool is_xterm = std::strstr(::termname(), "xterm") != nullptr;
    if (prefix == nullptr && !is_xterm) return;
    mouse_ = hovering;
    // Presses and releases, as the terminal's description asks for them; curses knows no other moves than those with a
    // button held.
    const bool in_numbers = prefix != nullptr && std::string_view(prefix) == "\033[<";
    keys_.expect_mouse();
    const char* asks = has_capability("XM") ? ::tigetstr("XM") : nullptr;
    const std::string modes = in_numbers ? "\033[?1006;1000" : "\033[?1000";
    mouse_on_ = asks != nullptr ? ::tiparm(asks, 1) : modes + 'h';
    mouse_off_ = asks != nullptr ? ::tiparm(asks, 0) : modes + 'l';
    if (hovering == Hovering::kYes && prefix != nullptr) {
        mouse_on_ += "\033[?1003h";
        mouse_off_ = "\033[?1003l" + mouse_off_;
    }
    Tty::add_to_rescue("\033[?1003l\033[?1000;1006l");
    report_mouse(true);
}

void Terminal::report_mouse(bool on) {
    tty_->write(on ? mouse_on_ : mouse_off_);
}

void Terminal::beep() {
    // A terminal that takes nothing is not to get it all later.
    if (!takes_more()) return;
    ::beep();
    send();
}

void Terminal::leave() {
    report_mouse(false);
    await_answer();
    ::endwin();
    send();
    tty_->give_back();
}

void Terminal::enter() {
    tty_->take();
    ::keypad(::stdscr, TRUE);
    // The window may have changed its size meanwhile.
    take_size();
    ::curs_set(0);
    if (changes_palette_) set_palette_of_8();
    send();
    report_mouse(true);
}

}  // namespace atom4::tui
