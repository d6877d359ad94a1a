// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/settings.h"

#include "core/base/result.h"
#include "tests/fuzz/input.h"

// Any bytes at all as the terminal's settings: what is understood is written, and read again, as it was.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const tui::TerminalSettings read = tui::read_terminal_settings(test::text_of(data, size));
    require(tui::read_terminal_settings(tui::written_terminal_settings(read)) == read);
    return 0;
}
