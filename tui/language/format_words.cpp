// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/language/format_words.h"

#include "tui/language/i18n.h"

namespace atom4::tui {

std::string format_fault_reason(FormatFault fault, const std::string& token) {
    switch (fault) {
        case FormatFault::kNoGame: return _("this is not a saved game");
        case FormatFault::kBadTag: return _("a tag looks like [Name \"value\"]");
        case FormatFault::kRepeatedTag: return fill(_("the tag {0} is there twice"), {token});
        case FormatFault::kMissingTag: return fill(_("the tag {0} is missing"), {token});
        case FormatFault::kBadText: break;
    }
    return _("this is not text");
}

}  // namespace atom4::tui
