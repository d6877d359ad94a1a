// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/atom4/game/match.h"
#include "core/atom4/game/match_setup.h"
#include "core/atom4/rules/position.h"
#include "core/net/protocol.h"

namespace atom4::net {

/// The settings of a network match, which the host proposes.
struct Terms {
    MatchSetup setup;  ///< both seats are human
    int rounds = 0;    ///< number of rounds; 0: unlimited
    Player host = Player::kFirst;
    std::string date;  ///< of the first round, as records have it

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// A move of the player to move, with the time it took.
struct Placed {
    Cell cell;
    ClockTime used{0};
    friend bool operator==(const Placed&, const Placed&) = default;
};
struct TakenBack {
    int plies = 0;
    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
struct Resigned {
    Player player;
    friend bool operator==(const Resigned&, const Resigned&) = default;
};
struct OutOfTime {
    Player player;
    friend bool operator==(const OutOfTime&, const OutOfTime&) = default;
};
struct NextRound {
    std::string date;
    friend bool operator==(const NextRound&, const NextRound&) = default;
};

/// A step of the log (core/net/PROTOCOL.md, "The sheet").
using Step = std::variant<Terms, Placed, TakenBack, Resigned, OutOfTime, NextRound>;

[[nodiscard]] std::string to_text(const Step& step);
/// Parses what to_text() writes, and nothing else.
[[nodiscard]] std::optional<Step> parse_step(std::string_view text);

/// Most characters of a name that is sent.
inline constexpr std::size_t kLongestName = 40;
/// Returns the name as it may be sent: printable, not too long, not reserved.
[[nodiscard]] std::string sendable_name(std::string_view name);
/// Returns the terms as they are sent: between two human players with valid names, dated today by default.
[[nodiscard]] Terms in_form(Terms terms);
/// Encodes a name as a word of a message, and decodes it. parse_name() returns std::nullopt for a name that is
/// unprintable, longer than kLongestName or reserved, or not encoded as by as_word().
[[nodiscard]] std::string as_word(std::string_view name);
[[nodiscard]] std::optional<std::string> parse_name(std::string_view word);

/// A match that follows a log step by step: the match has exactly the steps of the log, and at most one unconfirmed
/// move of a guest. The only place where steps are checked and played.
class ReplicatedMatch {
public:
    using Keep = std::function<void(const AgreedLog&)>;
    /// `keep` is called with the log after each change to it, except by adopt(); by take(), before the step is played.
    explicit ReplicatedMatch(Match& match, Keep keep = {}) : match_(match), keep_(std::move(keep)) {}

    [[nodiscard]] const AgreedLog& log() const { return log_; }
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    /// Returns the terms of the match, which must have started.
    [[nodiscard]] const Terms& terms() const;

    /// Returns whether the step is legal now.
    [[nodiscard]] bool is_legal(const Step& step) const;
    /// Appends a legal step and plays it.
    void take(const Step& step);
    /// Notes a move just made in the match that is not in the log yet, and the clocks after it.
    void note_made();
    [[nodiscard]] bool has_made() const { return has_made_; }
    /// Confirms the noted move as that step, and sets the clocks accordingly.
    void confirm_made(const Placed& placed);
    /// Rejects and undoes the noted move.
    void take_back_made();
    /// Removes all steps after the first `size`, from the log and the match.
    void cut(std::size_t size);
    /// Ends a trial.
    void end_try();

    /// Resumes a saved log; the match becomes what the log says. Returns false, without effect, if it is invalid.
    [[nodiscard]] bool adopt(const std::vector<std::string>& entries);

    /// Returns the clocks at the position on the board.
    [[nodiscard]] ByPlayer<ClockTime> agreed_time() const { return times_.back(); }
    /// Returns who moves at a ply of the round, from 0.
    [[nodiscard]] Player mover(int ply) const;

private:
    void play(const Step& step);
    void write(const Step& step);
    bool continue_from_here();

    Match& match_;
    Keep keep_;
    AgreedLog log_;
    std::vector<Step> steps_;
    std::optional<Terms> terms_;  // of the last match in steps_
    bool has_made_ = false;
    std::vector<ByPlayer<ClockTime>> times_{{}};  // the clocks at each position of the current round
};

/// Returns whether moves take time from the clock: with a time control, from the second ply of a round on.
[[nodiscard]] bool is_timed(const Match& match);

}  // namespace atom4::net
