// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/tty.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

// A terminal that takes nothing for so long has been stopped; one that takes a little now and then may be slow.
constexpr milliseconds kStopped{200};
constexpr milliseconds kLongestDrain{1'000};

// What a crash needs to put the terminal back: plain memory, nothing that could be half changed.
struct Rescue {
    int output;
    int input;
    int borrowed_flags;  // -1: the descriptions are our own
    termios settings;
    char text[512];
    std::size_t length;
};
Rescue g_rescue;
bool g_is_taken = false;
constexpr int kCrashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

// Only calls that are allowed in a handler.
void rescue() {
    [[maybe_unused]] const ssize_t written = ::write(g_rescue.output, g_rescue.text, g_rescue.length);
    ::tcsetattr(g_rescue.input, TCSANOW, &g_rescue.settings);
    if (g_rescue.borrowed_flags >= 0) ::fcntl(g_rescue.output, F_SETFL, g_rescue.borrowed_flags);
}

extern "C" void on_crash(int signal) {
    rescue();
    // What comes after is the default: the handler was for one time.
    ::raise(signal);
}

// A program that can do nothing more ends so.
extern "C" void on_quick_exit() {
    if (g_is_taken) rescue();
}

void set_crash_handler(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : kCrashes) ::sigaction(signal, &action, nullptr);
}

// Opens the terminal behind the descriptor anew. Not to block is set on an open terminal, not on a descriptor: the
// shell's is the same open terminal as the one it gave us, and would be changed with it.
int open_anew(int descriptor, int access) {
    const int flags = access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    const int own = ::open(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), flags);
    if (own >= 0) return own;
    // Another person's, as after su. The terminal that the program runs under may be opened by this name all the same.
    return ::tcgetsid(descriptor) < 0 ? -1 : ::open("/dev/tty", flags);
}

void set(int descriptor, const termios& settings) {
    // At once: what waits to be sent may wait for ever.
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
    set_crash_handler(on_crash);
    static const int told = std::at_quick_exit(on_quick_exit);
    (void)told;
    g_is_taken = true;
    take();
}

Tty::~Tty() {
    set_crash_handler(SIG_DFL);
    give_back();
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
    for (const End& end : ends_) {
        if (end.has_settings) set(end.descriptor, end.settings);
        if (!end.own) ::fcntl(end.descriptor, F_SETFL, end.flags);
    }
}

std::string_view Tty::read() {
    const ssize_t count = ::read(input(), read_.data(), read_.size());
    if (count > 0) return {read_.data(), static_cast<std::size_t>(count)};
    if (count == 0 || (errno != EAGAIN && errno != EINTR)) gone_ = true;
    return {};
}

void Tty::write(std::string_view text) {
    waiting_ += text;
    flush();
}

void Tty::flush() {
    while (waits()) {
        const ssize_t count = ::write(output(), waiting_.data() + sent_, waiting_.size() - sent_);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) return;
        if (count < 0) {
            gone_ = true;
            break;
        }
        sent_ += static_cast<std::size_t>(count);
    }
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
