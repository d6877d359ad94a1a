// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/statistics_keeper.h"

namespace atom4::ui {

StatisticsKeeper::StatisticsKeeper(Session& session, QObject* parent)
    : QObject(parent), match_(session.match()), watch_(match_, session.was_resumed() || match_.is_fresh()) {
    subscription_ = session.match().subscribe([this](const MatchEvent& event) { heard(event); });
}

bool StatisticsKeeper::isRated() const {
    const auto won = watch_.if_won(match_);
    return won && RatingHistory::counts(*won);
}

void StatisticsKeeper::heard(const MatchEvent& event) {
    const auto count = watch_.heard(match_, event);
    if (!count) return;
    auto error = file_.count(count->level, count->result);
    if (!error) error = ratings_.add(*count);
    if (error) emit failed(*error);
}

}  // namespace atom4::ui
