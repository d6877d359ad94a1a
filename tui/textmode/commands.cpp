// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/commands.h"

#include <algorithm>

#include "tui/common/i18n.h"

namespace atom4::tui {

// Damerau's distance, of neighbours that changed places too.
std::size_t distance_of(std::string_view one, std::string_view other) {
    std::vector<std::vector<std::size_t>> table(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i)
        for (std::size_t j = 0; j <= other.size(); ++j) {
            if (i == 0 || j == 0) {
                table[i][j] = i + j;
                continue;
            }
            const std::size_t changed = table[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
            table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, changed});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
        }
    return table[one.size()][other.size()];
}

std::string spoken_operand(std::string_view operand) {
    std::string text;
    for (const char c : operand) {
        if (c == '[' || c == ']') continue;
        if (c == '|')
            // TRANSLATORS: between words to type: u or undo.
            text += std::string(" ") + _("or") + ' ';
        else
            text += c;
    }
    return text;
}

}  // namespace atom4::tui
