// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/atom4/game/match_setup.h"
#include "core/base/environment.h"
#include "core/base/result.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

// Points on the usual scale per unit of Glicko-2's own.
constexpr double kScale = 173.7178;
// How fast the volatility follows the results: small changes are right for a game with little luck.
constexpr double kSystemConstant = 0.5;
constexpr double kPrecision = 0.000001;
// The deviation of an unknown player, which no other exceeds.
constexpr double kLargestDeviation = 350;

double square(double x) {
    return x * x;
}

// How much an uncertain opponent counts: the paper's g.
double weight_of(double deviation) {
    return 1 / std::sqrt(1 + 3 * square(deviation / std::numbers::pi));
}

double expectation(double difference, double deviation) {
    return 1 / (1 + std::exp(-weight_of(deviation) * difference));
}

// Step 5, by the Illinois algorithm.
double new_volatility(double volatility, double deviation, double variance, double improvement) {
    const double start = std::log(square(volatility));
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double sum = square(deviation) + variance + e;
        return e * (square(improvement) - sum) / (2 * square(sum)) - (x - start) / square(kSystemConstant);
    };
    double a = start;
    double b = 0;
    if (square(improvement) > square(deviation) + variance) {
        b = std::log(square(improvement) - square(deviation) - variance);
    } else {
        int steps = 1;
        while (f(start - steps * kSystemConstant) < 0) ++steps;
        b = start - steps * kSystemConstant;
    }
    double f_a = f(a);
    double f_b = f(b);
    while (std::abs(b - a) > kPrecision) {
        const double c = a + (a - b) * f_a / (f_b - f_a);
        const double f_c = f(c);
        if (f_c * f_b <= 0) {
            a = b;
            f_a = f_b;
        } else {
            f_a /= 2;
        }
        b = c;
        f_b = f_c;
    }
    return std::exp(a / 2);
}

}  // namespace

Rating rating_after(const Rating& before, std::span<const RatedGame> games) {
    const double deviation = before.deviation / kScale;
    double information = 0;
    double surplus = 0;
    for (const RatedGame& game : games) {
        const double others = game.opponent.deviation / kScale;
        const double weight = weight_of(others);
        const double expected = expectation((before.value - game.opponent.value) / kScale, others);
        information += square(weight) * expected * (1 - expected);
        surplus += weight * (game.score - expected);
    }
    Rating after;
    after.volatility = new_volatility(before.volatility, deviation, 1 / information, surplus / information);
    const double before_the_games = std::hypot(deviation, after.volatility);
    const double now = 1 / std::sqrt(1 / square(before_the_games) + information);
    after.value = before.value + kScale * square(now) * surplus;
    after.deviation = std::min(kScale * now, kLargestDeviation);
    return after;
}

namespace {

constexpr std::string_view kRatingTitle = "Atom-4 rating 1";

struct Scored {
    RoundResult result;
    std::string_view name;
    double score;
};
constexpr std::array kScores{Scored{RoundResult::kWon, "won", 1}, Scored{RoundResult::kLost, "lost", 0},
                             Scored{RoundResult::kDrawn, "drawn", 0.5}};

const Scored* find_scored(RoundResult result) {
    const auto found =
        std::find_if(kScores.begin(), kScores.end(), [&](const Scored& r) { return r.result == result; });
    return found == kScores.end() ? nullptr : &*found;
}

bool is_date(std::string_view text) {
    constexpr std::string_view kForm = "0000.00.00";
    return std::equal(text.begin(), text.end(), kForm.begin(), kForm.end(),
                      [](char c, char form) { return form == '.' ? c == '.' : c >= '0' && c <= '9'; });
}

// By how many Elo points a level beats the one below: the table "Measured" of tests/strength/README.md.
constexpr std::array kSteps{687.5, 150.3, 186.2, 150.3, 186.2, 148.2, 164.1, 161.9, 151.3};
// Level 1 is fixed at 777.2, as before 5.1.0, when level 0 was stronger and counted 600.
constexpr double kEarlierLevel0 = 600;
constexpr double kEarlierStep = 177.2;
constexpr double kLevel0 = kEarlierLevel0 + kEarlierStep - kSteps[0];
constexpr int kHighest = static_cast<int>(kSteps.size());
// About a quarter of the width of a step's 95% confidence interval, except for the wider one from level 0 to 1.
constexpr double kDeviation = 20;

Rating rating_of_opponent(const RatedRound& round) {
    Rating rating = *rating_of_level(round.level);
    if (round.is_earlier_level) rating.value = kEarlierLevel0 + kEarlierStep * round.level.beyond() / Level::kTenths;
    return rating;
}

// Below level 1, "0.30" is level 0.3, and "0.3" is that level as it was before 5.1.0.
std::string level_text(const RatedRound& round) {
    const std::string text = to_text(round.level);
    if (round.level >= Level(1) || round.is_earlier_level) return text;
    return round.level.is_whole() ? text + ".00" : text + '0';
}

// "2026.11.22 level 3 won", "2026.11.23 level 3.5 lost"
std::optional<RatedRound> parse_round(std::string_view line) {
    RatedRound round;
    round.date = take_until(line, " ");
    if (!is_date(round.date) || take_until(line, " ") != "level") return std::nullopt;
    const std::string_view number = take_until(line, " ");
    const auto level = parse_level(number);
    const auto result = std::find_if(kScores.begin(), kScores.end(), [&](const Scored& r) { return r.name == line; });
    if (!level || result == kScores.end()) return std::nullopt;
    round.level = *level;
    round.result = result->result;
    round.is_earlier_level = round.level < Level(1) && number != level_text(round);
    return RatingHistory::counts(round.level, round.result) ? std::optional(std::move(round)) : std::nullopt;
}

}  // namespace

bool RatingHistory::counts(Level level, RoundResult result) {
    return rating_of_level(level).has_value() && find_scored(result) != nullptr;
}

std::optional<Unrated> why_unrated(const StatisticsRecorder::Count& round) {
    if (round.result == RoundResult::kHelped) return Unrated::kHelp;
    if (round.size != kRatedBoard) return Unrated::kBoard;
    if (round.level_changed) return Unrated::kLevelChanged;
    if (!RatingHistory::counts(round.level, round.result)) return Unrated::kLevelUnknown;
    return std::nullopt;
}

void RatingHistory::add(RatedRound round) {
    require(counts(round.level, round.result));
    // Each round is a rating period by itself, so that it counts at once.
    const RatedGame game{rating_of_opponent(round), find_scored(round.result)->score};
    ratings_.push_back(rating_after(now(), {&game, 1}));
    rounds_.push_back(std::move(round));
}

Rating RatingHistory::now() const {
    return ratings_.empty() ? rating_of_a_newcomer() : ratings_.back();
}

std::optional<RatingHistory> RatingHistory::parse(std::string_view text) {
    if (take_until(text, "\n") != kRatingTitle) return std::nullopt;
    RatingHistory history;
    while (!text.empty()) {
        auto round = parse_round(take_until(text, "\n"));
        if (!round) return std::nullopt;
        history.add(std::move(*round));
    }
    return history;
}

std::string RatingHistory::to_text() const {
    std::string text(kRatingTitle);
    text += '\n';
    for (const RatedRound& round : rounds_)
        text.append(round.date)
            .append(" level ")
            .append(level_text(round))
            .append(" ")
            .append(find_scored(round.result)->name)
            .append("\n");
    return text;
}

std::optional<Rating> rating_of_level(Level level) {
    if (level < 0 || level > kHighest) return std::nullopt;
    Rating rating{kLevel0, kDeviation, 0};
    for (int step = 0; step < level.reached(); ++step) rating.value += kSteps[as_size(step)];
    if (!level.is_whole()) rating.value += kSteps[as_size(level.reached())] * level.beyond() / Level::kTenths;
    return rating;
}

Level even_level(const Rating& rating) {
    double above = rating.value - kLevel0;
    if (above <= 0) return 0;
    for (int level = 0; level < kHighest; ++level) {
        const double step = kSteps[as_size(level)];
        if (above < step)
            return Level::of_tenths(Level(level).in_tenths() + std::llround(above / step * Level::kTenths));
        above -= step;
    }
    return kHighest;
}

Rating rating_of_a_newcomer() {
    Rating rating;
    rating.value = rating_of_level(kDefaultLevel)->value;
    return rating;
}

std::optional<SystemError> RatingFile::add(const StatisticsRecorder::Count& round) const {
    if (!RatingHistory::counts(round)) return std::nullopt;
    return change([&](RatingHistory& history) { history.add({today(), round.level, round.result}); });
}

}  // namespace atom4
