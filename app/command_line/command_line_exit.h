// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

namespace atom4 {

/// The program is to end at once: with this text on standard output (status 0) or standard error, and this exit status.
struct CommandLineExit {
    std::string text;  ///< complete lines
    int status;        ///< 0 after --help and --version, 2 after a bad option or value
};

/// Writes the text where it belongs and returns the status.
int say_and_exit(const CommandLineExit& exit);

}  // namespace atom4
