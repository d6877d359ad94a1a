// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/match/match.h"

namespace atom4::tui {

/// The words that the plain game understands; cells aside, which are moves.
enum class PlainVerb : std::uint8_t {
    kBoard,
    kMap,
    kMoves,
    kLook,
    kTry,
    kTurn,
    kScore,
    kPlies,
    kHint,
    kNow,
    kUndo,
    kRedo,
    kNext,
    kResign,
    kNew,
    kLevel,
    kSave,
    kReplace,
    kOpen,
    kResume,
    kHelp,
    kQuit,
};

/// Commands are the same in every language, so that scripts and fingers can rely on them; what they mean is translated.
struct PlainCommand {
    PlainVerb verb;
    const char* name;
    const char* operand;  ///< what follows the name, for the help; or empty
    const char* (*meaning)();
};

/// All commands, in the order that help tells them.
[[nodiscard]] const std::vector<PlainCommand>& plain_commands();
/// The commands whose names begin with the word, or the one whose name it is.
[[nodiscard]] std::vector<const PlainCommand*> plain_commands_for(std::string_view word);

/// The match that the operand of "new" asks for, as a change to the one in play: "9x9", "computer 1", "computer none",
/// "level 3", in any order. Nothing if it asks for something else.
[[nodiscard]] std::optional<MatchSetup> read_new_match(std::string_view operand, const MatchSetup& now);

}  // namespace atom4::tui
