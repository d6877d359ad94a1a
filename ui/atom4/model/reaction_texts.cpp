// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/reaction_texts.h"

#include <QLocale>
#include <QStringList>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/record.h"
#include "ui/atom4/model/messages.h"
#include "ui/theme/colours.h"

namespace atom4::ui {
namespace {

// Starts the text with a capital letter, since names of colours are in lower case.
QString asSentence(QString text) {
    if (!text.isEmpty()) text.replace(0, 1, QLocale().toUpper(text.left(1)));
    return text;
}

}  // namespace

QString ReactionTexts::reason(Colour played, Colour reached) {
    const QString first = ColourNames::of(played);
    const QString second = ColourNames::of(reached);
    const Colour made = combine(played, reached);
    if (is_additive(played)) {
        if (reached == Colour::kBlack) return tr("black has no light, %1 brings its own", "%1 is a colour").arg(first);
        if (made == reached) return tr("%2 already has the light of %1", "colours").arg(first, second);
        if (made == Colour::kWhite) return tr("%1 adds the light that %2 lacks", "colours").arg(first, second);
        return tr("%1 adds its light", "%1 is a colour").arg(first);
    }
    // A subtractive piece lacks one of the three lights, and takes that one away.
    const QString taken = ColourNames::of(opposite(played));
    if (reached == Colour::kWhite) return tr("%1 takes the %2 away from white", "colours").arg(first, taken);
    if (made == reached) return tr("%1 takes %3 away, and %2 has none", "colours").arg(first, second, taken);
    if (made == Colour::kBlack) return tr("%1 takes %2 away, and nothing is left", "colours").arg(first, taken);
    return tr("%1 takes the %3 out of %2", "colours").arg(first, second, taken);
}

QString ReactionTexts::combination(Colour played, Colour reached) {
    const QString first = ColourNames::of(played);
    const QString second = ColourNames::of(reached);
    if (reached == goal_colour(player_of(played)))
        return asSentence(tr("%2 passes %1 on to the next piece.", "colours").arg(first, second));
    if (reached == played)
        return asSentence(tr("%1 stays %1, and %2 becomes %1.", "two colours; the second is the opponent's goal")
                              .arg(first, ColourNames::of(goal_colour(opponent(player_of(played))))));
    const Colour made = combine(played, reached);
    const QString why = reason(played, reached);
    return asSentence(
        made == reached
            ? tr("%1 stays as it is: %2.", "a colour, and the reason").arg(second, why)
            : tr("%1 becomes %2: %3.", "two colours, and the reason").arg(second, ColourNames::of(made), why));
}

QString ReactionTexts::event(const CellEvent& event) {
    const int move = move_number(event.ply, next_on_wheel(event.colour, 1 - event.ply));
    const QString number = QString::number(move);
    const QString colour = ColourNames::of(event.colour);
    if (!event.change) return QString::fromStdString(placed_here_text(move, event.colour));
    const QString turned =
        tr("Move %1 turned %2 into %3", "number, two colours")
            .arg(number, ColourNames::of(event.change->before), ColourNames::of(event.change->after));
    QStringList passed;
    for (const Cell cell : event.through) passed += Messages::name(cell);
    const QString placed = Messages::name(event.placed);
    const QString why = reason(event.colour, event.change->before);
    if (passed.isEmpty())
        return tr("%1: %2 was placed next to it, at %3; %4.", "'Move 4 turned red into purple', colour, cell, reason")
            .arg(turned, colour, placed, why);
    const QString list = passed.join(QStringLiteral(", "));
    return goal_colour(player_of(event.colour)) == Colour::kWhite
               ? tr("%1: %2 at %3 reached it through white at %5; %4.", "as above; %5 is a list of cells")
                     .arg(turned, colour, placed, why, list)
               : tr("%1: %2 at %3 reached it through black at %5; %4.", "as above; %5 is a list of cells")
                     .arg(turned, colour, placed, why, list);
}

QString ReactionTexts::history(const Position& position, Cell cell, std::span<const Reaction> plies) {
    const auto piece = position.at(cell);
    if (!piece) return {};
    const auto events = history_of(cell, plies);
    QStringList lines{Messages::cell(position, cell)};
    for (auto event = events.rbegin(); event != events.rend(); ++event) lines += ReactionTexts::event(*event);
    if (events.empty() || events.front().change) lines += QString::fromStdString(always_there_text());
    return lines.join(QLatin1Char('\n'));
}

QString PlacementTexts::headline(const PlacementMeaning& meaning) {
    switch (weight_of(meaning)) {
        case PlacementWeight::kWins: return tr("Wins", "what a placement would do; alone");
        case PlacementWeight::kOpensWin:
            return tr("Gives the opponent a win at %1", "what a placement would do; a cell")
                .arg(Messages::name(*meaning.lets_win));
        case PlacementWeight::kLetsWin:
            return tr("Leaves the opponent a win at %1", "what a placement would do; a cell")
                .arg(Messages::name(*meaning.lets_win));
        case PlacementWeight::kStops: return tr("Stops the opponent's four", "what a placement would do; alone");
        case PlacementWeight::kThreatens:
            return tr("Threatens to win at %1", "what a placement would do; cells")
                .arg(QString::fromStdString(listed_cells(meaning.threatens)));
        case PlacementWeight::kNone: break;
    }
    return {};
}

QString PlacementTexts::sentence(const PlacementMeaning& meaning, const Reaction& reaction) {
    const QString first = headline(meaning);
    const QString rest = QString::fromStdString(trial_text(reaction));
    return first.isEmpty()
               ? rest
               : tr("%1: %2", "'Stops the opponent's four', and 'i9 would turn h8 yellow.'").arg(first, rest);
}

}  // namespace atom4::ui
