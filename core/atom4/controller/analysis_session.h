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

/// Analysis of the position shown, with increasing depth, while it is on. Not thread-safe: everything runs on the
/// mailbox's thread.
class AnalysisSession {
public:
    static constexpr int kMaxLines = 9;
    enum class State : std::uint8_t {
        kOff,
        kForbidden,  ///< Match::forbids_engine_help()
        kRated,      ///< hidden, because the round is rated
        kOver,       ///< the round is over; verdict() is its result
        kWaiting,    ///< for a running review
        kSearching,
        kFinished,  ///< the search has ended
        kOutOfResources,
    };

    /// `is_rated` returns whether the current round is rated; `changed` is called when the state to show has changed.
    /// All references must outlive this.
    AnalysisSession(LineBrowser& browser, Mailbox& mailbox, std::function<bool()> is_rated,
                    std::function<void()> changed);
    AnalysisSession(const AnalysisSession&) = delete;
    AnalysisSession& operator=(const AnalysisSession&) = delete;
    ~AnalysisSession() = default;

    /// Turns the analysis on or off. On and not hidden, it counts as help.
    void set_on(bool on);
    [[nodiscard]] bool is_on() const { return state_ != State::kOff; }
    /// Sets the number of best lines, from 1 to kMaxLines.
    void set_lines(int lines);
    [[nodiscard]] int lines() const { return lines_; }
    /// To be called when the position shown may have changed, and when a review starts or ends: it has precedence. Has
    /// no effect if nothing changed.
    void follow(bool is_reviewing);
    /// Stops the search.
    void stop();

    [[nodiscard]] State state() const { return state_; }
    /// Returns why there is no result, as a sentence; "" if there is or will be one.
    [[nodiscard]] std::string bar_text() const;
    /// Returns the analysed position.
    [[nodiscard]] const Position& position() const { return position_; }
    /// Returns the latest result; it has no line before the first one.
    [[nodiscard]] const SearchReport& report() const { return report_; }
    /// Returns the evaluation, or the result if the round is over.
    [[nodiscard]] std::optional<Verdict> verdict() const;
    /// Returns when the search of this position started, while it runs.
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
