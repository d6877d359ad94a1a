// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/record.h"

namespace atom4::lines {

/// Who makes a move: the player, or the computer in a demo.
enum class Mover : std::uint8_t { kHuman, kComputer };

/// A game in play: the moves with the throws that answer them, undo and redo without limit, and the preview of the next
/// throw. Throws depend only on the record's seed and the moves, so that a game meets the same ones after it was saved
/// and resumed, or undone and played again. A turn is a move with all throws that follow it.
///
/// The preview shows colours, not cells: the cells are picked when the chips appear, among those that are free by then,
/// so that the odds are the same with and without preview. A game that has shown it counts as one with preview, unless
/// it was hidden before the first move. Once the game is over, there is nothing to show: the preview can be chosen for
/// the next game.
class Game {
public:
    /// Resumes a record, or starts a game if it has no events. Adds new chips at once if they are due.
    explicit Game(GameRecord record);

    [[nodiscard]] const GameSetup& setup() const { return position_.setup(); }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] bool is_over() const { return position_.turn() == Turn::kOver; }
    /// Returns whether a move was made and not undone.
    [[nodiscard]] bool has_moves() const { return moves_ > 0; }

    /// Makes a move and the throws that follow. Returns last_turn(); an illegal move changes nothing.
    [[nodiscard]] Result<std::span<const Change>, IllegalMove> move(Cell from, Cell to, Mover mover = Mover::kHuman);

    [[nodiscard]] bool can_undo() const { return moves_ > 0; }
    [[nodiscard]] bool can_redo() const { return done_ < events_.size(); }
    /// Undoes the last turn, which must exist. Makes the game an assisted one, even if the turn is redone.
    void undo();
    /// Redoes the turn that was undone last, which must exist.
    std::span<const Change> redo();
    /// Returns the changes of the last turn, or of the throws at the start if there is no move.
    [[nodiscard]] std::span<const Change> last_turn() const { return last_turn_; }

    [[nodiscard]] Preview preview() const;
    /// Returns whether the game counts as one with preview.
    [[nodiscard]] bool has_shown_preview() const { return has_shown_preview_; }
    void show_preview(bool shown);
    /// Returns the colours of the next throw, whether they are shown or not; none when the game is over.
    [[nodiscard]] std::vector<int> next_colours() const;

    /// Returns whether undo, a hint or a demo was used.
    [[nodiscard]] bool is_assisted() const { return assisted_; }
    /// Returns whether the computer has made every move.
    [[nodiscard]] bool is_demo() const { return demo_; }
    void set_assisted() { assisted_ = true; }

    [[nodiscard]] const std::string& id() const { return start_.id; }
    [[nodiscard]] const std::string& date() const { return start_.date; }
    [[nodiscard]] GameRecord record() const;

private:
    // What Position::undo needs besides the event. Stored only for events that removed chips or began within a chain.
    struct Undo {
        std::size_t event;
        std::size_t removed_end;  // size of removed_ after the event
        std::int64_t gained;
        int chain_before;
    };

    void throw_while_due();
    void note_done(const Change& change);
    void take_back_last();
    void do_again();
    void show_again(std::size_t start);
    [[nodiscard]] std::size_t turn_start(std::size_t end) const;

    GameRecord start_;  // without its events
    Position position_;
    // A game may have very many events: their changes are not stored, but calculated again when needed.
    EventList events_;  // those from done_ on are undone
    std::size_t done_ = 0;
    std::vector<Undo> undos_;  // for the first done_ events
    ChipList removed_;
    int moves_ = 0;  // among the first done_ events
    std::vector<Change> last_turn_;
    bool shows_preview_;
    bool has_shown_preview_;
    bool assisted_;
    bool demo_;
};

}  // namespace atom4::lines
