// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/app.h"

#include <system_error>

#include "tui/controller.h"
#include "tui/i18n.h"
#include "tui/screen.h"
#include "tui/words.h"

namespace atom4::tui {

App::App(Session& session, Terminal& terminal, Thinker& thinker, Signals& signals)
    : session_(session),
      match_(session.match()),
      terminal_(terminal),
      computer_(session, thinker),
      input_(terminal, signals) {
    ui_.cursor = first_cursor(match_.position());
    tell(ui_, welcome_text(match_, session.was_resumed()));
    match_.subscribe([this](const MatchEvent& event) { announce(event, match_, ui_); });
}

void App::run() {
    while (!ended_) {
        computer_.keep_thinking();
        tell_of_trouble();
        if (changed_) show();
        input_.wait(computer_.descriptor());
        if (input_.has_ended()) break;
        if (input_.take_returned()) changed_ = true;
        if (computer_.take_answers()) changed_ = true;
        if (auto hint = computer_.take_hint()) show_hint(std::move(*hint), match_, ui_);
        take_keys();
    }
    computer_.rest();
}

void App::show() {
    const Screen screen = build_screen(match_, ui_, terminal_.extent(), terminal_.capabilities());
    ui_.scroll = screen.scroll;
    ui_.help_top = screen.help_top;
    terminal_.show(screen.grid, screen.cursor);
    changed_ = false;
}

void App::take_keys() {
    while (const auto key = input_.next_key()) {
        const Effect effect = handle_command(command_of_key(*key), match_, ui_, terminal_.extent().rows);
        if (effect == Effect::kRepaint) terminal_.repaint();
        if (effect == Effect::kHint) computer_.want_hint();
        if (effect == Effect::kMoveNow) computer_.hurry();
        changed_ = true;
        ended_ = effect == Effect::kQuit;
        if (ended_) return;
    }
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
