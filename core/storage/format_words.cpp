// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/format_words.h"

#include <cerrno>
#include <system_error>

#include "core/base/translation.h"

namespace atom4 {

std::string format_fault(FormatFault fault, const std::string& token) {
    switch (fault) {
        case FormatFault::kNoGame: return translated("this is not a saved game");
        case FormatFault::kBadTag: return translated("a tag looks like [Name \"value\"]");
        case FormatFault::kRepeatedTag: return fill(translated("the tag {0} is there twice"), {token});
        case FormatFault::kMissingTag: return fill(translated("the tag {0} is missing"), {token});
        case FormatFault::kBadText: break;
    }
    return translated("this is not text");
}

std::string passed_over_text(int line) {
    return fill(translated("The saved game ends before line {0}. The rest of the file was ignored."),
                {std::to_string(line)});
}

std::string system_reason(SystemError error) {
    if (error.code == EBUSY) return translated("another program is using it");
    return std::generic_category().message(error.code);
}

}  // namespace atom4
