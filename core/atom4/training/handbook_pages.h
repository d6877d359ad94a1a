// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/atom4/training/handbook.h"

// The contents of each page; handbook.h lists the pages.
namespace atom4 {

[[nodiscard]] std::vector<HandbookBlock> rules_page();
[[nodiscard]] std::vector<HandbookBlock> places_page();
[[nodiscard]] std::vector<HandbookBlock> mixing_page();
[[nodiscard]] std::vector<HandbookBlock> goals_page();
[[nodiscard]] std::vector<HandbookBlock> propagators_page();
[[nodiscard]] std::vector<HandbookBlock> advice_page();
[[nodiscard]] std::vector<HandbookBlock> questions_page();
[[nodiscard]] std::vector<HandbookBlock> threats_page();
[[nodiscard]] std::vector<HandbookBlock> defence_page();
[[nodiscard]] std::vector<HandbookBlock> forks_page();
[[nodiscard]] std::vector<HandbookBlock> plans_page();
[[nodiscard]] std::vector<HandbookBlock> end_page();
[[nodiscard]] std::vector<HandbookBlock> numbers_page();
[[nodiscard]] std::vector<HandbookBlock> window_page();

/// The figures in the handbook, counted by tests/strength/what_wins.cpp: rounds of the computer against itself on
/// 16x16, of several levels together. tests/strength/README.md has the commands and all results.
struct SelfPlayFigures {
    int rounds;
    int won;
    int won_by_starter;
    int won_by_player_1;
    int half_within_least;  ///< plies that half of the won rounds took at most, at the level with the fewest
    int half_within_most;   ///< and at the level with the most
    int won_at_best;        ///< at level 7; in each, two or more winning cells were left, and no defence
    // Of the won rounds.
    int stood_before;             ///< the winning cell was there before the loser's last placement
    int could_be_stopped;         ///< another placement of the loser would have won or left no winning cell
    int won_through_propagators;  ///< the last action ran through a propagator into the row
    int turned_two;               ///< the last placement turned two or more pieces of the row
    int first_threat_won;         ///< won by the first player to threaten a four
    // Pieces on the board after 60 plies, and how many of them changed colour later.
    int beside_empty;
    int beside_empty_changed;
    int enclosed;  ///< no empty cell next to it
    int enclosed_changed;
    // Reviews.
    int reviewed;              ///< won rounds
    int fewer_mistakes_won;    ///< whose winner made fewer losing moves than the loser
    int losing_moves;          ///< of both players; a missed win counts as one
    int losing_moves_by_four;  ///< those that left a four of the opponent that could be stopped
    int losing_moves_by_own;   ///< those that missed an own four
    int losing_moves_by_two;   ///< those that let the opponent threaten two cells at once
    int decided_late;          ///< rounds in which the loser's last losing move was one of their last two moves
};
[[nodiscard]] const SelfPlayFigures& measured();

/// Returns a share in whole per cent with its 95% confidence interval (Wilson 1927): "46% (44 to 47)".
[[nodiscard]] std::string share_text(int count, int all);

}  // namespace atom4
