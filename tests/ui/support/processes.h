// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QProcess>
#include <vector>

/// Returns whether the signal is in that set of the process, as named in /proc: "SigCgt:" has the signals it handles.
[[nodiscard]] bool isIn(const char* set, qint64 process, int signal);
/// Returns whether the process has installed a handler for that signal.
[[nodiscard]] bool catches(qint64 process, int signal);
/// Makes the program start with the default actions of the signals that end it, and with `ignored` ignored: the tests
/// may have inherited ignored signals, for instance when a shell runs them in the background.
void takeSignals(QProcess& program, const std::vector<int>& ignored = {});
