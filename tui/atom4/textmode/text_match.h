// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/atom4/controller/turn_keeper.h"
#include "core/atom4/game/session.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// The settings of a match in plain mode: players, level, board.
class TextMatch {
public:
    TextMatch(Session& session, const LineWriter& say) : match_(session.match()), say_(say) {}

    /// Starts a match with the changes in the operand. Returns false if it is invalid.
    bool start(const std::string& operand);
    /// Changes the seats of the current match; without operand, shows them.
    void seat(const std::string& operand);
    /// Shows or changes the level of the computer.
    void set_level(const std::string& operand);
    /// Shows the players, names one ("1 Ada"), or removes a name ("1 none").
    void name(const std::string& operand);
    /// Shows the players and the board.
    void print();
    void print_player(Player player);

private:
    Match& match_;
    const LineWriter& say_;
};

/// The clocks in plain mode: shown on request, and announced when a human player's gets low.
class TextClock {
public:
    /// Both must outlive this.
    TextClock(const TurnKeeper& turns, const LineWriter& say) : turns_(turns), say_(say) {}

    /// Says that a clock has got low since the last call.
    void look();
    /// Returns how long until look() must be called; std::nullopt: never.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    void print() const;
    /// Says that the clocks start on the next move, if so.
    void print_waiting() const;

private:
    const TurnKeeper& turns_;
    const LineWriter& say_;
    std::uint64_t generation_ = 0;  // of the match when it was looked at last
    ClockTime seen_{0};             // what the clock of the player to move read then
};

/// Files, unfinished matches and past rounds in plain mode.
class TextFiles {
public:
    TextFiles(Session& session, const LineWriter& say) : session_(session), say_(say) {}

    void save(const std::string& operand, bool replace);
    void open(const std::string& operand);
    void resume(const std::string& operand);
    void rounds(const std::string& operand);
    /// Returns whether the program may end. If an unfinished match would be lost, warns and returns false at first;
    /// when called again right after that, returns true.
    [[nodiscard]] bool quit();
    /// To be called for any other command: quit() will warn again.
    void forget_warning() { warned_ = false; }
    /// Says that the match cannot be saved, if so, once for each move; or that it can be saved again.
    void report_trouble();

private:
    Session& session_;
    const LineWriter& say_;
    bool warned_ = false;            // by the last command, that quitting loses the match
    std::string reported_trouble_;   // why autosave fails, as announced last
    std::uint64_t reported_at_ = 0;  // the generation of the match then
};

}  // namespace atom4::tui
