// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <thread>

#include "core/base/thread.h"

namespace atom4 {

/// Ends the program when nobody is left who reads its standard output, as the next line would, which may be hours away:
/// by SIGPIPE, or where that is ignored with a message and status 1. Watches in a thread of its own while it lives;
/// does nothing where none can be had.
class ClientWatch {
public:
    ClientWatch();
    ClientWatch(const ClientWatch&) = delete;
    ClientWatch& operator=(const ClientWatch&) = delete;
    ~ClientWatch();

private:
    std::optional<Pipe> end_;
    std::thread thread_;
};

/// What is said when standard output cannot be written; a complete line.
inline constexpr const char* kOutputCannotBeWritten = "atom4-engine: the output cannot be written\n";

}  // namespace atom4
