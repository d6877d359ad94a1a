// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/tournament.h"

#include <algorithm>
#include <exception>
#include <map>
#include <mutex>
#include <new>
#include <stop_token>
#include <thread>

#include "core/atom4/engine/computer.h"
#include "core/base/random.h"
#include "core/base/thread.h"

namespace atom4 {
namespace {

using Clock = std::chrono::steady_clock;

// Random streams of one tournament, which must be independent.
constexpr std::uint64_t kOpeningStream = 0x0F;
constexpr std::uint64_t kMoveStream = 0x33;

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t stream, int game, std::size_t ply = 0) {
    return mix(mix(mix(seed) ^ stream) + (static_cast<std::uint64_t>(game) << 20U) + ply);
}

Side side_to_move(const Position& position, Player a_plays) {
    return position.mover() == a_plays ? Side::kA : Side::kB;
}

Engine make_engine(const Participant& participant) {
    return Engine(static_cast<std::size_t>(participant.hash_mebibytes),
                  participant.values ? *participant.values : WindowTable::built_in());
}

// The engines of one thread.
class Table {
public:
    Table(const TournamentSettings& settings, std::stop_token stop)
        : settings_(settings), stop_(stop), engines_{make_engine(settings.sides.a), make_engine(settings.sides.b)} {}

    // Returns std::nullopt if stopped.
    std::optional<TournamentGame> play(int index) {
        Opening opening = opening_of(settings_, index / 2);
        engines_.a.clear();
        engines_.b.clear();
        TournamentGame game;
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
        const Participant& participant = settings_.sides[side];
        if (participant.level) {
            const MoveQuestion question{.position = position, .level = *participant.level, .seed = seed};
            const Cell cell = find_move(engines_[side], question, stop_);
            return stop_.stop_requested() ? std::nullopt : std::optional(cell);
        }
        const SearchReport report =
            engines_[side].search(position, {participant.limits, {participant.noise, seed}}, stop_);
        if (stop_.stop_requested()) return std::nullopt;
        // A limit too small for one depth still has to give a move.
        if (report.move()) return report.move();
        return first_legal_move(position);
    }

    const TournamentSettings& settings_;
    std::stop_token stop_;
    BySide<Engine> engines_;
};

// A tournament while it is played. It does without threads that cannot be started. A thread that runs out of memory
// returns its game to the queue and ends. Any exception while a result is delivered ends the tournament, and is
// rethrown by run().
class Tournament {
public:
    using Finished = std::function<bool(const TournamentGame&)>;
    using Started = std::function<void(int threads)>;

    Tournament(const TournamentSettings& settings, const Finished& finished)
        : settings_(settings), finished_(finished) {
        for (int index = 0; index < settings.games; ++index)
            if (index / 2 % settings.shards == settings.shard) games_.push_back(index);
        given_back_.reserve(static_cast<std::size_t>(settings.threads));
    }
    Tournament(const Tournament&) = delete;
    Tournament& operator=(const Tournament&) = delete;
    ~Tournament() { stop_.request_stop(); }

    void run(const Started& started) {
        Table table(settings_, stop_.get_token());
        {
            const std::lock_guard lock(mutex_);  // no result is delivered before `started` returns
            start_threads(helpers_, settings_.threads - 1, [this] {
                // Not shared, but the work of a thread is a std::function, which must be copyable.
                return [this, own = std::make_shared<Table>(settings_, stop_.get_token())] { work(*own); };
            });
            if (started) started(1 + static_cast<int>(helpers_.size()));
        }
        work(table);
        helpers_.clear();
        if (failure_) std::rethrow_exception(failure_);
        // Plays the games that were given back last. Now one thread has the memory of all.
        while (const auto turn = take()) report(*turn, *table.play(games_[*turn]));
    }

private:
    void work(Table& table) {
        while (const auto turn = take()) {
            std::optional<TournamentGame> game;
            try {
                game = table.play(games_[*turn]);
            } catch (const std::bad_alloc&) {
                const std::lock_guard lock(mutex_);
                given_back_.push_back(*turn);
                return;
            }
            if (!game) return;
            try {
                report(*turn, std::move(*game));
            } catch (...) {
                const std::lock_guard lock(mutex_);
                failure_ = std::current_exception();
                stop_.request_stop();
            }
        }
    }

    // Returns the index in games_ of the next game to be played; std::nullopt if there is none.
    std::optional<std::size_t> take() {
        const std::lock_guard lock(mutex_);
        if (stop_.stop_requested()) return std::nullopt;
        if (!given_back_.empty()) {
            const std::size_t turn = given_back_.back();
            given_back_.pop_back();
            return turn;
        }
        return next_ < games_.size() ? std::optional(next_++) : std::nullopt;
    }

    void report(std::size_t turn, TournamentGame game) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(turn, std::move(game));
        for (auto first = waiting_.begin();
             first != waiting_.end() && first->first == reported_ && !stop_.stop_requested();
             first = waiting_.erase(first), ++reported_)
            if (!finished_(first->second)) stop_.request_stop();
    }

    const TournamentSettings& settings_;
    const Finished& finished_;
    std::vector<int> games_;
    std::stop_source stop_;
    std::mutex mutex_;  // protects all that follows
    std::size_t next_ = 0;
    std::vector<std::size_t> given_back_;
    std::map<std::size_t, TournamentGame> waiting_;  // for earlier games that are still being played
    std::size_t reported_ = 0;
    std::exception_ptr failure_;
    std::vector<std::jthread> helpers_;  // last: they use the other members
};

}  // namespace

MoveTimes& MoveTimes::operator+=(const MoveTimes& other) {
    moves += other.moves;
    total += other.total;
    longest = std::max(longest, other.longest);
    return *this;
}

Tally TournamentGame::result_of_a() const {
    const auto won = winner(outcome);
    if (!won) return {0, 0, 1};
    return *won == a_plays ? Tally{1, 0, 0} : Tally{0, 1, 0};
}

Opening opening_of(const TournamentSettings& settings, int index) {
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

void run_tournament(const TournamentSettings& settings, const std::function<bool(const TournamentGame&)>& finished,
                    const std::function<void(int threads)>& started) {
    Tournament(settings, finished).run(started);
}

}  // namespace atom4
