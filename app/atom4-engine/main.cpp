// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// The computer opponent of Atom-4 for other programs to talk to, and the tools that measure it.

#include <clocale>

#include "app/atom4-engine/commands.h"
#include "core/base/environment.h"

int main(int argc, char** argv) {
    atom4::prepare_process();
    // Texts are always English; names are printed in the characters of the locale.
    std::setlocale(LC_CTYPE, "");
    return atom4::run({argv, static_cast<std::size_t>(argc)});
}
