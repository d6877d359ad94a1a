// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/last_choice.h"

#include <algorithm>

#include "core/atom4/game/rating.h"
#include "core/atom4/rules/notation.h"
#include "core/storage/settings_file.h"

namespace atom4 {
namespace {

constexpr ByPlayer<const char*> kSeatKeys{"match/first", "match/second"};
constexpr const char* kSizeKey = "match/size";
constexpr const char* kLevelKey = "match/level";
constexpr const char* kEvenKey = "match/likeMe";
constexpr const char* kNamesKey = "match/names";
constexpr std::size_t kMaxNames = 20;

void change_settings(const std::function<void(SettingsText& settings)>& edit) {
    (void)SettingsFile().change(edit);
}

std::vector<std::string> names_in(const SettingsText& settings) {
    const auto value = settings.value(kNamesKey);
    if (!value) return {};
    if (const auto* list = std::get_if<SettingsText::List>(&*value)) return *list;
    const auto* name = std::get_if<std::string>(&*value);
    return name != nullptr && !name->empty() ? std::vector{*name} : std::vector<std::string>();
}

void put_names_in_front(SettingsText& settings, const ByPlayer<Seat>& seats) {
    std::vector<std::string> names = names_in(settings);
    for (const Player player : {Player::kSecond, Player::kFirst}) {
        const std::string& name = seats[player].name;
        if (seats[player].is_computer() || name.empty()) continue;
        std::erase(names, name);
        names.insert(names.begin(), name);
    }
    names.resize(std::min(names.size(), kMaxNames));
    if (!names.empty() && names != names_in(settings)) settings.set(kNamesKey, names);
}

void set_chosen_level(SettingsText& settings, std::optional<Level> level) {
    if (level)
        settings.set(kLevelKey, to_text(*level));
    else
        settings.remove(kLevelKey);
}

}  // namespace

MatchSetup last_choice() {
    const SettingsText settings = SettingsFile().read();
    MatchSetup setup;
    setup.seats[Player::kSecond] = Seat::computer(kDefaultLevel);
    const std::string first = settings.text(kSeatKeys[Player::kFirst]);
    const std::string second = settings.text(kSeatKeys[Player::kSecond]);
    if (!first.empty() && !second.empty()) setup.seats = {parse_seat(first), parse_seat(second)};
    if (const auto size = parse_size(settings.text(kSizeKey))) setup.size = *size;
    return setup;
}

void keep_choice(const MatchSetup& setup) {
    change_settings([&](SettingsText& settings) {
        for (const Player player : kPlayers) settings.set(kSeatKeys[player], to_text(setup.seats[player]));
        settings.set(kSizeKey, to_text(setup.size));
        put_names_in_front(settings, setup.seats);
        set_chosen_level(settings, std::nullopt);
    });
}

MatchSetup proposed_match(const Match& match) {
    const MatchSetup& now = match.setup();
    MatchSetup proposal = now;
    if (match.is_fresh() && !now.has_computer()) {
        proposal = last_choice();
        if (now != MatchSetup()) {
            proposal.size = now.size;
            proposal.start = now.start;
            proposal.time_control = now.time_control;
        }
    }
    if (const auto level = chosen_level()) set_level(proposal.seats, *level);
    if (proposal.has_human() && prefers_even_level())
        if (const auto level = even_level_now()) set_level(proposal.seats, *level);
    return proposal;
}

void set_level(ByPlayer<Seat>& seats, Level level) {
    for (const Player player : kPlayers)
        if (seats[player].is_computer()) seats[player] = Seat::computer(level);
}

std::optional<Level> chosen_level() {
    return parse_level(SettingsFile().read().text(kLevelKey));
}

void keep_chosen_level(std::optional<Level> level) {
    if (level != chosen_level()) change_settings([&](SettingsText& settings) { set_chosen_level(settings, level); });
}

bool prefers_even_level() {
    return SettingsFile().read().text(kEvenKey) == "true";
}

void store_even_preference(bool wanted) {
    if (wanted != prefers_even_level())
        change_settings([&](SettingsText& settings) { settings.set(kEvenKey, wanted); });
}

std::optional<Level> even_level_now() {
    const auto history = RatingFile().read();
    if (!history || history->rounds().empty()) return std::nullopt;
    return even_level(history->now());
}

std::vector<std::string> names_before() {
    return names_in(SettingsFile().read());
}

void keep_names(const ByPlayer<Seat>& seats) {
    SettingsText kept = SettingsFile().read();
    const std::string before = kept.whole();
    put_names_in_front(kept, seats);
    if (kept.whole() != before) change_settings([&](SettingsText& settings) { put_names_in_front(settings, seats); });
}

}  // namespace atom4
