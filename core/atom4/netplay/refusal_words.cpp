// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/refusal_words.h"

#include "core/base/translation.h"

namespace atom4::link {

std::string opponent_text() {
    return translated_in("at the start of a sentence", "Your opponent");
}

std::string elsewheres_turn_text() {
    return translated("It is the turn of your opponent, on the other machine.");
}

std::string away_text() {
    return translated("The line to your opponent is lost. The match waits until it is back.");
}

std::string spectator_text() {
    return translated("You are watching. Only the players can do that.");
}

std::string earlier_position_text() {
    return translated("A network match can only be played on from its current position.");
}

std::string no_pause_text() {
    return translated("A network match can't be paused.");
}

std::string question_open_text() {
    return translated("Answer the question first.");
}

}  // namespace atom4::link
