// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QClipboard>
#include <QCoreApplication>

namespace atom4::ui {

/// Whether there is any use in asking another program for what it offers. Qt waits for its answers for up to fifteen
/// seconds while the window stands still, and X11 has no way to do without an answer from a program that hangs. So it
/// is asked for something small first, for half a second at most. Where that fails, silent() says so.
class Clipboard {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::Clipboard)

public:
    [[nodiscard]] static bool answers(QClipboard::Mode mode = QClipboard::Clipboard);
    /// The same for what another program drags over a window.
    [[nodiscard]] static bool dragAnswers();
    [[nodiscard]] static QString silent();
};

}  // namespace atom4::ui
