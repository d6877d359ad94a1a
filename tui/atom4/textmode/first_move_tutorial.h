// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/atom4/textmode/text_commands.h"

namespace atom4::tui {

/// Leads a newcomer through a first move: it says a little and proposes what to type, waits for a command of that kind,
/// and goes on when that has been answered. Whatever else is typed meanwhile is none of its business.
class FirstMoveTutorial {
public:
    /// Begins, or says the step again that it is at.
    [[nodiscard]] std::vector<std::string> say(const Position& position);
    /// What it has to say now that the command was answered; nothing if it waits for another one.
    [[nodiscard]] std::vector<std::string> after(TextVerb verb, const Position& position);

private:
    std::optional<std::size_t> step_;  // nothing before it begins and when it is through
};

}  // namespace atom4::tui
