// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/full_screen.h"

#include <errno.h>

#include <exception>
#include <new>

#include "core/base/strings.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

namespace {

// Returns what stood in the way, if anything did.
std::string run(const std::function<void(Terminal&, Signals&)>& body, const TerminalWishes& wishes) {
    if (auto trouble = why_no_terminal()) return *trouble;
    try {
        Signals signals;
        const auto terminal = Terminal::open(wishes);
        if (!terminal) return _("the terminal cannot be used for a full screen");
        signals.install();
        body(*terminal, signals);
        return {};
    } catch (const std::bad_alloc&) {
        throw;  // to say that takes memory
    } catch (const std::exception& error) {
        return error.what();
    }
}

}  // namespace

int run_full_screen(const std::function<void(Terminal&, Signals&)>& body, const TerminalWishes& wishes) {
    const std::string trouble = run(body, wishes);
    // The terminal is as it was before.
    if (const auto signal = Signals::ending()) die_of(*signal);
    if (trouble.empty()) return 0;
    complain(printable(std::string(program_invocation_short_name) + ": " + trouble) + "\n");
    return 1;
}

}  // namespace atom4::tui
