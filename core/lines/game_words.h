// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/lines/session.h"

namespace atom4::lines {

// What all programs say of a game in play.

[[nodiscard]] std::string new_game_text();
[[nodiscard]] std::string goes_on_text();
[[nodiscard]] std::string took_back_text();
/// What a question is about that costs a game its place in the high scores.
[[nodiscard]] std::string counts_no_more_text();
/// Behind trouble that is over.
[[nodiscard]] std::string kept_again_text();
/// Why the high scores are not kept.
[[nodiscard]] std::string unkept_scores_text(std::string_view reason);
/// How a game that is over ended.
[[nodiscard]] std::string over_text(const Session& session);

}  // namespace atom4::lines
