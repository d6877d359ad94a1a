// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// From now on, no text field of the program reads from a clipboard that does not answer: not by a key, not by the
/// middle button, nor when its menu opens, which checks whether there is something to paste. It shows a message
/// instead. Qt's own fields would freeze the window for seconds.
void guardPasting();

}  // namespace atom4::ui
