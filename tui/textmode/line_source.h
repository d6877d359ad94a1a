// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

namespace atom4::tui {

/// Lines from a descriptor, read as they come. A line longer than any that means something comes cut off; the last one
/// needs no end.
class LineSource {
public:
    static constexpr std::size_t kLongest = 4096;

    explicit LineSource(int descriptor) : descriptor_(descriptor) {}

    [[nodiscard]] int descriptor() const { return descriptor_; }
    /// Takes in what there is to read; to be called when there is something.
    void read();
    /// The next whole line, without its end.
    [[nodiscard]] std::optional<std::string> next();
    /// Whether the input has ended; there may still be lines to take.
    [[nodiscard]] bool has_ended() const { return ended_; }

private:
    int descriptor_;
    std::string text_;
    bool ended_ = false;
    bool cuts_ = false;  // the line that text_ begins with was given out already
};

}  // namespace atom4::tui
