// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/give_up.h"

#include <system_error>

#include "core/base/printable.h"
#include "tui/language/i18n.h"

namespace atom4 {

int give_up(std::string_view program, const std::string& reason) {
    tui::complain(printable(std::string(program) + ": " + reason) + "\n");
    return 1;
}

std::string system_text(const std::filesystem::path& file, SystemError error) {
    return file.string() + ": " + std::generic_category().message(error.code);
}

}  // namespace atom4
