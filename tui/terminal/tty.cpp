// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/tty.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "tui/terminal/signals.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

// A terminal that takes nothing for this long has been stopped; one that takes a little now and then may be slow.
constexpr milliseconds kStopped{200};
constexpr milliseconds kLongestDrain{1'000};

// How long to wait, in milliseconds: for a terminal that has never answered, from the first question on; and for the
// last answer of one that has.
constexpr std::int64_t kFirstAnswer = 1'000;
constexpr std::int64_t kLastAnswer = 2'000;

// What a crash handler needs to restore the terminal: plain memory, nothing that could be half changed.
struct Rescue {
    int output;
    int input;
    int borrowed_flags;  // -1: the open file descriptions are our own
    termios settings;
    char text[512];
    std::size_t length;
};
Rescue g_rescue;
bool g_is_taken = false;
volatile sig_atomic_t g_is_rescuing = 0;
// Signals that end a program by default: crashes, and others that are not expected here.
constexpr int kCrashes[] = {SIGABRT, SIGSEGV, SIGBUS,  SIGFPE,    SIGILL,  SIGTRAP, SIGSYS, SIGUSR1,  SIGUSR2,
                            SIGALRM, SIGPIPE, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO,   SIGPWR, SIGSTKFLT};

constexpr std::string_view kWhoAreYou = "\033[c";  // device attributes (ECMA-48, DA)

// Counts the answers to that question in whatever the terminal sends, in however many parts: "\033[?64;1;2c". Plain
// memory, too.
struct Answers {
    int open;            // not answered yet
    bool has_answered;   // ever
    std::int64_t asked;  // in milliseconds, when the first question went out; 0 for never
    int state;           // how much of an answer has come

    void take(const char* bytes, ssize_t count) {
        for (const char* byte = bytes; byte < bytes + count; ++byte) {
            const bool is_parameter = (*byte >= '0' && *byte <= '9') || *byte == ';';
            if (state == 3 && *byte == 'c') {
                if (open > 0) --open;
                has_answered = true;
            }
            state = *byte == '\033'              ? 1
                    : state == 1 && *byte == '[' ? 2
                    : state == 2 && *byte == '?' ? 3
                    : state == 3 && is_parameter ? 3
                                                 : 0;
        }
    }
};
Answers g_answers;

// Discards the input that comes within so many milliseconds, but for the answers in it. Returns false if none came, or
// none can come any more.
bool discard_input(std::int64_t wait) {
    pollfd source{g_rescue.input, POLLIN, 0};
    const int ready = ::poll(&source, 1, static_cast<int>(wait));
    if (ready < 0 && errno == EINTR) return true;
    if (ready <= 0) return false;
    char bytes[256];
    const ssize_t count = ::read(g_rescue.input, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return false;
    g_answers.take(bytes, count);
    return true;
}

// Asks a last question, and discards everything up to its answer, so that nothing is left to the next reader. Makes
// only calls that are allowed in a signal handler.
void drain_answers(bool takes_questions) {
    if (g_answers.asked == 0) return;
    const std::int64_t began = milliseconds_now();
    const auto limit = [began] {
        return g_answers.has_answered ? began + kLastAnswer : g_answers.asked + kFirstAnswer;
    };
    // On a busy machine, the first answer may have come long ago without having been read.
    while (milliseconds_now() < began + kLastAnswer && discard_input(0)) {
    }
    // A terminal that takes no output does not answer.
    if (!takes_questions) g_answers.open = 0;
    if (takes_questions && limit() > began &&
        ::write(g_rescue.output, kWhoAreYou.data(), kWhoAreYou.size()) == static_cast<ssize_t>(kWhoAreYou.size()))
        ++g_answers.open;
    while (g_answers.open > 0) {
        const std::int64_t left = limit() - milliseconds_now();
        if (left <= 0 || !discard_input(left)) break;
    }
    g_answers.open = 0;
    ::tcflush(g_rescue.input, TCIFLUSH);
}

// Restores the terminal. Makes only calls that are allowed in a signal handler.
void rescue() {
    g_is_rescuing = 1;
    const ssize_t written = ::write(g_rescue.output, g_rescue.text, g_rescue.length);
    drain_answers(written == static_cast<ssize_t>(g_rescue.length));
    ::tcsetattr(g_rescue.input, TCSANOW, &g_rescue.settings);
    if (g_rescue.borrowed_flags >= 0) ::fcntl(g_rescue.output, F_SETFL, g_rescue.borrowed_flags);
}

extern "C" void on_crash(int signal) {
    rescue();
    // Takes the default action: the handler was for one time (SA_RESETHAND).
    ::raise(signal);
}

// Called when a program that can do nothing else ends by quick_exit().
extern "C" void on_quick_exit() {
    if (g_is_taken) rescue();
}

void set_crash_handler(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : kCrashes) {
        struct sigaction before {};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);
    }
}

// Opens the terminal of the descriptor again. O_NONBLOCK belongs to the open file description, not to the descriptor:
// we share that with the shell, for which it would be set, too.
int open_anew(int descriptor, int access) {
    const int flags = access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    const int own = ::open(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), flags);
    if (own >= 0) return own;
    // The terminal belongs to another user, as after su. The controlling terminal may still be opened by this name.
    return ::tcgetsid(descriptor) < 0 ? -1 : ::open("/dev/tty", flags);
}

void set(int descriptor, const termios& settings) {
    // At once: output that waits to be sent may wait for ever.
    while (::tcsetattr(descriptor, TCSANOW, &settings) != 0 && errno == EINTR) {
    }
}

termios for_full_screen(termios settings) {
    settings.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ECHONL);
    settings.c_lflag |= ISIG;
    settings.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | IXON);
    settings.c_oflag &= ~static_cast<tcflag_t>(ONLCR | TABDLY);
    settings.c_cc[VMIN] = 1;
    settings.c_cc[VTIME] = 0;
    return settings;
}

}  // namespace

Tty::End Tty::open_end(int descriptor, int access) {
    End end;
    end.descriptor = open_anew(descriptor, access);
    end.own = end.descriptor >= 0;
    if (!end.own) {
        end.descriptor = descriptor;
        end.flags = ::fcntl(descriptor, F_GETFL);
    }
    end.has_settings = ::tcgetattr(end.descriptor, &end.settings) == 0;
    return end;
}

Tty::Tty() : ends_{open_end(STDIN_FILENO, O_RDONLY), open_end(STDOUT_FILENO, O_WRONLY)} {
    g_rescue = {output(), input(), ends_[1].own ? -1 : ends_[1].flags, ends_[0].settings, {}, 0};
    g_answers = {};
    set_crash_handler(on_crash);
    static const int registered = std::at_quick_exit(on_quick_exit);
    (void)registered;
    g_is_taken = true;
    take();
}

Tty::~Tty() {
    give_back();
    set_crash_handler(SIG_DFL);
    g_is_taken = false;
    for (const End& end : ends_)
        if (end.own) ::close(end.descriptor);
}

void Tty::take() {
    for (const End& end : ends_) {
        if (!end.own) ::fcntl(end.descriptor, F_SETFL, end.flags | O_NONBLOCK);
        if (end.has_settings) set(end.descriptor, for_full_screen(end.settings));
    }
}

void Tty::give_back() {
    drain();
    drain_answers(!waits() && !gone_);
    for (const End& end : ends_) {
        if (end.has_settings) set(end.descriptor, end.settings);
        if (!end.own) ::fcntl(end.descriptor, F_SETFL, end.flags);
    }
}

void Tty::ask_identity() {
    if (g_answers.asked == 0) g_answers.asked = milliseconds_now();
    ++g_answers.open;
    write(kWhoAreYou);
}

std::string_view Tty::read() {
    if (g_is_rescuing != 0) return {};  // another thread rescues, and reads everything
    const ssize_t count = ::read(input(), read_.data(), read_.size());
    g_answers.take(read_.data(), count);
    if (count > 0) return {read_.data(), static_cast<std::size_t>(count)};
    if (count == 0 || (errno != EAGAIN && errno != EINTR)) gone_ = true;
    return {};
}

std::optional<int> Tty::signal_of(int key) const {
    constexpr std::pair<int, int> kSignals[] = {{VINTR, SIGINT}, {VQUIT, SIGQUIT}, {VSUSP, SIGTSTP}};
    if (key <= 0 || key > 0xFF || !ends_[0].has_settings) return std::nullopt;
    for (const auto& [place, signal] : kSignals)
        if (ends_[0].settings.c_cc[place] == key) return signal;
    return std::nullopt;
}

void Tty::write(std::string_view text) {
    waiting_ += text;
    flush();
}

void Tty::flush() {
    while (waits() && g_is_rescuing == 0) {
        const ssize_t count = ::write(output(), waiting_.data() + sent_, waiting_.size() - sent_);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) return;
        if (count < 0) {
            gone_ = true;
            break;
        }
        sent_ += static_cast<std::size_t>(count);
    }
    if (g_is_rescuing != 0) return;
    waiting_.clear();
    sent_ = 0;
}

void Tty::drain() {
    const auto end = std::chrono::steady_clock::now() + kLongestDrain;
    flush();
    while (waits() && std::chrono::steady_clock::now() < end) {
        pollfd source{output(), POLLOUT, 0};
        if (::poll(&source, 1, static_cast<int>(kStopped.count())) <= 0) return;
        flush();
    }
}

void Tty::add_to_rescue(std::string_view text) {
    if (g_rescue.length + text.size() > sizeof g_rescue.text) return;
    std::memcpy(g_rescue.text + g_rescue.length, text.data(), text.size());
    g_rescue.length += text.size();
}

}  // namespace atom4::tui
