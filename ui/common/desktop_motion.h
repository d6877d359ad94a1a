// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// Whether the desktop is set to do without animations: KDE's and GTK's files say so, or the desktop's portal, which is
/// asked the first time and listened to from then on. Qt 6.4 tells nothing of it. For whoever is about to move
/// something: the files are read each time.
[[nodiscard]] bool desktopReducesMotion();

}  // namespace atom4::ui
