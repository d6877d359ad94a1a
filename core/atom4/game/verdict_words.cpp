// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/verdict_words.h"

#include "core/base/translation.h"

namespace atom4 {
namespace {

std::string of_computer(Verdict::Lead lead) {
    switch (lead) {
        case Verdict::Lead::kLarge: return translated("The computer is close to winning");
        case Verdict::Lead::kClear: return translated("The computer stands better");
        default: return translated("The computer stands a little better");
    }
}

std::string of_you(Verdict::Lead lead) {
    switch (lead) {
        case Verdict::Lead::kLarge: return translated("You are close to winning");
        case Verdict::Lead::kClear: return translated("You stand better");
        default: return translated("You stand a little better");
    }
}

std::string of_player(Verdict::Lead lead) {
    switch (lead) {
        case Verdict::Lead::kLarge: return translated("Player {0} is close to winning");
        case Verdict::Lead::kClear: return translated("Player {0} stands better");
        default: return translated("Player {0} stands a little better");
    }
}

// With so many moves of the winner to come.
std::string forced(const MatchSetup& setup, Player player, int moves) {
    const bool next = moves == 1;
    if (!is_alone(setup)) {
        const std::string number = std::to_string(atom4::number(player));
        return next ? fill(translated("Player {0} wins with the next move"), {number})
                    : fill(counted(moves, "Player {1} wins in {0} move", "Player {1} wins in {0} moves"), {"", number});
    }
    if (setup.seats[player].is_computer())
        return next ? translated("The computer wins with its next move")
                    : counted(moves, "The computer wins in {0} move", "The computer wins in {0} moves");
    return next ? translated("You win with your next move")
                : counted(moves, "You win in {0} move", "You win in {0} moves");
}

}  // namespace

bool is_alone(const MatchSetup& setup) {
    return setup.has_person() && setup.has_computer();
}

std::string player_word(const MatchSetup& setup, Player player) {
    if (!is_alone(setup)) return fill(translated("Player {0}"), {std::to_string(number(player))});
    return setup.seats[player].is_computer() ? translated("Computer")
                                             : translated_in("who plays: the person at the screen", "You");
}

std::string verdict_sentence(const MatchSetup& setup, const Verdict& verdict) {
    if (verdict.is_drawn()) return translated("Drawn, if both play well");
    const auto player = verdict.ahead();
    if (!player) return translated("Both stand equally well");
    const int moves = verdict.moves_to_win().value_or(0);
    if (moves > 0) return forced(setup, *player, moves);
    const bool over = verdict.moves_to_win() == 0;
    if (is_alone(setup) && setup.seats[*player].is_computer())
        return over ? translated("The computer has won") : of_computer(verdict.lead());
    if (is_alone(setup)) return over ? translated("You have won") : of_you(verdict.lead());
    return fill(over ? translated("Player {0} has won") : of_player(verdict.lead()), {std::to_string(number(*player))});
}

}  // namespace atom4
