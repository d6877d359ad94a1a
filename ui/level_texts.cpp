// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/level_texts.h"

namespace atom4::ui {

QString LevelTexts::name(int level) {
    switch (level) {
        case 0: return tr("Newcomer", "level 0 of the computer");
        case 1: return tr("Learner", "level 1 of the computer");
        case 2: return tr("Casual player", "level 2 of the computer");
        case 3: return tr("Friend", "level 3 of the computer: a good match among friends");
        case 4: return tr("Regular", "level 4 of the computer: plays often");
        case 5: return tr("Club player", "level 5 of the computer");
        case 6: return tr("Strong player", "level 6 of the computer");
        case 7: return tr("Expert", "level 7 of the computer");
        case 8: return tr("Master", "level 8 of the computer");
        case 9: return tr("Grandmaster", "level 9 of the computer");
        default: return tr("Beyond", "levels of the computer above 9");
    }
}

QString LevelTexts::whatToExpect(int level) {
    switch (level) {
        case 0: return tr("Finishes a row when it can, and often overlooks yours. For a first game.");
        case 1: return tr("Sees your next move, but judges the board poorly.");
        case 2: return tr("Stops your rows and makes its own. A fair match once you know the rules.");
        case 3: return tr("Prepares its rows some moves ahead.");
        case 4: return tr("Seldom falls for a simple trap.");
        case 5: return tr("Sets traps of its own. Answers within a second or so.");
        case 6: return tr("Uses most of your mistakes. Thinks for a moment.");
        case 7: return tr("Sees long sequences coming. Thinks for some seconds.");
        case 8: return tr("Hard to beat. Have patience with it.");
        case 9: return tr("The strongest that is still fit for an evening. Takes its time.");
        default: return tr("Looks farther ahead still; a move may take minutes. M makes it move.");
    }
}

}  // namespace atom4::ui
