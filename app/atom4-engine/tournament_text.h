// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/engine/evaluation.h"
#include "core/atom4/tuning/tournament.h"
#include "core/base/result.h"

namespace atom4 {

/// A participant as given on the command line, whose window values are not loaded yet.
struct ParticipantText {
    Participant participant;
    std::string values;  ///< "learned", "hand" or a file; empty if not given
};

/// Reads "depth=4,noise=3" and the like: level=N or level-tenths=N, or depth=N, nodes=N, time=MS with
/// noise=CENTIPOINTS; and hash=MEBIBYTES and values=learned|hand|FILE.
[[nodiscard]] Result<ParticipantText, std::string> parse_participant(std::string_view text);
/// Returns a text that parse_participant() reads back, in one spelling, without noise 0 and the default hash size.
[[nodiscard]] std::string to_text(const ParticipantText& given);

/// Returns why a file of window values is refused.
[[nodiscard]] std::string_view reason_of(WindowValuesFault fault);

/// Reads ELO0,ELO1, the smaller one first, such as "0,5".
[[nodiscard]] std::optional<Sprt> parse_sprt(std::string_view text);

/// Reads openings, one per line: the cells of moves from the start of a round on a board of that size, or POSITION,
/// optionally followed by `moves CELL ...`. Empty lines and those that begin with # are skipped. The error is "LINE:
/// reason".
[[nodiscard]] Result<std::vector<Opening>, std::string> parse_openings(std::string_view text, BoardSize size);

/// The part of a game that is needed to sum up tournaments.
struct GameSummary {
    int index = 0;
    Player a_plays = Player::kFirst;
    Outcome outcome = Outcome::kOngoing;
    int plies = 0;
    BySide<MoveTimes> times;

    explicit GameSummary() = default;
    explicit GameSummary(const TournamentGame& game);
    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// `game N a 1|2 result 1-0|0-1|1/2-1/2 plies N a-moves N a-us N a-max-us N b-moves N b-us N b-max-us N`.
[[nodiscard]] std::string to_text(const GameSummary& game);
[[nodiscard]] std::optional<GameSummary> parse_game_summary(std::string_view line);

/// The sums over the games of a tournament.
class TournamentSummary {
public:
    void add(const GameSummary& game);
    [[nodiscard]] const Tally& tally() const { return tally_; }
    /// Returns the pairs of which both games were added.
    [[nodiscard]] const PairTally& pairs() const { return pairs_; }
    /// Returns score, Elo difference, draws, plies and times, for people; complete lines.
    [[nodiscard]] std::string text(const std::optional<Sprt>& sprt) const;

private:
    Tally tally_;    // from A's point of view
    Tally opening_;  // the games in which A is player 1, who opens
    PairTally pairs_;
    std::map<int, Tally> half_pairs_;  // pairs that lack a game, by their number
    long long plies_ = 0;
    BySide<MoveTimes> times_;
};

}  // namespace atom4
