// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/level_texts.h"

#include "core/base/translation.h"

namespace atom4 {

std::string level_label() {
    return translated("Computer level");
}

std::string level_name(Level level) {
    if (!level.is_whole() && level < kNamedLevels)
        return fill(translated_in("the names of two levels, for one between", "{0} or {1}"),
                    {level_name(level.reached()), level_name(level.reached() + 1)});
    switch (level.reached()) {
        case 0: return translated_in("level 0 of the computer", "Newcomer");
        case 1: return translated_in("level 1 of the computer", "Learner");
        case 2: return translated_in("level 2 of the computer", "Casual player");
        case 3: return translated_in("level 3 of the computer: a good match among friends", "Friend");
        case 4: return translated_in("level 4 of the computer: plays often", "Regular");
        case 5: return translated_in("level 5 of the computer", "Club player");
        case 6: return translated_in("level 6 of the computer", "Strong player");
        case 7: return translated_in("level 7 of the computer", "Expert");
        case 8: return translated_in("level 8 of the computer", "Master");
        case 9: return translated_in("level 9 of the computer", "Grandmaster");
        default: return translated_in("levels of the computer above 9", "Beyond");
    }
}

std::string level_word(Level level) {
    if (!level.is_whole() && level < kNamedLevels)
        return fill(translated_in("the names of two levels, for one between", "{0} or {1}"),
                    {level_word(level.reached()), level_word(level.reached() + 1)});
    switch (level.reached()) {
        case 0: return translated_in("short, as in: Computer, newcomer (0)", "newcomer");
        case 1: return translated_in("short, as in: Computer, learner (1)", "learner");
        case 2: return translated_in("short, as in: Computer, casual (2)", "casual");
        case 3: return translated_in("short, as in: Computer, friend (3)", "friend");
        case 4: return translated_in("short, as in: Computer, regular (4)", "regular");
        case 5: return translated_in("short, as in: Computer, club (5)", "club");
        case 6: return translated_in("short, as in: Computer, strong (6)", "strong");
        case 7: return translated_in("short, as in: Computer, expert (7)", "expert");
        case 8: return translated_in("short, as in: Computer, master (8)", "master");
        case 9: return translated_in("short, as in: Computer, grandmaster (9)", "grandmaster");
        default: return translated_in("short, as in: Computer, beyond (12)", "beyond");
    }
}

// These texts follow measurements: core/atom4/engine/computer.cpp says how far each level looks ahead,
// tests/strength/README.md how often it wins and how long it takes.
std::string what_to_expect(Level level) {
    if (!level.is_whole())
        return fill(translated("Plays some moves as level {0} does, and the others as level {1}."),
                    {std::to_string(level.reached()), std::to_string(level.reached() + 1)});
    switch (level.reached()) {
        case 0:
            return translated("Good for a first game. Doesn't look at your threats, and overlooks most of its own.");
        case 1: return translated("Overlooks one in eight of your threats, and one in four of its own.");
        case 2: return translated("Stops most of your threats. A fair match once you know the rules.");
        case 3: return translated("Stops your threats, and often finds the better cell.");
        case 4: return translated("Judges the board well most of the time.");
        case 5: return translated("Judges the board well. One threat at a time is not enough against it.");
        case 6: return translated("Looks three moves ahead.");
        case 7: return translated("Looks four moves ahead. Its attention seldom slips.");
        case 8: return translated("Looks far ahead along the moves that matter. Hard to beat.");
        case 9: return translated("The strongest level that answers at once, in about a fifth of a second.");
        default:
            return translated(
                "Each level looks at twice as many positions as the one below. You can have it move at once.");
    }
}

}  // namespace atom4
