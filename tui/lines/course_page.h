// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/lines/course.h"
#include "core/lines/session.h"
#include "tui/lines/board_view.h"
#include "tui/lines/controller.h"
#include "tui/lines/keys.h"
#include "tui/lines/screen.h"
#include "tui/lines/ui_state.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Returns an entry of the list: its number, title and result.
[[nodiscard]] std::string lines_course_entry(const lines::Course& course, std::size_t entry);

/// A course of Lines - lessons or exercises - on the full screen: the state of its board, the list of its entries, and
/// the effects of commands and clicks.
class LinesCourseController {
public:
    /// `ui` says how the board looks. The course must outlive it.
    LinesCourseController(lines::Course& course, const LinesUi& ui);

    [[nodiscard]] bool is_list() const { return lists_; }
    [[nodiscard]] int chosen() const { return chosen_; }
    [[nodiscard]] const lines::Course& course() const { return course_; }
    [[nodiscard]] const LinesUi& ui() const { return ui_; }
    [[nodiscard]] LinesUi& ui() { return ui_; }
    /// Returns the message about the last try, or help; "" before.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Returns whether Enter continues, because the step is done and shown.
    [[nodiscard]] bool succeeded() const { return course_.succeeded(); }
    [[nodiscard]] bool is_last_step() const { return course_.next_is() == lines::Course::Next::kEnd; }
    [[nodiscard]] bool has_left() const { return left_; }
    /// Returns whether to list all keys, because the last one was ? or unknown.
    [[nodiscard]] bool lists_keys() const { return lists_keys_; }

    /// Returns the frames of the last try's animation that are still to be shown, in reverse order.
    [[nodiscard]] std::vector<LinesFrame>& frames() { return frames_; }

    /// Both return kBeep if no path leads to the chosen cell, else kShow.
    LinesEffect take(LinesCommand command);
    LinesEffect press(lines::Cell cell);

private:
    void take_in_list(LinesCommand command);
    void begin(std::size_t entry);
    LinesEffect act();
    void show_step();
    void again();
    void reset_finished();
    void help();
    void next();

    lines::Course& course_;
    LinesUi ui_;
    std::string said_;
    std::vector<LinesFrame> frames_;
    int chosen_ = 0;
    bool lists_ = false;
    bool left_ = false;
    bool lists_keys_ = false;
};

/// Makes a page for a course of Lines. `ui` has the look of the board; `still`: no animation. Session and look must
/// outlive it.
[[nodiscard]] std::unique_ptr<ScreenPage> lines_course_page(Terminal& terminal, std::unique_ptr<lines::Course> course,
                                                            const lines::Session& session, const LinesLook& look,
                                                            const LinesUi& ui, bool still);

/// Returns the layout of the course's board on a screen of that size: below the heading and the task, above the result
/// of a try.
[[nodiscard]] LinesLayout lines_course_layout(const LinesCourseController& controller, Extent extent);

/// Builds the screen with the board of the course, or the list of its entries. Only the drawing of the board needs the
/// session. `frame` is of the animation of a try, or nullptr.
[[nodiscard]] LinesScreen build_lines_course_screen(const LinesCourseController& controller,
                                                    const lines::Session& session, const LinesLook& look,
                                                    const LinesFrame* frame, Extent extent, Capabilities capabilities);

}  // namespace atom4::tui
