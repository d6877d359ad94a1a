// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/lines/course.h"
#include "core/lines/game_controller.h"
#include "tui/common/settings.h"
#include "tui/lines/keys.h"
#include "tui/lines/look.h"
#include "tui/lines/screen.h"
#include "tui/terminal/line_prompt.h"
#include "tui/terminal/page_loop.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// A game of Lines in the terminal: the page below all others. A key ends any animation, and is then handled.
class LinesApp final : public ScreenPage {
public:
    LinesApp(lines::Session& session, const LinesLook& look, Terminal& terminal, Signals& signals,
             const TerminalPreferences& preferences = {}, lines::HintTask::Work thinking = lines::find_hint);
    /// Makes run() start with the lessons.
    void learn_first() { learns_ = true; }

    /// Runs until the player quits, the terminal closes, or a signal ends the program; then records the score.
    void run();

    void prepare() override;
    [[nodiscard]] bool take_change() override { return std::exchange(changed_, false); }
    [[nodiscard]] Shown show(Extent extent, Capabilities capabilities) override;
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const override;
    void take_event(const TerminalEvent& event) override;
    void update() override;
    [[nodiscard]] bool has_left() const override { return ended_; }
    void set_covered(bool is_covered) override;

private:
    void go_through(std::unique_ptr<lines::Course> course);
    /// Returns the command of a key or click; a click on the board also moves the cursor there.
    [[nodiscard]] LinesCommand command_of(const TerminalEvent& event);
    void take_effect(LinesEffect effect);
    void take_time();
    void schedule();
    void report_trouble();
    /// Returns the current settings, including those changed by keys.
    [[nodiscard]] TerminalSettings settings() const;
    void keep_settings();
    void change_settings(const TerminalSettings& now);
    void set_up(const TerminalSettings& settings);
    void open_settings();
    void ask_for_name();
    void take_name(const TerminalEvent& event);
    void listen_to_mouse();

    lines::Session& session_;
    LinesLook look_;
    Terminal& terminal_;
    Input input_;
    PageLoop pages_;
    LinesKeys keys_;
    LinesUi ui_;
    SettingsFile settings_file_;
    TerminalSettings settings_;  // as last loaded or saved
    bool still_;                 // no animations
    lines::GameController game_;
    std::optional<LinePrompt> name_;        // while the player's name is asked for
    bool has_asked_ = false;                // for the name, in this game
    bool has_named_ = false;                // the player has entered a name
    std::vector<LinesFrame> frames_;        // still to be shown, in reverse order
    std::optional<Clock::time_point> due_;  // when the animation changes next
    std::optional<lines::Cell> jumps_;      // the selected chip while it jumps
    int jumps_left_ = 0;
    bool changed_ = true;  // the screen is out of date
    bool learns_ = false;
    bool ended_ = false;
    bool is_covered_ = false;
};

/// Plays the session's game of Lines on the controlling terminal, with run_full_screen(); or in plain mode, if `plain`
/// is set or the terminal has no capabilities (TERM is dumb, empty or not set). Returns the exit status.
int run_lines(lines::Session& session, const LinesLook& look, const TerminalPreferences& preferences, bool plain,
              bool learns = false);

}  // namespace atom4::tui
