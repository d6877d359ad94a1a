// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Kept apart from Qt: Xlib's macros would break its headers.
#include <X11/Xlib.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>

#include "ui/common/display_probe.h"

namespace atom4::ui {
namespace {

// With fewer colours Qt starts, paints nothing, and exits as if successful.
constexpr int kMinDepth = 15;

}  // namespace

bool canOpenX11() {
    Display* display = XOpenDisplay(nullptr);
    if (display == nullptr) return false;
    const bool deep = DefaultDepth(display, DefaultScreen(display)) >= kMinDepth;
    XCloseDisplay(display);
    return deep;
}

// Uses a connection of its own: while Qt waits for an answer on its connection, nothing can interrupt it.
bool selectionOwnerAnswers(const char* selection, int milliseconds) {
    Display* display = XOpenDisplay(nullptr);
    if (display == nullptr) return false;
    bool answers = true;
    const Atom atom = XInternAtom(display, selection, False);
    if (XGetSelectionOwner(display, atom) != None) {
        const Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
        const Atom targets = XInternAtom(display, "TARGETS", False);
        XConvertSelection(display, atom, targets, targets, window, CurrentTime);
        XFlush(display);
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
        XEvent event;
        while (!(answers = XCheckTypedEvent(display, SelectionNotify, &event) == True)) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
            pollfd connection{ConnectionNumber(display), POLLIN, 0};
            if (left.count() <= 0 || ::poll(&connection, 1, static_cast<int>(left.count())) == 0) break;
        }
    }
    XCloseDisplay(display);
    return answers;
}

bool canConnectWayland() {
    const char* name = std::getenv("WAYLAND_DISPLAY");
    if (name == nullptr || *name == '\0') return false;
    std::string path = name;
    if (path.front() != '/') {
        const char* directory = std::getenv("XDG_RUNTIME_DIR");
        if (directory == nullptr) return false;
        path = std::string(directory) + '/' + path;
    }
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) return false;
    std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0) return false;
    const bool connected = ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(socket);
    return connected;
}

}  // namespace atom4::ui
