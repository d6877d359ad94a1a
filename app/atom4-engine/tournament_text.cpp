// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/tournament_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "app/atom4-engine/ugi_protocol.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

template <class... Values>
std::string format(const char* form, Values... values) {
    char text[200];
    std::snprintf(text, sizeof text, form, values...);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string signed_elo(double elo) {
    if (std::isinf(elo)) return elo > 0 ? "+inf" : "-inf";
    return format("%+.1f", elo);
}

std::string counts(const Tally& tally) {
    return format("+%d -%d =%d", tally.wins, tally.losses, tally.draws);
}

std::string times_text(const MoveTimes& times) {
    const double moves = std::max(times.moves, 1);
    return format("%.3f ms a move, at most %.3f ms", static_cast<double>(times.total.count()) / 1e3 / moves,
                  static_cast<double>(times.longest.count()) / 1e3);
}

}  // namespace

Result<ParticipantText, std::string> parse_participant(std::string_view text) {
    struct Key {
        std::string_view name;
        std::int64_t least;
        std::int64_t most;
        void (*take)(Participant& participant, std::int64_t value);
    };
    static constexpr Key kKeys[]{
        {"level", 0, 1'000'000'000,
         [](Participant& side, std::int64_t value) { side.level = static_cast<int>(value); }},
        {"level-tenths", 0, 10'000'000'000,
         [](Participant& side, std::int64_t value) { side.level = Level::of_tenths(value); }},
        {"depth", 1, 1'000, [](Participant& side, std::int64_t value) { side.limits.depth = static_cast<int>(value); }},
        {"nodes", 1, std::numeric_limits<std::int64_t>::max(),
         [](Participant& side, std::int64_t value) { side.limits.nodes = static_cast<std::uint64_t>(value); }},
        {"time", 1, 1'000'000'000,
         [](Participant& side, std::int64_t value) { side.limits.time = std::chrono::milliseconds(value); }},
        {"noise", 0, 10'000, [](Participant& side, std::int64_t value) { side.noise = static_cast<int>(value); }},
        {"hash", 1, 4'096,
         [](Participant& side, std::int64_t value) { side.hash_mebibytes = static_cast<int>(value); }},
    };
    ParticipantText read;
    Participant& participant = read.participant;
    std::vector<std::string_view> seen;
    for (const std::string_view part : split(text, ',')) {
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string_view name = part.substr(0, equals);
        const auto key =
            std::find_if(std::begin(kKeys), std::end(kKeys), [&](const Key& any) { return any.name == name; });
        if ((key == std::end(kKeys) && name != "values") || equals == part.size())
            return Failure{quote(part) + " is none of level=, depth=, nodes=, time=, noise=, hash=, values="};
        if (std::find(seen.begin(), seen.end(), name) != seen.end()) return Failure{quote(name) + " is there twice"};
        seen.push_back(name);
        if (name == "values") {
            read.values = part.substr(equals + 1);
            if (read.values.empty()) return Failure{quote(part) + ": this is learned, hand or a file"};
            continue;
        }
        const auto value = parse_number<std::int64_t>(part.substr(equals + 1));
        if (!value || *value < key->least || *value > key->most)
            return Failure{quote(part) + ": this is a whole number from " + std::to_string(key->least) + " to " +
                           std::to_string(key->most)};
        key->take(participant, *value);
    }
    const bool limited = participant.limits.depth || participant.limits.nodes || participant.limits.time;
    if (participant.level && (limited || participant.noise > 0))
        return Failure{std::string("a level brings its own limits and noise")};
    if (!participant.level && !limited) return Failure{std::string("one of level=, depth=, nodes=, time= is needed")};
    return read;
}

std::string to_text(const ParticipantText& given) {
    const Participant& participant = given.participant;
    std::string text;
    const auto add = [&](const char* name, auto value) {
        text += (text.empty() ? "" : ",") + std::string(name) + "=" + std::to_string(value);
    };
    if (participant.level && !participant.level->is_whole())
        add("level-tenths", participant.level->in_tenths());
    else if (participant.level)
        add("level", participant.level->reached());
    if (participant.limits.depth) add("depth", *participant.limits.depth);
    if (participant.limits.nodes) add("nodes", *participant.limits.nodes);
    if (participant.limits.time) add("time", participant.limits.time->count());
    if (participant.noise > 0) add("noise", participant.noise);
    if (participant.hash_mebibytes != Participant{}.hash_mebibytes) add("hash", participant.hash_mebibytes);
    if (!given.values.empty()) text += ",values=" + given.values;
    return text;
}

std::string_view reason_of(WindowValuesFault fault) {
    switch (fault) {
        case WindowValuesFault::kNotANumber: return "this is no number";
        case WindowValuesFault::kOutOfRange: return "this number is not from -32768 to 32767";
        case WindowValuesFault::kTooFew: return "the file ends before all 14641 values have come";
        case WindowValuesFault::kTooMany: return "there are more than 14641 values";
    }
    return {};
}

std::optional<Sprt> parse_sprt(std::string_view text) {
    const auto parts = split(text, ',');
    if (parts.size() != 2) return std::nullopt;
    const auto elo0 = parse_number<double>(parts[0]);
    const auto elo1 = parse_number<double>(parts[1]);
    if (!elo0 || !elo1 || !(std::abs(*elo0) <= 1'000 && std::abs(*elo1) <= 1'000 && *elo0 < *elo1)) return std::nullopt;
    return Sprt{*elo0, *elo1};
}

Result<std::vector<Opening>, std::string> parse_openings(std::string_view text, BoardSize size) {
    std::vector<Opening> openings;
    std::size_t number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        const auto fail = [&](const std::string& reason) { return Failure{std::to_string(number) + ": " + reason}; };
        std::vector<std::string_view> words = words_of(line);
        if (words.empty() || words[0].starts_with('#')) continue;
        Opening opening{Position(size), {}};
        std::size_t first = 0;
        if (words[0].find('/') != std::string_view::npos) {
            const std::string position = std::string(words[0]) + (words.size() > 1 ? " " + std::string(words[1]) : "");
            const auto parsed = parse_position(position);
            if (!parsed) return fail(reason_of_bad_position(position));
            opening.start = *parsed;
            first = 2;
            if (words.size() > 2 && words[2] != "moves")
                return fail(quote(words[2]) + " stands where moves may follow");
            if (words.size() > 2) first = 3;
        }
        Position position = opening.start;
        for (std::size_t i = first; i < words.size(); ++i) {
            const auto cell = parse_cell(words[i]);
            if (!cell) return fail(quote(words[i]) + " is not a cell");
            if (const auto reaction = position.play(*cell); !reaction)
                return fail(reason_of(reaction.error(), words[i]));
            opening.moves.push_back(*cell);
        }
        if (position.is_over()) return fail("the game is over already");
        openings.push_back(std::move(opening));
    }
    if (openings.empty()) return Failure{std::string("1: there is no opening in it")};
    return openings;
}

GameSummary::GameSummary(const TournamentGame& game)
    : index(game.index),
      a_plays(game.a_plays),
      outcome(game.outcome),
      plies(static_cast<int>(game.moves.size())),
      times(game.times) {}

std::string to_text(const GameSummary& game) {
    const auto times = [](const char* side, const MoveTimes& of) {
        return format(" %s-moves %d %s-us %lld %s-max-us %lld", side, of.moves, side,
                      static_cast<long long>(of.total.count()), side, static_cast<long long>(of.longest.count()));
    };
    return format("game %d a %d result %s plies %d", game.index, number(game.a_plays), to_text(game.outcome).c_str(),
                  game.plies) +
           times("a", game.times.a) + times("b", game.times.b);
}

std::optional<GameSummary> parse_game_summary(std::string_view line) {
    const auto words = words_of(line);
    if (words.size() != 20) return std::nullopt;
    GameSummary game;
    game.index = parse_number<int>(words[1]).value_or(-1);
    game.a_plays = words[3] == "1" ? Player::kFirst : Player::kSecond;
    game.outcome = words[5] == "1-0"   ? Outcome::kFirstWins
                   : words[5] == "0-1" ? Outcome::kSecondWins
                                       : Outcome::kStalemate;
    game.plies = parse_number<int>(words[7]).value_or(-1);
    std::size_t word = 9;
    for (const Side side : {Side::kA, Side::kB}) {
        MoveTimes& times = game.times[side];
        times.moves = parse_number<int>(words[word]).value_or(-1);
        times.total = std::chrono::microseconds(parse_number<std::int64_t>(words[word + 2]).value_or(-1));
        times.longest = std::chrono::microseconds(parse_number<std::int64_t>(words[word + 4]).value_or(-1));
        word += 6;
    }
    // Only what to_text() writes exactly so is a summary.
    std::string again;
    for (const std::string_view each : words) again += (again.empty() ? "" : " ") + std::string(each);
    if (game.index < 0 || game.plies < 0 || to_text(game) != again) return std::nullopt;
    for (const Side side : {Side::kA, Side::kB})
        if (game.times[side].moves < 0 || game.times[side].total.count() < 0 || game.times[side].longest.count() < 0)
            return std::nullopt;
    return game;
}

void TournamentSummary::add(const GameSummary& game) {
    const auto won = winner(game.outcome);
    const auto count = [&](Tally& tally) { ++(!won ? tally.draws : *won == game.a_plays ? tally.wins : tally.losses); };
    count(tally_);
    if (game.a_plays == Player::kFirst) count(opening_);
    Tally& pair = half_pairs_[game.index / 2];
    count(pair);
    if (pair.games() == 2) {
        pairs_.add(pair);
        half_pairs_.erase(game.index / 2);
    }
    plies_ += game.plies;
    times_.a += game.times.a;
    times_.b += game.times.b;
}

std::string TournamentSummary::text(const std::optional<Sprt>& sprt) const {
    const int games = tally_.games();
    if (games == 0) return "Games:  0\n";
    const Tally second{tally_.wins - opening_.wins, tally_.losses - opening_.losses, tally_.draws - opening_.draws};
    std::string text = format("Games:  %d, A %s\n", games, counts(tally_).c_str());
    text += format("Score:  %.1f/%d, %.1f%%\n", tally_.wins + 0.5 * tally_.draws, games, 100 * tally_.score());
    if (pairs_.pairs() > 0) {
        const auto& of = pairs_.counts;
        text += format("Pairs:  %d: %d, %d, %d, %d, %d with 0, 1/2, 1, 3/2, 2 points\n", pairs_.pairs(), of[0], of[1],
                       of[2], of[3], of[4]);
        const EloEstimate estimate = estimate_elo(pairs_);
        text += "Elo:    " + signed_elo(estimate.elo) + ", 95% " + signed_elo(estimate.low) + " to " +
                signed_elo(estimate.high) + "\n";
    }
    text += format("Draws:  %.1f%%\n", 100.0 * tally_.draws / games);
    text += "Seats:  A as player 1 " + counts(opening_) + ", as player 2 " + counts(second) + "\n";
    text += format("Plies:  %.1f a game\n", static_cast<double>(plies_) / games);
    text += "Time A: " + times_text(times_.a) + "\n";
    text += "Time B: " + times_text(times_.b) + "\n";
    if (!sprt) return text;
    const auto verdict = sprt->verdict(pairs_);
    return text + format("SPRT:   elo0 %g elo1 %g, LLR %.2f (%.2f to %.2f), %s\n", sprt->elo0, sprt->elo1,
                         sprt->log_likelihood_ratio(pairs_), -Sprt::kBound, Sprt::kBound,
                         verdict == Sprt::Verdict::kElo1   ? "elo1 accepted"
                         : verdict == Sprt::Verdict::kElo0 ? "elo0 accepted"
                                                           : "open");
}

}  // namespace atom4
