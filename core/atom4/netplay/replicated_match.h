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

/// On what terms two people play: what the host proposes.
struct Terms {
    MatchSetup setup;  ///< both seats are persons'
    int rounds = 0;    ///< so many are played; 0: as many as both like
    Player host = Player::kFirst;
    std::string date;  ///< of the first round, as records have it

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The player to move has placed there, with so much of the clock.
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
/// Reads exactly what to_text writes.
[[nodiscard]] std::optional<Step> parse_step(std::string_view text);

/// The most characters of a name that is sent.
inline constexpr std::size_t kLongestName = 40;
/// The name as it may be sent: one that prints, is no longer than that, and is not taken for the computer's.
[[nodiscard]] std::string sendable_name(std::string_view name);
/// The terms as they are sent: between two persons whose names may be, and of today where no day is said.
[[nodiscard]] Terms in_form(Terms terms);
/// A name as a word of a message, and back; what does not print or is longer has no name's form.
[[nodiscard]] std::string as_word(std::string_view name);
[[nodiscard]] std::optional<std::string> parse_name(std::string_view word);

/// A match that follows a log, step by step: what stands in the log has happened in the match, and, of a guest's
/// own move that the host has not yet written, nothing else. The only place where steps are checked and played.
class ReplicatedMatch {
public:
    using Keep = std::function<void(const AgreedLog&)>;
    /// `keep` is called with the log whenever it is another, before the match is.
    explicit ReplicatedMatch(Match& match, Keep keep = {}) : match_(match), keep_(std::move(keep)) {}

    [[nodiscard]] const AgreedLog& log() const { return log_; }
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    /// The terms of the match in play; there must be one.
    [[nodiscard]] const Terms& terms() const;

    /// Whether the step may come next.
    [[nodiscard]] bool is_legal(const Step& step) const;
    /// Writes the step, which must be legal, and plays it.
    void take(const Step& step);
    /// The move that was just made in the match, with so much of the clock, is not in the log yet.
    void note_made();
    [[nodiscard]] bool has_made() const { return has_made_; }
    /// It stands there now, as that step; then the clocks read what the step says.
    void confirm_made(const Placed& placed);
    /// It was not to be made.
    void take_back_made();
    /// Takes back what stands behind the first so many steps, in the log and in the match.
    void cut(std::size_t size);
    /// Puts the line that decided the round back on the board, if something else is tried there.
    void end_try();

    /// Goes on with a log that was kept. The match may be what it was then, or be another one now: then it becomes
    /// what the log says. False, and nothing happens, if these are no steps of a match.
    [[nodiscard]] bool adopt(const std::vector<std::string>& entries);

    /// What the clocks read when the position on the board came there.
    [[nodiscard]] ByPlayer<ClockTime> agreed_time() const { return times_.back(); }
    /// Who moves at that ply of the round, from 0.
    [[nodiscard]] Player mover(int ply) const;

private:
    void play(const Step& step);
    void write(const Step& step);
    bool go_on_from_here();

    Match& match_;
    Keep keep_;
    AgreedLog log_;
    std::vector<Step> steps_;
    std::optional<Terms> terms_;  // of the last match among them
    bool has_made_ = false;
    std::vector<ByPlayer<ClockTime>> times_{{}};  // of the round in play, at each of its positions
};

/// Whether a clock runs at the first ply of a round: nobody waits for whoever begins.
[[nodiscard]] bool is_timed(const Match& match);

}  // namespace atom4::net
