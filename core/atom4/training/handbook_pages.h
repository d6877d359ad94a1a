// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/atom4/training/handbook.h"

// What stands on each page; page.h tells which is which.
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

/// What the pages say of games was counted by tests/strength/what_wins.cpp: rounds of the computer against itself on 16
/// by 16, those of several levels together. tests/strength/README.md has the commands and all that came of them.
struct SelfPlayFigures {
    int rounds;
    int won;
    int won_by_starter;
    int won_by_player_1;
    int half_within_least;  ///< plies that half of the won rounds took at most, at the level where they are fewest
    int half_within_most;   ///< and where they are most
    int won_at_best;        ///< at level 7; in each of these two cells or more were left to win at, and no defence
    // Of the won rounds.
    int stood_before;             ///< the winning cell was there before the loser's last placement
    int could_be_stopped;         ///< a placement of the loser's would have left no cell to win at
    int won_through_propagators;  ///< the last action ran through a propagator into the row
    int turned_two;               ///< it turned two pieces of the row or more
    int first_threat_won;         ///< who was first to threaten four won
    // Pieces on the board after 60 plies, and how many of them another colour came to later.
    int beside_empty;
    int beside_empty_changed;
    int enclosed;  ///< no empty cell beside it
    int enclosed_changed;
    // Reviews.
    int reviewed;              ///< won rounds
    int fewer_mistakes_won;    ///< whose winner made fewer losing moves and missed fewer wins than the loser
    int losing_moves;          ///< of both players
    int losing_moves_by_four;  ///< the opponent's four was there to be stopped
    int losing_moves_by_own;   ///< an own four was there to be completed
    int losing_moves_by_two;   ///< they let the opponent threaten two cells at once
    int decided_late;          ///< the loser's last such move was one of his last two
};
[[nodiscard]] const SelfPlayFigures& measured();

/// A share in whole percent and how far chance may be off, at 95 times in 100 (Wilson 1927): "46% (44 to 47)".
[[nodiscard]] std::string share_text(int count, int all);

}  // namespace atom4
