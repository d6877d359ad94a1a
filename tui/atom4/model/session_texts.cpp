// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/session_texts.h"

#include <system_error>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/round_scores.h"
#include "tui/atom4/model/file_texts.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {

std::string unfinished_text(const UnfinishedMatch& match) {
    return left_match_text(match, moment_text(match.time));
}

std::string past_round_line(const PastRound& round) {
    return past_round_text(round, moment_text(round.time));
}

std::string what_becomes_text(const Session& session) {
    if (session.match().is_fresh()) return {};
    if (session.is_unfinished() && !session.autosave_trouble())
        return _("Your current match is saved. Press Esc to return to it.");
    // Demos, and matches whose agreed rounds are over, are not in the list of unfinished matches.
    const bool is_saved = session.is_recorded() || (session.path() && !session.differs_from_file());
    if (is_saved) return {};
    return fill(_("The current match will be lost. To save it first, press Esc, then {0}."), {key_name("s")});
}

std::string previous_match_text(const Session& session) {
    if (!session.is_previous_saved()) return {};
    return ' ' + fill(_("Your previous match is saved. Press {0} to resume it."), {key_name("o")});
}

std::string autosave_trouble_text(const Session& session) {
    const auto trouble = session.autosave_trouble();
    if (!trouble) return {};
    return fill(_("Autosave failed: {0}."), {file_error_text(session.saved_in(), FileError{*trouble})});
}

std::string unreadable_text(const Session::Unreadable& unreadable) {
    return fill(_("A new match was started. The last one couldn't be loaded: {0}."),
                {file_error_text(unreadable.path, unreadable.error)});
}

Result<std::vector<std::string>, std::string> saved_statistics_texts() {
    const auto statistics = StatisticsFile().read();
    if (!statistics) return Failure{unread_statistics_text(system_reason(statistics.error()))};
    const auto ratings = RatingFile().read();
    return statistics_texts(*statistics, ratings ? *ratings : RatingHistory());
}

}  // namespace atom4::tui
