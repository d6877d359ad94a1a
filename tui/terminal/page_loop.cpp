// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/page_loop.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/base/strings.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {

using std::chrono::milliseconds;

void PageLoop::run(ScreenPage& first) {
    layers_.push_back({&first, nullptr, {}});
    while (!layers_.empty()) {
        ScreenPage& page = top();
        page.prepare();
        if (&page != &top()) continue;  // it has opened another one
        if (terminal_.take_change()) changed_ = true;
        if (page.take_change()) changed_ = true;
        if (changed_ && terminal_.takes_more() && !terminal_.is_asking()) show();
        wait();
        if (input_.has_ended()) break;
        if (input_.take_returned()) changed_ = true;
        mailbox_.deliver();
        for (const Layer& layer : layers_) layer.page->wake();
        take_events();
        page.update();
        close_left();
    }
    layers_.clear();
}

void PageLoop::open(std::unique_ptr<ScreenPage> page, std::function<void()> left) {
    top().set_covered(true);
    ScreenPage* opened = page.get();
    layers_.push_back({opened, std::move(page), std::move(left)});
    changed_ = hurries_ = true;
}

void PageLoop::close_left() {
    while (!layers_.empty() && top().has_left()) {
        const Layer layer = std::move(layers_.back());
        layers_.pop_back();
        changed_ = hurries_ = true;
        if (!layers_.empty()) top().set_covered(false);
        if (layer.left) layer.left();
    }
}

void PageLoop::show() {
    const ScreenPage::Shown shown = top().show(terminal_.extent(), terminal_.capabilities());
    terminal_.show(shown.grid, shown.cursor);
    terminal_.set_title(shown.title);
    keys_ = shown.grid.keys();
    keys_extent_ = shown.grid.extent();
    changed_ = false;
}

void PageLoop::wait() {
    auto time = std::exchange(hurries_, false) ? std::optional(milliseconds(0)) : std::nullopt;
    for (const Layer& layer : layers_) {
        if (const auto its_time = layer.page->time_to_wait()) time = time ? std::min(*time, *its_time) : its_time;
    }
    input_.wait(mailbox_.descriptor(), time);
}

// Stops when another page is on top, which is drawn before it gets any events.
void PageLoop::take_events() {
    ScreenPage& page = top();
    while (&page == &top() && !page.has_left()) {
        const auto event = input_.next_event();
        if (!event) return;
        page.take_event(meant(*event));
    }
}

// A click means what is on the screen; if the window has changed its size since, what is about to be shown.
TerminalEvent PageLoop::meant(const TerminalEvent& event) const {
    const auto* mouse = std::get_if<MouseEvent>(&event);
    if (mouse == nullptr || mouse->kind != MouseEvent::Kind::kPress) return event;
    const auto key = keys_extent_ == terminal_.extent()
                         ? key_at(keys_, mouse->place)
                         : key_at(top().show(terminal_.extent(), terminal_.capabilities()).grid.keys(), mouse->place);
    return key ? TerminalEvent(*key) : event;
}

void AnimatedPage::take_event(const TerminalEvent& event) {
    if (const int* key = std::get_if<int>(&event)) return take_pressed_key(*key);
    if (std::holds_alternative<Paste>(event)) return say(ignored_paste_text());
    const auto& mouse = std::get<MouseEvent>(event);
    if (mouse.kind == MouseEvent::Kind::kMove) {
        if (point_at(mouse.place, terminal_.extent())) changed_ = true;
    } else if (mouse.kind == MouseEvent::Kind::kPress) {
        say({});
        if (press(mouse.place, terminal_.extent())) begin_motion();
    }
}

void AnimatedPage::say(std::string text) {
    changed_ |= text != said_;
    said_ = std::move(text);
}

void AnimatedPage::take_pressed_key(int key) {
    say({});
    if (!reads_letters()) {
        const auto meant = letters_.take(key);
        if (!meant) return say(letters_.unknown().empty() ? std::string() : unknown_letter_text(letters_.unknown()));
        key = key_bindings().usual(*meant);
    }
    changed_ = true;
    if (is_redraw(key)) return terminal_.repaint();
    take_key(key);
    begin_motion();
}

void AnimatedPage::begin_motion() {
    changed_ = true;
    if (still_) end_motion();
    wait_for_moment();
}

void AnimatedPage::wait_for_moment() {
    const auto time = moment();
    due_ = time ? std::optional(Clock::now() + *time) : std::nullopt;
}

std::optional<milliseconds> AnimatedPage::time_to_wait() const {
    if (!due_) return std::nullopt;
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*due_ - Clock::now()));
}

void AnimatedPage::update() {
    if (due_ && Clock::now() >= *due_) {
        next_moment();
        changed_ = true;
        wait_for_moment();
    }
}

void AnimatedPage::set_covered(bool is_covered) {
    is_covered ? due_.reset() : wait_for_moment();
}

ScreenPage::Shown AnimatedPage::show(Extent extent, Capabilities capabilities) {
    Shown shown = draw(extent, capabilities);
    if (!said_.empty()) {
        const Extent whole = shown.grid.extent();
        const int end = shown.grid.put(whole.rows - 1, 0, said_, Role::kNews, whole.cols);
        shown.grid.put(whole.rows - 1, end, std::string(as_size(std::max(0, whole.cols - end)), ' '));
    }
    return shown;
}

}  // namespace atom4::tui
