// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/links.h"

#include <algorithm>
#include <iterator>

#include "core/atom4/rules/position_facts.h"
#include "core/base/translation.h"

namespace atom4 {

HandbookPage page_of(LessonId lesson) {
    switch (lesson) {
        case LessonId::kTouch: return HandbookPage::kPlaces;
        case LessonId::kMix:
        case LessonId::kTakeAway: return HandbookPage::kMixing;
        case LessonId::kGoals: return HandbookPage::kGoals;
        case LessonId::kPropagators: return HandbookPage::kPropagators;
        case LessonId::kFour: return HandbookPage::kThreats;
        case LessonId::kStop: return HandbookPage::kDefence;
        case LessonId::kPlan: return HandbookPage::kPlans;
        case LessonId::kFork: break;
    }
    return HandbookPage::kForks;
}

std::vector<LessonId> lessons_of(HandbookPage page) {
    std::vector<LessonId> lessons;
    std::copy_if(kLessonIds.begin(), kLessonIds.end(), std::back_inserter(lessons),
                 [page](LessonId lesson) { return page_of(lesson) == page; });
    return lessons;
}

std::string link_text(LessonId lesson) {
    return fill(translated("Try it: lesson {0}"), {std::to_string(static_cast<int>(lesson) + 1)});
}

HandbookPage page_on(const Position& position, Cell cell) {
    if (!position.is_legal(cell)) return HandbookPage::kPlaces;
    switch (weight_of(meaning_of(position, cell))) {
        case PlacementWeight::kWins: return HandbookPage::kThreats;
        case PlacementWeight::kOpensWin:
        case PlacementWeight::kLetsWin:
        case PlacementWeight::kStops: return HandbookPage::kDefence;
        case PlacementWeight::kThreatens: return HandbookPage::kPlans;
        case PlacementWeight::kNone: break;
    }
    Position after = position;
    return page_on(after.play_legal(cell));
}

HandbookPage page_on(const Reaction& reaction) {
    if (reaction.wins()) return HandbookPage::kThreats;
    const auto changes = reaction.changes();
    if (std::any_of(changes.begin(), changes.end(), [](const Change& change) { return change.distance > 1; }))
        return HandbookPage::kPropagators;
    const bool on_goal = std::any_of(changes.begin(), changes.end(), [&](const Change& change) {
        return change.before == goal_colour(opponent(reaction.mover()));
    });
    return on_goal ? HandbookPage::kGoals : HandbookPage::kMixing;
}

}  // namespace atom4
