// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/run_textmode.h"

#include <memory>

#include "core/lines/course.h"
#include "tui/lines/text_course.h"
#include "tui/lines/text_game.h"
#include "tui/textmode/line_writer.h"
#include "tui/textmode/text_loop.h"

namespace atom4::tui {
namespace {

/// Lines in plain mode, and the courses that take its place for a while.
class LinesInWords : public TextProgram {
public:
    LinesInWords(lines::Session& session, bool learns, std::optional<NotifyPreference> call)
        : session_(session), game_(session, mailbox(), say_line), speech_(game_.speech(), call) {
        learns ? begin<lines::LessonCourse>() : welcome();
    }

    void prepare() override { game_.prepare(); }

    void take(std::string_view line) override {
        if (course_) return take_in_course(line);
        game_.take(line);
        speech_.keep();
        switch (game_.take_request()) {
            case LinesTextGame::CourseRequest::kNone: break;
            case LinesTextGame::CourseRequest::kLessons: begin<lines::LessonCourse>(); break;
            case LinesTextGame::CourseRequest::kExercises: begin<lines::ExerciseCourse>(); break;
        }
    }

    [[nodiscard]] bool has_quit() const override { return game_.has_quit(); }
    [[nodiscard]] bool is_thinking() const override { return game_.is_thinking(); }

    void leave() override { session_.leave(); }

private:
    void welcome() {
        game_.welcome();
        welcomed_ = true;
    }
    template <class Course>
    void begin() {
        course_.emplace(game_.speech(), std::make_unique<Course>());
    }

    void take_in_course(std::string_view line) {
        course_->take(line);
        if (!course_->has_left()) return;
        const bool quits = course_->has_quit();
        course_.reset();
        // The game asks if it would be lost.
        if (quits) return game_.take("quit");
        welcomed_ ? game_.take("") : welcome();
    }

    lines::Session& session_;
    LinesTextGame game_;
    SavedTextSettings speech_;
    std::optional<LinesTextCourse> course_;  // while one is taken
    bool welcomed_ = false;
};

}  // namespace

int run_lines_textmode(lines::Session& session, bool learns, std::optional<NotifyPreference> call) {
    LinesInWords program(session, learns, call);
    return run_text_program(program);
}

}  // namespace atom4::tui
