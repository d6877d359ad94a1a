// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/messages.h"

#include <QStringList>
#include <QtGlobal>
#include <algorithm>
#include <variant>
#include <vector>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/round_scores.h"
#include "core/atom4/rules/notation.h"
#include "ui/atom4/model/level_texts.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/theme/colours.h"

namespace atom4::ui {

QString Messages::name(Cell cell) {
    return QString::fromStdString(to_text(cell));
}

QString Messages::sign(MoveMark mark) {
    const std::string_view sign = atom4::sign(mark);
    return QString::fromLatin1(sign.data(), static_cast<qsizetype>(sign.size()));
}

QString Messages::mark(MoveMark mark) {
    switch (mark) {
        case MoveMark::kNone: return tr("No mark", "of a move");
        case MoveMark::kGood: return tr("Good move");
        case MoveMark::kBad: return tr("Mistake", "a move");
        case MoveMark::kVeryGood: return tr("Excellent move");
        case MoveMark::kVeryBad: return tr("Blunder", "a move");
        case MoveMark::kInteresting: return tr("Interesting move");
        case MoveMark::kDoubtful: return tr("Doubtful move");
    }
    return {};
}

QString Messages::moveNumber(int ply, Colour start) {
    const bool second = player_of(next_on_wheel(start, ply - 1)) == Player::kSecond;
    return (second ? tr("%1...", "number of a pair of moves, of which this is the second")
                   : tr("%1.", "number of a pair of moves"))
        .arg(move_number(ply, start));
}

QString Messages::goal(Player player) {
    return player == Player::kFirst ? tr("four whites", "goal of player 1: four white pieces in a row")
                                    : tr("four blacks", "goal of player 2: four black pieces in a row");
}

QString Messages::seatWithLevel(const Match& match, Player player) {
    const auto level = match.setup().seats[player].computer_level;
    return level ? tr("Computer, %1 (%2)", "a level of the computer in a word, and its number")
                       .arg(LevelTexts::word(*level), LevelTexts::number(*level))
                 : visible(occupant_text(match, player));
}

QString Messages::seatInBrief(const Match& match, Player player) {
    const auto level = match.setup().seats[player].computer_level;
    return level ? QStringLiteral("%1 (%2)").arg(LevelTexts::word(*level), LevelTexts::number(*level))
                 : visible(occupant_text(match, player));
}

QString Messages::thought(const SearchReport& report) {
    // As many moves as fit into two lines.
    constexpr std::size_t kMax = 6;
    const auto line = report.principal_variation();
    QStringList moves;
    for (const Cell move : line.first(std::min(line.size(), kMax))) moves += name(move);
    return tr("Depth %1: %2", "how many moves the computer looks ahead, and the cells it expects to be played")
        .arg(QString::number(report.depth), moves.join(QLatin1Char(' ')));
}

QString Messages::state(const Match& match, bool isPaused) {
    return QString::fromStdString(state_text(match, isPaused));
}

QString Messages::cell(const Position& position, Cell cell) {
    if (const auto piece = position.at(cell))
        return tr("%1, %2", "a cell and the colour of its piece").arg(name(cell), ColourNames::of(*piece));
    Position tried = position;
    const auto reaction = tried.play(cell);
    if (!reaction) return tr("%1, empty", "a cell").arg(name(cell));
    const QString colour = ColourNames::of(position.to_play());
    return tr("%1, empty, %2 can be placed here. %3", "a cell, the colour to play, and a sentence: what that would do")
        .arg(name(cell), colour, QString::fromStdString(trial_text(*reaction)));
}

QString Messages::around(const Position& position, Cell cell) {
    const auto pieces = [&](Direction towards) {
        QStringList found;
        for (int steps = -3; steps <= 3; ++steps) {
            const Cell there = step(cell, towards, steps);
            if (steps == 0 || !position.size().contains(there)) continue;
            if (const auto piece = position.at(there))
                found += tr("%1 %2", "a cell and the colour of its piece").arg(name(there), ColourNames::of(*piece));
        }
        return found.isEmpty() ? tr("nothing", "no pieces in that direction")
                               : found.join(tr(", ", "between the parts of a list"));
    };
    return tr("Around %1. From left to right: %2. Rising: %3. Falling: %4.", "a cell, and three lists of pieces")
        .arg(name(cell), pieces(Direction::kEast), pieces(Direction::kNorthEast), pieces(Direction::kSouthEast));
}

QString Messages::recordFault(const RecordError& error) {
    RecordError shown = error;
    shown.token = brief(error.token).toStdString();
    return QString::fromStdString(record_fault(shown)) + QLatin1Char('.');
}

QString Messages::recordError(const QString& where, const RecordError& error) {
    return tr("%1, line %2, column %3: %4\nYour current match is unchanged.")
        .arg(where, QString::number(error.line), QString::number(error.column), recordFault(error));
}

QString Messages::openError(const std::filesystem::path& file, const FileError& error) {
    if (const auto* record = std::get_if<RecordError>(&error)) return recordError(shownName(file), *record);
    return tr("Couldn't open %1: %2. Your current match is unchanged.")
        .arg(shownName(file), FileMessages::systemError(std::get<SystemError>(error)));
}

QString Messages::pasteError(const RecordError& error) {
    return recordError(tr("The clipboard", "stands for a file's name"), error);
}

QString Messages::saveError(const std::filesystem::path& file, SystemError error) {
    return tr("Couldn't save %1: %2. Try another folder.").arg(shownName(file), FileMessages::writeError(error));
}

QString Messages::autosaveTrouble(SystemError error) {
    return tr("Autosave failed: %1. Choose Game > Save As to save the match.").arg(FileMessages::systemError(error));
}

QString Messages::couldNotResume(const std::filesystem::path& file, const FileError& error) {
    const auto* system = std::get_if<SystemError>(&error);
    const QString reason =
        system != nullptr ? FileMessages::systemError(*system) : recordFault(std::get<RecordError>(error));
    return tr("Your last match couldn't be loaded (%2), so a new one was started. The old file was kept as %1.",
              "a file, and what is wrong with it")
        .arg(shownPath(file), reason);
}

QString Messages::withPrevious(const QString& sentence, const Session& session) {
    if (!session.is_previous_saved()) return sentence;
    return (sentence + QLatin1Char(' ') + tr("Your previous match is saved under Game > Resume.")).trimmed();
}

QString Messages::unfinished(const UnfinishedMatch& left) {
    return QString::fromStdString(left_match_text(left, momentText(left.time).toStdString()));
}

QString Messages::pastRound(const PastRound& round) {
    return QString::fromStdString(past_round_text(round, momentText(round.time).toStdString()));
}

QString Messages::statisticsUnreadable(SystemError error) {
    return QString::fromStdString(unread_statistics_text(FileMessages::systemError(error).toStdString()));
}

QString Messages::statisticsTrouble(SystemError error) {
    return QString::fromStdString(unsaved_statistics_text(FileMessages::systemError(error).toStdString()));
}

}  // namespace atom4::ui
