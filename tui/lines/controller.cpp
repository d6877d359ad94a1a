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

// Resets the state of the screen, which is about the previous game; keeps the player's keys and look.
void show_another_game(lines::GameController& game, LinesUi& ui, const std::string& news) {
    game.stop();
    LinesUi fresh;
    fresh.keys = std::move(ui.keys);
    fresh.paper = ui.paper;
    fresh.letters = ui.letters;
    fresh.mouse = ui.mouse;
    fresh.cursor = first_lines_cursor(game.game().position().board());
    fresh.news = news;
    ui = std::move(fresh);
}

// Opens the game that was offered.
LinesEffect take_offer(lines::GameController& game, LinesUi& ui) {
    const auto offered = std::exchange(ui.offered, std::nullopt);
    if (const auto* record = std::get_if<lines::GameRecord>(&*offered)) {
        game.session().open(*record);
    } else {
        const auto& path = std::get<std::filesystem::path>(*offered);
        if (const auto trouble = game.session().resume_from(path)) {
            ui.news = lines_file_error_text(path, *trouble);
            return LinesEffect::kShow;
        }
    }
    show_another_game(game, ui, lines::resumed_text());
    return LinesEffect::kShow;
}

// kAct accepts the offer: Enter, or the player's own key for it. Anything else declines it.
LinesEffect answer_offer(LinesCommand command, lines::GameController& game, LinesUi& ui) {
    ui.news.clear();
    if (command == LinesCommand::kAct) return take_offer(game, ui);
    ui.offered.reset();
    return LinesEffect::kShow;
}

// Says what happens to this game if it is left.
std::string kept_text(const lines::Session& session, const LinesUi& ui) {
    if (!session.is_unfinished()) return {};
    if (session.autosave_trouble()) return ' ' + lines_autosave_trouble_text(session);
    const std::string finds = ui.keys.of('o');
    return finds.empty() ? std::string()
                         : ' ' + fill(_("Your current game is saved. Press {0} to resume it."), {finds});
}

void ask_whether_to_leave(const lines::Session& session, LinesUi& ui, const std::string& key) {
    ui.news = fill(_("Press {0} again to leave this game for another one."), {key}) + kept_text(session, ui);
}

LinesEffect choose_unfinished(lines::GameController& game, LinesUi& ui) {
    ui.page = LinesPage::kGame;
    ui.offered = ui.unfinished[static_cast<std::size_t>(ui.chosen)].path;
    if (!game.costs(lines::Action::kResume)) return take_offer(game, ui);
    ask_whether_to_leave(game.session(), ui, _("Enter"));
    return LinesEffect::kShow;
}

LinesEffect quit(lines::Session& session, LinesUi& ui) {
    if (!session.would_lose_a_game()) return LinesEffect::kQuit;
    ui.page = LinesPage::kAskQuit;
    ui.news = fill(_("This game can't be saved: {0}. It will be lost when you quit."),
                   {system_reason(*session.autosave_trouble())});
    return LinesEffect::kShow;
}

LinesEffect handle_on_choice(LinesCommand command, lines::GameController& game, LinesUi& ui) {
    switch (command) {
        case LinesCommand::kUp: ui.chosen = std::max(0, ui.chosen - 1); break;
        case LinesCommand::kDown:
            ui.chosen = std::min(static_cast<int>(ui.unfinished.size()) - 1, ui.chosen + 1);
            break;
        case LinesCommand::kAct: return choose_unfinished(game, ui);
        case LinesCommand::kRedraw: return LinesEffect::kRepaint;
        case LinesCommand::kQuit: return quit(game.session(), ui);
        default: ui.page = LinesPage::kGame; break;
    }
    return LinesEffect::kShow;
}

LinesEffect handle_on_page(LinesCommand command, lines::Session& session, LinesUi& ui, int screen_rows) {
    const int page = std::max(1, screen_rows - 2);
    const bool scrolls = ui.page == LinesPage::kHelp || ui.page == LinesPage::kScores;
    const int by = command == LinesCommand::kUp         ? -1
                   : command == LinesCommand::kDown     ? 1
                   : command == LinesCommand::kPageUp   ? -page
                   : command == LinesCommand::kPageDown ? page
                                                        : 0;
    if (command == LinesCommand::kRedraw) return LinesEffect::kRepaint;
    if (command == LinesCommand::kQuit && ui.page == LinesPage::kAskQuit) return LinesEffect::kQuit;
    if (command == LinesCommand::kQuit && ui.page != LinesPage::kPaused) return quit(session, ui);
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

// Whether Tab stops at the cell: the picked chip can go there; or, if none is picked, a chip that can move is there.
bool is_of_use(const lines::Board& board, const std::optional<lines::PathMap>& paths, lines::Cell cell) {
    if (paths) return paths->contains(cell);
    if (board.is_free(cell)) return false;
    for (const lines::Cell step : {lines::Cell{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
        const lines::Cell beside{cell.row + step.row, cell.col + step.col};
        if (board.contains(beside) && board.is_free(beside)) return true;
    }
    return false;
}

// Goes row by row, and wraps around.
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

// Drops one thing at a time: the picked chip, else the hint.
void go_back(lines::GameController& game, LinesUi& ui) {
    ui.news.clear();
    game.stop();
    if (ui.selected)
        ui.selected.reset();
    else
        ui.hint.reset();
}

LinesEffect show_turn(const lines::Session& session, LinesUi& ui) {
    ui.selected.reset();
    ui.news = lines::turn_text(session);
    return LinesEffect::kTurn;
}

LinesEffect act(lines::GameController& game, LinesUi& ui) {
    const lines::Board& board = game.game().position().board();
    ui.news.clear();
    if (game.game().is_over()) {
        const std::string another = ui.keys.of('n');
        ui.news = another.empty() ? lines::game_over_text()
                                  : fill(_("Game over. Press {0} to start another one."), {another});
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
    if (!ui.selected) {
        ui.news = lines::refusal_text(lines::IllegalMove::kNoChip, ui.cursor);
        return LinesEffect::kShow;
    }
    const auto turn = game.move({*ui.selected, ui.cursor});
    if (turn) return show_turn(game.session(), ui);
    ui.news = lines::refusal_text(turn.error(), ui.cursor);
    return LinesEffect::kBeep;
}

// An action that makes the game unranked is done when its key is pressed again.
std::string costly_text(const LinesUi& ui, const char* question, char usual_key) {
    return fill(question, {ui.keys.of(usual_key)}) + ' ' + lines::counts_no_more_text();
}

void want_hint(lines::GameController& game, LinesUi& ui) {
    const auto why = game.want_hint();
    if (!why)
        ui.news.clear();
    else if (why == lines::WhyNot::kAsked)
        ui.news = costly_text(ui, _("Press {0} again for a hint."), 'H');
    else
        ui.news = lines::refusal_text(lines::IllegalMove::kGameOver, {});
}

void undo(lines::GameController& game, LinesUi& ui) {
    const std::string redo = ui.keys.of('r');
    const auto why = game.undo();
    if (why == lines::WhyNot::kNothingThere)
        ui.news = _("Nothing to undo.");
    else if (why == lines::WhyNot::kAsked)
        ui.news = costly_text(ui, _("Press {0} again to undo the move."), 'u');
    else
        ui.news = redo.empty() ? lines::undid_text() : fill(_("Move undone. Press {0} to redo it."), {redo});
}

LinesEffect redo(lines::GameController& game, LinesUi& ui) {
    if (!game.redo()) return show_turn(game.session(), ui);
    ui.news = _("Nothing to redo.");
    return LinesEffect::kShow;
}

void demonstrate(lines::GameController& game, LinesUi& ui) {
    const auto why = game.demonstrate();
    if (!why)
        ui.news = _("Demo: the computer is playing. Press any key to stop.");
    else if (why == lines::WhyNot::kAsked)
        ui.news = costly_text(ui, _("Press {0} again to start a demo."), 'd');
}

void open_unfinished(const lines::Session& session, LinesUi& ui) {
    ui.unfinished = session.unfinished();
    ui.chosen = 0;
    if (ui.unfinished.empty()) {
        ui.news = _("No unfinished games.");
        return;
    }
    ui.page = LinesPage::kUnfinished;
}

void start_new(lines::GameController& game, LinesUi& ui) {
    if (!game.confirms(lines::Action::kNew)) return ask_whether_to_leave(game.session(), ui, ui.keys.of('n'));
    game.session().restart();
    show_another_game(game, ui, lines::new_game_text());
}

void open_page(LinesUi& ui, LinesPage page) {
    ui.page = page;
    ui.page_top = 0;
}

LinesEffect handle_in_game(LinesCommand command, lines::GameController& controller, LinesUi& ui) {
    lines::Session& session = controller.session();
    const lines::Game& game = session.game();
    switch (command) {
        case LinesCommand::kLeft: move_cursor(ui, game.setup(), 0, -1); break;
        case LinesCommand::kDown: move_cursor(ui, game.setup(), 1, 0); break;
        case LinesCommand::kUp: move_cursor(ui, game.setup(), -1, 0); break;
        case LinesCommand::kRight: move_cursor(ui, game.setup(), 0, 1); break;
        case LinesCommand::kPageUp: move_cursor(ui, game.setup(), -5, 0); break;
        case LinesCommand::kPageDown: move_cursor(ui, game.setup(), 5, 0); break;
        case LinesCommand::kAct: return act(controller, ui);
        case LinesCommand::kBack: go_back(controller, ui); break;
        case LinesCommand::kNext: go_to_next(ui, game.position().board(), 1); break;
        case LinesCommand::kPrevious: go_to_next(ui, game.position().board(), -1); break;
        case LinesCommand::kUndo: undo(controller, ui); break;
        case LinesCommand::kRedo: return redo(controller, ui);
        case LinesCommand::kNew: start_new(controller, ui); break;
        case LinesCommand::kHint: want_hint(controller, ui); break;
        case LinesCommand::kDemo: demonstrate(controller, ui); break;
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
        case LinesCommand::kSettings: return LinesEffect::kSettings;
        case LinesCommand::kLearn: return LinesEffect::kLearn;
        case LinesCommand::kExercise: return LinesEffect::kExercise;
        case LinesCommand::kHelp: open_page(ui, LinesPage::kHelp); break;
        case LinesCommand::kResize:
        case LinesCommand::kRedraw: return LinesEffect::kRepaint;
        case LinesCommand::kQuit: return quit(session, ui);
        case LinesCommand::kNone: ui.news = useless_key_text(ui.keys.of('?').c_str()); break;
    }
    return LinesEffect::kShow;
}

// Picking the chip of a hint leaves the hint on the board.
bool is_hinted_pick(LinesCommand command, const LinesUi& ui) {
    return command == LinesCommand::kAct && ui.hint && ui.hint->from == ui.cursor;
}

// These commands drop the picked chip and the hint.
bool changes_game(LinesCommand command) {
    return command == LinesCommand::kUndo || command == LinesCommand::kRedo || command == LinesCommand::kNew ||
           command == LinesCommand::kDemo;
}

}  // namespace

LinesEffect handle_lines_command(LinesCommand command, lines::GameController& game, LinesUi& ui, int screen_rows) {
    if (command == LinesCommand::kResize) return LinesEffect::kRepaint;
    if (ui.offered) return answer_offer(command, game, ui);
    // The key that starts a demo ends it like any other key.
    if (game.end_demo() && command == LinesCommand::kDemo) {
        ui.news.clear();
        return LinesEffect::kShow;
    }
    if (ui.page == LinesPage::kUnfinished) return handle_on_choice(command, game, ui);
    if (ui.page != LinesPage::kGame) return handle_on_page(command, game.session(), ui, screen_rows);
    if (changes_game(command)) ui.selected.reset();
    if ((changes_game(command) || command == LinesCommand::kAct) && !is_hinted_pick(command, ui)) ui.hint.reset();
    const auto asked = game.asked();
    if (asked) ui.news.clear();
    const LinesEffect effect = handle_in_game(command, game, ui);
    if (asked && game.asked() == asked) game.drop_question();
    return effect;
}

void offer_lines_paste(const std::string& text, lines::GameController& game, LinesUi& ui) {
    game.stop();
    if (ui.page == LinesPage::kPaused || ui.page == LinesPage::kAskQuit) return;
    ui.page = LinesPage::kGame;
    auto record = lines::parse_record(text);
    if (!record) {
        ui.offered.reset();
        ui.news = looks_like_record(text) ? lines_paste_error_text(record.error()) : ignored_paste_text();
        return;
    }
    ui.offered = std::move(*record);
    ui.news =
        _("You pasted a saved game. Press Enter to open it; any other key cancels.") + kept_text(game.session(), ui);
}

LinesEffect take_lines_event(const lines::GameEvent& event, const lines::Session& session, LinesUi& ui) {
    if (std::holds_alternative<lines::ComputerMoved>(event)) {
        ui.cursor = session.game().last_turn().front().path.back();
        return show_turn(session, ui);
    }
    const auto* found = std::get_if<lines::HintFound>(&event);
    if (found != nullptr) ui.hint = found->hint.move;
    ui.news = found != nullptr ? lines_hint_text(found->hint) : out_of_resources_text();
    return LinesEffect::kShow;
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
