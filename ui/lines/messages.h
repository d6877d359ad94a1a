// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QString>
#include <filesystem>
#include <optional>
#include <span>

#include "core/lines/computer.h"
#include "core/lines/session.h"

namespace atom4::ui {

/// The texts of the window about a game of Lines, in the user's language.
class LinesMessages {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::LinesMessages)

public:
    /// "red", "ringed red"
    [[nodiscard]] static QString colour(int colour);
    /// "c5": names of cells are the same in all languages.
    [[nodiscard]] static QString name(lines::Cell cell);
    /// Describes a cell and whether the selected chip can go there, for screen readers.
    [[nodiscard]] static QString cell(const lines::Position& position, lines::Cell cell,
                                      std::optional<lines::Cell> selected);
    /// Lists the chips that are near enough to be cleared together with one on the cell, in all four directions.
    [[nodiscard]] static QString around(const lines::Position& position, lines::Cell cell);
    /// Lists the new chips of a turn: "New: red at a1, blue at c2"; empty if there are none.
    [[nodiscard]] static QString thrown(std::span<const lines::Change> turn);
    /// Returns that the game is over, and why: no room for the new chips, if there are any.
    [[nodiscard]] static QString noRoom(int chips);
    /// "85 points"
    [[nodiscard]] static QString points(std::int64_t points);
    /// Returns the rank of the finished game in its list, or why it has none.
    [[nodiscard]] static QString place(const lines::Session& session);
    /// Returns why the game is not ranked; empty if it can be.
    [[nodiscard]] static QString notListed(const lines::Session& session);
    /// Returns the reason for a suggested move, in a sentence.
    [[nodiscard]] static QString hint(const lines::Hint& hint);
    /// "9 x 9, 5 colours, lines of 5"
    [[nodiscard]] static QString board(const lines::GameSetup& setup);
    /// Says whether the next chips are shown.
    [[nodiscard]] static QString preview(bool shown);
    /// "9 x 9, 5 colours, ...": the games that a list of high scores is for.
    [[nodiscard]] static QString configuration(const lines::Configuration& configuration);
    /// A score with its date, player and rank.
    [[nodiscard]] static QString score(const lines::HighScore& score, std::size_t place);
    /// Parses the date of a record; the result is not valid if it is not a date.
    [[nodiscard]] static QDate day(const std::string& date);
    /// The date of a record, as written in the user's locale.
    [[nodiscard]] static QString date(const std::string& date);

    [[nodiscard]] static QString openError(const std::filesystem::path& file, const lines::FileError& error);
    [[nodiscard]] static QString saveError(const std::filesystem::path& file, SystemError error);
    [[nodiscard]] static QString autosaveTrouble(SystemError error);
    [[nodiscard]] static QString scoresTrouble(SystemError error);
    /// Returns why the last game could not be resumed, and where its file is.
    [[nodiscard]] static QString couldNotResume(const std::filesystem::path& file, const lines::FileError& error);
    /// An unfinished game in one line: its score, its board, and when it was last played.
    [[nodiscard]] static QString unfinished(const lines::UnfinishedGame& game);

private:
    [[nodiscard]] static QString recordFault(const lines::RecordError& error);
};

}  // namespace atom4::ui
