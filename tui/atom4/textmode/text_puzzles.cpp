// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_puzzles.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/training/puzzle_texts.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/environment.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/position_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {
namespace {

// A proof that takes longer is reported.
constexpr std::chrono::seconds kPatience{1};

}  // namespace

TextPuzzles::TextPuzzles(const LineWriter& say, Mailbox& mailbox, const std::string& which, PuzzleHistoryFile history,
                         MyPuzzlesFile mine)
    : say_(say),
      trainer_(mailbox, {[this] { handle_answer(); }, Detail::kFull, kPatience}, std::move(history), std::move(mine)) {
    if (which == "mine") {
        if (!trainer_.begin_mine()) say_.prose(_("None of your puzzles is due."));
    } else if (which == "today") {
        trainer_.begin_today();
    } else if (!which.empty()) {
        (void)begin(which);
    }
    say_.prose(_("Puzzles. Type a cell to place the piece there, or \"help\" for more."));
    if (const auto due = trainer_.due_count(); due > 0)
        say_.prose(counted(static_cast<long>(due), "{0} puzzle from your games is due. Type \"mine\" to start it.",
                           "{0} puzzles from your games are due. Type \"mine\" to start them."));
    print_puzzle();
}

void TextPuzzles::print_puzzle() const {
    say_(puzzle_heading(trainer_) + ".");
    print_position();
}

void TextPuzzles::print_position() const {
    const PuzzleAttempt& run = trainer_.run();
    if (trainer_.is_solved()) return say_.prose(_("Solved. Type \"next\" for another."));
    say_.prose(puzzle_task(run));
    say_.each(board_text(run.position()));
    say_(placeable_text(run.position()));
}

// Returns whether a try is possible now; says why if it is not.
bool TextPuzzles::may_try() const {
    if (trainer_.is_solved()) print_position();
    if (trainer_.is_thinking()) say_.prose(proving_text());
    return trainer_.takes_try();
}

void TextPuzzles::attempt(Cell cell) {
    if (!may_try()) return;
    if (const auto played = trainer_.attempt(cell); !played) say_(refusal_text(refusal_of(played.error()), cell));
}

void TextPuzzles::handle_answer() {
    const bool answered = trainer_.apply_reply();
    say_.prose(trainer_.said());
    if (!answered) return;
    const PuzzleReply& reply = *trainer_.reply();
    if (reply.kind == PuzzleRequest::Kind::kTry) print_try(reply.tried);
    if (reply.kind == PuzzleRequest::Kind::kSolution) say_.prose(_("Try it, or type \"next\" for another."));
}

void TextPuzzles::tick() {
    if (trainer_.tick(PuzzleTrainer::Clock::now())) say_.prose(trainer_.said());
}

void TextPuzzles::print_try(const PuzzleTry& tried) {
    if (trainer_.trouble()) say_.prose(unsaved_puzzles_text(system_reason(*trainer_.trouble())));
    if (tried.answer) say_(reaction_text(*tried.answer, Detail::kFull));
    if (tried.is_wrong()) say_.prose(_("Board reset. Try another cell."));
    trainer_.put_back();
    if (tried.verdict == PuzzleTry::Verdict::kContinues) return print_position();
    if (tried.verdict == PuzzleTry::Verdict::kSolved) say_.prose(_("Type \"next\" for another."));
}

bool TextPuzzles::begin(const std::string& which) {
    const bool begun = trainer_.begin(which);
    if (!begun) say_.prose(fill(_("There is no puzzle {0}."), {quotable(which)}));
    return begun;
}

void TextPuzzles::set_level(const std::string& operand) {
    constexpr int kHighest = 9;
    const auto level = parse_digits<int>(operand);
    if (!operand.empty() && (!level || *level > kHighest))
        return say_.prose(
            _("Type \"level 0\" to \"level 9\" for puzzles at that level of the computer, \"level\" alone for puzzles "
              "at your own."));
    trainer_.choose_level(operand.empty() ? std::nullopt : level);
    print_puzzle();
}

void TextPuzzles::forget() {
    const bool forgotten = trainer_.forget_this();
    say_.prose(trainer_.said());
    if (forgotten) print_puzzle();
}

void TextPuzzles::set_clock() {
    trainer_.set_clock(!trainer_.has_clock());
    say_.prose(trainer_.said());
}

void TextPuzzles::list() const {
    say_.each(puzzle_numbers_text());
    const std::string day = today();
    for (const MyPuzzle& mine : trainer_.mine().all()) {
        const std::string title = mine.puzzle.id + ": " + puzzle_title(mine.puzzle);
        say_(mine.is_learned() ? fill(_("{0} (learned)"), {title})
                               : fill(_("{0}, due {1}"), {title, mine.due_as_of(day)}));
    }
}

void TextPuzzles::help() const {
    say_.prose(
        _("c2, or any other cell: try it. hint: show where to look; a second time, the cell. solution: show all moves. "
          "next: another puzzle. again: start over. today: puzzle of the day. mine: puzzles from your games. level 3: "
          "puzzles of that level. clock: timer on or off. board: read the board. score: your results. list: numbers of "
          "all puzzles. leave: back to the game."));
    say_(_("near b5: what is around b5."));
    say_.prose(_("Type \"forget\" to remove one of your own."));
}

void TextPuzzles::print_around(const std::string& name) const {
    const auto cell = parse_cell(name);
    const Position& position = trainer_.run().position();
    if (!cell) return say_(_("Which cell? Type a letter and a number, such as i9."));
    if (!position.size().contains(*cell)) return say_(fill(_("{0} is not on this board."), {to_text(*cell)}));
    say_.prose(near_text(position, *cell));
}

bool TextPuzzles::begin_another(std::string_view word) {
    if (word == "mine") {
        if (!trainer_.begin_mine()) {
            say_.prose(
                _("None of your puzzles is due. After a review, type \"keep\" to turn your mistakes into puzzles."));
            return true;
        }
    } else if (word == "next") {
        trainer_.next();
    } else if (word == "again") {
        trainer_.again();
    } else if (word == "today") {
        trainer_.begin_today();
    } else {
        return false;
    }
    print_puzzle();
    return true;
}

void TextPuzzles::take(std::string_view line) {
    const auto [word, operand] = read_text_line(line);
    if (const auto cell = parse_cell(word)) return attempt(*cell);
    if (word == "board" && !operand.empty()) return say_.each(board_text(trainer_.run().position(), operand));
    if (word.empty() || word == "board" || word == "turn") return print_position();
    if (word == "near") return print_around(operand);
    if (word == "rows") return say_.prose(rows_text(trainer_.run().position()));
    if (word == "map") return say_.each(map_text(trainer_.run().position()));
    if (word == "moves") return say_(placeable_text(trainer_.run().position()));
    if (word == "solution") return may_try() ? trainer_.solve() : void();
    if (word == "hint") return may_try() ? trainer_.hint() : void();
    if (word == "level") return set_level(operand);
    if (word == "clock") return set_clock();
    if (word == "forget") return forget();
    if (word == "score") return say_.each(puzzle_statistics_text(trainer_));
    if (word == "list") return list();
    if (begin_another(word)) return;
    left_ = word == "leave" || word == "quit";
    quit_ = word == "quit";
    if (left_) return;
    const bool names_one = parse_digits<int>(word) || (is_puzzle_id(word) && word.find('-') != std::string::npos);
    if (names_one) return begin(word) ? print_puzzle() : void();
    if (word == "help") return help();
    say_.prose(fill(_("{0} doesn't work in puzzles. Type \"help\" to see what does."), {sanitized(word)}));
}

}  // namespace atom4::tui
