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

/// What a match is played with, in words: who plays, how well, on which board. It is told, and changed.
class TextMatch {
public:
    TextMatch(Session& session, const LineWriter& say) : session_(session), match_(session.match()), say_(say) {}

    /// Starts a match, the operand saying what is to change. False if it cannot be read.
    bool start(const std::string& operand);
    /// Changes who plays in the match as it is; with no operand, tells it.
    void seat(const std::string& operand);
    /// Tells the level of the computer, or changes it.
    void set_level(const std::string& operand);
    /// Tells who plays, or gives a person a name: "1 Ada"; or takes it away: "1 none".
    void name(const std::string& operand);
    /// Tells who plays, and on which board.
    void tell();
    void tell_player(Player player);

private:
    Session& session_;
    Match& match_;
    const LineWriter& say_;
};

/// The clocks of a match in words: they are told when they are asked for, and the one of a person to move when it gets
/// low.
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

/// Where a match comes from and goes to, in words: files, and matches that were left.
class TextFiles {
public:
    TextFiles(Session& session, const LineWriter& say) : session_(session), say_(say) {}

    void save(const std::string& operand, bool replace);
    void open(const std::string& operand);
    void resume(const std::string& operand);
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
