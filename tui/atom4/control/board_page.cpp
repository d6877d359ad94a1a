// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/control/board_page.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include "tui/atom4/state/keys.h"

namespace atom4::tui {
namespace {

using Clock = std::chrono::steady_clock;

/// Sleeps until there is a key, or the next moment of a reaction is due.
class BoardPageLoop {
public:
    BoardPageLoop(Terminal& terminal, Input& input, BoardPage& page, bool still)
        : terminal_(terminal), input_(input), page_(page), still_(still) {}

    void run() {
        while (!page_.has_left()) {
            if (terminal_.take_paper_change()) changed_ = true;
            if (changed_ && terminal_.takes_more() && !terminal_.is_asking()) show();
            input_.wait({-1, -1}, time_to_wait());
            if (input_.has_ended()) return;
            if (input_.take_returned()) changed_ = true;
            while (!page_.has_left()) {
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
        const bool pressed = mouse->kind == MouseEvent::Kind::kPress;
        if (const auto key = pressed ? key_at(keys_, mouse->place) : std::nullopt) return take_key(*key);
        const auto cell = page_.cell_at(mouse->place, terminal_.extent());
        if (!cell) return;
        changed_ = true;
        if (pressed) {
            page_.press(*cell);
            begin_frames();
        } else if (mouse->kind == MouseEvent::Kind::kMove) {
            page_.point_at(*cell);
        }
    }

    void take_key(int key) {
        changed_ = true;
        if (const Command command = command_of_key(key); command == Command::kResize || command == Command::kRedraw)
            return terminal_.repaint();
        page_.take_key(key);
        begin_frames();
    }

    void begin_frames() {
        if (still_ || terminal_.is_slow()) page_.ui().frames.clear();
        due_.reset();
        if (!page_.ui().frames.empty()) due_ = Clock::now() + page_.ui().frames.back().duration;
    }

    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const {
        if (!due_) return std::nullopt;
        return std::max(std::chrono::milliseconds(0),
                        std::chrono::ceil<std::chrono::milliseconds>(*due_ - Clock::now()));
    }

    void take_time() {
        auto& frames = page_.ui().frames;
        if (!due_ || Clock::now() < *due_ || frames.empty()) return;
        frames.pop_back();
        changed_ = true;
        due_.reset();
        if (!frames.empty()) due_ = Clock::now() + frames.back().duration;
    }

    void show() {
        const Screen shown = page_.screen(terminal_.extent(), terminal_.capabilities());
        page_.ui().scroll = shown.scroll;
        terminal_.show(shown.grid, shown.cursor);
        terminal_.set_title(page_.title() + " - Atom-4");
        keys_ = shown.grid.keys();
        changed_ = false;
    }

    Terminal& terminal_;
    Input& input_;
    BoardPage& page_;
    std::vector<KeyPlace> keys_;
    std::optional<Clock::time_point> due_;
    bool still_;
    bool changed_ = true;
};

}  // namespace

void run_board_page(Terminal& terminal, Input& input, BoardPage& page, bool still) {
    BoardPageLoop(terminal, input, page, still).run();
}

}  // namespace atom4::tui
