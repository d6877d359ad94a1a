// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/atom4/game/match.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using Kind = MatchEvent::Kind;

// A simple model of a match: the finished rounds, the moves of the current round, and how many of these are on the
// board.
struct Model {
    MatchSetup setup;
    int round = 1;
    std::vector<Cell> line;
    std::size_t at = 0;
    ByPlayer<int> won_before{0, 0};
    std::vector<Kind> announced;

    [[nodiscard]] Position position(std::size_t plies) const {
        Position position(setup.size, wheel_colour(round - 1));
        for (std::size_t i = 0; i < plies; ++i) position.play_legal(line[i]);
        return position;
    }
    [[nodiscard]] Position position() const { return position(at); }
    [[nodiscard]] bool computer_is_to_move(std::size_t plies) const {
        return setup.seats[player_of(wheel_colour(round - 1 + static_cast<int>(plies)))].is_computer();
    }
    [[nodiscard]] ByPlayer<int> score() const {
        ByPlayer<int> score = won_before;
        if (const auto player = winner(position().outcome())) ++score[*player];
        return score;
    }
    void play(Cell cell) {
        if (at == line.size() || line[at] != cell) {
            line.resize(at);
            line.push_back(cell);
        }
        ++at;
        announced.push_back(Kind::kPlayed);
    }
    int move(int plies) {
        const int target = std::clamp(static_cast<int>(at) + plies, 0, static_cast<int>(line.size()));
        const int moved = std::abs(target - static_cast<int>(at));
        at = static_cast<std::size_t>(target);
        announced.insert(announced.end(), static_cast<std::size_t>(moved), plies < 0 ? Kind::kUndone : Kind::kRedone);
        return moved;
    }
    int undo_turn() {
        if (setup.seats[Player::kFirst].is_computer() && setup.seats[Player::kSecond].is_computer()) return move(-1);
        for (std::size_t target = at; target-- > 0;)
            if (!computer_is_to_move(target)) return move(static_cast<int>(target) - static_cast<int>(at));
        return 0;
    }
    int redo_turn() {
        std::size_t target = at;
        while (target < line.size()) {
            ++target;
            if (!computer_is_to_move(target)) break;
        }
        return move(static_cast<int>(target - at));
    }
    bool next_round() {
        if (!position().is_over()) return false;
        won_before = score();
        ++round;
        line.clear();
        at = 0;
        announced.push_back(Kind::kRoundStarted);
        return true;
    }
};

class MatchAndModel : public testing::TestWithParam<int> {
protected:
    void expect_alike() {
        const Position expected = model_.position();
        ASSERT_EQ(match_->position(), expected);
        ASSERT_EQ(match_->round(), model_.round);
        ASSERT_EQ(match_->score(), model_.score());
        ASSERT_EQ(match_->undoable_plies(), static_cast<int>(model_.at));
        ASSERT_EQ(match_->redoable_plies(), static_cast<int>(model_.line.size() - model_.at));
        ASSERT_EQ(match_->is_computers_turn(), !expected.is_over() && model_.computer_is_to_move(model_.at));
        ASSERT_EQ(announced_, model_.announced);
        for (std::size_t i = 0; i < model_.at; ++i) ASSERT_EQ(match_->plies()[i].placed(), model_.line[i]);
        const GameRecord record = match_->records().back();
        ASSERT_EQ(record.moves.size(), model_.at);
        ASSERT_EQ(record.round, model_.round);
    }

    void one_operation(Random& random) {
        const auto number = [&] { return static_cast<int>(random.below(6)); };
        const bool over = match_->position().is_over();
        switch (random.below(10)) {
            case 0: {
                const int plies = number();
                ASSERT_EQ(match_->undo(plies), model_.move(-plies));
                break;
            }
            case 1: {
                const int plies = number();
                ASSERT_EQ(match_->redo(plies), model_.move(plies));
                break;
            }
            case 2: ASSERT_EQ(std::ssize(match_->undo_turn().cells), model_.undo_turn()); break;
            case 3: ASSERT_EQ(match_->redo_turn(), model_.redo_turn()); break;
            case 4: ASSERT_EQ(match_->next_round(), model_.next_round()); break;
            case 5: {  // an answer to an earlier question
                const auto cell = over ? Cell(0, 0) : test::random_move(match_->position(), random);
                ASSERT_FALSE(match_->answer(match_->generation() - 1, cell));
                break;
            }
            case 6: {  // any cell, by whichever player is to move
                const Cell cell(number(), number());
                const bool legal = match_->position().is_legal(cell) && !match_->is_computers_turn();
                ASSERT_EQ(match_->play(cell).has_value(), legal);
                if (legal) model_.play(cell);
                break;
            }
            default: {
                if (over) break;
                const Cell cell = test::random_move(match_->position(), random);
                const bool by_computer = match_->is_computers_turn();
                ASSERT_EQ(match_->play(cell).has_value(), !by_computer);
                if (by_computer) {
                    ASSERT_TRUE(match_->answer(match_->generation(), cell));
                }
                model_.play(cell);
                break;
            }
        }
    }

    Model model_;
    std::optional<Match> match_;
    std::vector<Kind> announced_;
};

TEST_P(MatchAndModel, AgreeAfterEveryOperation) {
    Random random(600 + static_cast<std::uint64_t>(GetParam()));
    const auto seat = [&](int bit) { return (GetParam() >> bit & 1) != 0 ? Seat::computer(bit) : Seat::human(); };
    for (int i = 0; i < 40; ++i) {
        model_ = {{{6, 6}, {seat(0), seat(1)}}, 1, {}, 0, {0, 0}, {}};
        match_.emplace(model_.setup);
        announced_.clear();
        const auto subscription =
            match_->subscribe([this](const MatchEvent& event) { announced_.push_back(event.kind); });
        for (int operation = 0; operation < 250; ++operation) {
            const auto generation = match_->generation();
            const std::size_t events = announced_.size();
            ASSERT_NO_FATAL_FAILURE(one_operation(random));
            ASSERT_NO_FATAL_FAILURE(expect_alike());
            ASSERT_EQ(match_->generation() != generation, announced_.size() != events)
                << "a new generation for each change of the position, and only then";
        }
    }
}

std::string seats_name(const testing::TestParamInfo<int>& info) {
    constexpr std::array kNames{"TwoPeople", "ComputerFirst", "ComputerSecond", "TwoComputers"};
    return kNames[static_cast<std::size_t>(info.param)];
}

INSTANTIATE_TEST_SUITE_P(Seats, MatchAndModel, testing::Range(0, 4), seats_name);

}  // namespace
}  // namespace atom4
