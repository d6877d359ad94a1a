// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/computer.h"
#include "core/lines/record.h"
#include "core/lines/session.h"

namespace atom4::tui {

// The texts of Lines in the terminal, in the player's language.

[[nodiscard]] std::string lines_welcome_text(const lines::Session& session);
/// An unfinished game in one line: its score, its board, and when it was last played.
[[nodiscard]] std::string lines_unfinished_text(const lines::UnfinishedGame& game);
/// Returns why saving the game or its score fails, as a sentence; "" if it works.
[[nodiscard]] std::string lines_autosave_trouble_text(const lines::Session& session);
/// "9 x 12, 5 colours, lines of 5, first 5, then 3 a turn, with preview": rows by columns.
[[nodiscard]] std::string lines_configuration_text(const lines::Configuration& configuration);
/// The lists as `clines -l` and the page of scores show them, with at most `most` scores each.
[[nodiscard]] std::vector<std::string> lines_score_lines(std::span<const lines::HighScoreList> lists, std::size_t most);

/// Returns why a saved game of Lines cannot be opened or saved, without a line end: "FILE:LINE: reason" for an error in
/// the text, "FILE: reason" for an error of the system.
[[nodiscard]] std::string lines_file_error_text(const std::filesystem::path& file, const lines::FileError& error);
/// Returns what is wrong with a pasted game of Lines, as a sentence.
[[nodiscard]] std::string lines_paste_error_text(const lines::RecordError& error);

/// Returns the name of a colour of chips, numbered from 1: as the terminal shows it with the default palette.
[[nodiscard]] std::string chip_colour_name(int colour);

/// Returns a hint as a sentence: the move, and the reason for it.
[[nodiscard]] std::string lines_hint_text(const lines::Hint& hint);

/// The rules of a game with that setup, a paragraph for each.
[[nodiscard]] std::vector<std::string> lines_rules_paragraphs(const lines::GameSetup& setup);

}  // namespace atom4::tui
