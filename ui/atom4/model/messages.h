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

/// The window's texts about the game, in the user's language, made from the values of core.
class Messages {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::Messages)

public:
    /// Returns the name of the cell, "i8", which is the same in all languages.
    [[nodiscard]] static QString name(Cell cell);
    /// Returns "3." or "3...", for the first and the second ply of the third pair; plies are numbered from 1. `start`
    /// is the first colour of the round.
    [[nodiscard]] static QString moveNumber(int ply, Colour start);
    /// Returns the sign of the mark, such as "!?"; empty for none.
    [[nodiscard]] static QString sign(MoveMark mark);
    /// Returns the meaning of the mark: "Interesting move".
    [[nodiscard]] static QString mark(MoveMark mark);
    /// Returns the player's goal: "four whites".
    [[nodiscard]] static QString goal(Player player);
    /// Returns who plays, to stand below "Player 1", with the name of the computer's level: "Computer, casual (2)",
    /// "Human".
    [[nodiscard]] static QString seatWithLevel(const Match& match, Player player);
    /// Returns the same in short: "casual (2)".
    [[nodiscard]] static QString seatInBrief(const Match& match, Player player);
    /// Returns whose turn it is, how the round ended, or that a trial is on the board.
    [[nodiscard]] static QString state(const Match& match, bool isPaused = false);
    /// Returns the depth of the search and the line that the computer expects: "Depth 7: i9 j8 k8".
    [[nodiscard]] static QString thought(const SearchReport& report);
    /// Returns the piece on the cell, or what a placement there would do, for screen readers.
    [[nodiscard]] static QString cell(const Position& position, Cell cell);

    /// Returns the pieces within three steps of the cell, in all three directions: "Around h8. From left to right: ..."
    [[nodiscard]] static QString around(const Position& position, Cell cell);

    [[nodiscard]] static QString openError(const std::filesystem::path& file, const FileError& error);
    /// Returns why the text of the clipboard could not be pasted as a match.
    [[nodiscard]] static QString pasteError(const RecordError& error);
    [[nodiscard]] static QString saveError(const std::filesystem::path& file, SystemError error);
    [[nodiscard]] static QString autosaveTrouble(SystemError error);
    [[nodiscard]] static QString statisticsTrouble(SystemError error);
    [[nodiscard]] static QString statisticsUnreadable(SystemError error);
    /// Returns why the last match could not be resumed, and where its file is.
    [[nodiscard]] static QString couldNotResume(const std::filesystem::path& file, const FileError& error);
    /// Returns the sentence, and where the previous match is saved, if it was left unfinished.
    [[nodiscard]] static QString withPrevious(const QString& sentence, const Session& session);
    /// Returns a line about an unfinished match: who plays, the round, the score, and when it was left.
    [[nodiscard]] static QString unfinished(const UnfinishedMatch& match);
    /// Returns a line about a past round: when it was played, by whom, and how it ended.
    [[nodiscard]] static QString pastRound(const PastRound& round);

private:
    [[nodiscard]] static QString recordError(const QString& where, const RecordError& error);
    [[nodiscard]] static QString recordFault(const RecordError& error);
};

}  // namespace atom4::ui
