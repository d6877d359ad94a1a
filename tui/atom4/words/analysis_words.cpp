// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/words/analysis_words.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/language/lists.h"
#include "tui/atom4/words/hint_words.h"
#include "tui/atom4/words/words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {

std::string standing_text(Score score, Player mover) {
    if (score.is_draw()) return _("drawn");
    if (score.value() == 0) return _("even");
    const bool mover_leads = score.value() > 0;
    const bool white = (goal_colour(mover) == Colour::kWhite) == mover_leads;
    const Score for_leader(mover_leads ? score.value() : -score.value());
    if (const auto plies = for_leader.plies_to_win())
        return fill(white ? _("white wins in {0}") : _("black wins in {0}"), {std::to_string((*plies + 1) / 2)});
    return fill(white ? _("white {0}") : _("black {0}"), {evaluation_text(for_leader)});
}

const char* judgement_mark(Judgement judgement) {
    switch (judgement) {
        case Judgement::kGood: return "";
        case Judgement::kInaccuracy: return "?!";
        case Judgement::kMistake: return "?";
        case Judgement::kMissedWin:
        case Judgement::kLosingMove: break;
    }
    return "??";
}

std::string judgement_text(const ReviewedMove& move) {
    if (move.judgement == Judgement::kGood || move.best_line.empty()) return {};
    const auto text = [&](const char* pattern) {
        return fill(pattern, {to_text(move.played), evaluation_text(move.score), to_text(move.best_line.front()),
                              evaluation_text(move.best_score)});
    };
    switch (move.judgement) {
        case Judgement::kInaccuracy: return text(_("{0} gives a little away ({1}); {2} was better ({3})."));
        case Judgement::kMistake: return text(_("{0} is a mistake ({1}); {2} was better ({3})."));
        case Judgement::kMissedWin: return text(_("{0} misses a win; {2} wins by force."));
        default: break;
    }
    return text(_("After {0} the opponent can force a win; {2} was better ({3})."));
}

std::string review_count_text(std::span<const ReviewedMove> moves) {
    const auto count = [&](auto judged) { return std::count_if(moves.begin(), moves.end(), judged); };
    const long small = count([](const ReviewedMove& move) { return move.judgement == Judgement::kInaccuracy; });
    const long all = count([](const ReviewedMove& move) { return move.judgement != Judgement::kGood; });
    if (all == 0) return _("Reviewed: no mistake was found.");
    std::vector<std::string> parts;
    if (all > small) parts.push_back(counted(all - small, "{0} mistake", "{0} mistakes"));
    if (small > 0) parts.push_back(counted(small, "{0} inaccuracy", "{0} inaccuracies"));
    return fill(_("Reviewed: {0}."), {listed(parts)});
}

std::string review_text(std::span<const ReviewedMove> moves) {
    const bool any =
        std::any_of(moves.begin(), moves.end(), [](auto& move) { return move.judgement != Judgement::kGood; });
    return review_count_text(moves) + (any ? std::string(" ") + _("v goes from one to the next.") : std::string());
}

}  // namespace atom4::tui
