// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/hint.h"

#include <utility>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/rules/position_facts.h"

namespace atom4 {
namespace {

HintReason reason_of(const Hint& hint, bool wins) {
    if (wins) return HintReason::kWinsAtOnce;
    if (hint.score.plies_to_win()) return HintReason::kForcesWin;
    // A delayed loss is still a loss, but the player wants to know what the move is for.
    if (hint.prevented) return HintReason::kPreventsLoss;
    if (hint.score.plies_to_loss()) return HintReason::kDelaysLoss;
    if (hint.threat) return HintReason::kThreatens;
    if (hint.score.is_draw()) return HintReason::kHoldsDraw;
    return hint.row.empty() ? HintReason::kBestLine : HintReason::kMakesRow;
}

}  // namespace

Hint explain(const Position& position, const SearchReport& report) {
    require(report.move().has_value());
    Hint hint;
    hint.move = *report.move();
    hint.score = report.score();
    hint.line.assign(report.principal_variation().begin(), report.principal_variation().end());

    PlacementMeaning meaning = meaning_of(position, hint.move);
    hint.prevented = meaning.stops;
    if (!meaning.threatens.empty()) hint.threat = meaning.threatens.front();
    hint.row = std::move(meaning.row);
    if (hint.prevented)
        hint.fours_prevented = static_cast<int>(fours_in_reach(position, next_on_wheel(position.to_play())).size());
    if (hint.threat) {
        Position after = position;
        after.play_legal(hint.move);
        hint.fours_threatened = static_cast<int>(fours_in_reach(after, next_on_wheel(position.to_play(), 2)).size());
    }
    hint.reason = reason_of(hint, meaning.wins);
    return hint;
}

SearchSettings hint_search() {
    SearchSettings settings;
    settings.limits.depth = 12;
    settings.limits.time = std::chrono::milliseconds(1000);
    return settings;
}

std::optional<Hint> find_hint(Engine& engine, const Position& position, std::stop_token stop) {
    const SearchReport report = analyse(engine, position, hint_search(), stop);
    if (stop.stop_requested() || report.lines.empty()) return std::nullopt;
    return explain(position, report);
}

}  // namespace atom4
