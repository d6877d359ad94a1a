// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/atom4/controller/game_controller.h"
#include "tui/atom4/textmode/text_commands.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// Navigation, variations, review and analysis in plain mode. Answers commands through `say`, and announces results
/// of the engine as they arrive.
class TextStudy {
public:
    /// Both must outlive this.
    TextStudy(GameController& game, const LineWriter& say)
        : game_(game), browser_(game.browser), review_(game.review), match_(game.match()), say_(say) {}

    /// Carries out a command, which must be of the topic kStudy.
    void obey(TextVerb verb, const std::string& operand);
    /// Returns whether the command may show what the computer thinks; if that costs the rating, it must be given twice.
    [[nodiscard]] bool may_show(TextVerb verb);
    void go_to_mistake(bool next);

    /// Returns the position shown, which may be an earlier one.
    [[nodiscard]] Position shown_position() const { return browser_.position(); }
    /// Returns how many plies of the round led to that position.
    [[nodiscard]] int shown_plies() const { return browser_.plies(); }
    [[nodiscard]] bool looks_back() const { return !browser_.is_present(); }
    /// Returns to the current position, without a message.
    void stop_looking_back() { browser_.look_at_present(); }
    /// Describes the position shown: the last move with its review and comment, and a variation from here.
    void print_place();

    /// Returns whether an analysis or review is running, or mistakes are being turned into puzzles.
    [[nodiscard]] bool is_busy() const { return deadline_ || review_.is_running() || review_.is_keeping(); }
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    /// To be called when time_to_wait() is over; may be called at any time.
    void tick();
    void handle(const ReviewEvent& event);
    /// To be called when the analysis has changed.
    void handle_analysis();

private:
    using Clock = std::chrono::steady_clock;

    void look_back_to(int plies);
    void step(const std::string& operand, int direction);
    void go(const std::string& operand);
    void print_review_of(int ply);
    void review(const std::string& operand);
    void print_review();
    void list_mistakes();
    void save_mistakes(const std::string& operand);
    void analyse(const std::string& operand);
    void end_analysis();
    void list_lines();
    void enter(const std::string& operand);
    void leave();
    [[nodiscard]] std::optional<std::size_t> line_of(const std::string& operand);
    void comment(const std::string& text);
    void promote(const std::string& operand);
    void remove(const std::string& operand);

    GameController& game_;
    LineBrowser& browser_;
    ReviewSession& review_;
    Match& match_;
    const LineWriter& say_;
    std::optional<std::pair<TextVerb, std::uint64_t>>
        asked_;  // the command warned about last, and the generation of the match
    std::chrono::seconds seconds_{3};
    std::optional<Clock::time_point> deadline_;  // of the analysis that is running
};

}  // namespace atom4::tui
