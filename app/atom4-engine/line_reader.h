// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace atom4 {

/// One line of input, without its end.
struct InputLine {
    std::string text;
    bool too_long = false;  ///< there was more than the longest line that is read; text is the beginning
};

/// Hands out the lines of a stream in bounded memory, whatever comes: bytes of any value, lines without an end.
class LineReader {
public:
    /// Longer than any command can be: a position of the largest board and every move of a game take 4,000.
    static constexpr std::size_t kLongest = 65'536;

    explicit LineReader(std::istream& in) : in_(in) {}
    /// The next line, or nothing at the end of the input. A last line without an end counts.
    [[nodiscard]] std::optional<InputLine> next();

private:
    std::istream& in_;
};

}  // namespace atom4
