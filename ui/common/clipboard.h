// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QClipboard>
#include <QCoreApplication>

namespace atom4::ui {

/// Checks whether another program answers before its data is requested. Qt waits for an answer for up to fifteen
/// seconds, with the window frozen, and X11 cannot tell whether a program hangs. So the check requests something small
/// first, and waits for half a second at most. If it fails, silent() returns the message to show.
class Clipboard {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::Clipboard)

public:
    [[nodiscard]] static bool answers(QClipboard::Mode mode = QClipboard::Clipboard);
    /// The same for the program that drags something over a window.
    [[nodiscard]] static bool dragAnswers();
    [[nodiscard]] static QString silent();
};

}  // namespace atom4::ui
