// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/atom4/controller/line_browser.h"
#include "core/atom4/game/round_scores.h"
#include "core/atom4/training/mistakes.h"
#include "core/base/async_task.h"
#include "tui/atom4/computer/analyst.h"
#include "tui/atom4/plain_words/plain_commands.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// Looking back at a round, its other lines, its review and the analysis of a position, in words. What it is told by
/// the commands of that topic it answers through `say`; what the engine finds it tells when it comes.
class PlainStudy {
public:
    /// All of them must outlive it.
    PlainStudy(LineBrowser& browser, Match& match, const LineWriter& say, Mailbox& mailbox);

    /// From now on what it shows is known to make a rated round unrated; they must live as long.
    void cost(RoundScores& scores) { scores_ = &scores; }

    /// Does what the command says, which must be of this topic.
    void obey(PlainVerb verb, const std::string& operand);
    void go_to_mistake(bool next);

    /// The position that is told of: an earlier one while the person looks back.
    [[nodiscard]] Position shown_position() const { return browser_.position(); }
    /// How many plies of the round led to it.
    [[nodiscard]] int shown_plies() const { return browser_.plies(); }
    [[nodiscard]] bool looks_back() const { return !browser_.is_present(); }
    /// To the board as it is now, without a word.
    void stop_looking_back() { browser_.look_at_present(); }
    /// The round is another one: nothing that was found of it counts.
    void forget_round() { analyst_.forget_review(); }
    /// Says what is in sight, and what is known of it.
    void tell_place();

    /// Whether the engine is at work on what the person waits for.
    [[nodiscard]] bool is_busy() const { return deadline_ || analyst_.is_reviewing() || keeping_.is_busy(); }
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    /// Tells what has been found, once the mailbox has been delivered.
    void take_answers();

private:
    using Clock = std::chrono::steady_clock;

    void look_back_to(int plies);
    void step(const std::string& operand, int direction);
    void go(const std::string& operand);
    void tell_review_of(int ply);
    void review(const std::string& operand);
    void list_mistakes();
    void keep_mistakes();
    void tell_kept(const KeptMistakes& kept);
    [[nodiscard]] bool may_show(PlainVerb verb);
    void analyse(const std::string& operand);
    void end_analysis();
    void list_lines();
    void enter(const std::string& operand);
    void leave();
    [[nodiscard]] std::optional<std::size_t> line_of(const std::string& operand);
    void promote(const std::string& operand);
    void remove(const std::string& operand);

    LineBrowser& browser_;
    Match& match_;
    const LineWriter& say_;
    RoundScores* scores_ = nullptr;
    std::optional<std::pair<PlainVerb, std::uint64_t>>
        asked_;  // what was said to cost the rating, and of which position
    Analyst analyst_;
    int lines_ = 1;  // of an analysis
    std::chrono::seconds seconds_{3};
    std::optional<Position> analysed_;
    std::optional<Clock::time_point> deadline_;  // of the analysis that is under way
    MistakesTask keeping_;
};

}  // namespace atom4::tui
