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
#include "core/atom4/netplay/network_texts.h"
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

QString Messages::seat(const Match& match, Player player) {
    const Seat& seat = match.setup().seats[player];
    if (match.own_player()) return who(match, player);
    if (seat.computer_level)
        return QString::fromStdString(computer_text(LevelTexts::number(*seat.computer_level).toStdString()));
    if (!seat.name.empty()) return visible(seat.name);
    return is_alone(match.setup()) ? tr("You", "who plays: the person at the screen")
                                   : tr("Person", "who plays: a human");
}

QString Messages::seatWithLevel(const Match& match, Player player) {
    const auto level = match.setup().seats[player].computer_level;
    return level ? tr("Computer, %1 (%2)", "a level of the computer in a word, and its number")
                       .arg(LevelTexts::word(*level), LevelTexts::number(*level))
                 : seat(match, player);
}

QString Messages::seatInBrief(const Match& match, Player player) {
    const auto level = match.setup().seats[player].computer_level;
    return level ? QStringLiteral("%1 (%2)").arg(LevelTexts::word(*level), LevelTexts::number(*level))
                 : seat(match, player);
}

QString Messages::who(const Match& match, Player player) {
    const Seat& seat = match.setup().seats[player];
    if (match.own_player() == player) return tr("You", "who plays: the person at the screen");
    if (match.own_player() && seat.name.empty()) return QString::fromStdString(net::opponent_text());
    const bool isNamed = !is_alone(match.setup()) && !seat.is_computer() && !seat.name.empty();
    return isNamed ? visible(seat.name) : QString::fromStdString(player_word(match.setup(), player));
}

QString Messages::changes(const Reaction& reaction) {
    return QString::fromStdString(made_pieces(reaction));
}

QString Messages::reaction(const Reaction& reaction) {
    const QString placed = name(reaction.placed());
    return reaction.changes().empty() ? tr("%1 changes no piece", "%1 is a cell: i9").arg(placed)
                                      : tr("%1 makes %2", "'i9' makes 'a yellow at h8'").arg(placed, changes(reaction));
}

std::string Messages::reactionSentence(const Reaction& reaction) {
    return (Messages::reaction(reaction) + QLatin1Char('.')).toStdString();
}

QString Messages::ply(const Match& match, const Reaction& reaction) {
    return tr("%1, %2: %3.", "who, the colour played, what it did")
        .arg(who(match, reaction.mover()), ColourNames::of(reaction.colour()), Messages::reaction(reaction));
}

QString Messages::win(const Match& match, Player player) {
    if (const auto& end = match.early_end())
        return QString::fromStdString(
            early_end_text(match, *end, who(match, end->loser).toStdString(), who(match, player).toStdString()));
    const int round = match.round();
    const bool white = player == Player::kFirst;
    if (match.setup().seats[player].is_computer() && is_alone(match.setup())) {
        return white ? tr("The computer wins round %1 with four whites in a row.").arg(round)
                     : tr("The computer wins round %1 with four blacks in a row.").arg(round);
    }
    if (is_alone(match.setup()) || match.own_player() == player) {
        return white ? tr("You win round %1 with four whites in a row!").arg(round)
                     : tr("You win round %1 with four blacks in a row!").arg(round);
    }
    return (white ? tr("%1 wins round %2 with four whites in a row!", "a name, or 'Player 1', and a number")
                  : tr("%1 wins round %2 with four blacks in a row!", "a name, or 'Player 2', and a number"))
        .arg(who(match, player), QString::number(round));
}

QString Messages::event(const Match& match, const MatchEvent& event) {
    switch (event.kind) {
        case MatchEvent::Kind::kPlayed:
            return match.is_over() && !match.is_trying() ? state(match) : ply(match, *event.reaction);
        case MatchEvent::Kind::kRedone: return ply(match, *event.reaction);
        case MatchEvent::Kind::kUndone: return undone({&*event.reaction, 1});
        case MatchEvent::Kind::kRoundStarted:
            return QString::fromStdString(round_begins_text(match.round(), match.position().to_play()));
        case MatchEvent::Kind::kEndedEarly: return state(match);
        case MatchEvent::Kind::kGoesOn: return QString::fromStdString(goes_on_text());
        case MatchEvent::Kind::kLineChanged:
        case MatchEvent::Kind::kMatchStarted:
        case MatchEvent::Kind::kSeatsChanged:
        case MatchEvent::Kind::kClocksAgreed: break;
        case MatchEvent::Kind::kLinesEdited: return tr("The list of moves has changed.");
    }
    return {};
}

QString Messages::undone(std::span<const Reaction> plies) {
    std::vector<Cell> cells;
    for (const Reaction& ply : plies) cells.push_back(ply.placed());
    return QString::fromStdString(took_back_text(cells));
}

QString Messages::thought(const SearchReport& report) {
    // As many as find room in two lines.
    constexpr std::size_t kMost = 6;
    const auto line = report.principal_variation();
    QStringList moves;
    for (const Cell move : line.first(std::min(line.size(), kMost))) moves += name(move);
    return tr("Depth %1: %2", "how many moves the computer looks ahead, and the cells it expects to be played")
        .arg(QString::number(report.depth), moves.join(QLatin1Char(' ')));
}

QString Messages::state(const Match& match) {
    const Position& position = match.position();
    if (match.is_trying()) return tr("Only a try: the result stays.", "of a round that is over");
    if (const auto player = winner(match.outcome())) return win(match, *player);
    if (match.is_over()) return QString::fromStdString(drawn_round_text(match.round()));
    if (match.is_parted()) return QString::fromStdString(parted_text());
    const Colour colour = position.to_play();
    if (match.is_computers_turn()) return QString::fromStdString(computers_turn_text(colour));
    if (is_alone(match.setup()) || match.own_player() == position.mover())
        return QString::fromStdString(your_turn_text(colour));
    return QString::fromStdString(turn_of_text(who(match, position.mover()).toStdString(), colour));
}

QString Messages::cell(const Position& position, Cell cell) {
    if (const auto piece = position.at(cell))
        return tr("%1, %2", "a cell and the colour of its piece").arg(name(cell), ColourNames::of(*piece));
    Position tried = position;
    const auto reaction = tried.play(cell);
    if (!reaction) return tr("%1, empty", "a cell").arg(name(cell));
    const QString colour = ColourNames::of(position.to_play());
    return reaction->changes().empty()
               ? tr("%1, empty, %2 can be placed here", "a cell and the colour to play").arg(name(cell), colour)
               : tr("%1, empty, %2 can be placed here, would make %3",
                    "a cell, the colour to play, and 'a yellow at h8'")
                     .arg(name(cell), colour, changes(*reaction));
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
    return tr("%1, line %2, column %3: %4\nThe match on the board stays.")
        .arg(where, QString::number(error.line), QString::number(error.column), recordFault(error));
}

QString Messages::openError(const std::filesystem::path& file, const FileError& error) {
    if (const auto* record = std::get_if<RecordError>(&error)) return recordError(shownName(file), *record);
    return tr("%1 cannot be opened: %2. Choose another file; the match on the board stays.")
        .arg(shownName(file), FileMessages::systemError(std::get<SystemError>(error)));
}

QString Messages::pasteError(const RecordError& error) {
    return recordError(tr("The clipboard", "stands for a file's name"), error);
}

QString Messages::saveError(const std::filesystem::path& file, SystemError error) {
    return tr("%1 cannot be written: %2. Save it in another folder; the match on the board stays.")
        .arg(shownName(file), FileMessages::writeError(error));
}

QString Messages::autosaveTrouble(SystemError error) {
    return tr("The match is not being kept for next time: %1. Use Game, Save As to keep it.")
        .arg(FileMessages::systemError(error));
}

QString Messages::couldNotResume(const std::filesystem::path& file, const FileError& error) {
    const auto* system = std::get_if<SystemError>(&error);
    const QString reason =
        system != nullptr ? FileMessages::systemError(*system) : recordFault(std::get<RecordError>(error));
    return tr("The match of last time cannot be read, so a new one begins. It is kept as %1: %2",
              "a file, and what is wrong with it")
        .arg(shownPath(file), reason);
}

QString Messages::unfinished(const UnfinishedMatch& left) {
    const Match match({left.size, left.seats});
    return QString::fromStdString(left_match_text(left, seat(match, Player::kFirst).toStdString(),
                                                  seat(match, Player::kSecond).toStdString(),
                                                  momentText(left.time).toStdString()));
}

QString Messages::statisticsUnreadable(SystemError error) {
    return tr("The statistics cannot be read: %1. They stay as they are.").arg(FileMessages::systemError(error));
}

QString Messages::statisticsTrouble(SystemError error) {
    return tr("The statistics cannot be written: %1. Make room, or look at who may write in your home folder.")
        .arg(FileMessages::systemError(error));
}

}  // namespace atom4::ui
