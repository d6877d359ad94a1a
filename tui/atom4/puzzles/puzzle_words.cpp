// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/puzzles/puzzle_words.h"

#include "core/atom4/training/puzzle_texts.h"
#include "tui/atom4/words/file_words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

// Why what came of a puzzle is not kept; empty where it is.
std::string unkept(const std::optional<SystemError>& trouble) {
    if (!trouble) return {};
    return fill(_("It cannot be kept: {0}."), {file_error_text(data_directory() / "puzzles", FileError{*trouble})});
}

}  // namespace

std::string told_try(const PuzzleTrainer& desk, Cell cell, const PuzzleTry& tried, const std::string& does) {
    const std::string text = try_text(desk, cell, tried, does);
    const std::string trouble = tried.move ? unkept(desk.trouble()) : std::string();
    return trouble.empty() ? text : text + ' ' + trouble;
}

std::string told_kept(const KeptMistakes& kept) {
    const std::string trouble = unkept(kept.trouble);
    return trouble.empty() ? kept_puzzles_text(kept) : trouble;
}

}  // namespace atom4::tui
