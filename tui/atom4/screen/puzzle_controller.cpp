// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/puzzle_controller.h"

#include <algorithm>
#include <utility>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/training/puzzle_texts.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

PuzzleTable::PuzzleTable(const UiState& ui, Mailbox& mailbox, PuzzleHistoryFile history, MyPuzzlesFile mine)
    : TrainingTable(ui), desk_(mailbox, {[this] { hear(); }}, std::move(history), std::move(mine)) {
    show();
}

void PuzzleTable::show() {
    show_puzzle();
    ui().cursor = first_cursor(desk_.board());
    say(desk_.said());
}

std::string PuzzleTable::heading() const {
    return puzzle_heading(desk_);
}

std::string PuzzleTable::task() const {
    return desk_.is_solved() ? std::string() : puzzle_task(desk_.run());
}

std::vector<KeyHint> PuzzleTable::keys() const {
    const bool solved = does_it();
    return {
        {solved, _("Enter"), _("next puzzle"), kEnterKey},
        {!solved, _("Enter"), _("place"), kEnterKey},
        {!solved, "H", _("hint")},
        {!solved, "s", _("solution")},
        // TRANSLATORS: another puzzle.
        {!solved, "n", _("another one")},
        // TRANSLATORS: puzzles that were made of mistakes of one's own.
        {desk_.due_count() > 0, "m", _("mine")},
        // TRANSLATORS: this puzzle of one's own is asked no more.
        {desk_.source() == PuzzleTrainer::Source::kMine, "x", _("forget")},
        {true, "d", _("of the day")},
        // TRANSLATORS: puzzles.
        {true, "+", _("harder")},
        // TRANSLATORS: puzzles.
        {true, "-", _("easier")},
        // TRANSLATORS: puzzles as hard as one's own rating says.
        {desk_.level().has_value(), "=", _("for me")},
        {true, "u", _("again")},
        {true, "i", _("statistics")},
        // TRANSLATORS: show how long the puzzle took, or not.
        {true, "c", _("clock")},
        {true, "q", _("leave")},
    };
}

void PuzzleTable::draw_text(Grid& grid) const {
    Page page{{_("Puzzles"), Role::kTitle}, {"", Role::kText}};
    for (const std::string& line : puzzle_statistics_text(desk_)) page.push_back({line, Role::kText});
    (void)draw_page(grid, page, 0, "q");
}

void PuzzleTable::show_puzzle() {
    std::vector<Cell> moves = desk_.run().played();
    for (const Reaction& reaction : desk_.tried()) moves.push_back(reaction.placed());
    show_board(desk_.run().puzzle().position, moves, desk_.is_wrong() || desk_.is_solved());
    ui().waits = desk_.is_thinking() && !desk_.tried().empty();
}

void PuzzleTable::put_back() {
    if (!desk_.is_wrong()) return;
    desk_.put_back();
    show_puzzle();
}

void PuzzleTable::attempt(Cell cell) {
    if (!desk_.takes_try()) return;
    const auto played = desk_.attempt(cell);
    show_puzzle();
    say(played ? std::string() : refusal_text(refusal_of(played.error()), cell));
    if (played) show_motion(*played);
}

void PuzzleTable::tick(Clock::time_point now) {
    if (desk_.tick(now)) say(desk_.said());
}

void PuzzleTable::hear() {
    if (desk_.is_thinking()) {
        go_on();
    } else {
        show_puzzle();
        say(desk_.said());
    }
    changed();
}

void PuzzleTable::go_on() {
    if (!ui().frames.empty() || !desk_.go_on()) return;
    const PuzzleReply& reply = *desk_.reply();
    std::string said = desk_.said();
    show_puzzle();
    if (reply.kind == PuzzleRequest::Kind::kHint) ui().cursor = reply.cells.front();
    if (reply.tried.answer) show_motion(*reply.tried.answer);
    if (reply.kind == PuzzleRequest::Kind::kTry && desk_.trouble())
        said += ' ' + unkept_puzzles_text(system_reason(*desk_.trouble()));
    if (desk_.is_wrong()) said += std::string(" ") + _("Any key puts the board back: try another cell.");
    say(std::move(said));
}

void PuzzleTable::begin_next() {
    desk_.next();
    show();
}

void PuzzleTable::choose_level(std::optional<int> level) {
    desk_.choose_level(level);
    show();
}

void PuzzleTable::change_level(int by) {
    constexpr int kHighest = 9;
    constexpr int kMiddle = 4;
    choose_level(std::clamp(desk_.level() ? *desk_.level() + by : kMiddle, 0, kHighest));
}

void PuzzleTable::begin_mine() {
    if (desk_.begin_mine()) return show();
    put_back();
    say(_("None of your own is due. After a review, K makes puzzles of your mistakes."));
}

void PuzzleTable::again() {
    const Cell cursor = ui().cursor;
    const bool stays = !desk_.tried().empty() || desk_.is_thinking();
    desk_.again();
    show();
    if (stays) ui().cursor = cursor;
}

void PuzzleTable::take_text_key(int key) {
    statistics_ = false;
    if (command_of_key(key) == Command::kQuit) leave();
}

// The keys that mean something else in a game, or nothing.
bool PuzzleTable::take_letter(int key) {
    switch (key) {
        case 'd':
            desk_.begin_today();
            show();
            return true;
        case 'm': begin_mine(); return true;
        case 's':
            put_back();
            desk_.solve();
            return true;
        case 'i': statistics_ = true; return true;
        case '=': choose_level(std::nullopt); return true;
        case 'x':
            desk_.forget_this() ? show() : put_back();
            say(desk_.said());
            return true;
        case 'c':
            desk_.set_clock(!desk_.has_clock());
            say(desk_.said());
            return true;
        default: return false;
    }
}

bool PuzzleTable::take_own_key(int key) {
    if (take_letter(key)) return true;
    switch (command_of_key(key)) {
        case Command::kPlace: does_it() ? begin_next() : attempt(ui().cursor); return true;
        case Command::kNextRound:
        case Command::kStepForward: begin_next(); return true;
        case Command::kUndo:
        case Command::kRedo: again(); return true;
        case Command::kHint:
            put_back();
            desk_.hint();
            return true;
        case Command::kStronger: change_level(1); return true;
        case Command::kWeaker: change_level(-1); return true;
        case Command::kBack: leave(); return true;
        default: return false;
    }
}

}  // namespace atom4::tui
