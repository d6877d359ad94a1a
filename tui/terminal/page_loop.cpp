// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/page_loop.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/strings.h"
#include "tui/terminal/letter_keys.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

class PageLoop {
public:
    PageLoop(Terminal& terminal, Input& input, LoopPage& page, bool still)
        : terminal_(terminal), input_(input), page_(page), still_(still) {}

    void run() {
        while (!page_.has_left()) {
            if (terminal_.take_paper_change()) changed_ = true;
            if (changed_ && terminal_.takes_more() && !terminal_.is_asking()) show();
            input_.wait({page_.descriptor()}, time_to_wait());
            if (input_.has_ended()) return;
            if (input_.take_returned()) changed_ = true;
            while (!page_.has_left()) {
                const auto event = input_.next_event();
                if (!event) break;
                take(*event);
            }
            take_time();
            if (page_.take_answers()) begin_motion();
        }
    }

private:
    using Clock = std::chrono::steady_clock;

    void take(const TerminalEvent& event) {
        if (const int* key = std::get_if<int>(&event)) return take_key(*key);
        if (std::holds_alternative<Paste>(event)) return say(ignored_paste_text());
        const auto* mouse = std::get_if<MouseEvent>(&event);
        if (mouse->kind == MouseEvent::Kind::kMove) {
            if (page_.point_at(mouse->place, terminal_.extent())) changed_ = true;
        } else if (mouse->kind == MouseEvent::Kind::kPress) {
            say({});
            if (const auto key = key_at(keys_, mouse->place)) return take_key(*key);
            if (page_.press(mouse->place, terminal_.extent())) begin_motion();
        }
    }

    // What is said here of the last event, over the last row of the page.
    void say(std::string text) {
        changed_ |= text != said_;
        said_ = std::move(text);
    }

    void take_key(int key) {
        say({});
        if (!page_.reads_letters()) {
            const auto meant = letters_.take(key);
            if (!meant)
                return say(letters_.unknown().empty() ? std::string() : unknown_letter_text(letters_.unknown()));
            key = *meant;
        }
        changed_ = true;
        if (page_.is_redraw(key)) return terminal_.repaint();
        page_.take_key(key);
        begin_motion();
    }

    void begin_motion() {
        changed_ = true;
        if (still_) page_.end_motion();
        wait_for_moment();
    }

    void wait_for_moment() {
        const auto moment = page_.moment();
        due_ = moment ? std::optional(Clock::now() + *moment) : std::nullopt;
    }

    [[nodiscard]] std::optional<milliseconds> time_to_wait() const {
        if (!due_) return std::nullopt;
        return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*due_ - Clock::now()));
    }

    void take_time() {
        if (!due_ || Clock::now() < *due_) return;
        page_.next_moment();
        changed_ = true;
        wait_for_moment();
    }

    void show() {
        LoopPage::Shown shown = page_.show(terminal_.extent(), terminal_.capabilities());
        if (!said_.empty()) {
            const Extent extent = shown.grid.extent();
            const int end = shown.grid.put(extent.rows - 1, 0, said_, Role::kNews, extent.cols);
            shown.grid.put(extent.rows - 1, end, std::string(as_size(std::max(0, extent.cols - end)), ' '));
        }
        terminal_.show(shown.grid, shown.cursor);
        terminal_.set_title(shown.title);
        keys_ = shown.grid.keys();
        changed_ = false;
    }

    Terminal& terminal_;
    Input& input_;
    LoopPage& page_;
    LetterKeys letters_;
    std::string said_;
    std::vector<KeyPlace> keys_;  // those that the screen names
    std::optional<Clock::time_point> due_;
    bool still_;
    bool changed_ = true;
};

}  // namespace

void run_page(Terminal& terminal, Input& input, LoopPage& page, bool still) {
    PageLoop(terminal, input, page, still).run();
}

}  // namespace atom4::tui
