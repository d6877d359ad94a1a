// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/atom4/engine/hint.h"
#include "core/atom4/game/round_scores.h"
#include "core/atom4/training/handbook.h"
#include "tui/atom4/model/network_commands.h"
#include "tui/atom4/textmode/first_move_tutorial.h"
#include "tui/atom4/textmode/text_commands.h"
#include "tui/atom4/textmode/text_match.h"
#include "tui/atom4/textmode/text_setup.h"
#include "tui/atom4/textmode/text_study.h"

namespace atom4::tui {

/// The match in plain mode. Takes lines of the user - a cell or a command - and passes the answers to `say`, line by
/// line; announces the computer's moves. Every line is answered. One per session, which must outlive it.
class TextGame {
public:
    /// The session, the network commands and the mailbox must outlive this.
    TextGame(Session& session, NetworkCommands& network, Mailbox& mailbox, const TurnKeeper::Options& options,
             LineWriter::Say say);
    TextGame(const TextGame&) = delete;
    TextGame& operator=(const TextGame&) = delete;

    /// Turns on statistics and rating, with warnings about help. `scores` must outlive this.
    void count(RoundScores& scores) { scores_ = &scores; }
    void welcome();
    void take(std::string_view line);
    /// Returns the writer of all output, whose settings the player can change.
    [[nodiscard]] LineWriter& speech() { return say_; }
    [[nodiscard]] bool has_quit() const { return quit_; }
    /// Returns once the argument of the command "learn", if it was given.
    [[nodiscard]] std::optional<std::string> take_lesson_request() { return std::exchange(lesson_, std::nullopt); }
    /// Returns once the argument of the command "puzzles", if it was given.
    [[nodiscard]] std::optional<std::string> take_puzzle_request() { return std::exchange(puzzles_, std::nullopt); }
    [[nodiscard]] TurnKeeper& turns() { return turns_; }
    [[nodiscard]] const TurnKeeper& turns() const { return turns_; }
    /// Says that the computer is still thinking, and what it has found so far.
    void print_thinking(const std::optional<SearchReport>& report);
    [[nodiscard]] bool has_printed_thinking() const { return printed_thinking_ == match_.generation(); }
    /// Says that the match cannot be saved, if so, once for each move; or that it can be saved again.
    void report_trouble() { files_.report_trouble(); }
    /// Says, once each, that the round is no longer rated, and how its end has changed the rating.
    void report_rating();

    void print_turn() { print(TextVerb::kTurn); }

    [[nodiscard]] TextStudy& study() { return study_; }
    [[nodiscard]] const TextStudy& study() const { return study_; }
    [[nodiscard]] TextClock& clock() { return clock_; }
    [[nodiscard]] const TextClock& clock() const { return clock_; }

private:
    void handle(const TurnEvent& event);
    void print_hint(const Hint& hint);
    void obey(const Atom4Command& command, const std::string& operand);
    [[nodiscard]] bool refuses_in_network_match(TextVerb verb);
    [[nodiscard]] std::optional<Permit> permit(Action action);
    // Returns whether a player types the lines, who has a rating and habits; a script has none.
    [[nodiscard]] bool is_interactive() const { return scores_ != nullptr; }
    void obey_network(TextVerb verb, const std::string& operand);
    void obey_playing(TextVerb verb, const std::string& operand);
    [[nodiscard]] bool continues_setup(TextVerb verb);
    [[nodiscard]] Position shown_position() const;
    [[nodiscard]] TextState state() const;
    void print(TextVerb verb);
    [[nodiscard]] static std::optional<HandbookPage> page_about(const Position& position, Cell cell,
                                                                std::span<const Reaction> plies);
    void print_cell(TextVerb verb, const std::string& operand);
    void play(const std::string& operand);
    void play_on_from_there(Cell cell);
    void print_waiting();
    void request_hint();
    void move_now();
    void undo();
    void redo();
    void next(const std::string& operand);
    void resign();
    void pause();
    void resume();
    void step();
    void name(const std::string& operand);
    void settings(const std::string& operand);
    void print_statistics();
    void leave();
    void help(const std::string& operand);
    void introduce_match(bool resumed);
    void announce(const MatchEvent& event);

    Match& match_;
    Session& session_;
    NetworkCommands& network_;
    RoundScores* scores_ = nullptr;
    LineWriter say_;
    GameController game_;
    TurnKeeper& turns_;
    LineBrowser& browser_;
    TextMatch setup_of_match_;
    TextStudy study_;
    TextFiles files_;
    TextSetup setup_;
    TextClock clock_;
    FirstMoveTutorial guide_;
    bool quit_ = false;
    bool resigning_ = false;  // the player was just asked to confirm
    std::optional<std::string> lesson_;
    std::optional<HandbookPage> printed_page_;  // the page that "why" named last
    std::optional<std::string> puzzles_;
    std::optional<std::uint64_t> printed_thinking_;  // the generation
    Subscription subscription_;
};

}  // namespace atom4::tui
