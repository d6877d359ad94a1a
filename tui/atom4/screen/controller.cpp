// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/controller.h"

#include <algorithm>
#include <vector>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/last_choice.h"
#include "core/atom4/game/level_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/training/handbook.h"
#include "core/atom4/training/puzzle_texts.h"
#include "core/base/strings.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/network_commands.h"
#include "tui/atom4/model/position_texts.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/atom4/screen/position_controller.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

Effect handle_on_text(Command command, UiState& ui, int screen_rows) {
    const int page = std::max(1, screen_rows - 2);
    switch (command) {
        case Command::kUp: --ui.page_top; break;
        case Command::kDown: ++ui.page_top; break;
        case Command::kNorthEast: ui.page_top -= page; break;  // Page Up
        case Command::kSouthEast: ui.page_top += page; break;  // Page Down
        case Command::kPlace:
            // Enter closes the other pages, which say so; it scrolls the list of keys, as in less.
            if (ui.page == PageShown::kKeys)
                ui.page_top += page;
            else
                ui.page = PageShown::kGame;
            break;
        case Command::kHandbook: return Effect::kHandbook;
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        case Command::kQuit: return Effect::kQuit;
        default: ui.page = PageShown::kGame; break;
    }
    ui.page_top = std::max(0, ui.page_top);
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
            keep_choice(ui.form.setup());
            match.start(ui.form.setup());
            break;
        case Command::kSave:
            if (!ui.form.may_seat()) {
                ui.what_becomes = _("That key does nothing here.");
                break;
            }
            ui.page = PageShown::kGame;
            keep_names(ui.form.setup().seats);
            match.set_seats(ui.form.setup().seats);
            show_message(ui, seats_changed_text(match));
            break;
        case Command::kNextRound: return ui.form.human() ? Effect::kName : Effect::kShow;
        case Command::kNetwork: ui.page = PageShown::kGame; return Effect::kInvite;
        case Command::kBack: ui.page = PageShown::kGame; break;
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        case Command::kQuit: return Effect::kQuit;
        default: ui.what_becomes = _("That key does nothing here."); break;
    }
    return Effect::kShow;
}

Effect handle_on_choice(Command command, UiState& ui) {
    const int last = static_cast<int>(ui.unfinished.size() + ui.past_rounds.size());
    switch (command) {
        case Command::kUp:
        case Command::kPreviousLegal: ui.chosen = std::max(0, ui.chosen - 1); break;
        case Command::kDown:
        case Command::kNextLegal: ui.chosen = std::min(last, ui.chosen + 1); break;
        case Command::kPlace: return Effect::kResume;
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

void redo(Match& match, UiState& ui) {
    const int count = match.redo_turn();
    std::vector<Cell> cells;
    for (const Reaction& ply : match.plies().last(static_cast<std::size_t>(count))) cells.push_back(ply.placed());
    show_message(ui, redone_text(cells));
}

void look_closely(UiState& ui) {
    ui.looks_closely = !ui.looks_closely;
    ui.scroll.reset();
    show_message(ui, ui.looks_closely ? fill(_("Zoomed in. Press {0} for the whole board."), {key_name("z")})
                                      : std::string(_("The whole board, as far as it fits.")));
}

// Returns whether engine help costs nothing or the player has asked for it twice; else says what it costs.
bool accepts_cost(GameController& game, UiState& ui, PendingConfirmation what, const char* key) {
    if (game.is_rated() && ui.armed != what) {
        show_message(ui, help_cost_text() + ' ' + fill(_("Press {0} again to show it."), {key_name(key)}));
        ui.armed = what;
        return false;
    }
    ui.armed = PendingConfirmation::kNothing;
    game.match().note_help();
    return true;
}

void switch_analysis(GameController& game, UiState& ui) {
    AnalysisSession& analysis = game.analysis;
    if (analysis.is_on()) {
        analysis.set_on(false);
        return show_message(ui, _("Analysis is off."));
    }
    if (game.match().forbids_engine_help()) return show_message(ui, help_barred_text());
    if (!accepts_cost(game, ui, PendingConfirmation::kAnalysis, "a")) return;
    analysis.set_on(true);
    game.follow();
    show_message(ui, fill(_("Analysis is on. Press {0} to turn it off."), {key_name("a")}));
}

// Goes to the next number of lines, and after the last one back to one.
void change_lines(AnalysisSession& analysis, UiState& ui) {
    constexpr int kMax = 5;
    analysis.set_lines(analysis.lines() % kMax + 1);
    show_message(ui, counted(analysis.lines(), "Analysis shows {0} line.", "Analysis shows {0} lines."));
}

std::string unreviewed_text() {
    return fill(_("This round hasn't been reviewed. Press {0} to review it."), {key_name("v")});
}

void go_to_mistake(int direction, GameController& game, UiState& ui) {
    if (const auto ply = game.review.next_mistake(direction)) return look_at_reviewed(*ply, game, ui);
    if (!game.review.is_open()) return show_message(ui, unreviewed_text());
    if (game.review.is_running()) return show_message(ui, _("Reviewing the round..."));
    show_message(ui, game.browser.judged() > 0 ? _("The review found no other mistakes.") : _("No mistakes found."));
}

void review(GameController& game, UiState& ui) {
    if (game.review.is_up_to_date()) return go_to_mistake(1, game, ui);
    if (const std::string bar = game.review.bar_text(); !bar.empty()) return show_message(ui, bar);
    if (!accepts_cost(game, ui, PendingConfirmation::kReview, "v")) return;
    show_message(ui, _("Reviewing the round..."));
    game.review.begin();
}

void promote_line(LineBrowser& browser, UiState& ui) {
    const auto line = browser.other_line();
    if (!line) return show_message(ui, _("No variations from here."));
    show_message(ui, browser.promote(*line) ? fill(_("This is now the main line. Press {0} to undo."), {key_name("u")})
                                            : std::string(_("The round is over, so its main line stays.")));
}

void delete_line(LineBrowser& browser, UiState& ui) {
    const auto line = browser.other_line();
    if (!line) return show_message(ui, _("No variations from here."));
    show_message(ui, browser.match().remove(*line)
                         ? fill(_("Variation deleted. Press {0} to restore it."), {key_name("u")})
                         : std::string(_("This variation decided the round and can't be deleted.")));
}

// Turns the mistake that is shown into a puzzle, or else all of them.
void save_mistakes(GameController& game, UiState& ui) {
    ReviewSession& review = game.review;
    const int judged = game.browser.judged();
    if (!review.is_open()) return show_message(ui, unreviewed_text());
    if (review.is_running()) return show_message(ui, _("Reviewing the round..."));
    const bool one = review.offers_puzzle(judged);
    if (!one && !review.offers_puzzles()) return show_message(ui, saved_puzzles_text({}));
    show_message(ui, proving_mistakes_text());
    one ? review.save_mistake(judged) : review.save_mistakes();
}

void change_level(Match& match, UiState& ui, int by) {
    auto seats = match.setup().seats;
    std::optional<Level> level;
    for (const Player player : kPlayers) {
        if (!seats[player].is_computer()) continue;
        level = seats[player].computer_level->stepped(by);
        seats[player].computer_level = level;
    }
    if (!level)
        return show_message(ui, fill(_("No computer player. Press {0} for a match against it."), {key_name("N")}));
    if (seats != match.setup().seats) match.set_seats(std::move(seats));
    show_message(ui, fill(_("Level {0}, {1}. {2}"), {to_text(*level), level_name(*level), what_to_expect(*level)}));
}

void switch_pause(TurnKeeper& turns, UiState& ui) {
    const MatchSetup& setup = turns.match().setup();
    turns.set_paused(!turns.is_paused());
    if (!turns.is_paused())
        show_message(ui, setup.has_computer() ? _("The computer continues.") : _("The clocks are running."));
    else
        show_message(ui, setup.has_human()
                             ? pause_text(setup, key_name("p"))
                             : fill(_("Paused. Press {0} to resume, or Enter to play one move."), {key_name("p")}));
}

// Adds the key that opens the handbook at a page which says more.
std::string with_handbook_key(const std::string& text, HandbookPage page) {
    return text + ' ' + fill(_("Press {0} for more: {1}."), {key_name("i"), title_of(page)});
}

// Explains how the piece under the cursor came about, or what the next piece would do there.
std::vector<std::string> why_page(const Match& match, const UiState& ui) {
    const int shown = shown_plies(match, ui);
    std::vector<std::string> texts =
        why_text(match.position_after(shown), ui.cursor, match.plies().first(as_size(shown)));
    texts.insert(texts.begin(), fill(_("Why: {0}"), {to_text(ui.cursor)}));
    return texts;
}

void place(TurnKeeper& turns, UiState& ui) {
    if (turns.may_step()) return turns.step();
    const auto played = turns.play(ui.cursor);
    if (!played && played.error() == Refusal::kNoAdjacentPair)
        show_message(ui, with_handbook_key(no_pair_text(), page_on(turns.match().position(), ui.cursor)));
    else if (!played)
        show_message(ui, refusal_text(played.error(), ui.cursor));
}

// Returns whether the player has asked twice in a row to resign.
bool is_resigning(UiState& ui) {
    if (ui.armed != PendingConfirmation::kResign) {
        show_message(ui, fill(_("Press {0} again to resign."), {key_name("R")}));
        ui.armed = PendingConfirmation::kResign;
        return false;
    }
    disarm(ui);
    return true;
}

// Returns whether the command may confirm a pending action. Quitting and resigning check that themselves.
bool keeps_armed(Command command, PendingConfirmation armed) {
    switch (command) {
        case Command::kQuit:
        case Command::kResign: return true;
        case Command::kAnalysis: return armed == PendingConfirmation::kAnalysis;
        case Command::kReview: return armed == PendingConfirmation::kReview;
        case Command::kHint: return armed == PendingConfirmation::kHint;
        default: return false;
    }
}

// Returns whether the command is about the current position, so that an earlier one is left first.
bool ends_looking_back(Command command) {
    switch (command) {
        case Command::kUndo:
        case Command::kRedo:
        case Command::kNextRound:
        case Command::kMoveNow:
        case Command::kResign:
        case Command::kGoTo: return true;
        default: return false;
    }
}

void ask_hint(GameController& game, UiState& ui) {
    if (ui.viewed) return show_message(ui, _("Hints are for the current position. Press Esc to return to it."));
    if (!accepts_cost(game, ui, PendingConfirmation::kHint, "H")) return;
    show_message(ui, _("Looking for a good move..."));
    ui.cursor_before = ui.cursor;
    game.turns.want_hint();
}

std::optional<Action> action_of(Command command) {
    switch (command) {
        case Command::kUndo: return Action::kUndo;
        case Command::kRedo: return Action::kRedo;
        case Command::kResign: return Action::kResign;
        case Command::kNextRound: return Action::kNextRound;
        case Command::kHint: return Action::kHint;
        case Command::kMoveNow: return Action::kMoveNow;
        case Command::kPause: return Action::kPause;
        case Command::kStronger:
        case Command::kWeaker: return Action::kSetSeats;
        default: return std::nullopt;
    }
}

// Returns whether the command would end a network match, which must be left explicitly first.
bool would_leave_match(Command command) {
    return command == Command::kNewMatch || command == Command::kOpen || command == Command::kSetUp;
}

Effect answer(Command command, UiState& ui) {
    switch (command) {
        case Command::kYes: return Effect::kAgree;
        // "n", as well as "x".
        case Command::kNextRound:
        case Command::kNo: return Effect::kDisagree;
        case Command::kNetwork:
            if (ui.is_proposal) return Effect::kNetwork;
            break;
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        default: break;
    }
    show_message(ui, net::question_open_text());
    return Effect::kShow;
}

Effect perform(Action action, Command command, GameController& game, UiState& ui) {
    Match& match = game.match();
    const Permit permit = game.permit(action);
    if (!permit) {
        show_message(ui, permit.why_not);
        return Effect::kShow;
    }
    switch (action) {
        case Action::kUndo:
            if (permit.asks) return Effect::kAskTakeback;
            show_message(ui, undone_text_with_key(match.undo_turn()));
            break;
        case Action::kRedo: redo(match, ui); break;
        case Action::kResign:
            if (!is_resigning(ui)) break;
            if (permit.asks) return Effect::kAskResign;
            match.resign(*match.who_resigns());
            break;
        case Action::kNextRound:
            if (permit.asks) return Effect::kAskNextRound;
            match.next_round();
            break;
        case Action::kHint: ask_hint(game, ui); break;
        case Action::kMoveNow: game.turns.move_now(); break;
        case Action::kPause: switch_pause(game.turns, ui); break;
        case Action::kSetSeats: change_level(match, ui, command == Command::kStronger ? 1 : -1); break;
    }
    return Effect::kShow;
}

Effect obey(Command command, GameController& game, UiState& ui, int screen_rows) {
    Match& match = game.match();
    TurnKeeper& turns = game.turns;
    LineBrowser& browser = game.browser;
    if (!keeps_armed(command, ui.armed)) disarm(ui);
    if (ui.page == PageShown::kSetup) return handle_on_form(command, match, ui);
    if (ui.page == PageShown::kUnfinished) return handle_on_choice(command, ui);
    if (ui.page != PageShown::kGame) return handle_on_text(command, ui, screen_rows);
    if (has_to_answer(ui)) return answer(command, ui);
    if (look_back_by(command, browser, ui)) return Effect::kShow;
    if (ends_looking_back(command)) stop_looking_back(browser, ui);
    if (const auto action = action_of(command)) return perform(*action, command, game, ui);
    if (match.remote() && would_leave_match(command)) {
        show_message(ui, NetworkCommands::already_in_match_text());
        return Effect::kShow;
    }
    if (const auto step = step_of(command)) {
        ui.cursor = step_cursor(ui.cursor, *step, match.position().size());
        ui.news_fresh = false;
        return Effect::kShow;
    }
    switch (command) {
        case Command::kPlace: place(turns, ui); break;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            move_to_legal(match, ui, command == Command::kNextLegal);
            ui.news_fresh = false;
            break;
        case Command::kBack: (void)go_back_to_the_round(match, ui); break;
        case Command::kNewMatch:
            ui.page = PageShown::kSetup;
            ui.form = SetupForm(proposed_match(match), !match.is_fresh());
            return Effect::kNewMatch;
        case Command::kGoTo: return Effect::kGoTo;
        case Command::kSave: return Effect::kSave;
        case Command::kOpen: return Effect::kOpen;
        case Command::kAnalysis: switch_analysis(game, ui); break;
        case Command::kAnalysisLines: change_lines(game.analysis, ui); break;
        case Command::kReview: review(game, ui); break;
        case Command::kPreviousMistake: go_to_mistake(-1, game, ui); break;
        case Command::kFollow: follow_variation(browser, ui); break;
        case Command::kComment:
            if (browser.described_ply() > 0) return Effect::kComment;
            show_message(ui, match.plies().empty() ? _("No moves in this round yet.") : _("Start of the round."));
            break;
        case Command::kPromote: promote_line(browser, ui); break;
        case Command::kDeleteLine: delete_line(browser, ui); break;
        case Command::kLetters:
            ui.letters = !ui.letters;
            show_message(ui,
                         ui.letters ? _("Letters on pieces: always.") : _("Letters on pieces: only without colours."));
            break;
        case Command::kPaper:
            ui.paper = next_paper_preference(ui.paper);
            show_message(ui, paper_text(ui.paper));
            break;
        case Command::kCloseView: look_closely(ui); break;
        case Command::kSetUp:
            open_position_editor(match, ui);
            browser.look_at_present();
            break;
        case Command::kLearn: return Effect::kLearn;
        case Command::kPuzzles: return Effect::kPuzzles;
        case Command::kHandbook: return Effect::kHandbook;
        case Command::kSettings: return Effect::kSettings;
        case Command::kWhy: show_text(why_page(match, ui), ui); break;
        case Command::kStatistics: return Effect::kStatistics;
        case Command::kKeepMistakes: save_mistakes(game, ui); break;
        case Command::kNetwork: return Effect::kNetwork;
        case Command::kTalk:
            if (!match.is_watched()) return Effect::kTalk;
            show_message(ui, spectator_text());
            break;
        case Command::kMute: return Effect::kMute;
        case Command::kYes:
        case Command::kNo: show_message(ui, _("There is nothing to answer.")); break;
        case Command::kMouse:
            ui.mouse = !ui.mouse;
            show_message(ui, mouse_text(ui.mouse, key_name("M")));
            break;
        case Command::kCall:
            ui.call = next_notify_preference(ui.call);
            show_message(ui, call_text(ui.call));
            break;
        case Command::kHelp:
            ui.page = PageShown::kKeys;
            ui.page_top = 0;
            break;
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        case Command::kQuit: return Effect::kQuit;
        default: show_message(ui, useless_key_text("?")); break;
    }
    return Effect::kShow;
}

// Closes what would start or open another match, which would end the network match, and what is about the last one.
void close_for_network_match(UiState& ui) {
    const bool is_choosing =
        ui.page == PageShown::kSetup || ui.page == PageShown::kUnfinished || ui.page == PageShown::kPosition;
    if (is_choosing) ui.page = PageShown::kGame;
    ui.editor.reset();
    if (!ui.prompt) return;
    const PromptPurpose purpose = ui.prompt->purpose();
    if (is_choosing || purpose == PromptPurpose::kOpen || purpose == PromptPurpose::kComment) ui.prompt.reset();
}

}  // namespace

void show_text(std::vector<std::string> texts, UiState& ui) {
    ui.text_page = std::move(texts);
    ui.page = PageShown::kText;
    ui.page_top = 0;
}

void show_hint(Hint hint, const Match& match, UiState& ui) {
    if (ui.cursor_before == ui.cursor) ui.cursor = hint.move;
    show_message(ui, with_handbook_key(hint_sentence(match.position(), hint), page_on(match.position(), hint.move)));
    ui.hint = std::move(hint);
}

Effect handle_command(Command command, GameController& game, UiState& ui, int screen_rows) {
    const Effect effect = obey(command, game, ui, screen_rows);
    ui.paused = game.turns.is_paused();
    show_sight(game.browser, ui);
    return effect;
}

void announce(const MatchEvent& event, const GameController& game, UiState& ui) {
    const Match& match = game.match();
    ui.paused = game.turns.is_paused();
    show_sight(game.browser, ui);
    ui.hint.reset();
    ui.frames.clear();
    switch (event.kind) {
        case MatchEvent::Kind::kPlayed:
            if (!ui.viewed && !ui.editor) ui.frames = frames_of(*event.reaction);
            std::reverse(ui.frames.begin(), ui.frames.end());
            show_message(ui, ui.viewed ? describe(match, event) + ' ' + _("Earlier position. Press Esc to return.")
                                       : describe(match, event));
            break;
        case MatchEvent::Kind::kRoundStarted:
            ui.cursor = first_cursor(match.position());
            ui.scroll.reset();
            show_message(ui, describe(match, event));
            break;
        case MatchEvent::Kind::kMatchStarted:
            if (match.remote()) close_for_network_match(ui);
            ui.cursor = first_cursor(match.position());
            ui.scroll.reset();
            show_message(ui, greeting_text(welcome_text(match, false), match, ui.paused));
            break;
        case MatchEvent::Kind::kEndedEarly: show_message(ui, describe(match, event)); break;
        default: break;  // undo and redo have one message for several plies
    }
}

}  // namespace atom4::tui
