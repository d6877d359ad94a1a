// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/atom4/controller/line_browser.h"
#include "core/atom4/engine/analysis.h"
#include "core/atom4/engine/computer.h"

namespace atom4 {

/// What the engine thinks of the position in sight, deeper and deeper, while that is wanted. Everything runs in the
/// mailbox's thread.
class AnalysisSession {
public:
    static constexpr int kMostLines = 9;
    enum class State : std::uint8_t {
        kOff,
        kForbidden,  ///< Match::forbids_engine_help()
        kRated,      ///< hidden, since the round counts for the rating
        kOver,       ///< there is nothing to search; verdict() says who has won
        kWaiting,    ///< for a review that runs
        kSearching,
        kFinished,  ///< no more will be found
        kOutOfResources,
    };

    /// `is_rated` says whether the round in play counts for the rating; `changed` is called where there is something
    /// else to show. All of them must outlive it.
    AnalysisSession(LineBrowser& browser, Mailbox& mailbox, std::function<bool()> is_rated,
                    std::function<void()> changed);
    AnalysisSession(const AnalysisSession&) = delete;
    AnalysisSession& operator=(const AnalysisSession&) = delete;
    ~AnalysisSession() = default;

    /// While it is on, and not hidden, it is help.
    void set_on(bool on);
    [[nodiscard]] bool is_on() const { return state_ != State::kOff; }
    /// How many of the best lines to look for, from 1 to kMostLines.
    void set_lines(int lines);
    [[nodiscard]] int lines() const { return lines_; }
    /// To be called when something else may be in sight, and when a review may have begun or ended, which goes first.
    /// Where all is as before it changes nothing.
    void follow(bool is_reviewing);
    /// Looks no deeper into the position.
    void stop();

    [[nodiscard]] State state() const { return state_; }
    /// Why there is nothing to see, in a sentence; empty where there is, or will be.
    [[nodiscard]] std::string bar_text() const;
    /// The position that all this is about.
    [[nodiscard]] const Position& position() const { return position_; }
    /// As far as it has come; without a line before that.
    [[nodiscard]] const SearchReport& report() const { return report_; }
    /// How the round stands there: as searched, or as it has ended.
    [[nodiscard]] std::optional<Verdict> verdict() const;
    /// Since when it has searched this position, while it does.
    [[nodiscard]] std::optional<std::chrono::steady_clock::time_point> since() const;

private:
    [[nodiscard]] State wanted() const;
    void restart();

    LineBrowser& browser_;
    Mailbox& mailbox_;
    std::function<bool()> is_rated_;
    std::function<void()> changed_;
    State state_ = State::kOff;
    int lines_ = 1;
    bool is_reviewing_ = false;
    Position position_;
    SearchReport report_;
    std::unique_ptr<EngineTask> task_;  // while it is on, since an engine takes memory
};

}  // namespace atom4
