// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "core/base/mailbox.h"

namespace atom4::ui {

/// Work that is done in the thread in which this was made, or to which it was moved, soon after it is asked for. What
/// is asked for and not yet done when this goes is not done.
///
/// A queued QMetaObject::invokeMethod would do as well; but its object is made in one thread and used in the other, and
/// ThreadSanitizer, which does not see Qt's queue, takes that for a race. What a queued signal is carried by is all
/// Qt's.
class QueuedCall : public QObject {
    Q_OBJECT

public:
    explicit QueuedCall(std::function<void()> work);

    /// From any thread. The work is done once for each time.
    void post() { emit posted(); }

signals:
    void posted();
};

/// What other threads want done in the window's thread; delivered by Qt's event loop. To be called there, while there
/// is a QApplication.
[[nodiscard]] Mailbox& windowMailbox();

}  // namespace atom4::ui
