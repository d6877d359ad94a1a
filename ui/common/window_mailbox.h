// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/base/mailbox.h"

namespace atom4::ui {

/// What other threads want done in the window's thread; delivered by Qt's event loop. To be called there, while there
/// is a QApplication.
[[nodiscard]] Mailbox& windowMailbox();

}  // namespace atom4::ui
