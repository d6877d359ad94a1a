// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/words/level_texts.h"

#include <QLocale>

namespace atom4::ui {

QString LevelTexts::number(Level level) {
    const std::string text = to_text(level);
    const std::size_t point = text.find('.');
    const auto decimals = point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(static_cast<double>(level.in_thousandths()) / Level::kThousandths, 'f', decimals);
}

QString LevelTexts::name(Level level) {
    if (!level.is_whole() && level < kNamedLevels)
        return tr("%1 or %2", "a level between two, by their names: 'Friend or Regular'")
            .arg(name(level.reached()), name(level.reached() + 1));
    switch (level.reached()) {
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

// As the levels were measured: core/atom4/computer/levels.cpp says how far each one sees, tests/strength/README.md how
// often it wins and how long it takes.
QString LevelTexts::whatToExpect(Level level) {
    if (!level.is_whole())
        return tr("Plays some moves as level %1 does, and the others as level %2.")
            .arg(level.reached())
            .arg(level.reached() + 1);
    switch (level.reached()) {
        case 0: return tr("Plays almost anywhere. Finishes a row when it can, and does not see yours coming.");
        case 1: return tr("Knows what makes a good place, but still overlooks your rows.");
        case 2: return tr("Stops a row that you could finish next. A fair match once you know the rules.");
        case 3: return tr("Stops your rows, and often finds the better place.");
        case 4: return tr("Judges the board well most of the time.");
        case 5: return tr("Judges the board well. One threat at a time is not enough against it.");
        case 6: return tr("Looks three moves ahead.");
        case 7: return tr("Looks four moves ahead. Its attention seldom slips.");
        case 8: return tr("Looks far ahead along the moves that matter. Hard to beat.");
        case 9: return tr("The strongest that answers at once: within about a second.");
        default: return tr("Each level looks at twice as many positions as the one below. M makes it move.");
    }
}

}  // namespace atom4::ui
