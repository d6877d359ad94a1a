// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// Returns whether the desktop asks for less motion, by the settings files of KDE and GTK or by the desktop portal,
/// which is queried once and then monitored; Qt 6.4 does not report it. Reads files: call it before an animation.
[[nodiscard]] bool desktopReducesMotion();

}  // namespace atom4::ui
