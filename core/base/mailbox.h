// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <list>
#include <mutex>

#include "core/base/thread.h"

namespace atom4 {

/// Runs functions of other threads on the thread of an event loop, which calls deliver() when descriptor() is readable.
/// post() is thread-safe; the rest is for the loop's thread. Must outlive all threads that post to it.
class Mailbox {
public:
    /// Throws std::system_error if the system gives no pipe.
    Mailbox() = default;
    Mailbox(const Mailbox&) = delete;
    Mailbox& operator=(const Mailbox&) = delete;

    /// A letter that is already allocated, so that posting it cannot fail.
    using Prepared = std::list<std::function<void()>>;
    /// Thread-safe.
    void post(std::function<void()> letter) { post(Prepared{std::move(letter)}); }
    void post(Prepared letter) noexcept;

    /// Readable while there is something to deliver.
    [[nodiscard]] int descriptor() const { return pipe_.descriptor(); }
    /// Calls the letters posted so far, in order; letters posted meanwhile wait for the next call. A letter must not
    /// call this.
    void deliver();

private:
    WakeupPipe pipe_;
    std::mutex mutex_;
    Prepared letters_;
    bool delivering_ = false;  // for the loop's thread only
};

}  // namespace atom4
