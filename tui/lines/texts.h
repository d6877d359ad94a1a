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

// What Lines says on the terminal, in the reader's language.

[[nodiscard]] std::string lines_welcome_text(const lines::Session& session);
/// A game that was left, in a line: its score, its board, and when it was left.
[[nodiscard]] std::string lines_unfinished_text(const lines::UnfinishedGame& game);
/// Returns why saving the game or its score fails, as a sentence; "" if it works.
[[nodiscard]] std::string lines_unkept_text(const lines::Session& session);
/// "9 x 9, 5 colours, lines of 5, 3 chips a turn"; the preview, too, if that is wanted.
[[nodiscard]] std::string lines_configuration_text(const lines::Configuration& configuration);
/// The lists as `clines -l` and the page of scores show them, at most `most` of each.
[[nodiscard]] std::vector<std::string> lines_score_lines(std::span<const lines::HighScoreList> lists, std::size_t most);

/// Why a saved game of Lines cannot be opened, in one line without its end: "FILE:LINE: reason" where the text is at
/// fault, "FILE: reason" where the system is.
[[nodiscard]] std::string lines_file_error_text(const std::filesystem::path& file, const lines::FileError& error);

/// What a chip of that colour, from 1 on, is called: as the terminal shows it unless other colours are asked for.
[[nodiscard]] std::string chip_colour_name(int colour);

/// A move to propose, and what speaks for it.
[[nodiscard]] std::string lines_hint_text(const lines::Hint& hint);

/// The rules of a game with that setup, a paragraph for each.
[[nodiscard]] std::vector<std::string> lines_rules_paragraphs(const lines::GameSetup& setup);

}  // namespace atom4::tui
