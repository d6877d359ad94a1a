// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tui/textmode/commands.h"

namespace atom4::tui {

/// The words that Lines understands in words; two cells aside, which are a move.
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
    kDemonstration,
    kNew,
    kSave,
    kReplace,
    kOpen,
    kResume,
    kQuit,
};

/// What help tells of together.
enum class LinesTopic : std::uint8_t { kPlay, kBoard, kLearn, kGames };
inline constexpr LinesTopic kLinesTopics[] = {LinesTopic::kPlay, LinesTopic::kBoard, LinesTopic::kLearn,
                                              LinesTopic::kGames};
[[nodiscard]] const char* name_of(LinesTopic topic);
[[nodiscard]] const char* text_of(LinesTopic topic);

using LinesPlainCommand = TextCommand<LinesVerb, LinesTopic>;

/// All commands, in the order that help tells them.
[[nodiscard]] std::span<const LinesPlainCommand> lines_commands();

/// A command of Lines and what it does: "near CELL: tells what lies at a cell and around it."
[[nodiscard]] std::string line_of(const LinesPlainCommand& command);
/// Of the command or of the topic of that name, or of all commands; nothing if it is none of these.
[[nodiscard]] std::vector<std::string> lines_help_on(const std::string& word);

}  // namespace atom4::tui
