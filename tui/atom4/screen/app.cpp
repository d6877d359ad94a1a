// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/app.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_clock.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lessons.h"
#include "core/atom4/training/mistakes.h"
#include "core/atom4/training/puzzle_texts.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/analysis_texts.h"
#include "tui/atom4/model/file_texts.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/atom4/screen/handbook_page.h"
#include "tui/atom4/screen/keys_page.h"
#include "tui/atom4/screen/mouse_controller.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/atom4/screen/panel_view.h"
#include "tui/atom4/screen/position_controller.h"
#include "tui/atom4/screen/prompt_controller.h"
#include "tui/atom4/screen/training_page.h"
#include "tui/atom4/screen/unfinished.h"
#include "tui/common/cell_renderer.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"
#include "tui/terminal/settings_page.h"

namespace atom4::tui {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

App::App(Session& session, Terminal& terminal, Signals& signals, const TerminalPreferences& preferences, bool learns,
         const std::optional<net::NetworkOptions>& network)
    : session_(session),
      match_(session.match()),
      terminal_(terminal),
      input_(terminal, signals),
      pages_(terminal, input_),
      scores_(session,
              [this](const SystemError& error) { show_message(ui_, unsaved_statistics_text(system_reason(error))); }),
      game_(match_, pages_.mailbox(), game_options(),
            {[this](const TurnEvent& event) { handle(event); }, [this](const ReviewEvent& event) { handle(event); },
             [this] { show_analysis(); }}),
      network_(session, pages_.mailbox(), [this](NetworkCommands::Lines lines) { handle_network(std::move(lines)); }),
      settings_(TerminalSettings::load(settings_file_.read(), preferences)),
      learns_(learns),
      still_(preferences.still) {
    TerminalSettings wanted = settings_;
    wanted.graphics = preferences.graphics.value_or(settings_.graphics);
    change_settings(wanted);
    ui_.cursor = first_cursor(match_.position());
    ui_.paused = game_.turns.is_paused();
    show_message(ui_, session.could_not_resume() ? first_words(session)
                                                 : greeting_text(first_words(session), match_, ui_.paused));
    if (!learns && !network && session.nothing_chosen() && !session.is_beside_another() && lesson_file().take_offer())
        show_message(ui_, fill(_("Welcome. New here? Press {0} for nine short lessons, {1} for all keys."),
                               {key_name("t"), key_name("?")}));
    subscription_ = match_.subscribe([this](const MatchEvent& event) {
        announce(event, game_, ui_);
        if (event.kind == MatchEvent::Kind::kMatchStarted && !match_.remote())
            show_message(ui_, ui_.news + previous_match_text(session_));
        changed_ = true;
        if (still_) ui_.frames.clear();
        if (is_covered_) terminal_.call(ui_.call, ui_.news);
        using Kind = MatchEvent::Kind;
        if (event.kind == Kind::kPlayed && match_.setup().seats[event.reaction->mover()].is_computer())
            call_if_long(std::exchange(thought_since_, std::nullopt), turn_line(match_, ui_));
    });
    listen_to_mouse();
    begin_network(network);
}

void App::listen_to_mouse() {
    // On the network page the mouse is left to the terminal, to select the invitation.
    const bool is_ours = ui_.mouse && ui_.page != PageShown::kNetwork;
    if (std::exchange(listens_to_mouse_, is_ours) != is_ours)
        terminal_.listen_to_mouse(is_ours ? std::optional(Hovering::kYes) : std::nullopt);
}

void App::run() {
    pages_.run(*this);
    game_.turns.stop();
}

void App::prepare() {
    if (std::exchange(learns_, false)) return learn();
    report_what_is_shown();
    game_.turns.tick();
    game_.follow();
    report_trouble();
    schedule();
}

void App::wake() {
    if (is_covered_) {
        game_.turns.tick();
        return network_.session().tick();
    }
    take_time_stopped();
    network_.session().tick();
}

void App::update() {
    report_rating();
    if (!is_covered_) take_time();
    count_seconds();
    keep_settings();
}

void App::set_covered(bool is_covered) {
    is_covered_ = is_covered;
    game_.turns.set_out_of_sight(is_covered);
    if (!is_covered) (void)input_.take_stopped();
}

GameController::Options App::game_options() {
    GameController::Options options;
    options.turns.seed = [this] { return session_.move_seed(); };
    options.is_rated = [this] { return scores_.is_rated(); };
    options.why_not_ask = [this](net::PeerRequest ask) { return network_.session().why_not_ask(ask); };
    return options;
}

void App::handle(const TurnEvent& event) {
    if (std::holds_alternative<ClockRead>(event) || std::holds_alternative<PauseChanged>(event)) changed_ = true;
    ring_if_low();
    ui_.paused = game_.turns.is_paused();
    if (game_.turns.since() && match_.is_computers_turn()) thought_since_ = game_.turns.since();
    if (std::holds_alternative<ShowEnough>(event)) {
        ui_.frames.clear();
        changed_ = true;
    } else if (const auto* found = std::get_if<HintFound>(&event)) {
        show_hint(found->hint, match_, ui_);
        scores_.help();
        changed_ = true;
    } else if (std::holds_alternative<OutOfResources>(event)) {
        show_message(ui_, out_of_resources_text());
        changed_ = true;
    }
}

// Rings once in each turn in which a human player's time is low.
void App::ring_if_low() {
    if (!match_.setup().time_control || !match_.is_turn_here()) return;
    if (match_.time_left()[match_.position().mover()] >= kLowClock || rung_at_ == match_.generation()) return;
    rung_at_ = match_.generation();
    terminal_.beep();
}

// A move has been seen when its animation has ended; in a demo also not before a slow line has transmitted it.
void App::report_what_is_shown() {
    const bool is_on_its_way = !match_.setup().has_human() && !terminal_.takes_more();
    if (ui_.frames.empty() && !is_on_its_way) {
        shown_.reset();
        return game_.turns.has_shown();
    }
    if (shown_ == match_.generation()) return;
    shown_ = match_.generation();
    milliseconds rest{0};
    for (const ReactionFrame& frame : ui_.frames) rest += frame.duration;
    game_.turns.shows(rest);
}

void App::handle(const ReviewEvent& event) {
    changed_ = true;
    const ReviewSession& review = game_.review;
    ui_.reviewed = review.reviewed();
    // Here, because finding the phases of a round takes too long for every frame.
    ui_.accuracy = accuracy_texts(match_, review.start(), ui_.reviewed);
    if (const auto* saved = std::get_if<MistakesSaved>(&event)) return show_message(ui_, saved_puzzles_text(*saved));
    if (std::holds_alternative<OutOfResources>(event)) return show_message(ui_, out_of_resources_text());
    if (review.is_running()) {
        if (ui_.reviewed.empty()) review_asked_ = Clock::now();
        const auto number = [&](int ply) { return std::to_string(move_number(ply, match_.first_colour())); };
        if (!ui_.reviewed.empty())
            show_message(ui_, fill(_("Reviewing the round: move {0} of {1}."),
                                   {number(static_cast<int>(ui_.reviewed.size())), number(review.plies())}));
    } else if (std::holds_alternative<ReviewEnded>(event)) {
        std::string text = review_count_text(ui_.reviewed);
        const auto accuracy = accuracy_of(review.start(), ui_.reviewed);
        for (const Player player : kPlayers)
            if (accuracy[player].round.percent()) text += ' ' + accuracy_text(match_, player, accuracy[player]) + '.';
        if (has_mistake(ui_.reviewed)) text += ' ' + fill(_("Press {0} to go from one to the next."), {key_name("v")});
        if (review.offers_puzzles())
            text += ' ' + fill(_("Press {0} to turn the mistakes into puzzles."), {key_name("K")});
        show_message(ui_, std::move(text));
        call_if_long(review_asked_, ui_.news);
    }
}

void App::show_analysis() {
    const AnalysisSession& analysis = game_.analysis;
    ui_.analysis = analysis.state();
    ui_.analysis_bar = analysis.bar_text();
    ui_.analysis_lines = analysis.lines();
    ui_.report = analysis.report();
    ui_.verdict = analysis.verdict();
    changed_ = true;
}

// Reports a change of the rating, and that the round is no longer rated.
void App::report_rating() {
    if (const std::string news = scores_.take_rating_news(); !news.empty()) {
        show_message(ui_, ui_.news.empty() ? news : ui_.news + ' ' + news);
        changed_ = true;
    }
    if (!scores_.take_loss()) return;
    // In front, because the news may end with a reference to the handbook.
    show_message(ui_, no_longer_rated_text() + ' ' + ui_.news);
    changed_ = true;
}

// Alerts a player who had to wait for long and may be looking elsewhere.
void App::call_if_long(std::optional<Clock::time_point> since, const std::string& text) {
    constexpr std::chrono::seconds kLong{5};
    if (since && Clock::now() - *since >= kLong) terminal_.call(ui_.call, text);
}

// Counts once a second, so that nothing is sent more often than it is read.
void App::count_seconds() {
    const auto seconds_since = [](std::optional<Clock::time_point> since) {
        return since ? static_cast<int>((Clock::now() - *since) / std::chrono::seconds(1)) : 0;
    };
    std::optional<EngineProgress> thought;
    if (const int seconds = seconds_since(game_.turns.since()); seconds > 0) {
        thought = EngineProgress{!match_.is_computers_turn(), seconds, 0, {}};
        if (const auto& report = game_.turns.report()) {
            thought->depth = report->depth;
            thought->best = report->move();
        }
    }
    const bool is_news = thought ? !counted_ || counted_->seconds != thought->seconds : counted_.has_value();
    if (is_news) {
        counted_ = thought;
        changed_ |= ui_.thought != thought;
        ui_.thought = std::move(thought);
    }
    const int analysed = seconds_since(game_.analysis.since());
    changed_ |= analysed != std::exchange(ui_.analysis_seconds, analysed);
}

ScreenPage::Shown App::show(Extent extent, Capabilities capabilities) {
    ui_.play = range_of_pieces(match_on_screen(match_, ui_).position());
    ui_.max_board = places_of_picture(capabilities);
    Screen shown = build_screen(match_, ui_, extent, capabilities);
    ui_.scroll = shown.scroll;
    ui_.page_top = shown.page_top;
    listen_to_mouse();
    return {std::move(shown.grid), shown.cursor, turn_line(match_on_screen(match_, ui_), ui_) + " - Atom-4"};
}

void App::take_event(const TerminalEvent& event) {
    if (const auto* paste = std::get_if<Paste>(&event)) return take_paste(paste->text);
    if (const auto* mouse = std::get_if<MouseEvent>(&event)) {
        if (ui_.armed == PendingConfirmation::kPaste && mouse->kind == MouseEvent::Kind::kPress)
            return answer_paste(Command::kNone);
        if (take_mouse(*mouse, terminal_.extent(), game_, ui_)) changed_ = true;
        return;
    }
    take_key(std::get<int>(event));
}

void App::take_key(int key) {
    changed_ = true;
    if (!ui_.prompt) {
        const auto meant = letters_.take(key);
        if (!meant && !letters_.unknown().empty()) show_message(ui_, unknown_letter_text(letters_.unknown()));
        if (!meant) return;
        // The keys of the position editor, such as the letters of colours, cannot be reassigned.
        key = ui_.editor ? *meant : key_bindings().usual(*meant);
    }
    const Command command = command_of_key(key);
    if (command == Command::kResize) return take_effect(Effect::kRepaint);
    if (ui_.armed == PendingConfirmation::kPaste) return answer_paste(command);
    // Any key ends an animation; a key without another use needs no message then.
    const bool moves = !std::exchange(ui_.frames, {}).empty();
    const bool is_answer = command == Command::kYes || command == Command::kNo;
    if (moves && !ui_.prompt && !ui_.editor && (command == Command::kNone || (is_answer && ui_.question.empty())))
        return;
    if (ui_.prompt && is_of_network(ui_.prompt->purpose()))
        take_network_key(key);
    else if (ui_.prompt)
        take_prompt_key(key, session_, game_.browser, ui_);
    else if (ui_.page == PageShown::kNetwork && !ui_.copied.empty() && (key == 'c' || key == 'w'))
        copy_invitation(key == 'c' ? 0 : 1);
    else if (ui_.editor)
        take_effect(take_position_key(key, match_, ui_));
    else
        take_effect(handle_command(command, game_, ui_, terminal_.extent().rows));
}

// Pasted text goes into an open prompt or the editor. Elsewhere an invitation, a saved match or a position is offered,
// and nothing is done without an answer.
void App::take_paste(const std::string& text) {
    changed_ = true;
    if (ui_.prompt) return paste_into_prompt(text, session_, ui_);
    if (ui_.page == PageShown::kSetup) {
        ui_.what_becomes = ignored_paste_text();
        return;
    }
    if (ui_.editor) return paste_position(text, ui_);
    ui_.page = PageShown::kGame;
    const std::string invitation = NetworkCommands::invitation_in(text);
    PositionEditor editor(match_.position());
    const bool is_position = !editor.set_text(text);
    PastedMatch pasted;
    auto records = parse_records(text, &pasted.ignored_line);
    if (invitation.empty() && !is_position && !records)
        return show_message(ui_, looks_like_record(text) ? paste_error_text(records.error()) : ignored_paste_text());
    if (network_.session().is_open()) return show_message(ui_, NetworkCommands::already_in_match_text());
    if (!invitation.empty()) {
        show_message(ui_, _("You pasted an invitation. Press Enter to join the match, Esc to cancel."));
        ui_.prompt.emplace(PromptPurpose::kNetwork, "join " + invitation);
        return;
    }
    if (is_position && !editor.can_be_played()) return show_message(ui_, remark_text(*editor.remark()));
    std::string question =
        is_position ? _("You pasted a position. Press Enter to start a match from it; any other key cancels.")
                    : _("You pasted a saved match. Press Enter to open it; any other key cancels.");
    if (const std::string becomes = what_becomes_text(session_); !becomes.empty()) question += ' ' + becomes;
    show_message(ui_, std::move(question));
    if (is_position)
        pasted.position = editor.position();
    else
        pasted.records = std::move(*records);
    ui_.pasted = std::move(pasted);
    ui_.armed = PendingConfirmation::kPaste;
}

// As the question says, any key but Enter cancels, and does nothing more.
void App::answer_paste(Command command) {
    disarm(ui_);
    auto pasted = std::exchange(ui_.pasted, std::nullopt);
    changed_ = true;
    if (command != Command::kPlace || !pasted) return;
    if (pasted->position) return match_.start(setup_from(match_.setup(), *pasted->position));
    match_.restore(std::move(pasted->records));
    if (pasted->ignored_line)
        show_message(ui_, passed_over_text(*pasted->ignored_line) + previous_match_text(session_));
}

// The time in which the program was stopped is not counted, except in a network match, where the clocks keep running.
void App::take_time_stopped() {
    const auto stopped = input_.take_stopped();
    if (!stopped || !game_.turns.clock_runs()) return;
    if (match_.remote())
        show_message(ui_, _("The clocks kept running while the program was stopped: this is a network match."));
    else
        game_.turns.skip(std::chrono::duration_cast<milliseconds>(*stopped));
}

TerminalSettings App::settings() const {
    TerminalSettings settings = settings_;
    settings.paper = ui_.paper;
    settings.letters = ui_.letters;
    settings.mouse = ui_.mouse;
    settings.call = ui_.call;
    settings.close_view = ui_.looks_closely;
    settings.analysis = game_.analysis.is_on();
    settings.analysis_lines = game_.analysis.lines();
    return settings;
}

void App::set_up(const TerminalSettings& settings) {
    ui_.paper = settings.paper;
    ui_.letters = settings.letters;
    ui_.mouse = settings.mouse;
    ui_.call = settings.call;
    game_.analysis.set_lines(settings.analysis_lines);
    game_.analysis.set_on(settings.analysis);
    terminal_.set_paper(ui_.paper);
    terminal_.set_graphics(settings.graphics);
    terminal_.set_mono(settings.mono);
    ui_.looks_closely = settings.close_view;
    use_key_bindings(settings.keys);
    // Without animation there is no pause before a move.
    const DemoTimes times = times_of(settings.demo);
    game_.turns.set_pace({still_ ? milliseconds(0) : settings.pace, times.move, times.round});
}

void App::keep_settings() {
    const TerminalSettings now = settings();
    if (now != settings_) change_settings(now);
}

void App::change_settings(const TerminalSettings& now) {
    const TerminalSettings before = std::exchange(settings_, now);
    set_up(now);
    if (const auto trouble = now.save(settings_file_, before)) show_message(ui_, unsaved_settings_text(*trouble));
    if (now.mouse != before.mouse) listen_to_mouse();
}

void App::show_statistics() {
    const auto texts = saved_statistics_texts();
    texts ? show_text(*texts, ui_) : show_message(ui_, texts.error());
}

void App::take_effect(Effect effect) {
    switch (effect) {
        case Effect::kShow: break;
        case Effect::kRepaint: terminal_.repaint(); break;
        case Effect::kLearn: learn(); break;
        case Effect::kPuzzles: open_puzzles(pages_, terminal_, ui_, still_); break;
        case Effect::kHandbook: read_handbook(); break;
        case Effect::kStatistics: show_statistics(); break;
        case Effect::kSettings: open_settings(); break;
        case Effect::kGoTo: open_prompt(PromptPurpose::kCell, session_, ui_); break;
        case Effect::kComment:
            ui_.prompt.emplace(PromptPurpose::kComment);
            ui_.prompt->set_text(comment_of(game_.browser.annotation()));
            break;
        case Effect::kName: open_prompt(PromptPurpose::kName, session_, ui_); break;
        case Effect::kSave: open_prompt(PromptPurpose::kSave, session_, ui_); break;
        case Effect::kOpen: open_unfinished(session_, ui_); break;
        case Effect::kResume: take_chosen(session_, ui_); break;
        case Effect::kNewMatch: ui_.what_becomes = what_becomes_text(session_); break;
        case Effect::kQuit: leave(); break;
        default: take_network_effect(effect);
    }
}

void App::open_settings() {
    static constexpr std::array kShown{Setting::kPaper,   Setting::kColours, Setting::kGraphics,
                                       Setting::kLetters, Setting::kView,    Setting::kMouse,
                                       Setting::kCall,    Setting::kPause,   Setting::kSpeed};
    const auto change_keys = [this](const KeyBindings& keys) {
        TerminalSettings now = settings();
        now.keys = keys;
        change_settings(now);
    };
    pages_.open(settings_page(
        terminal_,
        {"Atom-4", kShown, [this] { return settings(); }, [this](const TerminalSettings& now) { change_settings(now); },
         [this, change_keys] { pages_.open(key_choice_page(terminal_, change_keys)); }}));
}

void App::learn(std::optional<LessonId> lesson) {
    open_lessons(
        pages_, terminal_, ui_, still_, [this] { play_a_beginner(); }, lesson);
}

// Starts a match against level 0, for a player who has finished the lessons.
void App::play_a_beginner() {
    if (match_.remote()) return;
    MatchSetup setup;
    setup.seats[Player::kSecond] = Seat::computer(Level(0));
    match_.start(setup);
}

// Opens the contents of the handbook. Selected is the page that explains a placement under the cursor, or else the
// rules.
void App::read_handbook() {
    const Position shown = match_.position_after(shown_plies(match_, ui_));
    const bool asks_why = ui_.page == PageShown::kGame && !shown.is_over() && !shown.at(ui_.cursor);
    const HandbookPage page = asks_why ? page_on(shown, ui_.cursor) : HandbookPage::kRules;
    open_handbook(pages_, terminal_, page, false, ui_, [this](LessonId lesson) { learn(lesson); });
}

// Asks first if an unfinished match would be lost.
void App::leave() {
    ended_ = ui_.armed == PendingConfirmation::kQuit || !session_.would_lose_a_match();
    if (!ui_.editor) ui_.page = PageShown::kGame;
    if (ended_) return;
    show_message(
        ui_, fill(_("The match can't be saved and will be lost. Press {0} to save it to a file, or {1} again to quit."),
                  {key_name("s"), key_name("q")}));
    ui_.armed = PendingConfirmation::kQuit;
}

void App::schedule() {
    if (ui_.frames.empty())
        due_.reset();
    else if (!due_)
        due_ = Clock::now() + ui_.frames.back().duration;
}

std::optional<milliseconds> App::time_to_wait() const {
    std::optional<Clock::time_point> next = game_.turns.next_deadline();
    const auto add = [&](std::optional<Clock::time_point> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    const Clock::time_point now = Clock::now();
    add(network_.session().next_deadline());
    if (!is_covered_) {
        add(due_);
        // The seconds of an analysis are counted.
        if (const auto since = game_.analysis.since())
            add(now + std::chrono::seconds(1) - (now - *since) % std::chrono::seconds(1));
    }
    if (!next) return std::nullopt;
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*next - now));
}

void App::take_time() {
    if (!due_ || Clock::now() < *due_ || ui_.frames.empty()) return;
    due_.reset();
    ui_.frames.pop_back();
    changed_ = true;
}

// Reports that autosave fails or works again. The screen shows a failure for as long as it lasts.
void App::report_trouble() {
    const std::string trouble = autosave_trouble_text(session_);
    if (trouble == ui_.trouble) return;
    show_message(ui_, trouble.empty() ? autosave_works_text() : trouble);
    ui_.trouble = trouble;
    changed_ = true;
}

}  // namespace atom4::tui
