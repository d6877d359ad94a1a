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

/// The settings of a match in the text mode: players, level, board.
class TextMatch {
public:
    TextMatch(Session& session, const LineWriter& say) : session_(session), match_(session.match()), say_(say) {}

    /// Starts a match, the operand saying what is to change. False if it cannot be read.
    bool start(const std::string& operand);
    /// Changes the seats of the current match; without operand, shows them.
    void seat(const std::string& operand);
    /// Shows or changes the level of the computer.
    void set_level(const std::string& operand);
    /// Shows the players, names one ("1 Ada"), or removes a name ("1 none").
    void name(const std::string& operand);
    /// Shows the players and the board.
    void tell();
    void tell_player(Player player);

private:
    Session& session_;
    Match& match_;
    const LineWriter& say_;
};

/// The clocks in the text mode: shown on request, and announced when a human player's gets low.
class TextClock {
public:
    /// Both must outlive it.
    TextClock(const TurnKeeper& turns, const LineWriter& say) : turns_(turns), say_(say) {}

    /// Says that a clock has got low since the last call.
    void look();
    /// When it has something to say.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    void tell() const;

private:
    const TurnKeeper& turns_;
    const LineWriter& say_;
    std::uint64_t generation_ = 0;  // of the match when it was looked at last
    ClockTime seen_{0};             // what the clock of the player to move read then
};

/// Where a match comes from and goes to, in words: files, matches that were left, and rounds that were played.
class TextFiles {
public:
    TextFiles(Session& session, const LineWriter& say) : session_(session), say_(say) {}

    void save(const std::string& operand, bool replace);
    void open(const std::string& operand);
    void resume(const std::string& operand);
    void rounds(const std::string& operand);
    /// Whether the program may end; an unfinished match that is kept nowhere is worth a question, which is not asked
    /// twice in a row.
    [[nodiscard]] bool quit();
    /// Something else was said.
    void forget_warning() { warned_ = false; }
    /// Says, once, that the match cannot be saved, when that is so.
    void tell_of_trouble();

private:
    Session& session_;
    const LineWriter& say_;
    bool warned_ = false;        // just now, that quitting loses the match
    std::string told_trouble_;   // why the match is not kept, as it was said last
    std::uint64_t told_at_ = 0;  // the generation of the match then
};

}  // namespace atom4::tui
