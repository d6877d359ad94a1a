// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// From now on no field of the program where text is written asks for a clipboard that does not answer: not by a key,
/// not by the middle button, nor when its menu opens, which asks whether there is something to paste. It says so
/// instead. Qt's own fields would have the window stand still for seconds.
void guardPasting();

}  // namespace atom4::ui
