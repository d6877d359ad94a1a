// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/processes.h"

#include <QFile>
#include <csignal>

bool isIn(const char* set, qint64 process, int signal) {
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return false;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(set)) return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (signal - 1) & 1) != 0;
    return false;
}

bool catches(qint64 process, int signal) {
    return isIn("SigCgt:", process, signal);
}

void takeSignals(QProcess& program, const std::vector<int>& ignored) {
    program.setChildProcessModifier([ignored] {
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::signal(signal, SIG_DFL);
        for (const int signal : ignored) ::signal(signal, SIG_IGN);
    });
}
