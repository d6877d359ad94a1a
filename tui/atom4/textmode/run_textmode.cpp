// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/run_textmode.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <deque>

#include "core/atom4/controller/turn_keeper.h"
#include "core/atom4/training/lessons.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/atom4/textmode/text_game.h"
#include "tui/atom4/textmode/text_lessons.h"
#include "tui/atom4/textmode/text_puzzles.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"
#include "tui/textmode/line_writer.h"
#include "tui/textmode/text_loop.h"

namespace atom4::tui {
namespace {

// When a search has taken this long, the player is told that the computer still thinks; its end rings the bell.
constexpr std::chrono::seconds kSilence{5};

// Nothing is delayed: text is read at the player's own pace. Clocks are shown on request, and announced when they get
// low.
constexpr Pace kPace{{}, {}, {}, std::chrono::hours(24), std::chrono::hours(24)};

/// A match in plain mode, together with the network, lessons and puzzles.
class Atom4InWords : public TextProgram {
public:
    Atom4InWords(Session& session, const std::optional<net::NetworkOptions>& network, bool learns,
                 std::optional<NotifyPreference> call)
        : match_(session.match()),
          interactive_(::isatty(STDIN_FILENO) != 0),
          network_(session, mailbox(), [this](const NetworkCommands::Lines& lines) { game_.speech().each(lines); }),
          game_(session, network_, mailbox(), turn_options(session, interactive_), say_line),
          speech_(game_.speech(), call) {
        game_.turns().set_pace(kPace);
        // A script has no rating.
        if (interactive_)
            game_.count(scores_.emplace(session, [this](const SystemError& error) {
                game_.speech().prose(unsaved_statistics_text(system_reason(error)));
            }));
        if (!learns) welcome();
        game_.speech().each(network_.begin(network));
        if (learns) {
            learn();
            return;
        }
        if (session.nothing_chosen() && !session.is_beside_another() && !network && lesson_file().take_offer())
            game_.speech()(_("New here? Type \"learn\" for nine short lessons."));
    }

    void prepare() override {
        game_.turns().tick();
        game_.clock().look();
        game_.report_trouble();
        game_.report_rating();
        ring_after_long_thought();
    }

    void take(std::string_view line) override {
        if (lessons_) return take_in_lessons(line);
        if (puzzles_) return take_in_puzzles(line);
        if (!held_.empty() || waits_for_its_turn(line)) return held_.push_back(std::string(line));
        take_now(line);
    }

    void take_now(std::string_view line) {
        game_.turns().deduct_time();
        game_.clock().look();
        game_.take(line);
        speech_.keep();
        if (const auto which = game_.take_lesson_request()) learn(*which);
        if (const auto which = game_.take_puzzle_request()) puzzles_.emplace(game_.speech(), mailbox(), *which);
    }

    [[nodiscard]] bool has_quit() const override { return game_.has_quit(); }
    [[nodiscard]] bool is_thinking() const override {
        return game_.turns().is_thinking() || game_.study().is_busy() || !held_.empty() ||
               (puzzles_ && puzzles_->is_thinking());
    }

    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const override {
        const auto clock = game_.clock().time_to_wait();
        const auto study = game_.study().time_to_wait();
        auto time = clock && study ? std::min(clock, study) : clock ? clock : study;
        for (const auto& deadline : {game_.turns().next_deadline(), network_.session().next_deadline(),
                                     end_of_silence(), puzzles_ ? puzzles_->next_deadline() : std::nullopt}) {
            if (!deadline) continue;
            const auto rest = std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*deadline - Clock::now()));
            time = time ? std::min(*time, rest) : rest;
        }
        return time;
    }

    void take_answers() override {
        game_.turns().tick();
        game_.clock().look();
        game_.study().tick();
        if (puzzles_) puzzles_->tick();
        network_.session().tick();
        while (!held_.empty() && !waits_for_its_turn(held_.front())) {
            const std::string line = std::move(held_.front());
            held_.pop_front();
            take_now(line);
        }
        if (const auto end = end_of_silence(); end && Clock::now() >= *end)
            game_.print_thinking(game_.turns().report());
    }

    void was_stopped(std::chrono::milliseconds time) override {
        if (!match_.remote()) return game_.turns().skip(time);
        if (match_.setup().time_control)
            game_.speech()(_("The clocks kept running while the program was stopped: this is a network match."));
    }

    void leave() override { game_.turns().stop(); }

private:
    [[nodiscard]] static TurnKeeper::Options turn_options(const Session& session, bool interactive) {
        TurnKeeper::Options options;
        options.seed = [&session] { return session.move_seed(); };
        options.waits_for_human = interactive;
        return options;
    }

    using Clock = TurnKeeper::Clock;
    using milliseconds = std::chrono::milliseconds;

    // In a network match, a script contains its answer to the proposal and the moves of one side; each of these waits
    // until the opponent has answered the previous one. Lines after a waiting one wait, too; all others are carried out
    // at once.
    [[nodiscard]] bool waits_for_its_turn(std::string_view line) const {
        if (interactive_) return false;
        const std::string word = read_text_line(line).word;
        if (word == "yes" || word == "no") return network_.session().waits_for_proposal();
        return looks_like_cell(word) && network_.session().waits_for_turn();
    }

    // Rings for a player who had to wait for long and may not be listening.
    void ring_after_long_thought() {
        if (is_thinking()) {
            if (!thought_since_) thought_since_ = game_.turns().since().value_or(Clock::now());
            return;
        }
        if (thought_since_ && Clock::now() - *thought_since_ >= kSilence && game_.speech().rings()) ring_bell();
        thought_since_.reset();
    }

    void welcome() {
        game_.welcome();
        welcomed_ = true;
    }
    void learn(const std::string& which = {}) { lessons_.emplace(game_.speech(), lesson_file(), which); }

    // On "quit", the match asks if it would be lost.
    void take_in_lessons(std::string_view line) {
        lessons_->take(line);
        if (!lessons_->has_left()) return;
        const bool quits = lessons_->has_quit();
        lessons_.reset();
        if (quits) return game_.take("quit");
        welcomed_ ? game_.print_turn() : welcome();
    }

    void take_in_puzzles(std::string_view line) {
        puzzles_->take(line);
        if (!puzzles_->has_left()) return;
        const bool quits = puzzles_->has_quit();
        puzzles_.reset();
        if (quits) return game_.take("quit");
        game_.print_turn();
    }

    // Returns when a player at a terminal is told that the computer still thinks.
    [[nodiscard]] std::optional<Clock::time_point> end_of_silence() const {
        if (!interactive_ || !match_.is_computers_turn() || game_.has_printed_thinking()) return std::nullopt;
        const auto since = game_.turns().since();
        return since ? std::optional(*since + kSilence) : std::nullopt;
    }

    Match& match_;
    bool interactive_;  // a player types the lines, not a script
    NetworkCommands network_;
    std::optional<RoundScores> scores_;
    TextGame game_;
    SavedTextSettings speech_;
    std::optional<Clock::time_point> thought_since_;
    std::optional<TextPuzzles> puzzles_;  // while they are open
    std::optional<TextLessons> lessons_;  // while they are open
    std::deque<std::string> held_;        // lines of a script that wait for their turn
    bool welcomed_ = false;
};

}  // namespace

int run_textmode(Session& session, const std::optional<net::NetworkOptions>& network, bool learns,
                 std::optional<NotifyPreference> call) {
    Atom4InWords program(session, network, learns, call);
    return run_text_program(program);
}

}  // namespace atom4::tui
