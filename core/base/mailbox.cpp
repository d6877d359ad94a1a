// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/mailbox.h"

#include <utility>

#include "core/base/result.h"

namespace atom4 {

void Mailbox::post(Prepared letter) noexcept {
    const std::lock_guard lock(mutex_);
    // One byte announces all letters, so the pipe is never full.
    if (letters_.empty()) (void)pipe_.put();
    letters_.splice(letters_.end(), letter);
}

void Mailbox::deliver() {
    require(!std::exchange(delivering_, true));
    Prepared letters;
    {
        const std::lock_guard lock(mutex_);
        (void)pipe_.take();
        letters.swap(letters_);
    }
    for (const auto& letter : letters) letter();
    delivering_ = false;
}

}  // namespace atom4
