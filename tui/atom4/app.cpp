// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/app.h"

#include <algorithm>

#include "core/atom4/computer/thinking_time.h"
#include "tui/atom4/control/mouse_controller.h"
#include "tui/atom4/control/prompt_controller.h"
#include "tui/atom4/control/unfinished.h"
#include "tui/atom4/screen/screen.h"
#include "tui/atom4/state/look_back.h"
#include "tui/atom4/words/analysis_words.h"
#include "tui/atom4/words/kept_words.h"
#include "tui/atom4/words/words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

App::App(Session& session, Terminal& terminal, Signals& signals, const TerminalWishes& wishes)
    : session_(session),
      match_(session.match()),
      terminal_(terminal),
      computer_(session),
      input_(terminal, signals),
      settings_(kept_terminal_settings()),
      still_(wishes.still) {
    ui_.letters = settings_.letters;
    ui_.paper = wishes.paper.value_or(settings_.paper);
    // What was asked for at the start is not what is kept.
    settings_.paper = ui_.paper;
    terminal_.set_paper(ui_.paper);
    ui_.cursor = first_cursor(match_.position());
    tell(ui_, first_words(session));
    clocks_.hold_until_change(match_);
    subscription_ = match_.subscribe([this](const MatchEvent& event) {
        announce(event, match_, ui_);
        if (still_) ui_.frames.clear();
        using Kind = MatchEvent::Kind;
        if (event.kind == Kind::kMatchStarted) clocks_.hold_until_change(match_);
        if (event.kind != Kind::kMatchStarted && event.kind != Kind::kRoundStarted) return;
        analyst_.forget_review();
        ui_.reviewed.clear();
    });
    terminal_.listen_to_mouse(Hovering::kYes);
}

void App::run() {
    while (!ended_) {
        computer_.keep_thinking();
        hurry_frames();
        keep_analysing();
        tell_of_trouble();
        if (terminal_.take_paper_change()) changed_ = true;
        if (changed_ && terminal_.takes_more() && !terminal_.is_asking()) show();
        schedule();
        // The computer's answer waits until the person's move has been seen.
        input_.wait({ui_.frames.empty() ? computer_.descriptor() : -1, analyst_.descriptor()}, time_to_wait());
        if (input_.has_ended()) break;
        if (input_.take_returned()) changed_ = true;
        if (match_.setup().time_control) {
            clocks_.tick(match_);
            changed_ = true;
        }
        const auto generation = match_.generation();
        take_background();
        take_keys();
        take_time();
        keep_settings();
        if (match_.generation() != generation) clocks_.pass_over(match_);
    }
    computer_.rest();
}

// A computer that is short of time does not look on while its clock runs.
void App::hurry_frames() {
    const auto time = match_.is_computers_turn() ? thinking_time(match_) : std::nullopt;
    if (!time) return;
    milliseconds rest{0};
    for (const ReactionFrame& frame : ui_.frames) rest += frame.duration;
    if (*time >= rest) return;
    ui_.frames.clear();
    changed_ = true;
}

void App::keep_analysing() {
    analyst_.analyse(ui_.analyses ? std::optional(shown_position(match_, ui_)) : std::nullopt);
    ui_.report = analyst_.report();
}

void App::take_background() {
    if (ui_.frames.empty() && computer_.take_answers()) changed_ = true;
    if (auto hint = computer_.take_hint()) show_hint(std::move(*hint), match_, ui_);
    const bool reviewed_before = analyst_.is_reviewing();
    if (!analyst_.take_answers()) return;
    changed_ = true;
    ui_.reviewed = analyst_.reviewed();
    if (analyst_.is_reviewing())
        tell(ui_, fill(_("Reviewing the round: move {0} of {1}."),
                       {std::to_string(move_number(static_cast<int>(ui_.reviewed.size()))),
                        std::to_string(move_number(static_cast<int>(analyst_.to_review())))}));
    else if (reviewed_before)
        tell(ui_, review_text(ui_.reviewed));
}

void App::show() {
    const Screen screen = build_screen(match_, ui_, terminal_.extent(), terminal_.capabilities());
    ui_.scroll = screen.scroll;
    ui_.page_top = screen.page_top;
    terminal_.show(screen.grid, screen.cursor);
    changed_ = false;
}

void App::take_keys() {
    while (!ended_) {
        const auto event = input_.next_event();
        if (!event) return;
        take_event(*event);
    }
}

void App::take_event(const TerminalEvent& event) {
    if (const auto* mouse = std::get_if<MouseEvent>(&event)) {
        if (take_mouse(*mouse, terminal_.extent(), match_, ui_)) changed_ = true;
        return;
    }
    changed_ = true;
    const int key = std::get<int>(event);
    const Command command = command_of_key(key);
    if (command == Command::kResize) return take_effect(Effect::kRepaint);
    ui_.frames.clear();
    if (ui_.prompt)
        take_prompt_key(key, session_, ui_);
    else
        take_effect(handle_command(command, match_, ui_, terminal_.extent().rows));
}

void App::keep_settings() {
    const TerminalSettings now{ui_.paper, ui_.letters};
    if (now == settings_) return;
    settings_ = now;
    keep_terminal_settings(settings_);
    terminal_.set_paper(ui_.paper);
}

void App::take_effect(Effect effect) {
    switch (effect) {
        case Effect::kShow: break;
        case Effect::kRepaint: terminal_.repaint(); break;
        case Effect::kHint: computer_.want_hint(); break;
        case Effect::kMoveNow: computer_.hurry(); break;
        case Effect::kReview: review(); break;
        case Effect::kGoTo: open_prompt(PromptPurpose::kCell, session_, ui_); break;
        case Effect::kSave: open_prompt(PromptPurpose::kSave, session_, ui_); break;
        case Effect::kOpen: open_unfinished(session_, ui_); break;
        case Effect::kGoOn: take_chosen(session_, ui_); break;
        case Effect::kQuit: leave(); break;
    }
}

void App::review() {
    std::vector<Cell> moves;
    for (const Reaction& ply : match_.plies()) moves.push_back(ply.placed());
    analyst_.review(match_.first_position(), std::move(moves));
    ui_.reviewed.clear();
}

// An unfinished match that is kept nowhere is worth a question.
void App::leave() {
    ended_ = ui_.armed == Armed::kQuit || !session_.would_lose_a_match();
    ui_.page = PageShown::kGame;
    if (ended_) return;
    tell(ui_, _("The match cannot be saved and would be lost. q again quits; s saves it in a file."));
    ui_.armed = Armed::kQuit;
}

void App::schedule() {
    if (ui_.frames.empty())
        due_.reset();
    else if (!due_)
        due_ = Clock::now() + ui_.frames.back().duration;
}

std::optional<milliseconds> App::time_to_wait() const {
    auto time = clocks_.next_change(match_);
    if (due_) {
        const auto frame = std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*due_ - Clock::now()));
        time = time ? std::min(*time, frame) : frame;
    }
    return time;
}

void App::take_time() {
    if (!due_ || Clock::now() < *due_ || ui_.frames.empty()) return;
    due_.reset();
    // A line that has not taken one moment in the time for it gets the end at once.
    if (terminal_.takes_more())
        ui_.frames.pop_back();
    else
        ui_.frames.clear();
    changed_ = true;
}

// The screen shows it for as long as it lasts; that it ended is news.
void App::tell_of_trouble() {
    const std::string trouble = unkept_text(session_);
    if (trouble == ui_.trouble) return;
    tell(ui_, trouble.empty() ? _("The match is kept again.") : trouble);
    ui_.trouble = trouble;
    changed_ = true;
}

}  // namespace atom4::tui
