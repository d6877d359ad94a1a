// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "core/lines/course.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// A course of Lines in plain mode: takes a move to try, the number of an entry, or a command, and passes the answer to
/// `say`. The board is reset after a finished try.
class LinesTextCourse {
public:
    /// `say` must outlive it.
    LinesTextCourse(const LineWriter& say, std::unique_ptr<lines::Course> course);

    void take(std::string_view line);
    [[nodiscard]] bool has_left() const { return left_; }
    /// Returns whether the program is to quit, too.
    [[nodiscard]] bool has_quit() const { return quit_; }

private:
    void print_step() const;
    void print_board() const;
    void print_list() const;
    void attempt(lines::Move move);
    void next_step();
    void help();
    [[nodiscard]] bool obey(std::string_view word);

    const LineWriter& say_;
    std::unique_ptr<lines::Course> course_;
    bool left_ = false;
    bool quit_ = false;
};

}  // namespace atom4::tui
