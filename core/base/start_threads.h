// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace atom4 {

/// Starts threads, each at the work that `make` returns for it, until there are so many, or as many as the system gives
/// and has memory for, with a little left for what they and the caller do. `make` may throw std::bad_alloc, which ends
/// the starting; nothing else is thrown.
void start_threads(std::vector<std::jthread>& threads, int wanted, const std::function<std::function<void()>()>& make);

}  // namespace atom4
