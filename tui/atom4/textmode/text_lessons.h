// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string_view>

#include "core/atom4/training/lesson_course.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// The lessons in plain mode: takes a cell to try, the number of a lesson, or a command, and passes the answer to
/// `say`. The board is reset before every try.
class TextLessons {
public:
    /// `say` must outlive this. Starts with lesson `which`, 1 to 9, or else with the first one that is not done.
    TextLessons(const LineWriter& say, LessonProgressFile file, std::string_view which = {});

    void take(std::string_view line);
    [[nodiscard]] bool has_left() const { return left_; }
    /// Returns whether the program should end, too.
    [[nodiscard]] bool has_quit() const { return quit_; }

private:
    [[nodiscard]] bool begin(std::string_view number);
    void print_step(bool is_new_board = false) const;
    void print_board() const;
    void print_list() const;
    void print_cell(std::string_view verb, std::string_view name);
    void print_off_board(Cell cell) const;
    void print_commands() const;
    void attempt(Cell cell);
    void next_step();

    const LineWriter& say_;
    LessonCourse course_;
    bool left_ = false;
    bool quit_ = false;
};

}  // namespace atom4::tui
