// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/commands.h"

#include <algorithm>

#include "tui/common/i18n.h"

namespace atom4::tui {

// Damerau's distance, which counts swapped neighbours, too.
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

std::string usage_text(const std::string& name, std::string_view operand) {
    std::vector<std::string> parts{name};
    // After "save!" an ordinary blank would end a sentence.
    if (!operand.empty() && operand.front() != '[') parts.front() += "\u00a0";
    for (std::size_t i = 0; i < operand.size(); ++i) {
        if (operand[i] == '[')
            parts.emplace_back();
        else if (operand[i] == '|')
            // TRANSLATORS: between words to type: u or undo.
            parts.back() += std::string(" ") + _("or") + ' ';
        else if (operand[i] != ']' && !operand.substr(i).starts_with(" ["))
            parts.back() += operand[i];
    }
    return in_a_row(parts);
}

}  // namespace atom4::tui
