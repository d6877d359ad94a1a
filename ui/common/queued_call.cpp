// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/queued_call.h"

#include <utility>

namespace atom4::ui {

QueuedCall::QueuedCall(std::function<void()> work) {
    connect(this, &QueuedCall::posted, this, std::move(work), Qt::QueuedConnection);
}

}  // namespace atom4::ui
