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

/// The match in the text mode. Takes lines of the user - a cell or a command - and passes the answers to `say`, line by
/// line; announces the computer's moves. Every line is answered. One per session, which must outlive it.
class TextGame {
public:
    /// All of them must outlive it.
    TextGame(Session& session, NetworkCommands& network, Mailbox& mailbox, const TurnKeeper::Options& options,
             LineWriter::Say say);
    TextGame(const TextGame&) = delete;
    TextGame& operator=(const TextGame&) = delete;

    /// Turns on statistics and rating, with warnings about help. `scores` must outlive this.
    void count(RoundScores& scores) { scores_ = &scores; }
    void welcome();
    void take(std::string_view line);
    /// How it is said, which the person can change.
    [[nodiscard]] LineWriter& speech() { return say_; }
    [[nodiscard]] bool has_quit() const { return quit_; }
    /// Returns once whether lessons were requested.
    [[nodiscard]] std::optional<std::string> take_learn_wish() { return std::exchange(lesson_, std::nullopt); }
    /// The same of puzzles, and which ones: what stood behind the word.
    [[nodiscard]] std::optional<std::string> take_puzzle_wish() { return std::exchange(puzzles_, std::nullopt); }
    [[nodiscard]] TurnKeeper& turns() { return turns_; }
    [[nodiscard]] const TurnKeeper& turns() const { return turns_; }
    /// Says that the computer still thinks of its move, and how far it has come.
    void tell_that_it_thinks(const std::optional<SearchReport>& report);
    [[nodiscard]] bool has_told_that_it_thinks() const { return told_of_thinking_ == match_.generation(); }
    /// Says, once, that the match cannot be saved, when that is so.
    void tell_of_trouble() { files_.tell_of_trouble(); }
    /// Says, once each, that the round has ceased to count for the rating, and what it did to the rating when it ended.
    void tell_of_rating();

    void tell_turn() { tell(TextVerb::kTurn); }

    [[nodiscard]] TextStudy& study() { return study_; }
    [[nodiscard]] const TextStudy& study() const { return study_; }
    [[nodiscard]] TextClock& clock() { return clock_; }
    [[nodiscard]] const TextClock& clock() const { return clock_; }

private:
    void hear(const TurnEvent& event);
    void tell_hint(const Hint& hint);
    void obey(const Atom4Command& command, const std::string& operand);
    [[nodiscard]] bool refuses_elsewhere(TextVerb verb);
    [[nodiscard]] std::optional<Permit> permit(Deed deed);
    // Whether a person writes, who has a strength and habits; a script has none.
    [[nodiscard]] bool is_heard() const { return scores_ != nullptr; }
    void obey_network(TextVerb verb, const std::string& operand);
    void obey_playing(TextVerb verb, const std::string& operand);
    [[nodiscard]] bool goes_on_setting_up(TextVerb verb);
    [[nodiscard]] Position shown_position() const;
    [[nodiscard]] TextState state() const;
    void tell(TextVerb verb);
    [[nodiscard]] static std::optional<HandbookPage> page_about(const Position& position, Cell cell,
                                                                std::span<const Reaction> plies);
    void tell_of_cell(TextVerb verb, const std::string& operand);
    void play(const std::string& operand);
    void play_on_from_there(Cell cell);
    void tell_that_it_waits();
    void wish_hint();
    void move_now();
    void undo();
    void redo();
    void next(const std::string& operand);
    void resign();
    void pause();
    void go_on();
    void step();
    void settings(const std::string& operand);
    void tell_statistics();
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
    bool resigning_ = false;  // it was just said once
    std::optional<std::string> lesson_;
    std::optional<HandbookPage> told_page_;  // of which "why" spoke last
    std::optional<std::string> puzzles_;
    std::optional<std::uint64_t> told_of_thinking_;  // the generation
    Subscription subscription_;
};

}  // namespace atom4::tui
