// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/controller.h"

#include <algorithm>
#include <vector>

#include "tui/hint_words.h"
#include "tui/i18n.h"
#include "tui/words.h"

namespace atom4::tui {
namespace {

std::optional<CursorStep> step_of(Command command) {
    switch (command) {
        case Command::kUp: return CursorStep::kUp;
        case Command::kDown: return CursorStep::kDown;
        case Command::kLeft: return CursorStep::kLeft;
        case Command::kRight: return CursorStep::kRight;
        case Command::kNorthWest: return CursorStep::kNorthWest;
        case Command::kNorthEast: return CursorStep::kNorthEast;
        case Command::kSouthWest: return CursorStep::kSouthWest;
        case Command::kSouthEast: return CursorStep::kSouthEast;
        default: return std::nullopt;
    }
}

Effect handle_on_help(Command command, UiState& ui, int screen_rows) {
    const int page = std::max(1, screen_rows - 2);
    switch (command) {
        case Command::kUp: --ui.help_top; break;
        case Command::kDown: ++ui.help_top; break;
        case Command::kNorthEast: ui.help_top -= page; break;  // Page Up
        case Command::kSouthEast: ui.help_top += page; break;  // Page Down
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        case Command::kQuit: return Effect::kQuit;
        default: ui.page = PageShown::kGame; break;
    }
    ui.help_top = std::max(0, ui.help_top);
    return Effect::kShow;
}

Effect handle_on_form(Command command, Match& match, UiState& ui) {
    switch (command) {
        case Command::kUp:
        case Command::kPreviousLegal: ui.form.step_field(-1); break;
        case Command::kDown:
        case Command::kNextLegal: ui.form.step_field(1); break;
        case Command::kLeft: ui.form.step_value(-1); break;
        case Command::kRight: ui.form.step_value(1); break;
        case Command::kPlace:
            ui.page = PageShown::kGame;
            match.start(ui.form.setup());
            break;
        case Command::kBack: ui.page = PageShown::kGame; break;
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        case Command::kQuit: return Effect::kQuit;
        default: break;
    }
    return Effect::kShow;
}

void move_to_legal(const Match& match, UiState& ui, bool forward) {
    if (const auto cell = next_legal(match.position(), ui.cursor, forward)) ui.cursor = *cell;
}

void undo(Match& match, UiState& ui) {
    std::vector<Cell> cells;
    for (const Reaction& ply : match.plies()) cells.push_back(ply.placed());
    const bool ended_early = match.early_end().has_value();
    const int count = match.undo_turn();
    if (count == 0 && ended_early) return tell(ui, _("The round goes on."));
    tell(ui, undone_text(std::span(cells).last(static_cast<std::size_t>(count))));
}

void redo(Match& match, UiState& ui) {
    const int count = match.redo_turn();
    std::vector<Cell> cells;
    for (const Reaction& ply : match.plies().last(static_cast<std::size_t>(count))) cells.push_back(ply.placed());
    tell(ui, redone_text(cells));
}

Effect ask_hint(const Match& match, UiState& ui) {
    if (match.is_over()) {
        tell(ui, refusal_text(Refusal::kRoundOver, ui.cursor));
    } else if (match.is_computers_turn()) {
        tell(ui, refusal_text(Refusal::kComputersTurn, ui.cursor));
    } else {
        tell(ui, _("Looking for a good move ..."));
        ui.cursor_before = ui.cursor;
        return Effect::kHint;
    }
    return Effect::kShow;
}

}  // namespace

void show_hint(Hint hint, const Match& match, UiState& ui) {
    if (ui.cursor_before == ui.cursor) ui.cursor = hint.move;
    tell(ui, hint_text(match.position(), hint));
    ui.hint = std::move(hint);
}

void tell(UiState& ui, std::string news) {
    ui.news = std::move(news);
    ui.news_fresh = true;
}

Effect handle_command(Command command, Match& match, UiState& ui, int screen_rows) {
    if (ui.page == PageShown::kHelp) return handle_on_help(command, ui, screen_rows);
    if (ui.page == PageShown::kSetup) return handle_on_form(command, match, ui);
    if (const auto step = step_of(command)) {
        ui.cursor = step_cursor(ui.cursor, *step, match.position().size());
        ui.news_fresh = false;
        return Effect::kShow;
    }
    switch (command) {
        case Command::kPlace:
            if (const auto played = match.play(ui.cursor); !played) tell(ui, refusal_text(played.error(), ui.cursor));
            break;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            move_to_legal(match, ui, command == Command::kNextLegal);
            ui.news_fresh = false;
            break;
        case Command::kUndo: undo(match, ui); break;
        case Command::kRedo: redo(match, ui); break;
        case Command::kNextRound:
            if (!match.next_round()) tell(ui, round_goes_on_text());
            break;
        case Command::kNewMatch:
            ui.page = PageShown::kSetup;
            ui.form = SetupForm(match.setup());
            break;
        case Command::kHint: return ask_hint(match, ui);
        case Command::kMoveNow:
            if (match.is_computers_turn()) return Effect::kMoveNow;
            tell(ui, _("It is not the computer's turn."));
            break;
        case Command::kHelp:
            ui.page = PageShown::kHelp;
            ui.help_top = 0;
            break;
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        case Command::kQuit: return Effect::kQuit;
        default: break;
    }
    return Effect::kShow;
}

void announce(const MatchEvent& event, const Match& match, UiState& ui) {
    ui.hint.reset();
    ui.frames.clear();
    switch (event.kind) {
        case MatchEvent::Kind::kPlayed:
            ui.frames = frames_of(*event.reaction);
            std::reverse(ui.frames.begin(), ui.frames.end());
            tell(ui, played_text(match, *event.reaction));
            break;
        case MatchEvent::Kind::kRoundStarted:
            ui.cursor = first_cursor(match.position());
            tell(ui, round_started_text(match));
            break;
        case MatchEvent::Kind::kMatchStarted:
            ui.cursor = first_cursor(match.position());
            tell(ui, welcome_text(match, false));
            break;
        case MatchEvent::Kind::kEndedEarly: tell(ui, turn_text(match)); break;
        default: break;  // undo and redo are one piece of news for several plies
    }
}

}  // namespace atom4::tui
