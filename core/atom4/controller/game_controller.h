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

/// What somebody may want to do about the match as it stands, whatever is in sight.
enum class Deed : std::uint8_t { kUndo, kRedo, kResign, kNextRound, kHint, kMoveNow, kPause, kSetSeats };

/// Whether it can be done.
struct Permit {
    std::string why_not;  ///< in a sentence; empty where it can
    bool asks = false;    ///< the player on the other machine is asked first

    explicit operator bool() const { return why_not.empty(); }
};

/// All that can be done about a match: its turns, what of it is in sight, the review of its round and the analysis. A
/// front end maps what a person asks for to calls of these, and shows what they tell.
class GameController {
public:
    struct Options {
        TurnKeeper::Options turns{};
        /// Whether the round in play counts for the rating of somebody, as long as there is no help.
        std::function<bool()> is_rated = [] { return false; };
        /// Why the player on another machine cannot be asked; called only in a match with one.
        std::function<std::optional<std::string>(net::PeerRequest)> why_not_ask = [](net::PeerRequest) {
            return std::nullopt;
        };
    };
    /// What is called when there is something to show; the classes say when that is.
    struct Listeners {
        TurnKeeper::Tell turns = [](const TurnEvent&) {};
        ReviewSession::Tell review = [](const ReviewEvent&) {};
        std::function<void()> analysis = [] {};
    };

    /// The match, the mailbox, and what is called must outlive it.
    GameController(Match& match, Mailbox& mailbox, const Options& options, const Listeners& listeners)
        : is_rated(options.is_rated),
          why_not_ask(options.why_not_ask),
          turns(match, mailbox, options.turns, listeners.turns),
          browser(turns),
          review(turns, browser, mailbox, is_rated,
                 [this, tell = listeners.review](const ReviewEvent& event) {
                     tell(event);
                     follow();
                 }),
          analysis(browser, mailbox, is_rated, listeners.analysis) {}

    [[nodiscard]] Match& match() { return turns.match(); }
    [[nodiscard]] const Match& match() const { return turns.match(); }
    /// To be called when something else may be in sight: the analysis follows it.
    void follow() { analysis.follow(review.is_running()); }
    /// What every front end offers, refuses or asks for. Whether somebody is asked if they mean it is its own manner.
    [[nodiscard]] Permit permit(Deed deed) const;

    const std::function<bool()> is_rated;
    const std::function<std::optional<std::string>(net::PeerRequest)> why_not_ask;
    TurnKeeper turns;
    LineBrowser browser;
    ReviewSession review;
    AnalysisSession analysis;
};

}  // namespace atom4
