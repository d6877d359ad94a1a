// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/statistics_keeper.h"

namespace atom4::ui {

StatisticsKeeper::StatisticsKeeper(Session& session, QObject* parent)
    : QObject(parent), watch_(session.match(), session.was_resumed() || session.match().is_fresh()) {
    subscription_ =
        session.match().subscribe([this, match = &session.match()](const MatchEvent& event) { heard(*match, event); });
}

void StatisticsKeeper::heard(const Match& match, const MatchEvent& event) {
    const auto count = watch_.heard(match, event);
    if (!count) return;
    auto error = file_.count(count->level, count->result);
    if (!error) error = ratings_.add(*count);
    if (error) emit failed(*error);
}

}  // namespace atom4::ui
