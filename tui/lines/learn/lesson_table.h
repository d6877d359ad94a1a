// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/lines/game/game.h"
#include "core/lines/lessons/lesson_file.h"
#include "core/lines/lessons/lesson_run.h"
#include "tui/lines/control/controller.h"
#include "tui/lines/screen/ui_state.h"

namespace atom4::tui {

/// The lessons of Lines on a full screen: which one is gone through, the board as it is shown, the list of all of them,
/// and what commands and clicks do there.
class LinesLessonTable {
public:
    /// `ui` says how the board looks. Begins with the first lesson that is not done.
    LinesLessonTable(LessonProgressFile file, const LinesUi& ui);

    [[nodiscard]] bool is_list() const { return lists_; }
    [[nodiscard]] int chosen() const { return chosen_; }
    [[nodiscard]] bool is_done(lines::LessonId lesson) const { return progress_.is_done(name_of(lesson)); }
    [[nodiscard]] const lines::LessonRun& run() const { return run_; }
    [[nodiscard]] const LinesUi& ui() const { return ui_; }
    [[nodiscard]] LinesUi& ui() { return ui_; }
    /// What the last try did; empty before.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Whether Enter goes on: the step is done, and the board shows that.
    [[nodiscard]] bool goes_on() const { return run_.shown() && run_.shown()->does_it(); }
    [[nodiscard]] bool is_last_step() const { return !run_.has_next() && run_.lesson() == lines::kLessonIds.back(); }
    /// How often something was tried.
    [[nodiscard]] int tries() const { return tries_; }
    [[nodiscard]] bool has_left() const { return left_; }

    void take(LinesCommand command);
    void press(lines::Cell cell);

private:
    void take_in_list(LinesCommand command);
    void begin(lines::LessonId lesson);
    void act();
    void show_step();
    void put_back();
    void next();

    LessonProgressFile file_;
    LessonProgress progress_;
    lines::LessonRun run_;
    LinesUi ui_;
    std::string said_;
    int chosen_ = 0;
    int tries_ = 0;
    bool lists_ = false;
    bool left_ = false;
};

}  // namespace atom4::tui
