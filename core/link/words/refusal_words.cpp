// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/link/words/refusal_words.h"

#include "core/language/text.h"

namespace atom4::link {

std::string elsewheres_turn_text() {
    return translated("It is the turn of your opponent, on the other machine.");
}

std::string away_text() {
    return translated("The line to your opponent is lost. The match waits until it is back.");
}

}  // namespace atom4::link
