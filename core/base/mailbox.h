// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <list>
#include <mutex>

#include "core/base/thread.h"

namespace atom4 {

/// What other threads want done in the thread of an event loop. The loop waits until descriptor() is readable, then
/// calls deliver(). Outlives whoever posts to it.
class Mailbox {
public:
    /// Throws std::system_error if the system gives no pipe.
    Mailbox() = default;
    Mailbox(const Mailbox&) = delete;
    Mailbox& operator=(const Mailbox&) = delete;

    /// A letter whose memory is taken already, so that posting it cannot fail.
    using Prepared = std::list<std::function<void()>>;
    /// From any thread.
    void post(std::function<void()> letter) { post(Prepared{std::move(letter)}); }
    void post(Prepared letter) noexcept;

    /// Readable while there is something to deliver.
    [[nodiscard]] int descriptor() const { return pipe_.descriptor(); }
    /// Calls each letter that has been posted, in order; one posted meanwhile waits for the next call. A letter must
    /// not call this.
    void deliver();

private:
    WakeupPipe pipe_;
    std::mutex mutex_;
    Prepared letters_;
    bool delivering_ = false;  // for the loop's thread alone
};

}  // namespace atom4
