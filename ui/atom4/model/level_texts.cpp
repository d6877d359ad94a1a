// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/level_texts.h"

#include <QLocale>

#include "core/atom4/game/level_texts.h"

namespace atom4::ui {

QString LevelTexts::number(Level level) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(static_cast<double>(level.in_tenths()) / Level::kTenths, 'f', level.is_whole() ? 0 : 1);
}

QString LevelTexts::name(Level level) {
    return QString::fromStdString(level_name(level));
}

QString LevelTexts::word(Level level) {
    return QString::fromStdString(level_word(level));
}

QString LevelTexts::whatToExpect(Level level) {
    return QString::fromStdString(what_to_expect(level));
}

}  // namespace atom4::ui
