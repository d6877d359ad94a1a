// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/lesson_controller.h"

#include <utility>

#include "core/atom4/training/lesson_texts.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"
#include "tui/terminal/choice_page.h"

namespace atom4::tui {

LessonController::LessonController(LessonProgressFile file, const UiState& ui,
                                   std::function<void(LessonController&)> open_handbook)
    : TrainingController(ui), open_handbook_(std::move(open_handbook)), course_(std::move(file)) {
    show_step();
}

void LessonController::begin(LessonId lesson) {
    course_.begin(lesson);
    lists_ = false;
    show_step();
}

std::string LessonController::heading() const {
    return lesson_heading(course_.lesson());
}

std::string LessonController::task() const {
    return lesson_task(course_.step().idea);
}

std::vector<KeyHint> LessonController::keys() const {
    return {
        // TRANSLATORS: begin to play; go on to the next step of the lesson.
        {succeeded(), _("Enter"), course_.has_next() ? _("go on") : _("play"), kEnterKey},
        {!succeeded(), _("Enter"), _("place"), kEnterKey},
        // TRANSLATORS: the lessons.
        {true, "q", _("leave")},
        // TRANSLATORS: try the same step again.
        {course_.can_go_again(), "u", _("again")},
        // TRANSLATORS: the solution of the step.
        {!succeeded(), "H", _("show me")},
        {true, _("Esc"), _("lessons"), kEscapeKey},
        // TRANSLATORS: this step of the lesson.
        {!succeeded() && course_.has_next(), ">", _("skip")},
        {true, "i", _("handbook")},
        // TRANSLATORS: to the previous step.
        {course_.has_previous(), "<", _("back")},
    };
}

void LessonController::draw_text(Grid& grid) const {
    std::vector<std::string> entries;
    for (const LessonId lesson : kLessonIds) {
        const std::string title = std::to_string(entries.size() + 1) + "  " + lesson_title(lesson);
        entries.push_back(course_.is_done(lesson) ? fill(_("{0} (done)"), {title}) : title);
    }
    draw_choices(grid, _("Lessons"), entries, chosen_);
}

void LessonController::show_step() {
    show_board(course_.board(), {}, false);
    ui().marks_playable = course_.marks_playable();
    ui().cursor = first_cursor_beside(course_.board(), solutions(course_.step()));
    say({});
}

void LessonController::put_back() {
    if (!course_.can_go_again()) return;
    course_.again();
    show_board(course_.board(), {}, false);
    say({});
}

void LessonController::attempt(Cell cell) {
    const LessonAttempt& tried = course_.play(cell);
    const std::vector<Cell> moves(tried.is_placed() ? 1 : 0, cell);
    show_board(course_.step().position, moves, tried.is_placed());
    if (tried.reaction) show_motion(*tried.reaction);
    std::string said = course_.said();
    if (const auto& trouble = course_.trouble()) said += ' ' + unsaved_lessons_text(system_reason(*trouble));
    say(std::move(said));
}

void LessonController::next() {
    if (course_.has_next()) {
        course_.next();
        show_step();
    } else if (succeeded()) {
        wants_to_play_ = true;
        leave();
    }
}

void LessonController::take_text_key(int key) {
    if (const auto chosen = chosen_by_key(key, chosen_, static_cast<int>(kLessonIds.size()))) {
        chosen_ = *chosen;
        return;
    }
    switch (command_of_key(key)) {
        case Command::kPlace: begin(kLessonIds[static_cast<std::size_t>(chosen_)]); break;
        case Command::kBack:
        case Command::kQuit: leave(); break;
        default: break;
    }
}

bool LessonController::take_own_key(int key) {
    switch (command_of_key(key)) {
        case Command::kPlace: succeeded() ? next() : attempt(ui().cursor); return true;
        case Command::kStepForward:
        case Command::kNextRound: next(); return true;
        case Command::kStepBack:
            if (!course_.has_previous()) return true;
            course_.previous();
            show_step();
            return true;
        case Command::kUndo: put_back(); return true;
        case Command::kHint:
            put_back();
            ui().cursor = course_.help();
            return true;
        case Command::kBack:
            chosen_ = static_cast<int>(course_.lesson());
            lists_ = true;
            return true;
        case Command::kHandbook: open_handbook_(*this); return true;
        default: return false;
    }
}

}  // namespace atom4::tui
