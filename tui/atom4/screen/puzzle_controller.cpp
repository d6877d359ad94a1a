// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/puzzle_controller.h"

#include <algorithm>
#include <utility>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/training/puzzle_texts.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

PuzzleController::PuzzleController(const UiState& ui, Mailbox& mailbox, PuzzleHistoryFile history, MyPuzzlesFile mine)
    : TrainingController(ui),
      trainer_(mailbox, {.on_answer = [this] { handle_answer(); }, .pace = LinePlayback::kPace}, std::move(history),
               std::move(mine)) {
    show();
}

void PuzzleController::show() {
    show_puzzle();
    ui().cursor = first_cursor(trainer_.board());
    say(trainer_.said());
}

std::string PuzzleController::heading() const {
    return puzzle_heading(trainer_);
}

std::string PuzzleController::task() const {
    return trainer_.is_solved() ? std::string() : puzzle_task(trainer_.run());
}

std::vector<KeyHint> PuzzleController::keys() const {
    const bool solved = succeeded();
    return {
        {solved, _("Enter"), _("next puzzle"), kEnterKey},
        {!solved, _("Enter"), _("place"), kEnterKey},
        {true, "q", _("leave")},
        {!solved, "H", _("hint")},
        {!solved, "s", _("solution")},
        // TRANSLATORS: another puzzle.
        {!solved, "n", _("another")},
        // TRANSLATORS: puzzles that were made of mistakes of one's own.
        {trainer_.due_count() > 0, "m", _("mine")},
        // TRANSLATORS: remove this puzzle of one's own.
        {trainer_.source() == PuzzleTrainer::Source::kMine, "x", _("remove")},
        {true, "d", _("of the day")},
        // TRANSLATORS: puzzles.
        {true, "+", _("harder")},
        // TRANSLATORS: puzzles.
        {true, "-", _("easier")},
        // TRANSLATORS: puzzles as hard as one's own rating says.
        {trainer_.level().has_value(), "=", _("my level")},
        // TRANSLATORS: go to a puzzle by its number.
        {true, "g", _("number")},
        {true, "u", _("again")},
        {true, "i", _("statistics")},
        // TRANSLATORS: show how long the puzzle took, or not.
        {true, "c", _("timer")},
    };
}

void PuzzleController::draw_text(Grid& grid) const {
    Page page{{_("Puzzles"), Role::kTitle}, {"", Role::kText}};
    for (const std::string& line : puzzle_statistics_text(trainer_)) page.push_back({line, Role::kText});
    (void)draw_page(grid, page, 0, "q");
}

void PuzzleController::show_puzzle() {
    std::vector<Cell> moves = trainer_.run().played();
    for (const Reaction& reaction : trainer_.tried()) moves.push_back(reaction.placed());
    show_board(trainer_.run().puzzle().position, moves, trainer_.is_wrong() || trainer_.is_solved());
    ui().waits = trainer_.is_thinking() && !trainer_.tried().empty();
}

void PuzzleController::put_back() {
    if (trainer_.tried().empty() || trainer_.is_thinking()) return;
    trainer_.put_back();
    show_puzzle();
}

void PuzzleController::attempt(Cell cell) {
    if (!trainer_.takes_try()) return;
    const auto played = trainer_.attempt(cell);
    show_puzzle();
    say(played ? std::string() : refusal_text(refusal_of(played.error()), cell));
    if (played) show_motion(*played);
}

void PuzzleController::tick(Clock::time_point now) {
    if (!trainer_.tick(now)) return;
    if (trainer_.is_thinking()) return say(trainer_.said());
    show_puzzle();
    if (!trainer_.tried().empty()) show_motion(trainer_.tried().back());
}

void PuzzleController::handle_answer() {
    if (trainer_.is_thinking()) {
        show_pending();
    } else {
        show_puzzle();
        say(trainer_.said());
    }
    changed();
}

void PuzzleController::show_pending() {
    if (!ui().frames.empty() || !trainer_.apply_reply()) return;
    const PuzzleReply& reply = *trainer_.reply();
    std::string said = trainer_.said();
    show_puzzle();
    if (reply.kind == PuzzleRequest::Kind::kHint) ui().cursor = reply.cells.front();
    if (reply.tried.answer) show_motion(*reply.tried.answer);
    if (reply.kind == PuzzleRequest::Kind::kTry && trainer_.trouble())
        said += ' ' + unsaved_puzzles_text(system_reason(*trainer_.trouble()));
    if (trainer_.is_wrong()) said += std::string(" ") + _("Press any key to reset the board and try again.");
    say(std::move(said));
}

void PuzzleController::begin_next() {
    trainer_.next();
    show();
}

void PuzzleController::choose_level(std::optional<int> level) {
    trainer_.choose_level(level);
    show();
}

void PuzzleController::change_level(int by) {
    constexpr int kHighest = 9;
    constexpr int kMiddle = 4;
    choose_level(std::clamp(trainer_.level() ? *trainer_.level() + by : kMiddle, 0, kHighest));
}

void PuzzleController::begin_mine() {
    if (trainer_.begin_mine()) return show();
    put_back();
    say(fill(_("None of your puzzles is due. After a review, press {0} to turn your mistakes into puzzles."),
             {key_name("K")}));
}

void PuzzleController::again() {
    const Cell cursor = ui().cursor;
    const bool stays = !trainer_.tried().empty() || trainer_.is_thinking();
    trainer_.again();
    show();
    if (stays) ui().cursor = cursor;
}

void PuzzleController::take_text_key(int key) {
    statistics_ = false;
    if (command_of_key(key) == Command::kQuit) leave();
}

// Handles letters that mean something else, or nothing, in a game.
bool PuzzleController::take_letter(int key) {
    switch (key) {
        case 'd':
            trainer_.begin_today();
            show();
            return true;
        case 'm': begin_mine(); return true;
        case 's':
            put_back();
            trainer_.solve();
            return true;
        case 'g':
            put_back();
            ui().prompt.emplace(PromptPurpose::kPuzzle);
            return true;
        case 'i': statistics_ = true; return true;
        case '=': choose_level(std::nullopt); return true;
        case 'x':
            trainer_.forget_this() ? show() : put_back();
            say(trainer_.said());
            return true;
        case 'c':
            trainer_.set_clock(!trainer_.has_clock());
            say(trainer_.said());
            return true;
        default: return false;
    }
}

// Handles a key in the prompt for the number of a puzzle, which has the same form as in plain mode.
void PuzzleController::take_typed(int key) {
    const LinePrompt::Result result = ui().prompt->take(key);
    if (result != LinePrompt::Result::kDone && result != LinePrompt::Result::kLeft) return;
    const std::string which = ui().prompt->text();
    ui().prompt.reset();
    if (result == LinePrompt::Result::kLeft || which.empty()) return;
    if (trainer_.begin(which)) return show();
    say(fill(_("There is no puzzle {0}."), {quotable(which)}));
}

bool PuzzleController::take_own_key(int key) {
    if (ui().prompt) {
        take_typed(key);
        return true;
    }
    const Command command = command_of_key(key);
    // Any key resets the board after a wrong try. Keys without another use, and those that would undo more or try the
    // cell again, do nothing else.
    const bool resets = trainer_.is_wrong();
    if (resets) {
        put_back();
        say({});
    }
    if (take_letter(key)) return true;
    const bool is_done = command == Command::kNone || command == Command::kPlace || command == Command::kUndo;
    if (resets && is_done) return true;
    switch (command) {
        case Command::kPlace: succeeded() ? begin_next() : attempt(ui().cursor); return true;
        case Command::kNextRound:
        case Command::kStepForward: begin_next(); return true;
        case Command::kUndo:
        case Command::kRedo: again(); return true;
        case Command::kHint:
            put_back();
            trainer_.hint();
            return true;
        case Command::kStronger: change_level(1); return true;
        case Command::kWeaker: change_level(-1); return true;
        case Command::kBack: leave(); return true;
        default: return false;
    }
}

}  // namespace atom4::tui
