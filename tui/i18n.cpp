// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/i18n.h"

#include <clocale>

namespace atom4::tui {

void set_up_locale() {
    std::setlocale(LC_ALL, "");
    // Numbers in files and messages stay as they are.
    std::setlocale(LC_NUMERIC, "C");
    bindtextdomain("atom4", ATOM4_LOCALE_DIR);
    bind_textdomain_codeset("atom4", "UTF-8");
}

}  // namespace atom4::tui
