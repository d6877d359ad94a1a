// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/record.h"

namespace atom4::lines {

/// Who makes a move of the player's: the person, or the computer in a demonstration.
enum class Mover : std::uint8_t { kPerson, kComputer };

/// A game in play: the player's moves with the throws that answer them, undo and redo without limit, and what is known
/// of the next throw. Throws follow from the record's seed alone, so a game that was saved and resumed, or undone and
/// played again, meets the same ones. A turn is a move of the player with all throws that follow it.
///
/// The preview shows colours, not cells: the cells are picked when the chips fall, among those that are free by then,
/// so the odds of the game are the same with it and without it. A game that has ever shown it counts as one with
/// preview.
class Game {
public:
    /// Resumes a record, or starts a game if it has no events. Adds new chips at once if they are due.
    explicit Game(GameRecord record);

    [[nodiscard]] const GameSetup& setup() const { return position_.setup(); }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] bool is_over() const { return position_.turn() == Turn::kOver; }
    /// Whether a move was made and not taken back.
    [[nodiscard]] bool has_moves() const { return moves_ > 0; }

    /// The move and the throws it leads to. A refused move changes nothing.
    [[nodiscard]] Result<std::span<const Change>, IllegalMove> move(Cell from, Cell to, Mover mover = Mover::kPerson);

    [[nodiscard]] bool can_undo() const { return moves_ > 0; }
    [[nodiscard]] bool can_redo() const { return done_ < events_.size(); }
    /// Takes back the last turn. There must be one. From then on the game is an assisted one, even if it is played
    /// again.
    void undo();
    /// Plays the turn again that was taken back last. There must be one.
    std::span<const Change> redo();
    /// What was done last: the last turn, or the throws of the start.
    [[nodiscard]] std::span<const Change> last_turn() const { return last_turn_; }

    [[nodiscard]] Preview preview() const { return preview_; }
    void show_preview(bool shown);
    /// The colours of the next throw, whether they are shown or not; none when the game is over.
    [[nodiscard]] std::vector<int> next_colours() const;

    /// Someone or something else than the player took part: undo, a hint, a demonstration.
    [[nodiscard]] bool is_assisted() const { return assisted_; }
    /// Whether the computer has made every move.
    [[nodiscard]] bool is_demonstration() const { return demonstration_; }
    void set_assisted() { assisted_ = true; }

    [[nodiscard]] const std::string& id() const { return start_.id; }
    [[nodiscard]] const std::string& date() const { return start_.date; }
    [[nodiscard]] GameRecord record() const;

private:
    // What Position::undo asks for besides the event: of one with which chips went, or that ended a chain.
    struct Undo {
        std::size_t event;
        std::size_t removed_end;  // of all chips that were removed up to here
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
    // A game may have very many events: what happened with each is worked out again when it is asked for.
    EventList events_;  // those from done_ on are taken back
    std::size_t done_ = 0;
    std::vector<Undo> undos_;  // of events that are done
    ChipList removed_;
    int moves_ = 0;  // among the ones that are done
    std::vector<Change> last_turn_;
    Preview preview_;
    bool assisted_;
    bool demonstration_;
};

}  // namespace atom4::lines
