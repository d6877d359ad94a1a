// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/match/session.h"
#include "tui/thinker.h"

namespace atom4::tui {

/// Keeps the thinker at what the session's match waits for, and brings its answers to the match. For one loop, which
/// calls keep_thinking() before it waits and take_answers() when descriptor() has something to read.
class Computer {
public:
    Computer(Session& session, Thinker& thinker) : session_(session), match_(session.match()), thinker_(thinker) {}

    /// Asks for the move when it is the computer's turn, and drops what nobody waits for any more.
    void keep_thinking();
    /// Whether an answer is still to come.
    [[nodiscard]] bool is_thinking() const { return asked_.has_value(); }
    /// Whether an answer changed anything.
    bool take_answers();
    void rest();

    [[nodiscard]] int descriptor() const { return thinker_.descriptor(); }

private:
    Session& session_;
    Match& match_;
    Thinker& thinker_;
    std::optional<std::uint64_t> asked_;  // the generation that the thinker is at
};

}  // namespace atom4::tui
