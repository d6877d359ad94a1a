// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/atom4/controller/turn_keeper.h"

namespace atom4 {

/// Why the round is not played on from an earlier position.
enum class BrowsingBar : std::uint8_t {
    kPlayedElsewhere,  ///< the round is in play with another machine, too
    kTimedRound,       ///< a round in play with clocks goes on at its end and nowhere else
    kComputersMove,    ///< the computer moves in that position
};

/// Why, in a sentence.
[[nodiscard]] std::string bar_text(BrowsingBar bar);

/// "Move 3 of 12, before it is made." of that ply, from 1.
[[nodiscard]] std::string before_move_text(const Match& match, int ply);

/// "2. h8?! too early": that ply, from 1, and what a person has said of it.
[[nodiscard]] std::string annotated_move_text(const Match& match, int ply);

/// The first of the other lines of the round that leave the one on the board after so many plies; nothing where there
/// is none.
[[nodiscard]] std::optional<std::size_t> variation_at(const Match& match, int plies);

/// Which position of the round is in sight, and what may be done there: step through the moves, go over to another
/// line, play on from an earlier position. The match stays as it is until then. A demonstration is paused as soon as
/// somebody looks at anything but its end, and so is a computer that would otherwise move in a line that is only being
/// looked at.
class LineBrowser {
public:
    /// The keeper must outlive it.
    explicit LineBrowser(TurnKeeper& turns);
    LineBrowser(const LineBrowser&) = delete;
    LineBrowser& operator=(const LineBrowser&) = delete;

    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] bool is_present() const { return !plies_; }
    /// How many plies of the line on the board lead to what is in sight.
    [[nodiscard]] int plies() const { return plies_.value_or(match_.undoable_plies()); }
    /// The ply behind it that is talked about, from 1; 0 for none.
    [[nodiscard]] int judged() const { return judged_; }
    /// The ply that there is something to say about: the one that is talked about, or the last one shown; 0 for none.
    [[nodiscard]] int told() const { return judged_ > 0 ? judged_ : plies(); }
    [[nodiscard]] Position position() const { return match_.position_after(plies()); }
    /// The ply that led to it.
    [[nodiscard]] const Reaction* last() const;

    /// So many plies, or the nearest number; all of them are the present.
    void look_at(int plies);
    /// The position before that ply, or the first one, to talk about it. There must be a ply.
    void look_before(int ply);
    void look_at_present();

    /// The variation beside what is in sight: another move instead of the last one, or else another way on from here.
    [[nodiscard]] std::optional<std::size_t> other_line() const;
    /// Puts it on the board, and looks at its first move. There must be that variation.
    [[nodiscard]] std::optional<BrowsingBar> follow(std::size_t variation);
    /// Makes it the main line of the round; false where the round is over (Match::promote()). There must be that
    /// variation.
    bool promote(std::size_t variation);

    /// What a person has said of that ply.
    [[nodiscard]] Annotation annotation() const { return match_.annotation(match_.line_of_plies(told())); }
    /// Says that of it (Match::annotate()); false where there is no ply, or nothing new is said.
    bool annotate(const Annotation& annotation) { return match_.annotate(match_.line_of_plies(told()), annotation); }

    /// Why a person may not place a piece on the earlier position in sight, if so.
    [[nodiscard]] std::optional<BrowsingBar> bar_to_place() const;
    /// What placing a piece on an earlier position did.
    enum class Placed : std::uint8_t {
        kSteppedOn,  ///< the line on the board goes on with it
        kFollowed,   ///< another line does, which is on the board now
        kBranched,   ///< it begins another line, which is the present now; the one before stays beside it
    };
    using Refused = std::variant<BrowsingBar, Refusal>;
    [[nodiscard]] Result<Placed, Refused> place(Cell cell);
    /// Leaves aside what follows the earlier position in sight. The computer answers it anew.
    [[nodiscard]] std::optional<BrowsingBar> go_on_from_here();

private:
    void heard(const MatchEvent& event);
    void show(int plies, int judged);
    [[nodiscard]] std::optional<BrowsingBar> bar_to_branch() const;

    TurnKeeper& turns_;
    Match& match_;
    std::optional<int> plies_;  // where it is not the present
    int judged_ = 0;
    Subscription subscription_;
};

}  // namespace atom4
