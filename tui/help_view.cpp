// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "tui/i18n.h"
#include "tui/screen.h"

namespace atom4::tui {
namespace {

struct HelpLine {
    std::string text;
    Role role;
};

std::vector<HelpLine> rules(int width) {
    const std::array<std::string, 6> paragraphs{
        _("Player 1 plays red, green and blue and wants four white in a row; player 2 plays yellow, cyan and purple "
          "and wants four black."),
        _("The colours take turns round the wheel; you choose only the place."),
        _("A piece goes on an empty cell that touches two pieces which touch each other: the dots."),
        _("The piece acts on each of its six neighbours. Next to it on the wheel: no change. Two steps away: the "
          "neighbour takes the colour between. Opposite: red, green and blue make it white, the others black."),
        _("Red, green and blue turn a black piece to their own colour; yellow, cyan and purple do so with a white "
          "one."),
        _("Pieces of your goal colour pass the action on, in a straight line, to the first other piece."),
    };
    std::vector<HelpLine> lines;
    lines.push_back({_("Atom-4, the rules"), Role::kTitle});
    for (const std::string& paragraph : paragraphs) {
        std::string indent = "- ";
        for (const std::string& line : wrapped(paragraph, width - 2)) {
            lines.push_back({indent + line, Role::kText});
            indent = "  ";
        }
    }
    return lines;
}

std::vector<HelpLine> help_lines(int width) {
    std::vector<HelpLine> lines = rules(width);
    lines.push_back({"", Role::kText});
    lines.push_back({_("Keys"), Role::kTitle});
    const std::array<std::pair<const char*, const char*>, 7> keys{{
        {_("arrows hjkl 1-9"), _("move the cursor; 7 9 1 3 along the lattice")},
        {_("Enter Space 5"), _("place the piece")},
        {_("Tab Shift-Tab"), _("next, previous dot")},
        {_("u r"), _("take back, play again")},
        {_("n"), _("next round, when one is over")},
        {_("q"), _("quit; the match goes on at the next start")},
        {_("^L ^Z"), _("draw anew, suspend")},
    }};
    for (const auto& [key, meaning] : keys) {
        std::string head = key;
        head.resize(std::max(head.size(), head.size() + static_cast<std::size_t>(std::max(0, 17 - width_of(head)))),
                    ' ');
        for (const std::string& line : wrapped(meaning, width - 17)) {
            lines.push_back({head + line, Role::kText});
            head = std::string(17, ' ');
        }
    }
    for (const std::string& line : wrapped(_("On the board, Gy: the green there would turn yellow."), width))
        lines.push_back({line, Role::kText});
    return lines;
}

}  // namespace

int draw_help(Grid& grid, int top) {
    const Extent extent = grid.extent();
    const int width = std::min(extent.cols, 78);
    const int left = (extent.cols - width) / 2;
    const auto lines = help_lines(width);
    const int count = static_cast<int>(lines.size());
    const int shown = extent.rows - 1;
    top = std::clamp(top, 0, std::max(0, count - shown));
    const int margin = std::max(0, (shown - count) / 2);
    for (int i = 0; i < std::min(shown, count - top); ++i) {
        const HelpLine& line = lines[static_cast<std::size_t>(top + i)];
        grid.put(margin + i, left, line.text, line.role, width);
    }
    const char* foot = count > shown ? _("up, down: more   other: back   q: quit") : _("any key: back   q: quit");
    grid.put(extent.rows - 1, left, foot, Role::kQuiet, width);
    return top;
}

}  // namespace atom4::tui
