// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/last_choice.h"

#include "core/atom4/game/rating.h"
#include "core/atom4/rules/notation.h"
#include "ui/common/stored_values.h"

namespace atom4::ui {
namespace {

constexpr ByPlayer<const char*> kSeatKeys{"match/first", "match/second"};
constexpr const char* kSizeKey = "match/size";
constexpr const char* kLevelKey = "match/level";
constexpr const char* kLikeMeKey = "match/likeMe";
constexpr const char* kNamesKey = "match/names";
constexpr qsizetype kMostNames = 20;

std::optional<Seat> keptSeat(Player player) {
    const QString seat = storedValue(kSeatKeys[player]).toString();
    if (seat.isEmpty()) return std::nullopt;
    return parse_seat(seat.toStdString());
}

}  // namespace

// The clock and the first colour are for one match; who plays on what board is a habit.
MatchSetup lastChoice() {
    MatchSetup setup;
    setup.seats[Player::kSecond] = Seat::computer(kDefaultLevel);
    const auto first = keptSeat(Player::kFirst);
    const auto second = keptSeat(Player::kSecond);
    if (first && second) setup.seats = {*first, *second};
    if (const auto size = parse_size(storedValue(kSizeKey).toString().toStdString())) setup.size = *size;
    return setup;
}

void keepChoice(const MatchSetup& setup) {
    for (const Player player : kPlayers)
        storeValue(kSeatKeys[player], QString::fromStdString(to_text(setup.seats[player])));
    storeValue(kSizeKey, QString::fromStdString(to_text(setup.size)));
    keepNames(setup.seats);
    keepChosenLevel(std::nullopt);
}

std::optional<Level> chosenLevel() {
    return parse_level(storedValue(kLevelKey).toString().toStdString());
}

void keepChosenLevel(std::optional<Level> level) {
    if (level == chosenLevel()) return;
    storeValue(kLevelKey, level ? QVariant(QString::fromStdString(to_text(*level))) : QVariant());
}

bool isEvenWanted() {
    return storedValue(kLikeMeKey).toBool();
}

void keepEvenWanted(bool wanted) {
    if (wanted != isEvenWanted()) storeValue(kLikeMeKey, wanted);
}

std::optional<Level> evenLevel() {
    const auto history = RatingFile().read();
    if (!history || history->rounds().empty()) return std::nullopt;
    return even_level(history->now());
}

QStringList namesBefore() {
    return storedValue(kNamesKey).toStringList();
}

void keepNames(const ByPlayer<Seat>& seats) {
    QStringList names = namesBefore();
    const QStringList before = names;
    for (const Player player : {Player::kSecond, Player::kFirst}) {
        if (seats[player].is_computer() || seats[player].name.empty()) continue;
        const QString name = QString::fromStdString(seats[player].name);
        names.removeAll(name);
        names.prepend(name);
    }
    names = names.mid(0, kMostNames);
    if (names != before) storeValue(kNamesKey, names);
}

}  // namespace atom4::ui
