// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "core/base/thread.h"

namespace atom4 {

/// One line of input, without its end.
struct InputLine {
    std::string text;
    bool too_long = false;  ///< longer than kLongest; text is the beginning
};

/// Reads lines from a descriptor in bounded memory, whatever comes: bytes of any value, lines without an end. The lines
/// read ahead can be looked at.
class LineReader {
public:
    /// Longer than any command can be: a position of the largest board and every move of a game take 4,000.
    static constexpr std::size_t kLongest = 65'536;

    /// Does not own the descriptor; -1 stands for one where nothing ever comes.
    explicit LineReader(int descriptor) : descriptor_(descriptor) {}
    /// Waits for the next line and returns it; std::nullopt at the end of the input. A last line without an end counts.
    [[nodiscard]] std::optional<InputLine> next();
    /// Returns why the input could not be read any further, as an errno; 0 at its end.
    [[nodiscard]] int error() const { return error_; }

    /// Waits until more has come, or the other descriptor can be read, or the time is over.
    void wait(int other, std::optional<std::chrono::milliseconds> time);
    /// Returns the lines read ahead, at most a million bytes.
    [[nodiscard]] const std::deque<InputLine>& ahead() const { return lines_; }
    /// Returns whether nothing follows these lines.
    [[nodiscard]] bool has_ended() const { return ended_; }

private:
    void read();
    void take(std::string_view bytes);
    void end_line();

    int descriptor_;
    std::deque<InputLine> lines_;
    std::size_t bytes_ahead_ = 0;     // in lines_, the ends of the lines included
    std::optional<InputLine> begun_;  // the line whose end has not come yet
    bool ended_ = false;
    int error_ = 0;
};

/// Ends the program as soon as standard output has no reader, instead of at the next write: by SIGPIPE or, if that is
/// ignored, with a message and status 1. Watches on a thread of its own; does nothing if there is none.
class OutputWatchdog {
public:
    OutputWatchdog();
    OutputWatchdog(const OutputWatchdog&) = delete;
    OutputWatchdog& operator=(const OutputWatchdog&) = delete;
    ~OutputWatchdog();

private:
    std::optional<WakeupPipe> end_;
    std::thread thread_;
};

/// The error message if standard output cannot be written; a complete line.
inline constexpr const char* kOutputCannotBeWritten = "atom4-engine: the output cannot be written\n";

}  // namespace atom4
