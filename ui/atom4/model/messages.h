// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <filesystem>
#include <string>

#include "core/atom4/engine/search.h"
#include "core/atom4/game/match.h"
#include "core/atom4/game/record.h"
#include "core/atom4/game/session.h"

namespace atom4::ui {

/// All that the window says about the game, in the person's language: core has values, here they become words.
class Messages {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::Messages)

public:
    /// "i8": names of cells are the same in all languages.
    [[nodiscard]] static QString name(Cell cell);
    /// "3." or "3...", for the first and the second ply of the third pair; the first ply is 1.
    [[nodiscard]] static QString moveNumber(int ply, Colour start);
    /// "!?"; empty for none.
    [[nodiscard]] static QString sign(MoveMark mark);
    /// What it says of a move: "Interesting move".
    [[nodiscard]] static QString mark(MoveMark mark);
    /// "four whites"
    [[nodiscard]] static QString goal(Player player);
    /// Who plays, below "Player 1", with the name of a level: "Computer, casual (2)", "Human".
    [[nodiscard]] static QString seatWithLevel(const Match& match, Player player);
    /// The same in less room: "casual (2)".
    [[nodiscard]] static QString seatInBrief(const Match& match, Player player);
    /// Whose turn it is, how the round ended, or that something is only tried.
    [[nodiscard]] static QString state(const Match& match);
    /// How deep the computer looks, and the line it expects: "Depth 7: i9 j8 k8".
    [[nodiscard]] static QString thought(const SearchReport& report);
    /// What lies on a cell, or what a placement there would do, for those who hear the board.
    [[nodiscard]] static QString cell(const Position& position, Cell cell);

    /// The pieces on the lines of four through the cell, in all three directions: "Around h8. From left to right: ..."
    [[nodiscard]] static QString around(const Position& position, Cell cell);

    [[nodiscard]] static QString openError(const std::filesystem::path& file, const FileError& error);
    /// What is wrong with a text that was to be pasted as a match.
    [[nodiscard]] static QString pasteError(const RecordError& error);
    [[nodiscard]] static QString saveError(const std::filesystem::path& file, SystemError error);
    [[nodiscard]] static QString autosaveTrouble(SystemError error);
    [[nodiscard]] static QString statisticsTrouble(SystemError error);
    [[nodiscard]] static QString statisticsUnreadable(SystemError error);
    /// Returns why the last match could not be resumed, and where its file is.
    [[nodiscard]] static QString couldNotResume(const std::filesystem::path& file, const FileError& error);
    /// Returns the sentence, and where the match before the one in play is, if that was left unfinished.
    [[nodiscard]] static QString withPrevious(const QString& sentence, const Session& session);
    /// A match that was left, in a line: who plays, the round, the score, and when it was left.
    [[nodiscard]] static QString unfinished(const UnfinishedMatch& match);
    /// A round that was played, in a line: when, by whom, and how it ended.
    [[nodiscard]] static QString pastRound(const PastRound& round);

private:
    [[nodiscard]] static QString recordError(const QString& where, const RecordError& error);
    [[nodiscard]] static QString recordFault(const RecordError& error);
};

}  // namespace atom4::ui
