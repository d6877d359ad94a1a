// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/i18n.h"

#include <clocale>
#include <filesystem>

namespace atom4::tui {
namespace {

// Beside the program, so that what was built or moved elsewhere finds its own; else where it was to be installed.
std::filesystem::path locale_directory() {
    std::error_code trouble;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", trouble);
    const auto beside = (program.parent_path() / ATOM4_LOCALE_FROM_BINARY).lexically_normal();
    if (!trouble && std::filesystem::is_directory(beside, trouble)) return beside;
    return ATOM4_LOCALE_DIR;
}

}  // namespace

void set_up_locale() {
    std::setlocale(LC_ALL, "");
    // Numbers in files and messages stay as they are.
    std::setlocale(LC_NUMERIC, "C");
    bindtextdomain("atom4", locale_directory().c_str());
    bind_textdomain_codeset("atom4", "UTF-8");
}

void use_ascii_texts() {
    bind_textdomain_codeset("atom4", "ASCII");
}

}  // namespace atom4::tui
