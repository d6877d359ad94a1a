// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/refusal_words.h"

#include "core/base/translation.h"
#include "core/lines/notation.h"

namespace atom4::lines {

std::string no_chip_text(Cell from) {
    return fill(translated("There is no chip at {0}."), {to_text(from)});
}

std::string taken_text(Cell to) {
    return fill(translated("There is already a chip at {0}."), {to_text(to)});
}

std::string no_path_to_text(Cell to) {
    return fill(translated("No free path leads to {0}."), {to_text(to)});
}

std::string no_path_text(Move move) {
    return fill(translated("No free way leads from {0} to {1}: others stand round it."),
                {to_text(move.from), to_text(move.to)});
}

}  // namespace atom4::lines
