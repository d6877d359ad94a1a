// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/analysis_view.h"

#include <algorithm>
#include <cmath>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "tui/atom4/model/analysis_texts.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

constexpr int kShortBar = 10;

void draw_bar(Grid& grid, Place place, int width, double white, Capabilities capabilities) {
    const int whites = static_cast<int>(std::lround(white * width));
    // With up to 16 colours, one end of the bar may have the terminal's own background colour.
    const bool solid = capabilities.depth > ColourDepth::k16;
    for (int i = 0; i < width; ++i) {
        const bool is_white = i < whites;
        const char* text = solid ? " " : is_white ? "=" : "-";
        grid.set(place.row, place.col + i, {text, is_white ? Role::kWhite : Role::kBlack, kPlain});
    }
    // Marks the middle, so that an advantage shows at a glance.
    Glyph middle = grid.at(place.row, place.col + width / 2);
    middle.text = "|";
    grid.set(place.row, place.col + width / 2, middle);
}

// The evaluation of a line is shown only if there are several lines.
std::string line_text(const SearchReport& report, std::size_t index) {
    const SearchLine& line = report.lines[index];
    std::string text = report.lines.size() > 1 ? evaluation_text(line.score) : std::string();
    for (const Cell cell : line.moves) text += (text.empty() ? "" : " ") + to_text(cell);
    return text;
}

}  // namespace

std::string opinion_text(const Scene& scene) {
    const UiState& ui = scene.ui;
    // TRANSLATORS: the analysis, in a narrow panel.
    if (ui.analysis == AnalysisSession::State::kRated) return _("Hidden: a rated round");
    if (!ui.analysis_bar.empty()) return ui.analysis_bar;
    if (ui.analysis == AnalysisSession::State::kOver && ui.verdict)
        return verdict_sentence(scene.match.setup(), *ui.verdict);
    if (ui.report.lines.empty()) return _("Analysing...");
    return standing_text(Verdict(ui.report.score(), scene.position.mover()));
}

void draw_analysis(Grid& grid, Place place, Extent extent, const Scene& scene) {
    const SearchReport& report = scene.ui.report;
    if (report.lines.empty()) {
        const auto lines = wrapped(opinion_text(scene), extent.cols);
        for (int i = 0; i < std::min(extent.rows, static_cast<int>(lines.size())); ++i)
            grid.put(place.row + i, place.col, lines[as_size(i)], Role::kQuiet, extent.cols);
        return;
    }
    const std::string standing = opinion_text(scene);
    const bool tall = extent.rows > 1;
    // On one row the bar leaves room for the words.
    const int bar = tall ? extent.cols : std::clamp(extent.cols - width_of(standing) - 1, 0, kShortBar);
    draw_bar(grid, place, bar, Verdict(report.score(), scene.position.mover()).share(), scene.capabilities);
    const Place words = tall ? Place{place.row + 1, place.col} : Place{place.row, place.col + bar + 1};
    const int end = place.col + extent.cols;
    const int seconds = scene.ui.analysis_seconds;
    const std::string depth =
        seconds == 0 ? fill(_("depth {0}"), {std::to_string(report.depth)})
                     : fill(_("depth {0}, {1} s"), {std::to_string(report.depth), std::to_string(seconds)});
    int col = grid.put(words.row, words.col, standing, Role::kTitle, end - words.col) + 2;
    if (tall && col + width_of(depth) <= end) grid.put(words.row, end - width_of(depth), depth, Role::kQuiet);
    for (std::size_t i = 0; tall && i < report.lines.size() && static_cast<int>(i) + 2 < extent.rows; ++i)
        grid.put(place.row + 2 + static_cast<int>(i), place.col, line_text(report, i), Role::kText, extent.cols);
    if (!tall && col + 3 < end) grid.put(words.row, col, line_text(report, 0), Role::kText, end - col);
}

}  // namespace atom4::tui
