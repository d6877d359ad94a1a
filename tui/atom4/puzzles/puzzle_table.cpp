// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/puzzles/puzzle_table.h"
#include "core/atom4/training/puzzle_texts.h"

#include <algorithm>
#include <utility>

#include "core/atom4/rules/notation.h"
#include "core/storage/record_text.h"
#include "tui/atom4/state/keys.h"
#include "tui/atom4/words/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

PuzzleTable::PuzzleTable(const UiState& ui, Mailbox& mailbox, std::function<void()> changed, PuzzleHistoryFile history,
                         MyPuzzlesFile mine)
    : changed_(std::move(changed)),
      desk_(mailbox, {[this](const Reaction& reaction) { return played_text(*match_, reaction); }, [this] { hear(); }},
            std::move(history), std::move(mine)) {
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    show();
}

void PuzzleTable::show() {
    show_board();
    ui_.cursor = first_cursor(desk_.board());
    said_ = desk_.said();
}

void PuzzleTable::show_board() {
    MatchSetup setup;
    setup.size = desk_.run().puzzle().position.size();
    setup.position = desk_.run().puzzle().position;
    match_ = std::make_unique<Match>(setup);
    for (const Cell cell : desk_.run().played()) (void)match_->play(cell);
    for (const Reaction& reaction : desk_.tried()) (void)match_->play(reaction.placed());
    ui_.frames.clear();
    ui_.waits = desk_.is_thinking() && !desk_.tried().empty();
    ui_.viewed.reset();
    // Nothing more is to be placed on what is shown.
    if (desk_.is_wrong() || desk_.is_solved()) ui_.viewed = static_cast<int>(match_->plies().size());
}

void PuzzleTable::show_motion(const Reaction& reaction) {
    ui_.frames = frames_of(reaction);
    std::reverse(ui_.frames.begin(), ui_.frames.end());
}

void PuzzleTable::put_back() {
    if (!desk_.is_wrong()) return;
    desk_.put_back();
    show_board();
}

void PuzzleTable::attempt(Cell cell) {
    if (!desk_.takes_try()) return;
    const auto played = desk_.attempt(cell);
    show_board();
    said_ = played ? std::string() : refusal_text(refusal_of(played.error()), cell);
    if (played) show_motion(*played);
}

void PuzzleTable::tick(PuzzleTrainer::Clock::time_point now) {
    if (desk_.tick(now)) said_ = desk_.said();
}

void PuzzleTable::hear() {
    if (desk_.is_thinking()) {
        go_on();
    } else {
        show_board();
        said_ = desk_.said();
    }
    changed_();
}

void PuzzleTable::go_on() {
    if (!ui_.frames.empty() || !desk_.go_on()) return;
    const PuzzleReply& reply = *desk_.reply();
    said_ = desk_.said();
    show_board();
    if (reply.kind == PuzzleRequest::Kind::kHint) ui_.cursor = reply.cells.front();
    if (reply.kind != PuzzleRequest::Kind::kTry) return;
    if (reply.tried.answer) show_motion(*reply.tried.answer);
    if (desk_.trouble()) said_ += ' ' + unkept_puzzles_text(system_reason(*desk_.trouble()));
    if (desk_.is_wrong()) said_ += std::string(" ") + _("Any key puts the board back: try another cell.");
}

void PuzzleTable::choose_level(std::optional<int> level) {
    desk_.choose_level(level);
    show();
}

void PuzzleTable::forget() {
    desk_.forget_this() ? show() : put_back();
    said_ = desk_.said();
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

void PuzzleTable::begin_next() {
    desk_.next();
    show();
}

void PuzzleTable::press(Cell cell) {
    ui_.frames.clear();
    if (statistics_) return;
    ui_.cursor = cell;
    attempt(cell);
    go_on();
}

void PuzzleTable::point_at(Cell cell) {
    if (!statistics_ && !desk_.is_wrong() && !desk_.is_solved()) ui_.cursor = cell;
}

// The keys that mean something else in a game, or nothing.
bool PuzzleTable::take_puzzle_key(int key) {
    switch (key) {
        case 'd':
            desk_.begin_today();
            show();
            return true;
        case 'm': show_mine(); return true;
        case 's':
            put_back();
            desk_.solve();
            return true;
        case 'i': statistics_ = true; return true;
        case '=': choose_level(std::nullopt); return true;
        case 'x': forget(); return true;
        case 'c':
            desk_.set_clock(!desk_.has_clock());
            said_ = desk_.said();
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
        case Command::kPlace: desk_.is_solved() ? begin_next() : attempt(ui_.cursor); break;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            put_back();
            ui_.cursor =
                next_legal(match_->position(), ui_.cursor, command == Command::kNextLegal).value_or(ui_.cursor);
            break;
        case Command::kNextRound:
        case Command::kStepForward: begin_next(); break;
        case Command::kUndo:
        case Command::kRedo: {
            const Cell cursor = ui_.cursor;
            const bool trying = !desk_.tried().empty() || desk_.is_thinking();
            desk_.again();
            show();
            if (trying) ui_.cursor = cursor;
            break;
        }
        case Command::kHint:
            put_back();
            desk_.hint();
            break;
        case Command::kStronger: change_level(1); break;
        case Command::kWeaker: change_level(-1); break;
        case Command::kBack:
        case Command::kQuit: left_ = true; break;
        default: lists_keys_ = true; break;
    }
}

}  // namespace atom4::tui
