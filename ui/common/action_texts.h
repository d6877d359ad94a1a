// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>

namespace atom4::ui {

/// What an action is called, without the letter that is its key in the menu and the dots of what asks first.
[[nodiscard]] inline QString plainText(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    while (text.endsWith(QLatin1Char('.')) || text.endsWith(QChar(0x2026)) || text.endsWith(QChar(0xA0)) ||
           text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text;
}

}  // namespace atom4::ui
