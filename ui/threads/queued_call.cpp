// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/threads/queued_call.h"

#include <QCoreApplication>
#include <QEvent>
#include <utility>

namespace atom4::ui {

QueuedCall::QueuedCall(std::function<void()> work) : work_(std::move(work)) {}

void QueuedCall::post() {
    QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

// Nobody else sends it one.
void QueuedCall::customEvent(QEvent* /*event*/) {
    work_();
}

}  // namespace atom4::ui
