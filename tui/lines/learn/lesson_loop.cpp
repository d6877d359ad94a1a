// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/learn/lesson_loop.h"

#include <algorithm>
#include <chrono>

#include "tui/lines/learn/lesson_screen.h"
#include "tui/lines/learn/lesson_words.h"

namespace atom4::tui {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// The loop of the lessons: sleeps until there is a key, or the next moment of a move is due.
class LinesLessonLoop {
public:
    LinesLessonLoop(Terminal& terminal, Input& input, const lines::Session& session, const LinesLook& look,
                    const LinesUi& ui, bool still)
        : terminal_(terminal),
          input_(input),
          session_(session),
          look_(look),
          keys_(look),
          table_(lines::lesson_file(), ui),
          still_(still) {}

    void run() {
        while (!table_.has_left()) {
            if (terminal_.take_paper_change()) changed_ = true;
            if (changed_ && terminal_.takes_more() && !terminal_.is_asking()) show();
            input_.wait({-1, -1}, time_to_wait());
            if (input_.has_ended()) return;
            if (input_.take_returned()) changed_ = true;
            while (!table_.has_left()) {
                const auto event = input_.next_event();
                if (!event) break;
                take(*event);
            }
            take_time();
        }
    }

private:
    void take(const TerminalEvent& event) {
        const auto* mouse = std::get_if<MouseEvent>(&event);
        if (mouse == nullptr) return take_key(std::get<int>(event));
        if (mouse->kind != MouseEvent::Kind::kPress) return;
        if (const auto key = key_at(keys_shown_, mouse->place)) return take_key(*key);
        if (table_.is_list()) return;
        const auto cell = lines_lesson_layout(table_, terminal_.extent()).cell_at(mouse->place);
        if (!cell) return;
        begin_change();
        table_.press(*cell);
        begin_frames();
    }

    void take_key(int key) {
        const LinesCommand command = keys_.command_of_key(key);
        begin_change();
        if (command == LinesCommand::kResize || command == LinesCommand::kRedraw) return terminal_.repaint();
        table_.take(command);
        begin_frames();
    }

    void begin_change() {
        changed_ = true;
        frames_.clear();
        due_.reset();
        tries_ = table_.tries();
    }

    // What a try does is seen to happen, once.
    void begin_frames() {
        const auto& shown = table_.run().shown();
        if (!shown || !shown->move || tries_ == table_.tries() || still_ || terminal_.is_slow()) return;
        std::vector<lines::Change> changes{*shown->move};
        if (shown->thrown) changes.push_back(*shown->thrown);
        frames_ = frames_of(table_.run().position(), changes);
        std::reverse(frames_.begin(), frames_.end());
        if (!frames_.empty()) due_ = Clock::now() + frames_.back().duration;
    }

    [[nodiscard]] std::optional<milliseconds> time_to_wait() const {
        if (!due_) return std::nullopt;
        return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*due_ - Clock::now()));
    }

    void take_time() {
        if (!due_ || Clock::now() < *due_ || frames_.empty()) return;
        frames_.pop_back();
        changed_ = true;
        due_.reset();
        if (!frames_.empty()) due_ = Clock::now() + frames_.back().duration;
    }

    void show() {
        const LinesFrame* frame = frames_.empty() ? nullptr : &frames_.back();
        const LinesScreen shown =
            build_lines_lesson_screen(table_, session_, look_, frame, terminal_.extent(), terminal_.capabilities());
        table_.ui().scroll = shown.scroll;
        terminal_.show(shown.grid, shown.cursor);
        terminal_.set_title(lines_lesson_heading(table_.run().lesson()) + " - Lines");
        keys_shown_ = shown.grid.keys();
        changed_ = false;
    }

    Terminal& terminal_;
    Input& input_;
    const lines::Session& session_;
    const LinesLook& look_;
    LinesKeys keys_;
    LinesLessonTable table_;
    std::vector<KeyPlace> keys_shown_;
    std::vector<LinesFrame> frames_;  // those still to be shown, the first one last
    std::optional<Clock::time_point> due_;
    int tries_ = 0;  // before the key
    bool still_;
    bool changed_ = true;
};

}  // namespace

void run_lines_lessons(Terminal& terminal, Input& input, const lines::Session& session, const LinesLook& look,
                       const LinesUi& ui, bool still) {
    LinesLessonLoop(terminal, input, session, look, ui, still).run();
}

}  // namespace atom4::tui
