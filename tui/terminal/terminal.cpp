// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/terminal.h"

#include <errno.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "core/base/environment.h"
#include "core/base/strings.h"
#include "tui/common/i18n.h"
#include "tui/terminal/curses_drawing.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

// How long the first screen waits for the terminal's answers about its background and pictures.
constexpr std::chrono::milliseconds kAnswer{100};

// Makes the terminal mark what is pasted (xterm's bracketed paste).
constexpr std::string_view kMarkPaste = "\033[?2004h";
constexpr std::string_view kDontMarkPaste = "\033[?2004l";
// Makes keys come in the old form, whatever form another program has left set (kitty's keyboard protocol: one level of
// its stack, of which each of the terminal's two screens has its own).
constexpr std::string_view kPlainKeys = "\033[>0u";
constexpr std::string_view kKeysAsBefore = "\033[<u";

void add_to_rescue(const char* name) {
    if (const char* text = capability(name)) Tty::add_to_rescue(text);
}

// Removes the delays from a control sequence: its description says how long old terminals need for it.
std::string without_pauses(std::string sequence) {
    for (std::size_t begin = 0; (begin = sequence.find("$<", begin)) != std::string::npos;)
        sequence.erase(begin, sequence.find('>', begin) - begin + 1);
    return sequence;
}

// The largest screen that is drawn on, whatever the terminal or the environment says: each place takes memory and time.
// An 8K screen with letters of 5 x 8 pixels has no more.
constexpr Extent kLargest{600, 1600};

// The size of the terminal's window; zeros if it is not known.
Extent window_size(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0) return {};
    return {std::min<int>(size.ws_row, kLargest.rows), std::min<int>(size.ws_col, kLargest.cols)};
}

// A size in the environment takes precedence over that of the window.
constexpr const char* kRows = "LINES";
constexpr const char* kCols = "COLUMNS";
int named_number(const char* name) {
    return parse_digits<int>(environment_variable(name), TooLarge::kTheLargest).value_or(0);
}
bool is_named(const char* name) {
    return named_number(name) > 0;
}

// Sets the size in the environment for as long as it lives, because curses draws to a file, which has no size.
class NamedSize {
public:
    explicit NamedSize(Extent size) {
        set(kRows, size.rows, kLargest.rows);
        set(kCols, size.cols, kLargest.cols);
    }
    NamedSize(const NamedSize&) = delete;
    NamedSize& operator=(const NamedSize&) = delete;
    ~NamedSize() {
        for (const auto& [name, before] : before_)
            if (before.empty())
                ::unsetenv(name);
            else
                ::setenv(name, before.c_str(), 1);
    }

private:
    void set(const char* name, int of_window, int most) {
        const int named = named_number(name);
        const int value = std::min(named > 0 ? named : of_window, most);
        if (value <= 0 || value == named) return;
        before_.emplace_back(name, environment_variable(name));
        ::setenv(name, std::to_string(value).c_str(), 1);
    }
    std::vector<std::pair<const char*, std::string>> before_;
};

}  // namespace

std::optional<std::string> why_no_terminal() {
    if (::isatty(STDIN_FILENO) == 0 || ::isatty(STDOUT_FILENO) == 0) return _("input and output must be a terminal");
    const char* type = std::getenv("TERM");
    const std::string name = sanitized(type == nullptr ? "" : type);
    int error = 0;
    if (::setupterm(nullptr, STDOUT_FILENO, &error) == ERR)
        return fill(_("unknown terminal type \"{0}\"; set TERM to a known one, such as xterm or vt100"), {name});
    const bool can_move = capability("cup") != nullptr;
    ::del_curterm(::cur_term);
    if (can_move) return std::nullopt;
    return fill(
        _("a terminal of type \"{0}\" cannot move its cursor; set TERM to one that can, such as xterm or vt100"),
        {name});
}

std::unique_ptr<Terminal> Terminal::open(const TerminalPreferences& preferences) {
    const std::string type = environment_variable("TERM");
    const ColourDepth wanted =
        wanted_depth(type, preferences, {environment_variable("NO_COLOR"), environment_variable("COLORTERM")});
    // If nothing else was asked for, the colours are those of the type.
    const bool looks_further = preferences.depth || wanted == ColourDepth::kDirect;
    ::set_escdelay(25);
    const int memory = ::memfd_create("screen", MFD_CLOEXEC);
    if (memory < 0) return nullptr;
    File drawing(::fdopen(memory, "w"));
    auto tty = std::make_unique<Tty>();
    const std::string as = looks_further ? best_type(type, wanted) : type;
    const NamedSize size(window_size(tty->output()));
    // Curses has nothing to read from, and writes only to memory.
    SCREEN* screen = ::newterm(as.c_str(), drawing.get(), drawing.get());
    if (screen == nullptr) return nullptr;
    return std::unique_ptr<Terminal>(new Terminal(std::move(tty), std::move(drawing), screen, wanted, preferences));
}

Terminal::Terminal(std::unique_ptr<Tty> tty, File drawing, void* curses_screen, ColourDepth wanted,
                   const TerminalPreferences& preferences)
    : tty_(std::move(tty)),
      drawing_(std::move(drawing)),
      curses_screen_(curses_screen),
      keys_(::key_defined, std::chrono::milliseconds(::get_escdelay())) {
    // Otherwise curses would look for input while it draws, and leave a screen half drawn.
    ::typeahead(-1);
    ::keypad(::stdscr, TRUE);
    hides_cursor_ = ::curs_set(0) != ERR;
    capabilities_.depth = depth_ = start_colours(wanted);
    capabilities_.utf8 = !preferences.ascii && std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
    capabilities_.fine_blocks = capabilities_.utf8 && !environment_variable("TERM").starts_with("linux");
    capabilities_.sixths =
        capabilities_.fine_blocks && draws_sixths(environment_variable("TERM"), environment_variable("VTE_VERSION"));
    changes_palette_ = capabilities_.depth == ColourDepth::k8 && COLORS == 8 && ::can_change_color();
    if (changes_palette_) set_palette_of_8();
    kind_ = kind_of_terminal(environment_variable("TERM"));
    const bool knows_xterm = is_like_xterm(kind_.type);
    if (knows_xterm || capability("BE") != nullptr) {
        form_of_input_ = {std::string(kMarkPaste), std::string(kDontMarkPaste)};
        if (knows_xterm)
            form_of_input_ = {form_of_input_[0].append(kPlainKeys), form_of_input_[1].append(kKeysAsBefore)};
    }
    // Before the alternate screen is left, which has its own form of the keys.
    Tty::add_to_rescue(form_of_input_[1]);
    for (const char* name : {"sgr0", "op", "rmkx", "cnorm", "rmcup"}) add_to_rescue(name);
    if (changes_palette_) add_to_rescue("oc");
    own_paper_ = paper_of_environment(environment_variable("COLORFGBG")).value_or(BoardBackground::kDark);
    set_paper(preferences.paper.value_or(PaperPreference::kAsTheTerminal));
    const char* status_line = capability("tsl");
    kind_.has_xt_title =
        ::tigetflag("XT") > 0 || (status_line != nullptr && std::strncmp(status_line, "\033]", 2) == 0);
    graphics_preference_ = preferences.graphics.value_or(GraphicsPreference::kAuto);
    if (knows_xterm) ask();
    choose_graphics();
}

Terminal::~Terminal() {
    send_last();
    tty_.reset();
    ::delscreen(static_cast<SCREEN*>(curses_screen_));
}

// Sends to the terminal what curses has drawn.
void Terminal::send() {
    const int memory = ::fileno(drawing_.get());
    const off_t length = ::lseek(memory, 0, SEEK_CUR);
    if (length <= 0) return;
    std::string drawn(static_cast<std::size_t>(length), '\0');
    const ssize_t count = ::pread(memory, drawn.data(), drawn.size(), 0);
    ::lseek(memory, 0, SEEK_SET);
    if (count <= 0) return;
    drawn.resize(static_cast<std::size_t>(count));
    tty_->write(drawn);
}

// Leaves no mode set for the program that gets the terminal next.
void Terminal::send_last() {
    report_mouse(false);
    keep_title(false);
    set_form_of_input(false);
    ::endwin();
    send();
}

void Terminal::set_form_of_input(bool ours) {
    if (std::exchange(has_form_of_input_, ours) != ours) tty_->write(form_of_input_[ours ? 0 : 1]);
}

void Terminal::take_size() {
    const Extent now = extent();
    Extent size = window_size(tty_->output());
    if (size.rows <= 0 || is_named(kRows)) size.rows = now.rows;
    if (size.cols <= 0 || is_named(kCols)) size.cols = now.cols;
    if (!(size == now)) ::resize_term(size.rows, size.cols);
    // xterm limits pictures to the size of its window, so the limits are asked for again.
    if (asks_for_graphics_) tty_->write(kGraphicsQuestions);
    choose_graphics();
    repaint();
}

Extent Terminal::extent() const {
    return {::getmaxy(::stdscr), ::getmaxx(::stdscr)};
}

void Terminal::show(const Grid& grid, Place cursor) {
    const auto covers_the_same = [](const PixelImage& one, const PixelImage& other) {
        return one.place == other.place && one.extent == other.extent && one.width == other.width &&
               one.height == other.height;
    };
    // What is written under a picture would not remove it.
    if (!images_.empty() &&
        !std::equal(images_.begin(), images_.end(), grid.images().begin(), grid.images().end(), covers_the_same))
        repaint();
    if (draw_grid(grid, capabilities_)) repaint();
    // A cursor that cannot be hidden would reverse the letter again, so it is placed beside it.
    ::wmove(::stdscr, cursor.row, cursor.col + (hides_cursor_ ? 0 : 1));
    ::wrefresh(::stdscr);
    send();
    // Curses has changed to the alternate screen by now.
    set_form_of_input(true);
    send_run_ons(grid);
    send_images(grid);
}

// Sends the same characters again, running over the edge: curses ends each row and begins the next one, so that the
// terminal would not wrap them.
void Terminal::send_run_ons(const Grid& grid) {
    if (grid.run_ons() == run_ons_) return;
    run_ons_ = grid.run_ons();
    const char* keeps_place = capability("sc");
    const char* brings_back = capability("rc");
    const char* goes_to = capability("cup");
    const char* plain = capability("sgr0");
    if (keeps_place == nullptr || brings_back == nullptr || goes_to == nullptr || plain == nullptr ||
        ::tigetflag("am") <= 0)
        return;
    for (const RunOn& one : run_ons_) send({{one.row, 0}, one.text});
}

// Sends a text with the cursor at its place, and puts the cursor back.
void Terminal::send(const PlacedText& placed) {
    tty_->write(without_pauses(capability("sc")) + without_pauses(capability("sgr0")) +
                without_pauses(::tiparm(capability("cup"), placed.place.row, placed.place.col)) + placed.text +
                without_pauses(capability("rc")));
}

void Terminal::send_images(const Grid& grid) {
    const std::vector<PixelImage> before = std::exchange(images_, grid.images());
    if (images_.empty() || images_ == before) return;
    // The scrolling region may be only as high as the window once was, and a picture that went beyond it would scroll
    // it.
    if (const char* region = capability("csr")) send({{0, 0}, without_pauses(::tiparm(region, 0, extent().rows - 1))});
    if (graphics_ == GraphicsProtocol::kSixel && answers_.as_one) return send(sixels_of(images_, answers_.registers));
    for (std::size_t i = 0; i < images_.size(); ++i) {
        const PixelImage* was = before.empty() ? nullptr : &before[i];
        if (was != nullptr && *was == images_[i]) continue;
        if (graphics_ == GraphicsProtocol::kKitty) {
            for (const PlacedText& tile : kitty_tiles(images_[i], was, static_cast<int>(i))) send(tile);
        } else {
            const PixelImage part = was == nullptr ? images_[i] : changed_part(images_[i], *was);
            send(sixels_of({&part, 1}, answers_.registers));
        }
    }
}

// Pictures are drawn once their protocol and the size of a place are known.
void Terminal::choose_graphics() {
    const Capabilities before = capabilities_;
    graphics_ = graphics_protocol(graphics_preference_, answers_);
    const bool can_return = capability("sc") != nullptr && capability("rc") != nullptr &&
                            capability("cup") != nullptr && capability("sgr0") != nullptr;
    // Without colours there are no pictures, unless a protocol was asked for.
    const bool is_unwanted =
        graphics_preference_ == GraphicsPreference::kAuto && capabilities_.depth == ColourDepth::kNone;
    if (is_unwanted || !can_return) graphics_ = GraphicsProtocol::kNone;
    winsize size{};
    const bool is_known = ::ioctl(tty_->output(), TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0;
    const bool draws = graphics_ != GraphicsProtocol::kNone;
    const auto pixels = [&](int of_window, int places, int answered) {
        return !draws ? 0 : is_known && of_window >= places ? of_window / places : answered;
    };
    capabilities_.place_width = pixels(size.ws_xpixel, size.ws_col, answers_.place_width);
    capabilities_.place_height = pixels(size.ws_ypixel, size.ws_row, answers_.place_height);
    // A terminal that reports no limit has none that matters.
    constexpr int kMax = 10'000;
    const bool is_limited = graphics_ == GraphicsProtocol::kSixel && answers_.max_width > 0;
    capabilities_.max_width = is_limited ? answers_.max_width : kMax;
    capabilities_.max_height = is_limited ? answers_.max_height : kMax;
    // A board of fewer places, or in fewer colours, is better made of characters.
    constexpr Extent kMin{16, 34};
    constexpr int kFewestColours = 16;
    if ((graphics_ == GraphicsProtocol::kSixel && answers_.registers < kFewestColours) ||
        capabilities_.place_width == 0 || capabilities_.place_height == 0 ||
        capabilities_.max_width < kMin.cols * capabilities_.place_width ||
        capabilities_.max_height < kMin.rows * capabilities_.place_height)
        capabilities_.place_width = capabilities_.place_height = 0;
    // Counts only the places: xterm includes its border in the pixels of the window.
    const Extent places = extent();
    capabilities_.only_board = answers_.as_one && is_limited &&
                               (places.cols * capabilities_.place_width > answers_.max_width ||
                                places.rows * capabilities_.place_height > answers_.max_height);
    capabilities_.max_colours = graphics_ == GraphicsProtocol::kSixel ? answers_.registers : kMax;
    changed_ |= capabilities_ != before;
}

void Terminal::set_mono(bool is_mono) {
    const ColourDepth depth = is_mono ? ColourDepth::kNone : depth_;
    changed_ |= std::exchange(capabilities_.depth, depth) != depth;
    choose_graphics();
}

void Terminal::set_graphics(GraphicsPreference preference) {
    graphics_preference_ = preference;
    choose_graphics();
}

void Terminal::repaint() {
    if (!images_.empty() && graphics_ == GraphicsProtocol::kKitty) tty_->write(kKittyRemoveAll);
    images_.clear();
    run_ons_.clear();
    ::clearok(::stdscr, TRUE);
}

void Terminal::set_paper(PaperPreference preference) {
    paper_preference_ = preference;
    const BoardBackground before = std::exchange(capabilities_.paper, paper_of(preference, own_paper_));
    changed_ |= capabilities_.paper != before;
}

// Every terminal answers the last question, what it is. If it knows the others, it has answered those before.
void Terminal::ask() {
    if (graphics_preference_ != GraphicsPreference::kNever && capabilities_.depth != ColourDepth::kNone &&
        passes_over_strings(kind_)) {
        asks_for_graphics_ = true;
        keys_.expect_graphics();
        tty_->write(kGraphicsQuestions);
    }
    if (has_papers()) tty_->write("\033]11;?\033\\");
    tty_->ask_identity();
    keys_.expect_background();
    asked_ = Clock::now();
}

bool Terminal::is_asking() const {
    const bool asks_for_paper =
        has_papers() && paper_preference_ == PaperPreference::kAsTheTerminal && !keys_.has_answered();
    const bool is_waiting = asks_for_paper || (asks_for_graphics_ && !keys_.knows_kind());
    return asked_ && is_waiting && Clock::now() < *asked_ + kAnswer;
}

std::optional<Terminal::Clock::time_point> Terminal::due() const {
    const auto due = keys_.due();
    if (!is_asking()) return due;
    return due ? std::min(*due, *asked_ + kAnswer) : *asked_ + kAnswer;
}

void Terminal::read() {
    keys_.take(tty_->read(), Clock::now());
}

std::optional<TerminalEvent> Terminal::next_event() {
    const auto now = Clock::now();
    auto event = keys_.next(now);
    if (const auto background = keys_.background()) {
        own_paper_ = paper_on(*background);
        set_paper(paper_preference_);
    }
    if (asks_for_graphics_ && keys_.knows_kind() && std::exchange(answers_, keys_.graphics()) != keys_.graphics())
        choose_graphics();
    for (; event; event = keys_.next(now)) {
        // Where keys come as numbers, the system makes no signals of them.
        if (const int* key = std::get_if<int>(&*event))
            if (const auto signal = tty_->signal_of(*key)) {
                (void)::raise(*signal);
                continue;
            }
        const auto* mouse = std::get_if<MouseEvent>(&*event);
        const bool is_wanted =
            mouse == nullptr || mouse_ == Hovering::kYes || (mouse_ && mouse->kind == MouseEvent::Kind::kPress);
        if (is_wanted) return event;
    }
    return std::nullopt;
}

void Terminal::listen_to_mouse(std::optional<Hovering> hovering) {
    report_mouse(false);
    mouse_ = hovering;
    mouse_on_.clear();
    mouse_off_.clear();
    const char* prefix = capability("kmous");
    const bool is_xterm = std::strstr(::termname(), "xterm") != nullptr;
    if (!hovering || (prefix == nullptr && !is_xterm)) return;
    // Presses and releases are asked for as in the terminal's description; curses knows no moves except those with a
    // button held.
    const bool in_numbers = prefix != nullptr && std::string_view(prefix) == "\033[<";
    keys_.expect_mouse();
    const char* asks = capability("XM");
    const std::string modes = in_numbers ? "\033[?1006;1000" : "\033[?1000";
    mouse_on_ = asks != nullptr ? ::tiparm(asks, 1) : modes + 'h';
    mouse_off_ = asks != nullptr ? ::tiparm(asks, 0) : modes + 'l';
    if (*hovering == Hovering::kYes && prefix != nullptr) {
        mouse_on_ += "\033[?1003h";
        mouse_off_ = "\033[?1003l" + mouse_off_;
    }
    if (!std::exchange(rescues_mouse_, true)) {
        Tty::add_to_rescue("\033[?1003l\033[?1000;1006l");
        // The last answer to it shows that no more reports of the mouse are on their way.
        if (!asked_) tty_->ask_identity();
    }
    report_mouse(true);
}

void Terminal::report_mouse(bool on) {
    tty_->write(on ? mouse_on_ : mouse_off_);
}

void Terminal::set_title(const std::string& title) {
    if (title == title_ || !has_title(kind_)) return;
    if (title_.empty()) {
        Tty::add_to_rescue(kBringTitleBack);
        tty_->write(kKeepTitle);
    }
    title_ = title;
    tty_->write(title_sequence(in_locale(sanitized(title_))));
}

// Has the terminal store its own title and shows ours, or restores its own.
void Terminal::keep_title(bool ours) {
    if (title_.empty()) return;
    tty_->write(ours ? std::string(kKeepTitle) + title_sequence(in_locale(sanitized(title_)))
                     : std::string(kBringTitleBack));
}

void Terminal::call(NotifyPreference preference, const std::string& text) {
    if (preference == NotifyPreference::kNever || !takes_more()) return;
    const std::string message = message_sequence(message_form(kind_), "Atom-4", in_locale(sanitized(text)));
    if (preference == NotifyPreference::kBell || message.empty()) return beep();
    tty_->write(message);
}

bool Terminal::copy(std::string_view text) {
    if (!is_like_xterm(kind_.type)) return false;
    tty_->write(clipboard_sequence(text));
    return true;
}

void Terminal::beep() {
    // A terminal that takes no output should not get all the beeps later.
    if (!takes_more()) return;
    ::beep();
    send();
}

void Terminal::leave() {
    send_last();
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
    keep_title(true);
    report_mouse(true);
}

namespace {

// Returns what went wrong; "" if nothing did.
std::string run(const std::function<void(Terminal&, Signals&)>& body, const TerminalPreferences& preferences) {
    if (auto trouble = why_no_terminal()) return *trouble;
    try {
        Signals signals;
        const auto terminal = Terminal::open(preferences);
        if (!terminal) return _("the terminal cannot be used for a full screen");
        signals.install();
        body(*terminal, signals);
        return {};
    } catch (const std::bad_alloc&) {
        throw;  // a message would need memory
    } catch (const std::exception& error) {
        return error.what();
    }
}

}  // namespace

int run_full_screen(const std::function<void(Terminal&, Signals&)>& body, const TerminalPreferences& preferences) {
    const std::string trouble = run(body, preferences);
    // The terminal has been restored.
    if (const auto signal = Signals::ending()) die_of(*signal);
    if (trouble.empty()) return 0;
    complain(sanitized(std::string(program_invocation_short_name) + ": " + trouble) + "\n");
    return 1;
}

}  // namespace atom4::tui
