// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/study_words.h"

#include <algorithm>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "tui/atom4/model/analysis_words.h"
#include "tui/atom4/model/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

constexpr std::size_t kEnough = 6;

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
        // TRANSLATORS: the number of a line, its first cell, what it is worth.
        lines.push_back(rest.empty() ? fill(_("{0}: {1} ({2})."), {number, to_text(line.moves.front()), value})
                                     : fill(_("{0}: {1} ({2}), then {3}."),
                                            {number, to_text(line.moves.front()), value, listed_cells(rest)}));
    }
    return lines;
}

}  // namespace atom4::tui
