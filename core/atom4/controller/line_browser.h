// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/atom4/controller/turn_keeper.h"

namespace atom4 {

/// Why play cannot continue from an earlier position.
enum class BrowsingBar : std::uint8_t {
    kNetworkMatch,   ///< an unfinished round of a network match
    kTimedRound,     ///< an unfinished round with clocks
    kComputersMove,  ///< the computer is to move in that position
};

/// Returns the message for it.
[[nodiscard]] std::string bar_text(BrowsingBar bar);

/// Returns "Position before move 3 of 12." for a ply, from 1.
[[nodiscard]] std::string before_move_text(const Match& match, int ply);

/// Returns a ply, from 1, with its annotation: "2. h8?! too early".
[[nodiscard]] std::string annotated_move_text(const Match& match, int ply);

/// Returns the first variation that branches off the line on the board after that many plies, if any.
[[nodiscard]] std::optional<std::size_t> variation_at(const Match& match, int plies);

/// Returns the variation to name, follow, promote or delete in the position after that many plies: one that continues
/// from there, or else an alternative to the last move.
[[nodiscard]] std::optional<std::size_t> other_line(const Match& match, int plies);

/// Navigation in a round: which position is shown, stepping through moves, following variations, and playing on from an
/// earlier position, which alone changes the match. Showing an earlier position pauses a demo, and a computer that
/// would otherwise move in the line shown.
class LineBrowser {
public:
    /// `turns` must outlive this.
    explicit LineBrowser(TurnKeeper& turns);
    LineBrowser(const LineBrowser&) = delete;
    LineBrowser& operator=(const LineBrowser&) = delete;

    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] bool is_present() const { return !plies_; }
    /// Returns the number of plies to the position shown.
    [[nodiscard]] int plies() const { return plies_.value_or(match_.undoable_plies()); }
    /// Returns the next ply, from 1, if its judgement is shown; else 0.
    [[nodiscard]] int judged() const { return judged_; }
    /// Returns the ply, from 1, that comments refer to: judged(), or else the last one shown; 0 for none.
    [[nodiscard]] int described_ply() const { return judged_ > 0 ? judged_ : plies(); }
    [[nodiscard]] Position position() const { return match_.position_after(plies()); }
    /// Returns the last ply before the position shown, or nullptr.
    [[nodiscard]] const Reaction* last() const;

    /// Shows the position after that many plies, clamped to the line; all of them is the current position.
    void look_at(int plies);
    /// Shows the position before that ply, or before the first one, with its judgement. There must be a ply.
    void look_before(int ply);
    void look_at_present();

    /// Returns atom4::other_line() of the position shown.
    [[nodiscard]] std::optional<std::size_t> other_line() const { return atom4::other_line(match_, plies()); }
    /// Returns the variation to go to: the first of those that branch off last, at or before the position
    /// shown.
    [[nodiscard]] std::optional<std::size_t> next_variation() const;
    /// Puts a variation, which must exist, on the board and shows its first move.
    [[nodiscard]] std::optional<BrowsingBar> follow(std::size_t variation);
    /// Makes a variation, which must exist, the main line; false if the round is over (Match::promote()).
    bool promote(std::size_t variation);

    /// Returns the annotation of the ply described_ply().
    [[nodiscard]] Annotation annotation() const { return match_.annotation(match_.line_of_plies(described_ply())); }
    /// Annotates the ply described_ply() (Match::annotate()); false if there is none, or no change.
    bool annotate(const Annotation& annotation) {
        return match_.annotate(match_.line_of_plies(described_ply()), annotation);
    }

    /// Returns why no piece can be placed on the earlier position shown, if so.
    [[nodiscard]] std::optional<BrowsingBar> bar_to_place() const;
    /// The effect of placing a piece on an earlier position.
    enum class Placed : std::uint8_t {
        kSteppedOn,  ///< it is the next move of the line on the board
        kFollowed,   ///< it is in a variation, which is now on the board
        kBranched,   ///< it starts a variation, which is now on the board; the former line is kept
    };
    using Refused = std::variant<BrowsingBar, Refusal>;
    [[nodiscard]] Result<Placed, Refused> place(Cell cell);
    /// Continues from the earlier position shown; the moves after it are kept as a variation.
    [[nodiscard]] std::optional<BrowsingBar> continue_from_here();

private:
    void handle(const MatchEvent& event);
    void show(int plies, int judged);
    [[nodiscard]] std::optional<BrowsingBar> bar_to_branch() const;

    TurnKeeper& turns_;
    Match& match_;
    std::optional<int> plies_;  // plies before the position shown; std::nullopt: the current position
    int judged_ = 0;
    Subscription subscription_;
};

}  // namespace atom4
