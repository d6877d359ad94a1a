// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/lines/lessons/lesson_file.h"
#include "core/lines/lessons/lesson_run.h"
#include "tui/plain/speech.h"

namespace atom4::tui {

/// The lessons of Lines in words, line by line: takes a move to try, the number of a lesson, or one of a few words, and
/// hands to `say` first what came of it. The board of the step is back before every try.
class PlainLinesLessons {
public:
    /// `say` must outlive it. Begins with the first lesson that is not done.
    PlainLinesLessons(const Speech& say, LessonProgressFile file);

    void take(std::string_view line);
    [[nodiscard]] bool has_left() const { return left_; }
    /// Whether the program is to end, too.
    [[nodiscard]] bool has_quit() const { return quit_; }

private:
    void begin(lines::LessonId lesson);
    void tell_step() const;
    void tell_board() const;
    void tell_list() const;
    void attempt(lines::Cell from, lines::Cell to);
    void go_on();

    const Speech& say_;
    LessonProgressFile file_;
    lines::LessonRun run_;
    bool left_ = false;
    bool quit_ = false;
};

}  // namespace atom4::tui
