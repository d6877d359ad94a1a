// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/messages.h"

#include <QLocale>
#include <algorithm>

#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/lines/board_drawing.h"
#include "ui/theme/colours.h"

namespace atom4::ui {

using lines::IllegalMove;

QString LinesMessages::colour(int colour) {
    const PieceLook look = chipLook(colour);
    const QString body = ColourNames::of(look.colour);
    switch (look.ring) {
        case PieceRing::kNone: break;
        case PieceRing::kWhole: return tr("ringed %1", "%1 is the colour of a chip with a ring on it").arg(body);
        case PieceRing::kSpots: return tr("spotted %1", "%1 is the colour of a chip with spots around it").arg(body);
    }
    return body;
}

QString LinesMessages::name(lines::Cell cell) {
    return QString::fromStdString(lines::to_text(cell));
}

QString LinesMessages::cell(const lines::Position& position, lines::Cell cell, std::optional<lines::Cell> selected) {
    if (const int there = position.board().at(cell))
        return selected == cell
                   ? tr("%1, %2, picked up", "a cell and the colour of its chip").arg(name(cell), colour(there))
                   : tr("%1, %2", "a cell and the colour of its chip").arg(name(cell), colour(there));
    if (!selected) return tr("%1, free", "a cell").arg(name(cell));
    return lines::PathMap(position.board(), *selected).contains(cell)
               ? tr("%1, free, %2 can go there", "a cell and the colour of the chip that was picked")
                     .arg(name(cell), colour(position.board().at(*selected)))
               : tr("%1, free, but no path leads there", "a cell").arg(name(cell));
}

QString LinesMessages::around(const lines::Position& position, lines::Cell cell) {
    const int paths = position.setup().line - 1;
    const auto chips = [&](int rows, int cols) {
        QStringList found;
        for (int steps = -paths; steps <= paths; ++steps) {
            const lines::Cell there{cell.row + steps * rows, cell.col + steps * cols};
            if (steps == 0 || !position.board().contains(there)) continue;
            if (const int chip = position.board().at(there))
                found += tr("%1 %2", "a cell and the colour of its chip").arg(name(there), colour(chip));
        }
        return found.isEmpty() ? tr("nothing", "no chips in that direction")
                               : found.join(tr(", ", "between the parts of a list"));
    };
    return tr("Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.",
              "a cell, and four lists of chips")
        .arg(name(cell), chips(0, 1), chips(1, 0), chips(1, 1), chips(-1, 1));
}

QString LinesMessages::thrown(std::span<const lines::Change> turn) {
    QStringList chips;
    for (const lines::Change& change : turn)
        for (const lines::Chip& chip : change.thrown)
            chips += tr("%1 at %2", "'red' at 'a1'").arg(colour(chip.colour), name(chip.cell));
    return chips.isEmpty() ? QString()
                           : tr("New: %1", "a list of chips").arg(chips.join(tr(", ", "between the parts of a list")));
}

QString LinesMessages::noRoom(int chips) {
    if (chips == 0) return QString::fromStdString(lines::game_over_text());
    return chips == 1 ? tr("The game is over: no room for 1 more chip.")
                      : tr("The game is over: no room for %n more chips.", "of Lines", chips);
}

QString LinesMessages::points(std::int64_t points) {
    return tr("%Ln points", "a score", static_cast<int>(std::min<std::int64_t>(points, 2'000'000'000)));
}

QString LinesMessages::notListed(const lines::Session& session) {
    if (session.is_listed()) return {};
    return session.game().id().empty() ? tr("Not ranked: this game was imported.")
                                       : tr("Not ranked: undo, a hint or a demo was used.");
}

QString LinesMessages::place(const lines::Session& session) {
    if (!session.is_listed()) return notListed(session);
    const auto& scores = session.high_scores();
    const std::size_t place = session.place();
    if (session.game().position().score() == 0) return tr("Score at least 1 point to make the high scores.");
    if (place == 0)
        return session.scores_trouble() ? scoresTrouble(*session.scores_trouble()) : tr("Not in the high scores.");
    if (scores.size() == 1) return tr("The first high score.");
    if (place == 1)
        return tr("New best score! Previous best: %1.", "%1 is a number")
            .arg(QLocale().toString(static_cast<qlonglong>(scores[1].points)));
    return tr("Rank %1 of %2 in the high scores.", "two numbers").arg(place).arg(scores.size());
}

QString LinesMessages::board(const lines::GameSetup& setup) {
    return tr("%1 \u00D7 %2, %3 colours, lines of %4", "rows, columns, colours, chips in a line")
        .arg(setup.rows)
        .arg(setup.cols)
        .arg(setup.colours)
        .arg(setup.line);
}

QString LinesMessages::preview(bool shown) {
    return shown ? tr("next chips shown") : tr("next chips hidden");
}

QString LinesMessages::configuration(const lines::Configuration& configuration) {
    const lines::GameSetup& setup = configuration.setup;
    const QString chips = tr("%1 chips, then %2 a turn", "chips at the start, and new chips in each turn")
                              .arg(setup.first)
                              .arg(setup.each);
    return tr("%1; %2; %3", "parts of a configuration of Lines")
        .arg(board(setup), chips, preview(configuration.preview));
}

QString LinesMessages::score(const lines::HighScore& score, std::size_t place) {
    const QString said = tr("%1: %2, rank %3", "a date, '85 points', a number")
                             .arg(date(score.date), points(score.points), QString::number(place));
    return score.name.empty() ? said : tr("%1, %2", "a score and a player's name").arg(said, visible(score.name));
}

QDate LinesMessages::day(const std::string& date) {
    return QDate::fromString(QString::fromStdString(date), QStringLiteral("yyyy.MM.dd"));
}

QString LinesMessages::date(const std::string& date) {
    const QDate known = day(date);
    return known.isValid() ? QLocale().toString(known, QLocale::ShortFormat) : QString();
}

QString LinesMessages::recordFault(const lines::RecordError& error) {
    lines::RecordError shown = error;
    shown.token = brief(error.token).toStdString();
    return QString::fromStdString(lines::record_fault(shown)) + QLatin1Char('.');
}

QString LinesMessages::openError(const std::filesystem::path& file, const lines::FileError& error) {
    if (const auto* system = std::get_if<SystemError>(&error))
        return tr("Couldn't open %1: %2. Your current game is unchanged.")
            .arg(shownName(file), FileMessages::systemError(*system));
    const auto& record = std::get<lines::RecordError>(error);
    return tr("%1, line %2, column %3: %4\nYour current game is unchanged.")
        .arg(shownName(file), QString::number(record.line), QString::number(record.column), recordFault(record));
}

QString LinesMessages::saveError(const std::filesystem::path& file, SystemError error) {
    return tr("Couldn't save %1: %2. Try another folder.").arg(shownName(file), FileMessages::writeError(error));
}

QString LinesMessages::autosaveTrouble(SystemError error) {
    return tr("Autosave failed: %1. Choose Game > Save As to save the game.").arg(FileMessages::writeError(error));
}

QString LinesMessages::couldNotResume(const std::filesystem::path& file, const lines::FileError& error) {
    const auto* system = std::get_if<SystemError>(&error);
    const QString reason =
        system != nullptr ? FileMessages::systemError(*system) : recordFault(std::get<lines::RecordError>(error));
    return tr("Your last game couldn't be loaded (%2), so a new one was started. The old file was kept as %1.",
              "a file, and what is wrong with it")
        .arg(shownPath(file), reason);
}

QString LinesMessages::unfinished(const lines::UnfinishedGame& game) {
    return tr("Score %1, %2 \u00D7 %3, last played %4", "a number, rows, columns, and a date")
        .arg(QLocale().toString(static_cast<qlonglong>(game.score)), QString::number(game.setup.rows),
             QString::number(game.setup.cols), momentText(game.time));
}

QString LinesMessages::scoresTrouble(SystemError error) {
    return QString::fromStdString(lines::unsaved_scores_text(FileMessages::writeError(error).toStdString()));
}

QString LinesMessages::hint(const lines::Hint& hint) {
    // Some hints do not name a colour.
    return QString::fromStdString(lines::hint_sentence(hint, hint.colour > 0 ? colour(hint.colour).toStdString() : ""));
}

}  // namespace atom4::ui
