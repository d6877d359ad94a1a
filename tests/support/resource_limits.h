// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace atom4::test {

/// Does the work in a process of its own, which is killed after 20 seconds of a processor, so that what it lets go
/// missing is missing nowhere else. Whether the work returned true.
[[nodiscard]] bool ends_well_apart(const std::function<bool()>& work);

/// From now on this process gets so many bytes more than it has, of which a thread's stack takes several million. Not
/// for good: to be called in a process that ends soon. Sanitizers take address space of their own and cannot be
/// limited.
void leave_memory(std::size_t bytes);

/// The same, and there is no thread to be had any more, but memory for everything else.
void leave_no_thread();

}  // namespace atom4::test
