// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/game/match.h"
#include "tui/textmode/commands.h"

namespace atom4::tui {

/// The commands of plain mode; a cell alone is a move. The order of the groups matters: commands up to kMoveList, and
/// from kGuide to kHelp, only show something and are allowed at any time; those from kPosition on belong to the setup
/// of a position.
enum class TextVerb : std::uint8_t {
    // What is on the board.
    kBoard,
    kMap,
    kMoves,
    kLook,
    kNear,
    kTry,
    kWhy,
    kRows,
    kTurn,
    kScore,
    kMoveList,
    // Playing.
    kPlay,
    kHint,
    kNow,
    kUndo,
    kRedo,
    kNext,
    kResign,
    // The match.
    kNew,
    kLevel,
    kSeats,
    kName,
    kClock,
    kPause,
    kStep,
    kContinue,
    kSettings,
    kStatistics,
    // Network matches.
    kInvite,
    kJoin,
    kYes,
    kNo,
    kTalk,
    kMute,
    kNearby,
    kOnline,
    kDisconnect,
    // Learning.
    kLearn,
    kPuzzles,
    kGuide,
    kRules,
    kWheel,
    kStrategy,
    kHandbook,
    kFind,
    kHelp,
    // Earlier positions, and variations.
    kFirst,
    kBack,
    kForward,
    kLast,
    kGo,
    kReview,
    kPrevious,
    kKeep,
    kAnalysis,
    kVariations,
    kEnter,
    kLeave,
    kComment,
    kPromote,
    kDelete,
    // Files.
    kSave,
    kReplace,
    kOpen,
    kResume,
    kRounds,
    kQuit,
    // Setting up a position.
    kPosition,
    kSetUp,
    kPut,
    kTake,
    kClear,
    kReset,
    kSize,
    kToPlay,
    kDone,
};

/// Topics of the help.
enum class TextTopic : std::uint8_t { kPlay, kBoard, kLearn, kMatch, kNetwork, kStudy, kFiles, kSetUp };
inline constexpr TextTopic kPlainTopics[] = {TextTopic::kPlay,  TextTopic::kBoard,   TextTopic::kLearn,
                                             TextTopic::kMatch, TextTopic::kNetwork, TextTopic::kStudy,
                                             TextTopic::kFiles, TextTopic::kSetUp};
/// Return the name of a topic for `help`, and its description.
[[nodiscard]] const char* name_of(TextTopic topic);
[[nodiscard]] const char* text_of(TextTopic topic);

using Atom4Command = TextCommand<TextVerb, TextTopic>;

/// Returns all commands, in the order of the help.
[[nodiscard]] std::span<const Atom4Command> text_commands();
[[nodiscard]] const Atom4Command& command_of(TextVerb verb);

/// Parses the operand of `new` as changes to the current settings: "9x9", "computer 1", "computer none", "level 3",
/// "clock 5", "clock 5+10", "clock none", "start yellow", in any order. std::nullopt if it is invalid.
[[nodiscard]] std::optional<MatchSetup> read_new_match(std::string_view operand, const MatchSetup& now);

/// Returns the colour of that English name or letter, or of its name in the player's language.
[[nodiscard]] std::optional<Colour> read_colour(std::string_view word);

/// What the player is doing, as far as it decides what can be done next.
enum class TextState : std::uint8_t { kToMove, kComputerThinks, kComputerPaused, kOver, kLooksBack, kSetsUp };

/// Returns what is paused, and how to resume it; the first one of a demo.
[[nodiscard]] std::string demo_waits_text();
[[nodiscard]] std::string waiting_text(const MatchSetup& setup);

/// Returns up to three lines on what to do now, then the topics.
[[nodiscard]] std::vector<std::string> help_text(TextState state, const Match& match);
/// Returns the help on a command, a topic, or all commands; empty if unknown.
[[nodiscard]] std::vector<std::string> help_on(const std::string& word);

/// Returns the reply to a line that is not a command: what is probably meant by it.
[[nodiscard]] std::vector<std::string> what_is_meant(const std::string& word, const std::string& operand);

}  // namespace atom4::tui
