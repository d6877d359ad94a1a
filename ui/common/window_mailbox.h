// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/base/mailbox.h"

namespace atom4::ui {

/// Returns the mailbox for what other threads want done on the window's thread; Qt's event loop delivers it. To be
/// called on that thread, while there is a QApplication.
[[nodiscard]] Mailbox& windowMailbox();

}  // namespace atom4::ui
