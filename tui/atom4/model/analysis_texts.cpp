// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/analysis_texts.h"

#include <algorithm>
#include <cstdlib>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

std::string standing_text(const Verdict& verdict) {
    // TRANSLATORS: the round, if nobody errs.
    if (verdict.is_drawn()) return _("drawn");
    const auto leader = verdict.ahead();
    // TRANSLATORS: neither player is ahead.
    if (!leader) return _("even");
    const bool white = goal_colour(*leader) == Colour::kWhite;
    if (const auto moves = verdict.moves_to_win())
        return fill(white ? _("white wins in {0}") : _("black wins in {0}"), {std::to_string(*moves)});
    // TRANSLATORS: the player who is ahead, and by how much: +1.25.
    return fill(white ? _("white {0}") : _("black {0}"), {evaluation_text(Score(std::abs(verdict.centipoints())))});
}

std::string judgement_text(const MatchSetup& setup, const Position& before, const ReviewedMove& move) {
    if (move.judgement == Judgement::kGood || move.best_line.empty()) return {};
    return review_sentence(setup, move, before.mover());
}

std::string review_count_text(std::span<const ReviewedMove> moves) {
    const auto count = [&](auto judged) { return std::count_if(moves.begin(), moves.end(), judged); };
    const long small = count([](const ReviewedMove& move) { return move.judgement == Judgement::kInaccuracy; });
    const long all = count([](const ReviewedMove& move) { return move.judgement != Judgement::kGood; });
    if (all == 0) return _("Reviewed: no mistakes.");
    std::vector<std::string> parts;
    if (all > small) parts.push_back(counted(all - small, "{0} mistake", "{0} mistakes"));
    if (small > 0) parts.push_back(counted(small, "{0} inaccuracy", "{0} inaccuracies"));
    return fill(_("Reviewed: {0}."), {listed(parts)});
}

std::vector<std::string> accuracy_texts(const Match& match, const Position& start,
                                        std::span<const ReviewedMove> moves) {
    std::vector<std::string> texts;
    const auto accuracy = accuracy_of(start, moves);
    for (const Player player : kPlayers) {
        if (!accuracy[player].round.percent()) continue;
        texts.push_back(accuracy_text(match, player, accuracy[player]));
        if (std::string phases = phases_text(accuracy[player]); !phases.empty()) texts.push_back(std::move(phases));
    }
    return texts;
}

}  // namespace atom4::tui
