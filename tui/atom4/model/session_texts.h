// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/atom4/game/session.h"

namespace atom4::tui {

/// Returns an unfinished match in one line: who plays, the round, the score, and when it was last played.
[[nodiscard]] std::string unfinished_text(const UnfinishedMatch& match);
/// Returns a past round in one line: when it was played, by whom, and how it ended.
[[nodiscard]] std::string past_round_line(const PastRound& round);
/// Returns what happens to the current match when another one starts; "" if there is nothing to say.
[[nodiscard]] std::string what_becomes_text(const Session& session);
/// Returns how to resume the previous match, with a space in front; "" if that match was not left unfinished.
[[nodiscard]] std::string previous_match_text(const Session& session);
/// Returns why autosave fails, as a sentence; "" if it works.
[[nodiscard]] std::string autosave_trouble_text(const Session& session);
/// Returns the message at the start if the last match could not be read: the reason, and where its file is now.
[[nodiscard]] std::string unreadable_text(const Session::Unreadable& unreadable);

/// Reads the player's statistics and rating as texts, or returns why they cannot be read.
[[nodiscard]] Result<std::vector<std::string>, std::string> saved_statistics_texts();

}  // namespace atom4::tui
