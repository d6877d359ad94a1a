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
/// it, but the two ways to leave it, and those not for long. One at a time, for as long as it lives; a crash gives the
/// terminal back, too.
class Tty {
public:
    Tty();
    Tty(const Tty&) = delete;
    Tty& operator=(const Tty&) = delete;
    /// Gives it back as it was found.
    ~Tty();

    /// Takes the terminal for a full screen: every byte at once and as it is, no echo, no flow control; ^C and ^Z are
    /// signals still.
    void take();
    /// Sends queued output, as long as the terminal accepts it, and restores the terminal. Pending answers and mouse
    /// events are read, so that they do not reach the next program.
    void give_back();

    /// Asks the terminal what it is. Every terminal answers that, and in its turn: all it had to say before has come
    /// then. From now on it is asked again when it is given back.
    void ask_identity();

    /// For poll: readable when there is something to read.
    [[nodiscard]] int input() const { return ends_[0].descriptor; }
    /// Returns received bytes, in bounded pieces; "" if there are none, or the terminal is gone (has_gone()).
    [[nodiscard]] std::string_view read();

    /// The signal that the key means to the terminal's settings, such as SIGINT for ^C; std::nullopt if it means none.
    [[nodiscard]] std::optional<int> signal_of(int key) const;

    /// For poll, when something waits: writable when the terminal takes more of it.
    [[nodiscard]] int output() const { return ends_[1].descriptor; }
    /// Sends the text behind what waits to be sent, as much as the terminal takes now.
    void write(std::string_view text);
    /// Sends of what waits as much as the terminal takes now.
    void flush();
    [[nodiscard]] bool waits() const { return sent_ < waiting_.size(); }

    /// Whether the terminal was closed, as far as reading or writing found out.
    [[nodiscard]] bool has_gone() const { return gone_; }

    /// What a crash is to send, besides.
    static void add_to_rescue(std::string_view text);

private:
    struct End {
        int descriptor = -1;  // of a description of our own where there can be one
        bool own = false;
        int flags = 0;       // of the description, if it is not ours
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
