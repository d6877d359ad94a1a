// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

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

}  // namespace atom4::tui
