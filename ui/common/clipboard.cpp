// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/clipboard.h"

#include <QGuiApplication>

#include "ui/common/display_probe.h"

namespace atom4::ui {
namespace {

// Programs answer within a few milliseconds.
constexpr int kPatience = 500;

// On other platforms Qt waits for a second at most.
bool isX11() {
    return QGuiApplication::platformName() == QLatin1String("xcb");
}

}  // namespace

bool Clipboard::answers(QClipboard::Mode mode) {
    const QClipboard& clipboard = *QGuiApplication::clipboard();
    const bool selection = mode == QClipboard::Selection;
    // If this program owns the clipboard, Qt answers without asking X11.
    if (!isX11() || (selection ? clipboard.ownsSelection() : clipboard.ownsClipboard())) return true;
    return selectionOwnerAnswers(selection ? "PRIMARY" : "CLIPBOARD", kPatience);
}

bool Clipboard::dragAnswers() {
    return !isX11() || selectionOwnerAnswers("XdndSelection", kPatience);
}

QString Clipboard::silent() {
    return tr("Can't paste: the program that holds the clipboard isn't responding.");
}

}  // namespace atom4::ui
