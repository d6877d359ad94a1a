// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// Returns whether the X server of DISPLAY answers and has enough colours.
[[nodiscard]] bool canOpenX11();
/// Returns whether the owner of a selection ("CLIPBOARD"), if any, answers within that many milliseconds. X11 only.
[[nodiscard]] bool selectionOwnerAnswers(const char* selection, int milliseconds);
/// Returns whether the Wayland compositor of WAYLAND_DISPLAY accepts a connection.
[[nodiscard]] bool canConnectWayland();

}  // namespace atom4::ui
