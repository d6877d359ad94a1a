// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/puzzles/puzzle_table.h"
#include "core/atom4/training/puzzle_texts.h"

#include <algorithm>
#include <utility>

#include "core/atom4/rules/notation.h"
#include "tui/atom4/puzzles/puzzle_words.h"
#include "tui/atom4/state/keys.h"
#include "tui/atom4/words/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

PuzzleTable::PuzzleTable(PuzzleTrainer& desk, const UiState& ui, Mailbox& mailbox, std::function<void()> changed)
    : desk_(desk),
      changed_(std::move(changed)),
      thinking_(
          mailbox, think_about_puzzle, [this](PuzzleReply answer) { hear(std::move(answer)); },
          [this](TaskEnd how) { hear_end(how); }) {
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    show();
}

void PuzzleTable::show() {
    thinking_.stop();
    answer_.reset();
    MatchSetup setup;
    setup.size = desk_.run().puzzle().position.size();
    setup.position = desk_.run().puzzle().position;
    match_ = std::make_unique<Match>(setup);
    for (const Cell cell : desk_.run().played()) (void)match_->play(cell);
    wrong_ = false;
    ui_.waits = false;
    ui_.viewed.reset();
    ui_.frames.clear();
    ui_.cursor = first_cursor(desk_.run().position());
    said_.clear();
}

// The board without the wrong try; what was said of it stays until the next thing is.
void PuzzleTable::put_back() {
    if (!wrong_) return;
    const Cell cursor = ui_.cursor;
    std::string said = std::move(said_);
    show();
    ui_.cursor = cursor;
    said_ = std::move(said);
}

void PuzzleTable::ask(PuzzleRequest::Kind kind, Cell cell) {
    thinking_.ask({kind, desk_.run(), cell});
}

void PuzzleTable::attempt(Cell cell) {
    if (is_thinking() || desk_.run().is_solved()) return;
    put_back();
    const auto played = match_->play(cell);
    if (!played) {
        said_ = refusal_text(played.error(), cell);
        return;
    }
    does_ = played_text(*match_, *played);
    said_.clear();
    ui_.frames = frames_of(*played);
    std::reverse(ui_.frames.begin(), ui_.frames.end());
    ui_.waits = true;
    ask(PuzzleRequest::Kind::kTry, cell);
}

void PuzzleTable::tell_that_it_thinks() {
    said_ = proving_text();
}

void PuzzleTable::hear(PuzzleReply answer) {
    thinking_.stop();  // there is one answer
    answer_ = std::move(answer);
    go_on();
    changed_();
}

// What was being tried is taken back.
void PuzzleTable::hear_end(TaskEnd how) {
    if (how == TaskEnd::kDone) return;
    put_aside();
    said_ = out_of_resources_text();
    changed_();
}

void PuzzleTable::go_on() {
    if (!answer_ || !ui_.frames.empty()) return;
    const PuzzleReply answer = *std::exchange(answer_, std::nullopt);
    desk_.accept(answer.run);
    switch (answer.kind) {
        case PuzzleRequest::Kind::kTry: return show_try(answer);
        case PuzzleRequest::Kind::kHint:
            said_ = puzzle_hint_text(answer.cells);
            ui_.cursor = answer.cells.front();
            return;
        case PuzzleRequest::Kind::kSolution: said_ = solution_text(answer.cells); return;
    }
}

void PuzzleTable::show_try(const PuzzleReply& answer) {
    const PuzzleTry& tried = answer.tried;
    said_ = told_try(desk_, answer.cell, tried, does_);
    if (tried.answer) {
        if (const auto answered = match_->play(tried.answer->placed())) {
            ui_.frames = frames_of(*answered);
            std::reverse(ui_.frames.begin(), ui_.frames.end());
        }
    }
    wrong_ = tried.is_wrong();
    if (wrong_) said_ += std::string(" ") + _("Any key puts the board back: try another cell.");
    ui_.waits = false;
    // Nothing more is to be placed on what is shown.
    if (wrong_ || desk_.run().is_solved()) ui_.viewed = static_cast<int>(match_->plies().size());
}

// What is being tried is taken back, and whatever is being found out is wanted no more.
void PuzzleTable::put_aside() {
    const Cell cursor = ui_.cursor;
    show();
    ui_.cursor = cursor;
}

void PuzzleTable::choose_level(std::optional<int> level) {
    desk_.choose_level(level);
    show();
    said_ = puzzle_level_text(level);
}

void PuzzleTable::forget() {
    const bool forgotten = desk_.forget_this();
    if (forgotten) show();
    said_ = forgotten_puzzle_text(forgotten);
}

void PuzzleTable::change_level(int by) {
    constexpr int kHighest = 9;
    constexpr int kMiddle = 4;
    choose_level(std::clamp(desk_.level() ? *desk_.level() + by : kMiddle, 0, kHighest));
}

void PuzzleTable::show_mine() {
    if (desk_.begin_mine()) return show();
    put_back();
    said_ = _("None of your own is due. After a review, K makes puzzles of your mistakes.");
}

void PuzzleTable::solve() {
    if (is_thinking() || desk_.run().is_solved()) return;
    put_back();
    ask(PuzzleRequest::Kind::kSolution);
}

void PuzzleTable::press(Cell cell) {
    ui_.frames.clear();
    if (statistics_) return;
    ui_.cursor = cell;
    attempt(cell);
    go_on();
}

void PuzzleTable::point_at(Cell cell) {
    if (!statistics_ && !wrong_ && !desk_.run().is_solved()) ui_.cursor = cell;
}

// The keys that mean something else in a game, or nothing.
bool PuzzleTable::take_puzzle_key(int key) {
    switch (key) {
        case 'd':
            desk_.begin_today();
            show();
            return true;
        case 'm': show_mine(); return true;
        case 's': solve(); return true;
        case 'i': statistics_ = true; return true;
        case '=': choose_level(std::nullopt); return true;
        case 'x':
            put_back();
            forget();
            return true;
        case 'c':
            desk_.set_clock(!desk_.has_clock());
            said_ = puzzle_clock_text(desk_.has_clock());
            return true;
        default: return false;
    }
}

void PuzzleTable::take_key(int key) {
    ui_.frames.clear();
    obey(key);
    go_on();
}

void PuzzleTable::obey(int key) {
    const Command command = command_of_key(key);
    lists_keys_ = false;
    if (statistics_) {
        statistics_ = false;
        left_ = command == Command::kQuit;
        return;
    }
    if (take_puzzle_key(key)) return;
    if (const auto step = step_of(command)) {
        put_back();
        ui_.cursor = step_cursor(ui_.cursor, *step, match_->position().size());
        return;
    }
    switch (command) {
        case Command::kPlace:
            if (desk_.run().is_solved()) {
                desk_.next();
                show();
            } else {
                attempt(ui_.cursor);
            }
            break;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            put_back();
            ui_.cursor =
                next_legal(match_->position(), ui_.cursor, command == Command::kNextLegal).value_or(ui_.cursor);
            break;
        case Command::kNextRound:
        case Command::kStepForward:
            desk_.next();
            show();
            break;
        case Command::kUndo:
        case Command::kRedo:
            // What is tried is taken back before all is.
            if (is_thinking() || wrong_) {
                put_aside();
                break;
            }
            desk_.again();
            show();
            break;
        case Command::kHint:
            if (is_thinking() || desk_.run().is_solved()) break;
            put_back();
            ask(PuzzleRequest::Kind::kHint);
            break;
        case Command::kStronger: change_level(1); break;
        case Command::kWeaker: change_level(-1); break;
        case Command::kBack:
        case Command::kQuit: left_ = true; break;
        default: lists_keys_ = true; break;
    }
}

}  // namespace atom4::tui
