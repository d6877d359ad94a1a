// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/hint_texts.h"

#include "core/lines/texts.h"
#include "ui/lines/messages.h"

namespace atom4::ui {

QString LinesHintTexts::hint(const lines::Hint& hint) {
    // Of some hints no colour is told.
    const QString colour = hint.colour > 0 ? LinesMessages::colour(hint.colour) : QString();
    return QString::fromStdString(lines::hint_sentence(hint, colour.toStdString()));
}

}  // namespace atom4::ui
