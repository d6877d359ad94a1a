// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "core/atom4/controller/game_controller.h"
#include "core/atom4/game/round_scores.h"
#include "core/atom4/game/session.h"
#include "core/atom4/training/lessons.h"
#include "tui/atom4/model/network_commands.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/screen.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/common/settings.h"
#include "tui/terminal/letter_keys.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// The match on the full screen: the page below all others. While another page covers it, the match and its clocks are
/// paused; a network match goes on, and its events are signalled as the player has set it.
class App final : public ScreenPage {
public:
    /// `learns`: start with the lessons.
    App(Session& session, Terminal& terminal, Signals& signals, const TerminalPreferences& preferences = {},
        bool learns = false, const std::optional<net::NetworkOptions>& network = {});

    /// Returns when the player quits, the terminal is closed, or a signal ends the program.
    void run();

    void prepare() override;
    [[nodiscard]] bool take_change() override { return std::exchange(changed_, false); }
    [[nodiscard]] Shown show(Extent extent, Capabilities capabilities) override;
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const override;
    void wake() override;
    void take_event(const TerminalEvent& event) override;
    void update() override;
    [[nodiscard]] bool has_left() const override { return ended_; }
    void set_covered(bool is_covered) override;

private:
    void take_key(int key);
    void take_paste(const std::string& text);
    void answer_paste(Command command);
    void take_time_stopped();
    void take_effect(Effect effect);
    void begin_network(const std::optional<net::NetworkOptions>& options);
    void show_network(NetworkCommands::Lines lines);
    void copy_invitation(std::size_t which);
    void handle_network(NetworkCommands::Lines lines);
    void follow_network();
    void answer_network(bool yes);
    void take_network_effect(Effect effect);
    void take_network_key(int key);
    [[nodiscard]] GameController::Options game_options();
    void handle(const TurnEvent& event);
    void handle(const ReviewEvent& event);
    void ring_if_low();
    void show_analysis();
    void report_what_is_shown();
    void report_rating();
    void learn(std::optional<LessonId> lesson = std::nullopt);
    void play_a_beginner();
    void show_statistics();
    void open_settings();
    void read_handbook();
    void leave();
    void schedule();
    void take_time();
    void report_trouble();
    [[nodiscard]] TerminalSettings settings() const;
    void set_up(const TerminalSettings& settings);
    void keep_settings();
    void change_settings(const TerminalSettings& now);
    void count_seconds();
    void call_if_long(std::optional<std::chrono::steady_clock::time_point> since, const std::string& text);
    void listen_to_mouse();

    Session& session_;
    Match& match_;
    Terminal& terminal_;
    Input input_;
    PageLoop pages_;
    RoundScores scores_;
    GameController game_;
    NetworkCommands network_;
    std::string line_state_;  // as shown on the network page
    LetterKeys letters_;
    UiState ui_;
    SettingsFile settings_file_;
    TerminalSettings settings_;              // as last applied
    std::optional<EngineProgress> counted_;  // the progress shown last
    bool learns_;                            // start with the lessons
    bool listens_to_mouse_ = false;
    bool still_;                                                          // nothing moves by itself
    std::optional<std::chrono::steady_clock::time_point> due_;            // the end of the frame that is shown
    std::optional<std::chrono::steady_clock::time_point> thought_since_;  // when the computer's search began
    std::optional<std::uint64_t> shown_;    // during an animation: the generation of the match that it belongs to
    std::optional<std::uint64_t> rung_at_;  // the generation of the match in which the bell rang for a low clock
    std::chrono::steady_clock::time_point review_asked_{};  // when the last review was started
    bool changed_ = true;                                   // the screen must be redrawn
    bool ended_ = false;
    bool is_covered_ = false;
    Subscription subscription_;
};

}  // namespace atom4::tui
