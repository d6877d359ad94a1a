// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QProcess>
#include <vector>

/// Whether the signal is in that set of the process, as /proc names it: "SigCgt:" has those it has handlers for.
[[nodiscard]] bool isIn(const char* set, qint64 process, int signal);
/// Whether the process has its handler for that signal by now.
[[nodiscard]] bool catches(qint64 process, int signal);
/// Has the program start with the signals that end it as they are, and these ignored. Whoever started the tests in the
/// background may have had some ignored.
void takeSignals(QProcess& program, const std::vector<int>& ignored = {});
