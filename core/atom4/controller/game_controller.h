// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/atom4/controller/analysis_session.h"
#include "core/atom4/controller/line_browser.h"
#include "core/atom4/controller/review_session.h"
#include "core/atom4/controller/turn_keeper.h"
#include "core/atom4/netplay/network_session.h"

namespace atom4 {

/// Actions of a player that are not always permitted.
enum class Action : std::uint8_t { kUndo, kRedo, kResign, kNextRound, kHint, kMoveNow, kPause, kSetSeats };

/// Whether an action is permitted.
struct Permit {
    std::string why_not;  ///< a sentence; empty if permitted
    bool asks = false;    ///< the opponent on the other machine is asked first

    explicit operator bool() const { return why_not.empty(); }
};

/// Everything a front end needs to play a match: turns, navigation, review and analysis. A front end maps user input to
/// calls of these and shows their events. Not thread-safe: everything runs on the mailbox's thread.
class GameController {
public:
    struct Options {
        TurnKeeper::Options turns{};
        /// Returns whether the current round is rated.
        std::function<bool()> is_rated = [] { return false; };
        /// Returns why the opponent cannot be asked, if so; called only in network matches.
        std::function<std::optional<std::string>(net::PeerRequest)> why_not_ask = [](net::PeerRequest) {
            return std::nullopt;
        };
    };
    /// Called for events of the parts; see their classes.
    struct Listeners {
        TurnKeeper::Listener turns = [](const TurnEvent&) {};
        ReviewSession::Listener review = [](const ReviewEvent&) {};
        std::function<void()> analysis = [] {};
    };

    /// The match, the mailbox and everything that the callbacks use must outlive this.
    GameController(Match& match, Mailbox& mailbox, const Options& options, const Listeners& listeners)
        : is_rated(options.is_rated),
          why_not_ask(options.why_not_ask),
          turns(match, mailbox, options.turns, listeners.turns),
          browser(turns),
          review(turns, browser, mailbox, is_rated,
                 [this, listener = listeners.review](const ReviewEvent& event) {
                     listener(event);
                     follow();
                 }),
          analysis(browser, mailbox, is_rated, listeners.analysis) {}

    [[nodiscard]] Match& match() { return turns.match(); }
    [[nodiscard]] const Match& match() const { return turns.match(); }
    /// To be called when the position shown may have changed: the analysis follows it.
    void follow() { analysis.follow(review.is_running()); }
    /// Returns whether an action is permitted now. Asking for confirmation is up to the front end.
    [[nodiscard]] Permit permit(Action action) const;

    const std::function<bool()> is_rated;
    const std::function<std::optional<std::string>(net::PeerRequest)> why_not_ask;
    TurnKeeper turns;
    LineBrowser browser;
    ReviewSession review;
    AnalysisSession analysis;
};

}  // namespace atom4
