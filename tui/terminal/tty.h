// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <termios.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace atom4::tui {

/// The terminal at standard input and output as a device: bytes in, bytes out, and its settings. Nothing here waits for
/// it, except giving it back, and that not for long. There is one Tty at a time, which has the terminal as long as it
/// lives; a crash gives it back, too.
class Tty {
public:
    Tty();
    Tty(const Tty&) = delete;
    Tty& operator=(const Tty&) = delete;
    /// Gives the terminal back as it was found.
    ~Tty();

    /// Takes the terminal for a full screen: every byte at once and as it is, no echo, no flow control; ^C and ^Z still
    /// send signals.
    void take();
    /// Sends queued output, as long as the terminal accepts it, and restores the terminal. Pending answers and mouse
    /// events are read, so that they do not reach the next program.
    void give_back();

    /// Asks the terminal what it is. Every terminal answers that, after everything it had to say before. From now on it
    /// is asked again when it is given back.
    void ask_identity();

    /// For poll: readable when there is something to read.
    [[nodiscard]] int input() const { return ends_[0].descriptor; }
    /// Returns received bytes, in bounded pieces; "" if there are none, or the terminal is gone (has_gone()).
    [[nodiscard]] std::string_view read();

    /// Returns the signal of the key in the terminal's settings, such as SIGINT for ^C; std::nullopt if it has none.
    [[nodiscard]] std::optional<int> signal_of(int key) const;

    /// For poll, if waits(): writable when the terminal takes more output.
    [[nodiscard]] int output() const { return ends_[1].descriptor; }
    /// Adds the text to the waiting output, and sends as much as the terminal takes now.
    void write(std::string_view text);
    /// Sends as much of the waiting output as the terminal takes now.
    void flush();
    [[nodiscard]] bool waits() const { return sent_ < waiting_.size(); }

    /// Returns whether reading or writing has found that the terminal was closed.
    [[nodiscard]] bool has_gone() const { return gone_; }

    /// Adds to what is sent to the terminal after a crash.
    static void add_to_rescue(std::string_view text);

private:
    struct End {
        int descriptor = -1;  // with an open file description of our own, if possible
        bool own = false;
        int flags = 0;       // of the open file description, if it is not ours
        termios settings{};  // as they were found
        bool has_settings = false;
    };
    static End open_end(int descriptor, int access);
    void drain();

    std::array<End, 2> ends_;  // input and output, as a rule the same terminal
    std::array<char, 4096> read_{};
    std::string waiting_;
    std::size_t sent_ = 0;  // of waiting_
    bool gone_ = false;
};

}  // namespace atom4::tui
