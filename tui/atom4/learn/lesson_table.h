// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "core/atom4/game/match.h"
#include "core/atom4/training/lessons.h"
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
    [[nodiscard]] bool is_done(LessonId lesson) const { return progress_.is_done(name_of(lesson)); }

    [[nodiscard]] const LessonSession& run() const { return run_; }
    /// The board of the step as a match, with what was tried as a move.
    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] UiState& ui() { return ui_; }
    /// What the last try did; why something is not kept; empty before.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Whether Enter goes on: the step is done, and the board shows that.
    [[nodiscard]] bool goes_on() const { return run_.shown() && run_.shown()->does_it(); }
    /// Whether behind this step all is done that there is.
    [[nodiscard]] bool is_last_step() const { return !run_.has_next() && run_.lesson() == kLessonIds.back(); }
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

    LessonProgressFile file_;
    LessonProgress progress_;
    LessonSession run_;
    std::unique_ptr<Match> match_;
    UiState ui_;
    std::string said_;
    int chosen_ = 0;
    bool lists_ = false;
    bool left_ = false;
    bool lists_keys_ = false;
    bool wants_handbook_ = false;
};

/// The first lesson that is not done; the first one where all are.
[[nodiscard]] LessonId first_undone(const LessonProgress& progress);
/// Why it cannot be kept that lessons are done.
[[nodiscard]] std::string unkept_lesson_text(SystemError error);

}  // namespace atom4::tui
