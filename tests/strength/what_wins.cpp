// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Counts, in games of a level against itself, what the handbook says about games: README.md has the commands and the
// results.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/atom4/engine/review.h"
#include "core/base/random.h"

namespace atom4 {
namespace {

struct Counts {
    int games = 0;
    int drawn = 0;
    int first_wins = 0;  // by player 1
    int starter_wins = 0;
    std::vector<int> plies_of_wins;
    // The loser's last placement: could it have prevented the row?
    int opened_it = 0;     // there was no winning cell before it
    int could_stop = 0;    // there was one, and another placement would have stopped it
    int one_too_many = 0;  // there was a single one, and no placement could stop it
    int fork = 0;          // there were two or more, and no placement could stop them
    // The winning placement.
    int row_through = 0;        // a piece of the row was reached through propagators
    int row_more_than_one = 0;  // it turned two pieces of the row or more
    int row_longer = 0;         // five pieces or more
    // Who won.
    int more_goals = 0, fewer_goals = 0;  // ten plies before the end
    int first_threat_won = 0, first_threat_lost = 0;
    long threats = 0;
    // Pieces 60 plies into a round of 120 or more, and how many of them changed later.
    long seen = 0, seen_changed = 0;      // with an empty neighbour
    long closed = 0, closed_changed = 0;  // without, but an empty cell on one of its lines
    long fixed = 0, fixed_changed = 0;    // no empty cell on any of its lines
    // Reviews.
    int reviewed = 0;
    long serious = 0, serious_lets = 0, serious_misses = 0, serious_two = 0, serious_slow = 0;
    long by_loser = 0, by_winner = 0;
    int decided_late = 0;  // the loser's last losing move was one of their last two moves
    int with_losing_move = 0;
    int fewer_serious_won = 0, more_serious_won = 0, as_many = 0;
};

struct Game {
    Colour start;
    std::vector<Cell> moves;
    std::vector<Position> positions;  // before each move, and at the end
};

Game play(Engine& engine, Level level, std::uint64_t seed) {
    Game game{wheel_colour(static_cast<int>(seed % kWheelSize)), {}, {}};
    Position position(BoardSize{}, game.start);
    while (!position.is_over()) {
        game.positions.push_back(position);
        const Cell move =
            find_move(engine, {position, level, mix(seed * 1000 + game.moves.size()), std::nullopt, {}}, {});
        position.play_legal(move);
        game.moves.push_back(move);
    }
    game.positions.push_back(position);
    return game;
}

int goals(const Position& position, Player player) {
    int count = 0;
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col)
            count += position.at(Cell(row, col)) == goal_colour(player) ? 1 : 0;
    return count;
}

// Returns whether some legal placement leaves that colour no winning cell, or wins itself.
bool can_stop(const Position& position, Colour theirs) {
    return std::any_of(position.legal_moves().begin(), position.legal_moves().end(), [&](Cell cell) {
        Position after = position;
        return after.play_legal(cell).wins() || !after.find_win(theirs);
    });
}

void count_end(const Game& game, Counts& counts) {
    const std::size_t plies = game.moves.size();
    const Position& before = game.positions[plies - 2];  // the loser is to move
    const Colour winning = next_on_wheel(before.to_play());
    const Wins wins = before.find_wins(winning);
    if (wins.empty())
        ++counts.opened_it;
    else if (can_stop(before, winning))
        ++counts.could_stop;
    else if (wins.cells().size() == 1)
        ++counts.one_too_many;
    else
        ++counts.fork;

    Position last = game.positions[plies - 1];
    const Reaction reaction = last.play_legal(game.moves.back());
    const std::vector<Cell> row = last.winning_cells();
    int turned = 0;
    bool through = false;
    for (const Change change : reaction.changes()) {
        const bool in_row = std::find(row.begin(), row.end(), change.cell) != row.end();
        turned += in_row ? 1 : 0;
        through = through || (in_row && change.distance > 1);
    }
    counts.row_through += through ? 1 : 0;
    counts.row_more_than_one += turned > 1 ? 1 : 0;
    counts.row_longer += row.size() > 4 ? 1 : 0;
}

void count_course(const Game& game, Player winner, Counts& counts) {
    const std::size_t plies = game.moves.size();
    if (plies > 10) {
        const Position& then = game.positions[plies - 10];
        const int lead = goals(then, winner) - goals(then, opponent(winner));
        counts.more_goals += lead > 0 ? 1 : 0;
        counts.fewer_goals += lead < 0 ? 1 : 0;
    }
    bool seen = false;
    for (std::size_t ply = 1; ply < plies; ++ply) {
        // After a move: can the player who made it win with their next colour?
        const Position& after = game.positions[ply];
        if (!after.find_win(next_on_wheel(after.to_play()))) continue;
        ++counts.threats;
        if (seen) continue;
        seen = true;
        ++(opponent(after.mover()) == winner ? counts.first_threat_won : counts.first_threat_lost);
    }
}

// Returns whether a cell is empty on one of the piece's three lines.
bool sees_empty(const Position& position, Cell cell) {
    return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        for (Cell at = step(cell, direction); position.size().contains(at); at = step(at, direction))
            if (!position.at(at)) return true;
        return false;
    });
}

void count_fates(const Game& game, Counts& counts) {
    constexpr std::size_t kLooked = 60;
    if (game.moves.size() < 2 * kLooked) return;
    const Position& then = game.positions[kLooked];
    for (int row = 0; row < then.size().rows; ++row)
        for (int col = 0; col < then.size().cols; ++col) {
            const Cell cell(row, col);
            if (!then.at(cell)) continue;
            bool changed = false;
            for (std::size_t ply = kLooked + 1; ply < game.positions.size(); ++ply)
                changed = changed || game.positions[ply].at(cell) != then.at(cell);
            const bool beside = std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
                const Cell at = step(cell, direction);
                return then.size().contains(at) && !then.at(at);
            });
            long& all = beside ? counts.seen : sees_empty(then, cell) ? counts.closed : counts.fixed;
            long& those = beside                   ? counts.seen_changed
                          : sees_empty(then, cell) ? counts.closed_changed
                                                   : counts.fixed_changed;
            ++all;
            those += changed ? 1 : 0;
        }
}

void review(Engine& engine, const Game& game, Player winner, std::uint64_t nodes, Counts& counts) {
    ++counts.reviewed;
    SearchLimits limits;
    limits.nodes = nodes;
    std::size_t ply = 0;
    std::size_t last_losing = 0;
    bool has_losing = false;
    ByPlayer<int> serious{0, 0};
    review_game(engine, game.positions.front(), game.moves, limits, [&](const ReviewedMove& move) {
        const Position& before = game.positions[ply++];
        if (move.judgement != Judgement::kMissedWin && move.judgement != Judgement::kLosingMove) return;
        ++counts.serious;
        ++serious[before.mover()];
        ++(before.mover() == winner ? counts.by_winner : counts.by_loser);
        const MistakeFacts why = mistake_facts(before, move);
        if (why.misses)
            ++counts.serious_misses;
        else if (!why.lets.empty() && why.better_stops)
            ++counts.serious_lets;
        else if (why.answer_threatens.size() > 1)
            ++counts.serious_two;
        else
            ++counts.serious_slow;
        if (before.mover() != winner) {
            has_losing = true;
            last_losing = ply - 1;
        }
    });
    counts.with_losing_move += has_losing ? 1 : 0;
    counts.decided_late += has_losing && game.moves.size() - last_losing <= 4 ? 1 : 0;
    const int more = serious[opponent(winner)] - serious[winner];
    ++(more > 0 ? counts.fewer_serious_won : more < 0 ? counts.more_serious_won : counts.as_many);
}

void tell(const Counts& c, Level level) {
    std::vector<int> plies = c.plies_of_wins;
    std::sort(plies.begin(), plies.end());
    const auto at = [&](std::size_t percent) { return plies.empty() ? 0 : plies[(plies.size() - 1) * percent / 100]; };
    const std::size_t won = plies.size();
    std::cout << "Level " << to_text(level) << ": " << c.games << " games, " << won << " won, " << c.drawn << " drawn\n"
              << "  of the won: player 1 " << c.first_wins << ", who began " << c.starter_wins << "\n"
              << "  plies of a won game: least " << at(0) << ", a tenth up to " << at(10) << ", half up to " << at(50)
              << ", nine tenths up to " << at(90) << "\n"
              << "  before the loser's last move: nothing to complete " << c.opened_it << ", could be stopped "
              << c.could_stop << ", one cell and no defence " << c.one_too_many << ", two or more and no defence "
              << c.fork << "\n"
              << "  winning placement: through propagators " << c.row_through << ", turned two of the row or more "
              << c.row_more_than_one << ", five in the row or more " << c.row_longer << "\n"
              << "  ten plies before the end the winner had more goal pieces " << c.more_goals << ", fewer "
              << c.fewer_goals << "\n"
              << "  who was first to threaten: won " << c.first_threat_won << ", lost " << c.first_threat_lost
              << "; threats in all " << c.threats << "\n"
              << "  pieces after 60 plies that changed later: beside an empty cell " << c.seen_changed << " of "
              << c.seen << ", not, but in line with one " << c.closed_changed << " of " << c.closed
              << ", in line with none " << c.fixed_changed << " of " << c.fixed << "\n"
              << "  reviewed " << c.reviewed << ": serious mistakes " << c.serious << ", by the loser " << c.by_loser
              << ", the winner " << c.by_winner << "; own row missed " << c.serious_misses
              << ", opponent's row not stopped " << c.serious_lets << ", let two cells come about " << c.serious_two
              << ", else " << c.serious_slow << "\n"
              << "  reviewed: loser has one " << c.with_losing_move << ", in his last two moves " << c.decided_late
              << "; fewer of them won " << c.fewer_serious_won << ", more " << c.more_serious_won << ", as many "
              << c.as_many << std::endl;
}

}  // namespace
}  // namespace atom4

// what_wins LEVEL GAMES [REVIEWED [NODES]]
int main(int argc, char** argv) {
    using namespace atom4;
    const Level level = argc > 1 ? parse_level(argv[1]).value_or(Level(2)) : Level(2);
    const int games = argc > 2 ? std::atoi(argv[2]) : 10;
    const int reviewed = argc > 3 ? std::atoi(argv[3]) : 0;
    const auto nodes = static_cast<std::uint64_t>(argc > 4 ? std::atoi(argv[4]) : 3000);
    Engine engine;
    Engine reviewer;
    Counts counts;
    for (; counts.games < games; ++counts.games) {
        const Game game = play(engine, level, static_cast<std::uint64_t>(counts.games) + 1);
        count_fates(game, counts);
        const auto won = winner(game.positions.back().outcome());
        if (!won) {
            ++counts.drawn;
            continue;
        }
        counts.plies_of_wins.push_back(static_cast<int>(game.moves.size()));
        counts.first_wins += *won == Player::kFirst ? 1 : 0;
        counts.starter_wins += player_of(game.start) == *won ? 1 : 0;
        count_end(game, counts);
        count_course(game, *won, counts);
        if (counts.reviewed < reviewed) review(reviewer, game, *won, nodes, counts);
    }
    tell(counts, level);
    return 0;
}
