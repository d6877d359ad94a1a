// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/painting_cost.h"

#include <algorithm>
#include <ctime>
#include <limits>

double threadMs() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double paintingCost(QWidget& widget) {
    double best = std::numeric_limits<double>::max();
    for (int run = 0; run < 20; ++run) {
        const double start = threadMs();
        widget.repaint();
        best = std::min(best, threadMs() - start);
    }
    return best;
}
