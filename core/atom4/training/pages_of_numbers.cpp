// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/handbook_pages.h"
#include "core/atom4/training/measured.h"
#include "core/base/translation.h"

namespace atom4 {

std::vector<HandbookBlock> numbers_page() {
    const Measured& m = measured();
    return {
        ParagraphBlock{
            fill(translated("The computer played {0} rounds against itself on 16 by 16, at levels 1, 3, 5 and 7; {1} "
                            "were won. What was counted in them is said here. Behind each share stands how far chance "
                            "may be off."),
                 {std::to_string(m.rounds), std::to_string(m.won)})},
        ListBlock{{
            fill(translated("Whoever began the round won {0} of the won rounds, player 1 {1}: neither is worth much."),
                 {share_text(m.won_by_starter, m.won), share_text(m.won_by_player_1, m.won)}),
            fill(translated("Half of the won rounds were over after {0} to {1} placements, by level."),
                 {std::to_string(m.half_within_least), std::to_string(m.half_within_most)}),
            fill(translated("Whoever was first to threaten four won {0} of them. A first threat helps, and decides "
                            "nothing."),
                 {share_text(m.first_threat_won, m.won)}),
            fill(translated("In {0} of them the last piece of the loser could have stopped the row. At level 7 in none "
                            "of {1}: there every round was won by two cells at once."),
                 {share_text(m.could_be_stopped, m.won), std::to_string(m.won_at_best)}),
        }},
        ParagraphBlock{fill(
            translated("{0} of the won rounds were reviewed. A losing move is one after which a win can be forced, "
                       "as far as the review sees, where another move held; or one that lets a forced win go."),
            {std::to_string(m.reviewed)})},
        ListBlock{{
            fill(translated("The player with fewer losing moves won {0} of them."),
                 {share_text(m.fewer_mistakes_won, m.reviewed)}),
            fill(translated("In {0} the loser's last losing move was one of his last two."),
                 {share_text(m.decided_late, m.reviewed)}),
            fill(translated("{0} of the losing moves left a four standing that could be stopped."),
                 {share_text(m.losing_moves_by_four, m.losing_moves)}),
            fill(translated("{0} let the opponent threaten two cells at once."),
                 {share_text(m.losing_moves_by_two, m.losing_moves)}),
            fill(translated("{0} missed an own four."), {share_text(m.losing_moves_by_own, m.losing_moves)}),
        }},
        ParagraphBlock{
            fill(translated("So whoever sees each four in time, his own and the other's, and lets no two cells come "
                            "about, avoids {0} of the losing moves."),
                 {share_text(m.losing_moves_by_four + m.losing_moves_by_own + m.losing_moves_by_two, m.losing_moves)})},
        LinkBlock{HandbookPage::kQuestions},
        LinkBlock{HandbookPage::kDefence},
        LinkBlock{HandbookPage::kForks},
    };
}

}  // namespace atom4
