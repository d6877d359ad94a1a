// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Kept apart from Qt: Xlib's macros would break its headers.
#include "tests/ui/support/silent_owner.h"

#include <X11/Xlib.h>

SilentOwner::SilentOwner(const char* selection) : display_(XOpenDisplay(nullptr)) {
    auto* display = static_cast<Display*>(display_);
    const Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
    XSetSelectionOwner(display, XInternAtom(display, selection, False), window, CurrentTime);
    XSync(display, False);
}

SilentOwner::~SilentOwner() {
    XCloseDisplay(static_cast<Display*>(display_));
}
