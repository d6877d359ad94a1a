// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <variant>

#include "app/command_line/options.h"
#include "core/lines/player.h"
#include "core/lines/session.h"
#include "tui/lines/look.h"
#include "tui/terminal/terminal.h"

namespace atom4 {

/// Games that the computer plays alone, to measure it.
struct SelfPlayArguments {
    int games = 0;
    lines::SelfPlayOptions options;
};

/// The command line of `clines`.
struct ClinesArguments {
    lines::SessionOptions session;
    tui::LinesLook look;
    tui::TerminalPreferences preferences;
    bool plain = false;  ///< line by line
    bool learn = false;  ///< start with the lessons
    bool list_scores = false;
    std::optional<std::filesystem::path> check;  ///< a saved game to replay
    std::optional<SelfPlayArguments> self_play;
};

/// Reads the arguments, the program's name first (clines(6)).
[[nodiscard]] std::variant<ClinesArguments, EarlyExit> parse_clines_arguments(std::span<const char* const> arguments);

/// Returns what --help prints, within 80 columns.
[[nodiscard]] std::string clines_help_text();

// The commands of `clines` besides playing. Each prints its result and returns the exit status.

/// Replays the saved game and prints its score and board (clines(6)).
int check_lines_game(const std::filesystem::path& file);
int list_lines_scores();
/// Lets the computer play; the first game uses the seed in the options, each further one the next number.
int measure_lines_player(const SelfPlayArguments& arguments);

}  // namespace atom4
