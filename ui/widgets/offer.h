// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// From now on screen readers meet boards as tables of cells, and hear what is chosen in a combo box. Nothing is made
/// before one asks.
void offerToScreenReaders();

}  // namespace atom4::ui
