// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/self_play.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/base/random.h"

namespace atom4 {

PlayedGame play_against_itself(Engine& engine, const SelfPlaySettings& settings, std::uint64_t seed) {
    Random random(seed);
    PlayedGame game;
    game.size = settings.size;
    game.start = kWheel[random.below(kWheelSize)];
    const auto spread = static_cast<std::size_t>(settings.max_random_percent - settings.min_random_percent + 1);
    const std::size_t random_percent = static_cast<std::size_t>(settings.min_random_percent) + random.below(spread);
    engine.clear();
    Position position(game.size, game.start);
    while (!position.is_over()) {
        const SearchReport report = engine.search(position, {settings.limits, {3, seed}});
        Cell move = *report.move();
        if (static_cast<int>(game.moves.size()) < settings.opening_plies || random.below(100) < random_percent) {
            std::vector<Cell> moves(position.legal_moves().begin(), position.legal_moves().end());
            std::sort(moves.begin(), moves.end());
            move = moves[random.below(moves.size())];
        }
        position.play_legal(move);
        game.moves.push_back(move);
        game.scores.push_back(report.score());
    }
    game.outcome = position.outcome();
    return game;
}

namespace {

using windows::kStates;

// The state of an empty window.
constexpr int kNothing = Position::kEmpty * (kStates - 1) / (windows::kContents - 1);

// Returns for each state the smaller of itself and its mirror image.
std::vector<int> canonical_states() {
    std::vector<int> canonical(kStates);
    for (int state = 0; state < kStates; ++state) {
        int mirrored = 0;
        for (int rest = state, place = 0; place < windows::kLength; ++place, rest /= windows::kContents)
            mirrored = mirrored * windows::kContents + rest % windows::kContents;
        canonical[static_cast<std::size_t>(state)] = std::min(state, mirrored);
    }
    return canonical;
}

double score_for_first(Outcome outcome) {
    const auto player = winner(outcome);
    return !player ? 0.0 : *player == Player::kFirst ? 1.0 : -1.0;
}

class Regression {
public:
    explicit Regression(const TrainingSettings& settings) : settings_(settings) {}

    // Goes through the positions of a game, and learns from them or only measures. Adds to `error` and `count`.
    void visit(const PlayedGame& game, bool learn, double& error, std::uint64_t& count, Random& random) {
        Position position(game.size, game.start);
        const double outcome = score_for_first(game.outcome);
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            // Neighbouring positions say nearly the same: each epoch trains on a third of them.
            if (!learn || random.below(3) == 0) {
                const auto plies_left = static_cast<double>(game.moves.size() - ply);
                const double side = position.mover() == Player::kFirst ? 1.0 : -1.0;
                double target = chance(side * outcome * std::pow(settings_.decay, plies_left));
                if (!game.scores.empty()) target += settings_.score_share * (chance_by(game.scores[ply]) - target);
                const double miss = predict(position) - target;
                error += miss * miss;
                ++count;
                if (learn) update(miss);
            }
            position.play_legal(game.moves[ply]);
        }
    }

    [[nodiscard]] std::array<std::int16_t, kStates> values() const {
        std::array<std::int16_t, kStates> values{};
        for (std::size_t state = 0; state < kStates; ++state) {
            const double value = weights_[static_cast<std::size_t>(canonical_[state])] * settings_.scale;
            values[state] = static_cast<std::int16_t>(std::lround(std::clamp(value, -8'000.0, 8'000.0)));
        }
        return values;
    }

private:
    // Converts a score between -1 and 1 to a chance of winning.
    static double chance(double score) { return 0.5 + 0.5 * score; }
    [[nodiscard]] double chance_by(Score score) const {
        if (const auto plies = score.plies_to_win()) return chance(std::pow(settings_.decay, *plies));
        if (const auto plies = score.plies_to_loss()) return chance(-std::pow(settings_.decay, *plies));
        return 1.0 / (1.0 + std::exp(-score.value() / static_cast<double>(settings_.scale)));
    }

    double predict(const Position& position) {
        states_.clear();
        double sum = 0;
        windows::for_each(position, [&](int state) {
            if (state == kNothing) return;
            const int canonical = canonical_[static_cast<std::size_t>(state)];
            states_.push_back(canonical);
            sum += weights_[static_cast<std::size_t>(canonical)];
        });
        return 1.0 / (1.0 + std::exp(-sum));
    }

    // The gradient of the logarithmic loss is the miss itself, for each window on the board.
    void update(double miss) {
        for (const int state : states_) {
            double& squares = squares_[static_cast<std::size_t>(state)];
            squares += miss * miss;
            weights_[static_cast<std::size_t>(state)] -= settings_.step * miss / std::sqrt(squares + 1.0);
        }
    }

    const TrainingSettings& settings_;
    std::vector<int> canonical_ = canonical_states();
    std::vector<double> weights_ = std::vector<double>(kStates, 0.0);
    std::vector<double> squares_ = std::vector<double>(kStates, 0.0);
    std::vector<int> states_;
};

}  // namespace

std::array<std::int16_t, windows::kStates> fit_window_values(
    std::span<const PlayedGame> games, const TrainingSettings& settings,
    const std::function<void(const TrainingReport&)>& progress) {
    Random random(settings.seed);
    std::vector<std::size_t> order(games.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto shuffle = [&](std::size_t from) {
        for (std::size_t i = order.size(); i > from + 1; --i)
            std::swap(order[i - 1], order[from + random.below(i - from)]);
    };
    shuffle(0);
    const std::size_t held_out = games.size() * static_cast<std::size_t>(settings.validation_percent) / 100;

    Regression regression(settings);
    for (int epoch = 1; epoch <= settings.epochs; ++epoch) {
        shuffle(held_out);
        TrainingReport report;
        report.epoch = epoch;
        std::uint64_t validated = 0;
        for (std::size_t i = held_out; i < order.size(); ++i)
            regression.visit(games[order[i]], true, report.training_error, report.positions, random);
        for (std::size_t i = 0; i < held_out; ++i)
            regression.visit(games[order[i]], false, report.validation_error, validated, random);
        report.training_error /= static_cast<double>(std::max<std::uint64_t>(report.positions, 1));
        report.validation_error /= static_cast<double>(std::max<std::uint64_t>(validated, 1));
        if (progress) progress(report);
    }
    return regression.values();
}

}  // namespace atom4
