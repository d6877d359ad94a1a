// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/atom4/textmode/text_commands.h"

namespace atom4::tui {

/// A tutorial for the first move: says a little, proposes a command, and continues once such a command has been
/// answered. Ignores all other commands.
class FirstMoveTutorial {
public:
    /// Starts the tutorial, or repeats the current step.
    [[nodiscard]] std::vector<std::string> say(const Position& position);
    /// Returns the next lines after a command; empty while it waits for another one.
    [[nodiscard]] std::vector<std::string> after(TextVerb verb, const Position& position);

private:
    std::optional<std::size_t> step_;  // std::nullopt before the start and after the end
};

}  // namespace atom4::tui
