// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/contest.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>

#include "core/atom4/random.h"
#include "core/engine/levels.h"

namespace atom4 {
namespace {

using Clock = std::chrono::steady_clock;

// Numbers of the same contest that must have nothing in common.
constexpr std::uint64_t kOpeningStream = 0x0F;
constexpr std::uint64_t kMoveStream = 0x33;

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t stream, int game, std::size_t ply = 0) {
    return mix(mix(mix(seed) ^ stream) + (static_cast<std::uint64_t>(game) << 20U) + ply);
}

Side side_to_move(const Position& position, Player a_plays) {
    return position.mover() == a_plays ? Side::kA : Side::kB;
}

Engine make_engine(const Contender& contender) {
    return Engine(static_cast<std::size_t>(contender.hash_mebibytes),
                  contender.values ? *contender.values : WindowTable::built_in());
}

// The engines of one thread.
class Table {
public:
    Table(const ContestSettings& settings, std::stop_token stop)
        : settings_(settings), stop_(stop), engines_{make_engine(settings.sides.a), make_engine(settings.sides.b)} {}

    // Nothing if stopped.
    std::optional<ContestGame> play(int index) {
        Opening opening = opening_of(settings_, index / 2);
        engines_.a.clear();
        engines_.b.clear();
        ContestGame game;
        game.index = index;
        game.a_plays = index % 2 == 0 ? Player::kFirst : Player::kSecond;
        Position position = opening.start;
        game.start = std::move(opening.start);
        game.moves = std::move(opening.moves);
        for (const Cell cell : game.moves) require(position.play(cell).has_value());
        while (!position.is_over()) {
            const Side side = side_to_move(position, game.a_plays);
            const auto start = Clock::now();
            const auto cell = move(side, position, seed_of(settings_.seed, kMoveStream, index, game.moves.size()));
            if (!cell) return std::nullopt;
            const auto time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start);
            game.times[side] += {1, time, time};
            game.moves.push_back(*cell);
            position.play_legal(*cell);
        }
        game.outcome = position.outcome();
        return game;
    }

private:
    std::optional<Cell> move(Side side, const Position& position, std::uint64_t seed) {
        const Contender& contender = settings_.sides[side];
        if (contender.level) return choose_move(engines_[side], position, *contender.level, seed, stop_);
        const SearchReport report = engines_[side].search(position, {contender.limits, {contender.noise, seed}}, stop_);
        if (stop_.stop_requested()) return std::nullopt;
        // A limit too small for one depth still has to give a move.
        if (report.move()) return report.move();
        return *std::min_element(position.legal_moves().begin(), position.legal_moves().end());
    }

    const ContestSettings& settings_;
    std::stop_token stop_;
    BySide<Engine> engines_;
};

}  // namespace

MoveTimes& MoveTimes::operator+=(const MoveTimes& other) {
    moves += other.moves;
    total += other.total;
    longest = std::max(longest, other.longest);
    return *this;
}

Tally ContestGame::result_of_a() const {
    const auto won = winner(outcome);
    if (!won) return {0, 0, 1};
    return *won == a_plays ? Tally{1, 0, 0} : Tally{0, 1, 0};
}

Opening opening_of(const ContestSettings& settings, int index) {
    if (!settings.openings.empty())
        return settings.openings[static_cast<std::size_t>(index) % settings.openings.size()];
    // On a small board random plies may end the round: then others are tried, and fewer if need be.
    for (int plies = std::max(settings.random_plies, 0);; --plies) {
        for (std::size_t attempt = 0; attempt < 50; ++attempt) {
            Random random(seed_of(settings.seed, kOpeningStream, index, attempt));
            Opening opening{Position(settings.size), {}};
            Position position = opening.start;
            while (std::ssize(opening.moves) < plies && !position.is_over()) {
                // The list of legal moves is in no particular order.
                std::vector<Cell> legal(position.legal_moves().begin(), position.legal_moves().end());
                std::sort(legal.begin(), legal.end());
                const Cell cell = legal[random.below(legal.size())];
                opening.moves.push_back(cell);
                position.play_legal(cell);
            }
            if (!position.is_over()) return opening;
        }
    }
}

void run_contest(const ContestSettings& settings, const std::function<bool(const ContestGame&)>& finished) {
    std::vector<int> games;
    for (int index = 0; index < settings.games; ++index)
        if (index / 2 % settings.shards == settings.shard) games.push_back(index);

    std::stop_source stop;
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::map<std::size_t, ContestGame> waiting;  // for games before them that are still being played
    std::size_t told = 0;
    const auto work = [&] {
        Table table(settings, stop.get_token());
        for (;;) {
            const std::size_t turn = next++;
            if (turn >= games.size() || stop.stop_requested()) return;
            auto game = table.play(games[turn]);
            if (!game) return;
            const std::lock_guard lock(mutex);
            waiting.emplace(turn, std::move(*game));
            for (auto first = waiting.begin(); first != waiting.end() && first->first == told && !stop.stop_requested();
                 first = waiting.erase(first), ++told)
                if (!finished(first->second)) stop.request_stop();
        }
    };
    std::vector<std::jthread> helpers;
    for (int thread = 1; thread < settings.threads; ++thread) helpers.emplace_back(work);
    work();
}

}  // namespace atom4
