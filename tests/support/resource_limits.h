// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace atom4::test {

/// Runs the work in a process of its own, so that the resources it uses up are missing nowhere else. The process is
/// killed after 20 seconds of processor time. Returns whether the work returned true.
[[nodiscard]] bool ends_well_apart(const std::function<bool()>& work);

/// Limits this process to `bytes` more than it has now; the stack of a thread alone takes several million. This cannot
/// be undone: to be called in a process that ends soon. Sanitizers take address space of their own, so that a process
/// with one cannot be limited.
void leave_memory(std::size_t bytes);

/// Likewise leaves no memory for another thread, but enough for everything else.
void leave_no_thread();

}  // namespace atom4::test
