// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "core/atom4/game/match.h"
#include "core/atom4/training/lesson_course.h"
#include "tui/atom4/state/ui_state.h"

namespace atom4::tui {

/// The lessons on a full screen: which one is gone through, the board as it is shown, the list of all of them, and what
/// keys and clicks do there.
class LessonTable {
public:
    /// `ui` says how the board looks. Begins with the first lesson that is not done.
    LessonTable(LessonProgressFile file, const UiState& ui);

    /// Whether the list is shown instead of a lesson.
    [[nodiscard]] bool is_list() const { return lists_; }
    [[nodiscard]] int chosen() const { return chosen_; }

    [[nodiscard]] const LessonCourse& course() const { return course_; }
    /// The board of the step as a match, with what was tried as a move.
    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] UiState& ui() { return ui_; }
    /// What the last try did; why something is not kept; empty before.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Whether Enter goes on: the step is done, and the board shows that.
    [[nodiscard]] bool goes_on() const { return course_.does_it(); }
    [[nodiscard]] bool has_left() const { return left_; }
    /// Whether all keys are to be listed: the last one was a question, or had no use.
    [[nodiscard]] bool lists_keys() const { return lists_keys_; }
    /// Whether the page of the handbook about this lesson is wanted.
    [[nodiscard]] bool wants_handbook() const { return wants_handbook_; }
    bool take_handbook_wish() { return std::exchange(wants_handbook_, false); }

    void begin(LessonId lesson);

    void take_key(int key);
    /// A press on that cell.
    void press(Cell cell);
    void point_at(Cell cell);

private:
    void take_list_key(int key);
    void attempt(Cell cell);
    void show_step();
    void next();
    void show_solution();
    void put_back();

    LessonCourse course_;
    std::unique_ptr<Match> match_;
    UiState ui_;
    std::string said_;
    int chosen_ = 0;
    bool lists_ = false;
    bool left_ = false;
    bool lists_keys_ = false;
    bool wants_handbook_ = false;
};

}  // namespace atom4::tui
