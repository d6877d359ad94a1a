// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/atom4/game/session.h"

namespace atom4::tui {

/// A match that was left, in a line: who plays, the round, the score, and when it was left.
[[nodiscard]] std::string unfinished_text(const UnfinishedMatch& match);
/// A round that was played, in a line: when, by whom, and how it ended.
[[nodiscard]] std::string past_round_line(const PastRound& round);
/// Returns what happens to the current match when another one starts; "" if there is nothing to say.
[[nodiscard]] std::string what_becomes_text(const Session& session);
/// Returns where the match before the one in play is, with a space before it; "" if it was not left unfinished.
[[nodiscard]] std::string previous_match_text(const Session& session);
/// Returns why autosave fails, as a sentence; "" if it works.
[[nodiscard]] std::string unkept_text(const Session& session);
/// What stands at the start when the match of last time could not be read: why, and where it lies.
[[nodiscard]] std::string unreadable_text(const Session::Unreadable& unreadable);

/// Why a round could not be counted in the statistics.
[[nodiscard]] std::string uncounted_text(SystemError error);
/// Reads what there is to tell of the person's rounds, or returns why it cannot be read.
[[nodiscard]] Result<std::vector<std::string>, std::string> kept_statistics_texts();

}  // namespace atom4::tui
