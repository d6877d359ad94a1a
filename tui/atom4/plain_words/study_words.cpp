// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/plain_words/study_words.h"

#include <algorithm>

#include "core/atom4/coach/shortfall.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/words/colour_words.h"
#include "tui/atom4/words/analysis_words.h"
#include "tui/atom4/words/hint_words.h"
#include "tui/atom4/words/words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

constexpr std::size_t kEnough = 6;

// "yellow at j8 makes four, g8 to j8"
std::string four_text(const Four& four, Colour colour) {
    return fill(_("{0} at {1} makes four, {2} to {3}"),
                {colour_name(colour), to_text(four.cell), to_text(four.row.front()), to_text(four.row.back())});
}

}  // namespace

std::vector<Cell> first_cells(const MoveLine& line) {
    const auto cells = line.cells();
    return {cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(std::min(cells.size(), kEnough))};
}

std::vector<std::string> report_text(const Position& position, const SearchReport& report) {
    std::vector<std::string> lines{
        fill(_("Standing: {0}. Depth {1}."),
             {standing_text(report.score(), position.mover()), std::to_string(report.depth)})};
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const SearchLine& line = report.lines[i];
        const auto rest = std::span(line.moves).subspan(1, std::min(line.moves.size() - 1, kEnough - 1));
        const std::string number = std::to_string(i + 1);
        const std::string value = evaluation_text(line.score);
        lines.push_back(rest.empty() ? fill(_("{0}: {1} ({2})."), {number, to_text(line.moves.front()), value})
                                     : fill(_("{0}: {1} ({2}), then {3}."),
                                            {number, to_text(line.moves.front()), value, listed_cells(rest)}));
    }
    return lines;
}

std::vector<std::string> shortfall_text(const Position& before, const ReviewedMove& move) {
    if (move.best_line.empty() || move.best_line.front() == move.played) return {};
    const Shortfall shortfall = shortfall_of(before, move);
    const std::string best = to_text(move.best_line.front());
    const Colour own = before.to_play();
    const Colour theirs = next_on_wheel(own);
    std::vector<std::string> lines;
    if (shortfall.misses) return {fill(_("It misses a win: {0}."), {four_text(*shortfall.misses, own)})};
    for (const Four& four : shortfall.lets)
        lines.push_back(fill(_("It lets this happen: {0}."), {four_text(four, theirs)}));
    if (!shortfall.lets.empty() && shortfall.better_stops) lines.push_back(fill(_("{0} stops that."), {best}));
    if (shortfall.lets.empty() && shortfall.answer && !shortfall.answer_threatens.empty())
        lines.push_back(
            fill(_("The answer {0} threatens this: {1}."),
                 {to_text(*shortfall.answer), four_text(shortfall.answer_threatens.front(), next_on_wheel(own, 3))}));
    if (!shortfall.better_threatens.empty() && shortfall.played_threatens.empty())
        lines.push_back(fill(_("{0} threatens this: {1}."),
                             {best, four_text(shortfall.better_threatens.front(), next_on_wheel(own, 2))}));
    return lines;
}

}  // namespace atom4::tui
