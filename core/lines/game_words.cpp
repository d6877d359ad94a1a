// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/game_words.h"

#include "core/base/translation.h"

namespace atom4::lines {

std::string new_game_text() {
    return translated("A new game.");
}

std::string goes_on_text() {
    return translated("Your game goes on.");
}

std::string took_back_text() {
    return translated("Took back a move.");
}

std::string counts_no_more_text() {
    return translated("The game no longer counts for the high scores then.");
}

std::string kept_again_text() {
    return translated("The game is kept again.");
}

std::string unkept_scores_text(std::string_view reason) {
    return fill(translated("The high scores cannot be kept: {0}."), {reason});
}

std::string over_text(const Session& session) {
    const std::int64_t score = session.game().position().score();
    const bool is_best = session.is_listed() && score > 0 && score == session.best();
    return fill(is_best ? translated("The game is over with {0}, the best score so far.")
                        : translated("The game is over with {0}."),
                {counted(score, "{0} point", "{0} points")});
}

}  // namespace atom4::lines
