// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/thinker.h"

namespace atom4::ui {

LinesThinker::LinesThinker(QObject* parent)
    : QObject(parent),
      thinking_(QStringLiteral("lines-thinker"), lines::hint_thinking(),
                [this](const lines::Hint& hint) { emit answered(hint); }) {}

}  // namespace atom4::ui
