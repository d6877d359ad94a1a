// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_game.h"

#include <algorithm>
#include <array>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/last_choice.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/cell_history.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/training/handbook.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/position_texts.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/atom4/textmode/text_handbook.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

namespace {

// Returns whether the command only shows something, and is allowed in any state.
bool only_prints(TextVerb verb) {
    return verb <= TextVerb::kMoveList || verb == TextVerb::kPosition || verb == TextVerb::kClock ||
           verb == TextVerb::kSettings || verb == TextVerb::kStatistics ||
           (verb >= TextVerb::kGuide && verb <= TextVerb::kHelp);
}

// Returns whether the command is allowed while a question is open: its answers, and what only shows something that a
// screen would show anyway.
bool may_come_before_answer(TextVerb verb) {
    return only_prints(verb) || verb == TextVerb::kYes || verb == TextVerb::kNo || verb == TextVerb::kOnline ||
           verb == TextVerb::kDisconnect;
}

bool is_of_undo(TextVerb verb) {
    return verb == TextVerb::kUndo || verb == TextVerb::kRedo;
}

// Returns whether the command is about the current position, so that an earlier one is left first.
bool ends_looking_back(TextVerb verb) {
    switch (verb) {
        case TextVerb::kHint:
        case TextVerb::kNow:
        case TextVerb::kResign: return true;
        default: return is_of_undo(verb);
    }
}

}  // namespace

TextGame::TextGame(Session& session, NetworkCommands& network, Mailbox& mailbox, const TurnKeeper::Options& options,
                   LineWriter::Say say)
    : match_(session.match()),
      session_(session),
      network_(network),
      say_(std::move(say)),
      game_(match_, mailbox,
            {options, [this] { return is_interactive() && scores_->is_rated(); },
             [this](net::PeerRequest ask) { return network_.session().why_not_ask(ask); }},
            {[this](const TurnEvent& event) { handle(event); },
             [this](const ReviewEvent& event) { study_.handle(event); }, [this] { study_.handle_analysis(); }}),
      turns_(game_.turns),
      browser_(game_.browser),
      setup_of_match_(session, say_),
      study_(game_, say_),
      files_(session, say_),
      setup_(match_, say_),
      clock_(turns_, say_) {
    subscription_ = match_.subscribe([this](const MatchEvent& event) { announce(event); });
}

void TextGame::handle(const TurnEvent& event) {
    if (const auto* found = std::get_if<HintFound>(&event)) print_hint(found->hint);
    if (std::holds_alternative<OutOfResources>(event)) say_.prose(out_of_resources_text());
}

void TextGame::report_rating() {
    if (scores_ == nullptr) return;
    if (scores_->take_loss()) say_.prose(no_longer_rated_text());
    if (const std::string news = scores_->take_rating_news(); !news.empty()) say_(news);
}

void TextGame::welcome() {
    if (session_.could_not_resume())
        say_(unreadable_text(*session_.could_not_resume()));
    else if (session_.is_beside_another())
        say_.prose(beside_another_text());
    if (session_.ignored_line()) say_.prose(passed_over_text(*session_.ignored_line()));
    introduce_match(session_.was_resumed());
}

void TextGame::introduce_match(bool resumed) {
    if (match_.is_fresh()) {
        say_(_("Atom-4. Four of your goal colour in a row win."));
        say_(_("Type \"help\" to see what you can do."));
        say_(score_text(match_));
    } else {
        say_(welcome_text(match_, resumed));
        say_(score_text(match_));
        if (match_.last_ply() != nullptr) say_(played_text(match_, *match_.last_ply(), Detail::kFull));
    }
    say_(state_text(match_, turns_.is_waiting()));
    if (session_.is_previous_saved() && !match_.remote())
        say_.prose(_("Type \"resume\" to return to the previous match."));
    if (turns_.is_paused() && !match_.setup().has_human()) return say_.prose(demo_waits_text());
    clock_.print_waiting();
}

void TextGame::take(std::string_view line) {
    auto [word, operand] = read_text_line(line);
    if (word.empty()) return print(TextVerb::kTurn);
    // A pasted text with an invitation may begin with any word, and the rest of an incomplete invitation is not a
    // command: look for both first.
    const auto named = commands_for(text_commands(), word);
    const bool is_of_network = named.size() == 1 && named.front()->topic == TextTopic::kNetwork;
    if (!is_of_network && !network_.has_question())
        if (const auto lines = network_.take_row(line)) return say_.each(*lines);
    if (operand.empty() && looks_like_cell(word)) {
        operand = word;
        word = command_of(TextVerb::kPlay).name;
    }
    const auto meant = commands_for(text_commands(), word);
    const Atom4Command* command = meant.size() == 1 ? meant.front() : nullptr;
    if (network_.has_question() && (command == nullptr || !may_come_before_answer(command->verb)))
        return say_.each(network_.insist());
    const bool again = resigning_;
    resigning_ = false;
    if (command == nullptr || command->verb != TextVerb::kQuit) files_.forget_warning();
    if (command == nullptr) return say_.each(what_is_meant(word, operand));
    if (*command->operand == '\0' && !operand.empty()) return say_(fill(_("{0} takes no arguments."), {command->name}));
    if (again && operand.empty() && command->verb == TextVerb::kNo) {
        say_(_("Not resigned."));
        return say_(state_text(match_, turns_.is_waiting()));
    }
    if (again && operand.empty() && command->verb == TextVerb::kYes) command = &command_of(TextVerb::kResign);
    resigning_ = again && command->verb == TextVerb::kResign;
    obey(*command, operand);
}

Position TextGame::shown_position() const {
    return setup_.is_open() ? setup_.position() : study_.shown_position();
}

TextState TextGame::state() const {
    if (setup_.is_open()) return TextState::kSetsUp;
    if (study_.looks_back()) return TextState::kLooksBack;
    if (match_.seat_to_move() == nullptr) return TextState::kOver;
    if (!match_.is_computers_turn()) return TextState::kToMove;
    return turns_.is_waiting() ? TextState::kComputerPaused : TextState::kComputerThinks;
}

// Returns whether the command must wait until the position being set up is done, and says so.
bool TextGame::continues_setup(TextVerb verb) {
    if (!setup_.is_open() || only_prints(verb) || verb == TextVerb::kQuit || verb == TextVerb::kLeave ||
        is_of_undo(verb) || verb >= TextVerb::kPosition)
        return false;
    say_.prose(_("You are setting up a position."));
    say_.prose(_("Type \"done\" or \"leave\" first."));
    return true;
}

void TextGame::obey(const Atom4Command& command, const std::string& operand) {
    const TextVerb verb = command.verb;
    if (continues_setup(verb)) return;
    if (setup_.is_open() && is_of_undo(verb)) return setup_.obey(verb, operand);
    if (ends_looking_back(verb)) study_.stop_looking_back();
    if (refuses_in_network_match(verb)) return;
    switch (command.topic) {
        case TextTopic::kStudy:
            if (verb == TextVerb::kLeave && setup_.is_open()) return leave();
            {
                const bool was_paused = turns_.is_paused();
                study_.obey(verb, operand);
                if (turns_.is_paused() && !was_paused) print_waiting();
            }
            break;
        case TextTopic::kSetUp:
            if (verb == TextVerb::kPosition)
                say_(to_text(shown_position()));
            else if (verb == TextVerb::kSetUp)
                setup_.begin(operand, study_.shown_position());
            else
                setup_.obey(verb, operand);
            break;
        case TextTopic::kNetwork: obey_network(verb, operand); break;
        default: obey_playing(verb, operand);
    }
    say_.prose(guide_.after(verb, shown_position()));
}

void TextGame::obey_playing(TextVerb verb, const std::string& operand) {
    switch (verb) {
        case TextVerb::kBoard: return say_.each(board_text(shown_position(), operand));
        case TextVerb::kLook:
        case TextVerb::kNear:
        case TextVerb::kTry:
        case TextVerb::kWhy: return print_cell(verb, operand);
        case TextVerb::kPlay: return play(operand);
        case TextVerb::kHint: return request_hint();
        case TextVerb::kNow: return move_now();
        case TextVerb::kUndo: return undo();
        case TextVerb::kRedo: return redo();
        case TextVerb::kNext: return next(operand);
        case TextVerb::kResign: return resign();
        case TextVerb::kNew:
            if (setup_of_match_.start(operand) && is_interactive()) keep_choice(match_.setup());
            return;
        case TextVerb::kLevel:
            if (operand.empty() || permit(Action::kSetSeats)) setup_of_match_.set_level(operand);
            return;
        case TextVerb::kSeats:
            if (operand.empty() || permit(Action::kSetSeats)) setup_of_match_.seat(operand);
            return;
        case TextVerb::kName:
            if (operand.empty() || permit(Action::kSetSeats)) name(operand);
            return;
        case TextVerb::kClock: return clock_.print();
        case TextVerb::kPause: return pause();
        case TextVerb::kStep: return step();
        case TextVerb::kContinue: return resume();
        case TextVerb::kSettings: return settings(operand);
        case TextVerb::kStatistics: return print_statistics();
        case TextVerb::kSave: return files_.save(operand, false);
        case TextVerb::kReplace: return files_.save(operand, true);
        case TextVerb::kOpen: return files_.open(operand);
        case TextVerb::kResume: return files_.resume(operand);
        case TextVerb::kRounds: return files_.rounds(operand);
        case TextVerb::kHandbook: return print_handbook(say_, operand);
        case TextVerb::kFind: return print_findings(say_, operand);
        case TextVerb::kHelp: return help(operand);
        case TextVerb::kLearn: lesson_ = operand; return;
        case TextVerb::kPuzzles: puzzles_ = operand; return;
        case TextVerb::kQuit: quit_ = files_.quit(); return;
        default: return print(verb);
    }
}

// Carries out commands that only show something.
void TextGame::print(TextVerb verb) {
    const Position position = shown_position();
    // A round that was resigned or lost on time is over before its position is.
    const bool is_over = position.is_over() || state() == TextState::kOver;
    switch (verb) {
        case TextVerb::kMap: return say_.each(map_text(position, !is_over));
        case TextVerb::kMoves: return say_(is_over ? refusal_text(Refusal::kRoundOver, {}) : placeable_text(position));
        case TextVerb::kRows: return say_.prose(rows_text(position));
        case TextVerb::kWheel: return say_.prose(wheel_text(position));
        case TextVerb::kRules: return print_page(say_, HandbookPage::kRules);
        case TextVerb::kStrategy: return print_page(say_, HandbookPage::kAdvice);
        case TextVerb::kGuide: return say_.prose(guide_.say(match_.position()));
        case TextVerb::kScore: return say_(score_text(match_));
        case TextVerb::kMoveList:
            if (match_.plies().empty()) return say_(_("No moves in this round yet."));
            for (const Player player : kPlayers) setup_of_match_.print_player(player);
            for (std::size_t i = 0; i < match_.plies().size(); ++i)
                say_(move_number_text(static_cast<int>(i) + 1, match_.first_colour()) + ' ' +
                     reaction_text(match_.plies()[i], Detail::kFull));
            return;
        default: break;
    }
    if (setup_.is_open()) return say_.prose(_("You are setting up a position."));
    say_(state_text(match_, turns_.is_waiting()));
    if (match_.is_over() && !match_.is_watched()) say_(_("Type \"next\" to start the next round."));
    if (study_.looks_back()) say_.prose(_("You're viewing an earlier position. Type \"last\" to return."));
}

// Returns the page of the handbook about a placement there, or about what turned the piece there.
std::optional<HandbookPage> TextGame::page_about(const Position& position, Cell cell, std::span<const Reaction> plies) {
    if (!position.at(cell)) return page_on(position, cell);
    const auto events = history_of(cell, plies);
    if (events.empty()) return std::nullopt;
    return page_on(plies[static_cast<std::size_t>(events.back().ply - 1)]);
}

void TextGame::print_cell(TextVerb verb, const std::string& operand) {
    Position position = shown_position();
    const auto cell = parse_cell(in_small_letters(operand));
    if (!cell) return say_(_("Which cell? Type a letter and a number, such as i9."));
    if (!position.size().contains(*cell)) return say_(refusal_text(Refusal::kOffBoard, *cell));
    const auto plies = match_.plies().first(setup_.is_open() ? 0 : static_cast<std::size_t>(study_.shown_plies()));
    if (verb == TextVerb::kLook) return say_(surroundings_text(position, *cell));
    if (verb == TextVerb::kNear) return say_.prose(near_text(position, *cell));
    if (verb == TextVerb::kWhy) {
        say_.prose(why_text(position, *cell, plies));
        // The same page is not named twice in a row.
        if (const auto page = page_about(position, *cell, plies); page && page != printed_page_) {
            printed_page_ = page;
            say_.prose(fill(_("More: type \"handbook {0}\"."), {std::string(name_of(*page))}));
        }
        return;
    }
    if (const auto reaction = position.play(*cell)) return say_(trial_text(*reaction, Detail::kFull));
    say_(position.is_over()   ? refusal_text(Refusal::kRoundOver, *cell)
         : position.at(*cell) ? refusal_text(Refusal::kOccupied, *cell)
                              : refusal_text(Refusal::kNoAdjacentPair, *cell));
}

void TextGame::play(const std::string& operand) {
    const std::string name = in_small_letters(operand);
    const auto cell = parse_cell(name);
    if (!cell)
        return say_(looks_like_cell(name) ? refusal_text(Refusal::kOffBoard, {})
                                          : _("Which cell? Type a letter and a number, such as i9."));
    if (!browser_.is_present()) return play_on_from_there(*cell);
    if (const auto played = turns_.play(*cell); !played) say_(refusal_text(played.error(), *cell));
}

void TextGame::play_on_from_there(Cell cell) {
    const int left = match_.undoable_plies() - browser_.plies();
    const auto placed = browser_.place(cell);
    if (!placed) {
        const auto* bar = std::get_if<BrowsingBar>(&placed.error());
        return bar != nullptr ? say_.prose(bar_text(*bar))
                              : say_(refusal_text(std::get<Refusal>(placed.error()), cell));
    }
    if (*placed != LineBrowser::Placed::kBranched) return study_.print_place();
    if (match_.is_trying())
        say_.prose(_("This is a trial move: the result stands. Type \"leave\" to return to the round."));
    else
        say_.prose(counted(left, "{0} move set aside. Type \"lines\" to see it.",
                           "{0} moves set aside. Type \"lines\" to see them."));
}

void TextGame::name(const std::string& operand) {
    auto named = match_.setup().seats;
    setup_of_match_.name(operand);
    const auto& now = match_.setup().seats;
    if (now == named) return;
    // The other name was not typed here, and may be an opponent's.
    for (const Player player : kPlayers) named[player] = now[player] == named[player] ? Seat::human() : now[player];
    if (is_interactive()) keep_names(named);
    network_.session().follow_names();
}

// Returns whether the action is permitted; says why if it is not.
std::optional<Permit> TextGame::permit(Action action) {
    Permit permitted = game_.permit(action);
    if (permitted) return permitted;
    say_.prose(permitted.why_not);
    return std::nullopt;
}

void TextGame::request_hint() {
    if (permit(Action::kHint) && study_.may_show(TextVerb::kHint)) turns_.want_hint();
}

void TextGame::print_hint(const Hint& hint) {
    say_(hint_sentence(match_.position(), hint));
    match_.note_help();
}

void TextGame::print_thinking(const std::optional<SearchReport>& report) {
    printed_thinking_ = match_.generation();
    if (report && report->move())
        say_.prose(fill(_("The computer is still thinking: depth {0}, so far {1}."),
                        {std::to_string(report->depth), to_text(*report->move())}));
    else
        say_.prose(_("The computer is still thinking."));
    say_.prose(_("Type \"now\" to make it move at once."));
}

void TextGame::move_now() {
    if (permit(Action::kMoveNow)) turns_.move_now();
}

void TextGame::undo() {
    const auto permitted = permit(Action::kUndo);
    if (!permitted) return;
    if (permitted->asks) return say_.each(network_.ask(net::PeerRequest::kTakeback));
    say_(undone_text(match_.undo_turn()));
    if (turns_.is_paused() && !match_.setup().has_human()) return say_.prose(demo_waits_text());
    say_(state_text(match_, turns_.is_waiting()));
}

void TextGame::redo() {
    if (!permit(Action::kRedo)) return;
    const auto count = static_cast<std::size_t>(match_.redo_turn());
    if (count == 0) say_(_("Redone."));
    for (const Reaction& ply : match_.plies().last(count)) say_(played_text(match_, ply, Detail::kFull));
    say_(state_text(match_, turns_.is_waiting()));
}

void TextGame::next(const std::string& operand) {
    if (!operand.empty()) {
        if (std::string_view("mistake").starts_with(in_small_letters(operand))) return study_.go_to_mistake(true);
        return say_.prose(_("Type \"next\" for the next round, \"next mistake\" for the next mistake."));
    }
    const auto permitted = permit(Action::kNextRound);
    if (!permitted) return;
    if (permitted->asks) return say_.each(network_.ask(net::PeerRequest::kNextRound));
    match_.next_round();
}

void TextGame::resign() {
    const auto permitted = permit(Action::kResign);
    if (!permitted) return;
    if (!std::exchange(resigning_, !resigning_)) return say_.prose(_("Resign this round? Type yes or no."));
    if (permitted->asks) return say_.each(network_.ask(net::PeerRequest::kResign));
    match_.resign(*match_.who_resigns());
}

void TextGame::pause() {
    if (!permit(Action::kPause)) return;
    turns_.set_paused(true);
    print_waiting();
}

void TextGame::print_waiting() {
    say_.prose(waiting_text(match_.setup()));
}

void TextGame::resume() {
    // A demo can also be paused between two rounds.
    if (match_.is_over() && !turns_.may_pause()) return say_(refusal_text(Refusal::kRoundOver, {}));
    const bool was_paused = turns_.is_paused();
    turns_.set_paused(false);
    if (!was_paused) return say_.prose(_("Nothing is paused."));
    if (match_.seat_to_move() == nullptr) return print(TextVerb::kTurn);
    if (!match_.setup().has_computer()) say_.prose(_("The clocks are running."));
}

void TextGame::step() {
    if (!turns_.may_step()) return say_.prose(_("This is for demos only. Type \"new computer both\" to start one."));
    turns_.step();
}

void TextGame::settings(const std::string& operand) {
    const TextLine words = read_text_line(operand);
    if (words.word == "name") return obey_playing(TextVerb::kName, words.operand);
    if (!set_text_settings(say_, operand) || !operand.empty()) return;
    setup_of_match_.print();
    clock_.print();
}

void TextGame::print_statistics() {
    const auto texts = saved_statistics_texts();
    texts ? say_.prose(*texts) : say_.prose(texts.error());
}

void TextGame::leave() {
    setup_.close();
    say_(state_text(match_, turns_.is_waiting()));
}

void TextGame::help(const std::string& operand) {
    if (operand.empty()) return say_.prose(help_text(state(), match_));
    const std::string word = in_small_letters(operand);
    const auto lines = help_on(word);
    // Scripts may read the list of all commands: one per line.
    if (word == "all") return say_.each(lines);
    if (!lines.empty()) return say_.prose(lines);
    const Atom4Command* likely = likely_command(text_commands(), word);
    if (likely != nullptr) return say_.prose(help_on(likely->name));
    say_(fill(_("There is no command \"{0}\". Type \"help all\" for all commands."), {quotable(word)}));
}

void TextGame::announce(const MatchEvent& event) {
    const bool wins = event.kind == MatchEvent::Kind::kPlayed && event.reaction->wins();
    // The news first: who has won, by which move and with which row, then what to do.
    if (wins) say_(state_text(match_));
    switch (event.kind) {
        case MatchEvent::Kind::kEndedEarly: break;
        case MatchEvent::Kind::kPlayed:
        case MatchEvent::Kind::kRoundStarted: say_(describe(match_, event, Detail::kFull)); break;
        case MatchEvent::Kind::kMatchStarted:
            // A position that is being set up would end the network match, and hide its board.
            if (match_.remote() && setup_.is_open()) setup_.close();
            guide_ = {};
            return introduce_match(false);
        case MatchEvent::Kind::kUndone:
            if (!match_.remote()) return;  // undo says it at the end
            say_(describe(match_, event));
            break;
        default: return;  // undo, redo and level say it at the end
    }
    // While the computer thinks, there is nothing for the player to do.
    if (match_.is_computers_turn()) return;
    if (!wins) return print(TextVerb::kTurn);
    say_.prose(rows_text(match_.position()));
    if (!match_.is_watched()) say_(_("Type \"next\" to start the next round."));
}

// Refuses, with a message, what would end a network match or change the moves played in it.
bool TextGame::refuses_in_network_match(TextVerb verb) {
    if (!match_.remote()) return false;
    switch (verb) {
        case TextVerb::kNew:
        case TextVerb::kOpen:
        case TextVerb::kResume:
        case TextVerb::kRounds:
        case TextVerb::kSetUp:
        case TextVerb::kDone: break;
        case TextVerb::kEnter:
        case TextVerb::kPromote:
            if (match_.may_branch()) return false;
            say_.prose(net::earlier_position_text());
            return true;
        default: return false;
    }
    say_.prose(_("You are already in a network match. Type \"disconnect\" to leave it."));
    return true;
}

void TextGame::obey_network(TextVerb verb, const std::string& operand) {
    switch (verb) {
        case TextVerb::kInvite: return say_.each(network_.invite(operand));
        case TextVerb::kJoin: return say_.each(network_.join(operand));
        case TextVerb::kNearby: return say_.each(network_.nearby());
        case TextVerb::kYes: return say_.each(network_.answer(true, operand));
        case TextVerb::kNo: return say_.each(network_.answer(false));
        case TextVerb::kTalk: return say_.each(network_.talk(operand));
        case TextVerb::kMute: return say_.each(network_.switch_mute());
        case TextVerb::kOnline: return say_.each(network_.status());
        default: return say_.each(network_.ask_to_leave());
    }
}

}  // namespace atom4::tui
