// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/handbook_controller.h"
#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// The page, the contents or what was found, as data.
[[nodiscard]] Screen build_handbook_screen(const HandbookController& controller, Extent extent,
                                           Capabilities capabilities);

}  // namespace atom4::tui
