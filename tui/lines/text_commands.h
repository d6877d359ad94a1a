// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tui/textmode/commands.h"

namespace atom4::tui {

/// The commands of Lines in plain mode. Two cells alone are a move.
enum class LinesVerb : std::uint8_t {
    kBoard,
    kMap,
    kNear,
    kReach,
    kTry,
    kRows,
    kScore,
    kScores,
    kPreview,
    kLearn,
    kExercises,
    kGuide,
    kRules,
    kStrategy,
    kHelp,
    kSettings,
    kMove,
    kHint,
    kUndo,
    kRedo,
    kDemo,
    kNew,
    kSave,
    kReplace,
    kOpen,
    kResume,
    kQuit,
};

/// Topics of the help.
enum class LinesTopic : std::uint8_t { kPlay, kBoard, kLearn, kGames };
inline constexpr LinesTopic kLinesTopics[] = {LinesTopic::kPlay, LinesTopic::kBoard, LinesTopic::kLearn,
                                              LinesTopic::kGames};
[[nodiscard]] const char* name_of(LinesTopic topic);
[[nodiscard]] const char* text_of(LinesTopic topic);

using LinesPlainCommand = TextCommand<LinesVerb, LinesTopic>;

/// Returns all commands, in the order of the help.
[[nodiscard]] std::span<const LinesPlainCommand> lines_commands();

/// Returns a command and its description: "near CELL: describe a cell and what is around it."
[[nodiscard]] std::string line_of(const LinesPlainCommand& command);
/// Returns the help on a command, a topic, or all commands; empty if unknown.
[[nodiscard]] std::vector<std::string> lines_help_on(const std::string& word);

}  // namespace atom4::tui
