// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/app.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "tui/controller.h"
#include "tui/i18n.h"
#include "tui/words.h"

namespace atom4::tui {

App::App(Session& session, Terminal& terminal, Thinker& thinker, Signals& signals)
    : session_(session), match_(session.match()), terminal_(terminal), thinker_(thinker), signals_(signals) {
    ui_.cursor = first_cursor(match_.position());
    tell(ui_, welcome_text(match_, session.was_resumed()));
    match_.subscribe([this](const MatchEvent& event) { announce(event, match_, ui_); });
}

void App::run() {
    while (!ended_) {
        keep_thinking();
        tell_of_trouble();
        if (changed_) show();
        wait();
        take_signals();
        if (ended_) break;
        take_answers();
        take_keys();
    }
    thinker_.cancel();
}

void App::show() {
    const Screen screen = build_screen(match_, ui_, terminal_.extent(), terminal_.capabilities());
    ui_.scroll = screen.scroll;
    ui_.help_top = screen.help_top;
    terminal_.show(screen);
    changed_ = false;
}

void App::wait() {
    std::array<pollfd, 2> sources{{{STDIN_FILENO, POLLIN, 0}, {thinker_.descriptor(), POLLIN, 0}}};
    const int ready = ::ppoll(sources.data(), sources.size(), nullptr, &signals_.wait_mask());
    if (ready < 0) {
        // A change of the window's size comes as a signal that curses took, and from it as a key.
        key_waits_ = errno == EINTR;
        ended_ = errno != EINTR;
        return;
    }
    const short input = sources[0].revents;
    key_waits_ = (input & POLLIN) != 0;
    if (!key_waits_ && (input & (POLLHUP | POLLERR | POLLNVAL)) != 0) ended_ = true;
    if (key_waits_) ++empty_reads_;
}

void App::take_keys() {
    if (!key_waits_) return;
    while (!ended_) {
        const auto key = terminal_.next_key();
        if (!key) break;
        empty_reads_ = 0;
        const Effect effect = handle_command(command_of_key(*key), match_, ui_, terminal_.extent().rows);
        if (effect == Effect::kQuit) ended_ = true;
        if (effect == Effect::kRepaint) terminal_.repaint();
        changed_ = true;
    }
    // Input that is announced and never comes has been closed.
    if (empty_reads_ > 3) ended_ = true;
}

void App::take_answers() {
    while (const auto answer = thinker_.take()) {
        asked_.reset();
        if (match_.answer(answer->generation, answer->cell)) changed_ = true;
    }
}

void App::take_signals() {
    if (Signals::ending()) ended_ = true;
    if (ended_) return;
    if (Signals::take_suspend()) {
        terminal_.leave();
        signals_.suspend();
        terminal_.enter();
        changed_ = true;
    }
    if (Signals::take_continued()) {
        terminal_.enter();
        changed_ = true;
    }
}

void App::keep_thinking() {
    if (ended_) return;
    if (!match_.is_computers_turn()) {
        if (asked_) thinker_.cancel();
        asked_.reset();
        return;
    }
    if (asked_ == match_.generation()) return;
    asked_ = match_.generation();
    thinker_.ask(
        {match_.position(), *match_.seat_to_move()->computer_level, session_.move_seed(), match_.generation()});
}

void App::tell_of_trouble() {
    const auto trouble = session_.autosave_trouble();
    if (trouble && !trouble_told_) {
        tell(ui_, fill(_("The match cannot be saved: {0}."), {std::generic_category().message(trouble->code)}));
        changed_ = true;
    }
    trouble_told_ = trouble.has_value();
}

}  // namespace atom4::tui
