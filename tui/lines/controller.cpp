// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/controller.h"

#include <algorithm>
#include <utility>

#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"
#include "tui/lines/texts.h"
#include "tui/terminal/letter_keys.h"

namespace atom4::tui {
namespace {

// What the terminal remembers is of the game before; the keys and the look are the player's.
void show_another_game(const lines::Session& session, LinesUi& ui, const std::string& news) {
    LinesUi fresh;
    fresh.keys = std::move(ui.keys);
    fresh.paper = ui.paper;
    fresh.letters = ui.letters;
    fresh.mouse = ui.mouse;
    fresh.cursor = first_lines_cursor(session.game().position().board());
    fresh.news = news;
    ui = std::move(fresh);
}

LinesEffect go_on_with_chosen(lines::Session& session, LinesUi& ui) {
    const std::filesystem::path path = ui.unfinished[static_cast<std::size_t>(ui.chosen)].path;
    if (const auto trouble = session.go_on_with(path)) {
        ui.page = LinesPage::kGame;
        ui.news = lines_file_error_text(path, *trouble);
        return LinesEffect::kShow;
    }
    show_another_game(session, ui, lines::goes_on_text());
    return LinesEffect::kShow;
}

LinesEffect handle_on_choice(LinesCommand command, lines::Session& session, LinesUi& ui) {
    switch (command) {
        case LinesCommand::kUp: ui.chosen = std::max(0, ui.chosen - 1); break;
        case LinesCommand::kDown:
            ui.chosen = std::min(static_cast<int>(ui.unfinished.size()) - 1, ui.chosen + 1);
            break;
        case LinesCommand::kAct: return go_on_with_chosen(session, ui);
        case LinesCommand::kRedraw:
        case LinesCommand::kResize: return LinesEffect::kRepaint;
        case LinesCommand::kQuit: return LinesEffect::kQuit;
        default: ui.page = LinesPage::kGame; break;
    }
    return LinesEffect::kShow;
}

LinesEffect handle_on_page(LinesCommand command, LinesUi& ui, int screen_rows) {
    const int page = std::max(1, screen_rows - 2);
    const bool scrolls = ui.page == LinesPage::kHelp || ui.page == LinesPage::kScores;
    const int by = command == LinesCommand::kUp         ? -1
                   : command == LinesCommand::kDown     ? 1
                   : command == LinesCommand::kPageUp   ? -page
                   : command == LinesCommand::kPageDown ? page
                                                        : 0;
    if (command == LinesCommand::kRedraw || command == LinesCommand::kResize) return LinesEffect::kRepaint;
    if (command == LinesCommand::kQuit && ui.page != LinesPage::kPaused) return LinesEffect::kQuit;
    if (scrolls && by != 0) {
        ui.page_top = std::max(0, ui.page_top + by);
        return LinesEffect::kShow;
    }
    if (ui.page == LinesPage::kAskQuit) ui.news.clear();
    ui.page = LinesPage::kGame;
    return LinesEffect::kShow;
}

void move_cursor(LinesUi& ui, const lines::GameSetup& setup, int rows, int cols) {
    ui.cursor.row = std::clamp(ui.cursor.row + rows, 0, setup.rows - 1);
    ui.cursor.col = std::clamp(ui.cursor.col + cols, 0, setup.cols - 1);
}

// What the keys can usefully go to: where the picked chip can go, or a chip that can go somewhere.
bool is_of_use(const lines::Board& board, const std::optional<lines::PathMap>& paths, lines::Cell cell) {
    if (paths) return paths->contains(cell);
    if (board.is_free(cell)) return false;
    for (const lines::Cell step : {lines::Cell{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
        const lines::Cell beside{cell.row + step.row, cell.col + step.col};
        if (board.contains(beside) && board.is_free(beside)) return true;
    }
    return false;
}

// Row by row, and round.
void go_to_next(LinesUi& ui, const lines::Board& board, int step) {
    std::optional<lines::PathMap> paths;
    if (ui.selected) paths.emplace(board, *ui.selected);
    const int count = board.cell_count();
    const int from = ui.cursor.row * board.cols() + ui.cursor.col;
    for (int i = 1; i < count; ++i) {
        const int at = (from + step * i + 2 * count) % count;
        const lines::Cell cell{at / board.cols(), at % board.cols()};
        if (!is_of_use(board, paths, cell)) continue;
        ui.cursor = cell;
        return;
    }
}

// One thing at a time: the picked chip, else the hint.
void go_back(LinesUi& ui) {
    ui.news.clear();
    ui.thinks_of = LinesThought::kNothing;
    if (ui.selected)
        ui.selected.reset();
    else
        ui.hint.reset();
}

LinesEffect make_move(lines::Session& session, LinesUi& ui, lines::Move move, lines::Mover mover) {
    const auto turn = session.move(move.from, move.to, mover);
    if (!turn) {
        ui.news = lines_refusal_text(turn.error(), move.to);
        return LinesEffect::kBeep;
    }
    ui.selected.reset();
    ui.news = lines_turn_text(*turn, session);
    return LinesEffect::kTurn;
}

LinesEffect act(lines::Session& session, LinesUi& ui) {
    const lines::Board& board = session.game().position().board();
    ui.news.clear();
    if (session.game().is_over()) {
        const std::string another = ui.keys.of('n');
        ui.news = another.empty() ? std::string(_("The game is over."))
                                  : fill(_("The game is over. {0} starts another one."), {another});
        return LinesEffect::kShow;
    }
    if (!board.is_free(ui.cursor)) {
        if (ui.selected == ui.cursor)
            ui.selected.reset();
        else
            ui.selected = ui.cursor;
        ui.jumps_high = true;
        return LinesEffect::kShow;
    }
    if (ui.selected) return make_move(session, ui, {*ui.selected, ui.cursor}, lines::Mover::kPerson);
    ui.news = lines_refusal_text(lines::IllegalMove::kNoChip, ui.cursor);
    return LinesEffect::kShow;
}

// Whether to go on with what ends the game's claim to the high scores: when the key is pressed again. Once that is said
// of a game, nobody asks any more.
bool gives_up_scores(const lines::Session& session, LinesUi& ui, LinesArmed what, const char* question,
                     char usual_key) {
    if (!session.is_listed() || ui.armed == what) return true;
    ui.armed = what;
    ui.news = fill(question, {ui.keys.of(usual_key)}) + ' ' + lines::counts_no_more_text();
    return false;
}

void give_hint(lines::Session& session, LinesUi& ui) {
    if (!gives_up_scores(session, ui, LinesArmed::kHint, _("{0} again shows a good move."), 'H')) return;
    session.assist();
    ui.armed = LinesArmed::kNothing;
    ui.thinks_of = LinesThought::kHint;
    ui.news.clear();
}

void undo(lines::Session& session, LinesUi& ui) {
    if (!session.game().can_undo()) {
        ui.news = _("There is nothing to take back.");
        return;
    }
    if (!gives_up_scores(session, ui, LinesArmed::kUndo, _("{0} again takes the move back."), 'u')) return;
    (void)session.undo();
    ui.armed = LinesArmed::kNothing;
    const std::string redo = ui.keys.of('r');
    ui.news = redo.empty() ? lines::took_back_text() : fill(_("Took back a move. {0} plays it again."), {redo});
}

void demonstrate(lines::Session& session, LinesUi& ui) {
    if (session.game().is_over()) return;
    if (!gives_up_scores(session, ui, LinesArmed::kDemonstration, _("{0} again lets the computer play."), 'd')) return;
    session.assist();
    ui.armed = LinesArmed::kNothing;
    ui.plays_alone = true;
    ui.news = _("The computer plays. Any key ends that.");
}

void open_unfinished(const lines::Session& session, LinesUi& ui) {
    ui.unfinished = session.unfinished();
    ui.chosen = 0;
    if (ui.unfinished.empty()) {
        ui.news = _("No other game was left unfinished.");
        return;
    }
    ui.page = LinesPage::kUnfinished;
}

void start_new(lines::Session& session, LinesUi& ui) {
    if (session.game().has_moves() && !session.game().is_over() && ui.armed != LinesArmed::kNew) {
        ui.armed = LinesArmed::kNew;
        const std::string finds = ui.keys.of('o');
        ui.news = fill(finds.empty() ? _("{0} again leaves this game for a new one.")
                                     : _("{0} again leaves this game for a new one; {1} finds it again."),
                       {ui.keys.of('n'), finds});
        return;
    }
    session.restart();
    show_another_game(session, ui, lines::new_game_text());
}

LinesEffect quit(lines::Session& session, LinesUi& ui) {
    if (!session.would_lose_a_game()) return LinesEffect::kQuit;
    ui.page = LinesPage::kAskQuit;
    ui.news = fill(_("This game cannot be saved: {0}. It ends with the program."),
                   {system_reason(*session.autosave_trouble())});
    return LinesEffect::kShow;
}

void open_page(LinesUi& ui, LinesPage page) {
    ui.page = page;
    ui.page_top = 0;
}

LinesEffect handle_in_game(LinesCommand command, lines::Session& session, LinesUi& ui) {
    const lines::Game& game = session.game();
    switch (command) {
        case LinesCommand::kLeft: move_cursor(ui, game.setup(), 0, -1); break;
        case LinesCommand::kDown: move_cursor(ui, game.setup(), 1, 0); break;
        case LinesCommand::kUp: move_cursor(ui, game.setup(), -1, 0); break;
        case LinesCommand::kRight: move_cursor(ui, game.setup(), 0, 1); break;
        case LinesCommand::kPageUp: move_cursor(ui, game.setup(), -5, 0); break;
        case LinesCommand::kPageDown: move_cursor(ui, game.setup(), 5, 0); break;
        case LinesCommand::kAct: return act(session, ui);
        case LinesCommand::kBack: go_back(ui); break;
        case LinesCommand::kNext: go_to_next(ui, game.position().board(), 1); break;
        case LinesCommand::kPrevious: go_to_next(ui, game.position().board(), -1); break;
        case LinesCommand::kUndo: undo(session, ui); break;
        case LinesCommand::kRedo:
            if (session.redo()) {
                ui.news = lines_turn_text(game.last_turn(), session);
                return LinesEffect::kTurn;
            }
            ui.news = _("There is nothing to play again.");
            break;
        case LinesCommand::kNew: start_new(session, ui); break;
        case LinesCommand::kHint:
            if (game.is_over())
                ui.news = lines_refusal_text(lines::IllegalMove::kGameOver, {});
            else
                give_hint(session, ui);
            break;
        case LinesCommand::kDemonstration: demonstrate(session, ui); break;
        case LinesCommand::kOpen: open_unfinished(session, ui); break;
        case LinesCommand::kPreview: session.show_preview(game.preview() != lines::Preview::kOn); break;
        case LinesCommand::kPaper:
            ui.paper = next_paper_preference(ui.paper);
            ui.news = paper_text(ui.paper);
            break;
        case LinesCommand::kLetters: ui.letters = !ui.letters; break;
        case LinesCommand::kMouse:
            ui.mouse = !ui.mouse;
            ui.news = mouse_text(ui.mouse, ui.keys.of('M'));
            break;
        case LinesCommand::kPause: open_page(ui, LinesPage::kPaused); break;
        case LinesCommand::kScores: open_page(ui, LinesPage::kScores); break;
        case LinesCommand::kLearn: return LinesEffect::kLearn;
        case LinesCommand::kExercise: return LinesEffect::kExercise;
        case LinesCommand::kHelp: open_page(ui, LinesPage::kHelp); break;
        case LinesCommand::kRedraw:
        case LinesCommand::kResize: return LinesEffect::kRepaint;
        case LinesCommand::kQuit: return quit(session, ui);
        case LinesCommand::kNone: ui.news = useless_key_text(ui.keys.of('?').c_str()); break;
    }
    return LinesEffect::kShow;
}

// The question is what it says: whatever else is pressed answers it, and does nothing more.
LinesEffect answer_paste(LinesCommand command, lines::Session& session, LinesUi& ui) {
    ui.armed = LinesArmed::kNothing;
    ui.news.clear();
    const auto record = std::exchange(ui.pasted, std::nullopt);
    if (command != LinesCommand::kAct || !record) return LinesEffect::kShow;
    session.open(*record);
    show_another_game(session, ui, lines::goes_on_text());
    return LinesEffect::kShow;
}

// A hint stays until something is done that it was not about.
bool is_hinted_pick(LinesCommand command, const LinesUi& ui) {
    return command == LinesCommand::kAct && ui.hint && ui.hint->from == ui.cursor;
}

// What a command leaves of the state that only lasts until the next one.
bool changes_game(LinesCommand command) {
    return command == LinesCommand::kUndo || command == LinesCommand::kRedo || command == LinesCommand::kNew ||
           command == LinesCommand::kDemonstration;
}

// What the command would be the second pressing of.
LinesArmed armed_by(LinesCommand command) {
    switch (command) {
        case LinesCommand::kNew: return LinesArmed::kNew;
        case LinesCommand::kUndo: return LinesArmed::kUndo;
        case LinesCommand::kHint: return LinesArmed::kHint;
        case LinesCommand::kDemonstration: return LinesArmed::kDemonstration;
        default: return LinesArmed::kNothing;
    }
}

}  // namespace

LinesEffect handle_lines_command(LinesCommand command, lines::Session& session, LinesUi& ui, int screen_rows) {
    if (ui.armed == LinesArmed::kPaste && command != LinesCommand::kResize) return answer_paste(command, session, ui);
    if (command != LinesCommand::kResize) {
        ui.plays_alone = false;
        if (ui.thinks_of == LinesThought::kDemonstration) ui.thinks_of = LinesThought::kNothing;
    }
    if (ui.page == LinesPage::kUnfinished) return handle_on_choice(command, session, ui);
    if (ui.page != LinesPage::kGame) return handle_on_page(command, ui, screen_rows);
    if (changes_game(command)) ui.selected.reset();
    if (changes_game(command) || command == LinesCommand::kAct) {
        if (!is_hinted_pick(command, ui)) ui.hint.reset();
        ui.thinks_of = LinesThought::kNothing;
    }
    if (command != LinesCommand::kResize && ui.armed != armed_by(command) && ui.armed != LinesArmed::kNothing) {
        ui.armed = LinesArmed::kNothing;
        ui.news.clear();
    }
    return handle_in_game(command, session, ui);
}

void offer_lines_paste(const std::string& text, const lines::Session& session, LinesUi& ui) {
    ui.plays_alone = false;
    ui.thinks_of = LinesThought::kNothing;
    if (ui.page == LinesPage::kPaused || ui.page == LinesPage::kAskQuit) return;
    ui.page = LinesPage::kGame;
    auto record = lines::parse_record(text);
    if (!record) {
        ui.armed = LinesArmed::kNothing;
        ui.news = ignored_paste_text();
        return;
    }
    ui.pasted = std::move(*record);
    ui.armed = LinesArmed::kPaste;
    ui.news = _("You pasted a saved game. Press Enter to open it; any other key cancels.");
    const std::string finds = ui.keys.of('o');
    if (session.is_unfinished() && !finds.empty())
        ui.news += ' ' + fill(_("The game in play is kept; {0} finds it again."), {finds});
}

LinesEffect take_lines_answer(const lines::Hint& hint, lines::Session& session, LinesUi& ui) {
    if (std::exchange(ui.thinks_of, LinesThought::kNothing) == LinesThought::kHint) {
        ui.hint = hint.move;
        ui.news = lines_hint_text(hint);
        return LinesEffect::kShow;
    }
    const LinesEffect effect = make_move(session, ui, hint.move, lines::Mover::kComputer);
    ui.cursor = session.game().last_turn().front().path.back();
    ui.plays_alone = !session.game().is_over();
    return effect;
}

lines::Cell first_lines_cursor(const lines::Board& board) {
    const lines::Cell middle{board.rows() / 2, board.cols() / 2};
    const auto distance = [&](const lines::Chip& chip) {
        return std::abs(chip.cell.row - middle.row) + std::abs(chip.cell.col - middle.col);
    };
    const auto chips = board.chips();
    const auto nearest = std::min_element(chips.begin(), chips.end(),
                                          [&](const auto& a, const auto& b) { return distance(a) < distance(b); });
    return nearest == chips.end() ? middle : nearest->cell;
}

}  // namespace atom4::tui
