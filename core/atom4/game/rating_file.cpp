// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/rating_file.h"

#include "core/base/environment.h"

namespace atom4 {

std::optional<SystemError> RatingFile::add(const StatisticsWatch::Count& round) const {
    if (!RatingHistory::counts(round)) return std::nullopt;
    return change([&](RatingHistory& history) { history.add({today(), round.level, round.result}); });
}

}  // namespace atom4
