// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

class QWidget;

namespace atom4::ui {

/// From now on Tab goes through all that lies in the widget in the order of its layouts: line by line as one reads,
/// whichever way the language runs and in whatever order the parts were made or moved. It goes round from what has the
/// widget's focus in its place (QWidget::setFocusProxy), if there is such a part.
void tabAsOneReads(QWidget& widget);
/// From now on what is disabled while it has the focus, in that window or a dialog over it, leaves it to the nearest
/// part beside it rather than to the next one of the window.
void leaveFocusNearby(QWidget& window);

}  // namespace atom4::ui
