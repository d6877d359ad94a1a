// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <climits>
#include <cstdio>
#include <cstring>

namespace atom4::test {

/// The absolute path of the file that a call is about. Does not resolve symbolic links, nor allocate memory.
struct FullName {
    char text[PATH_MAX] = "";

    explicit FullName(const char* path, int folder = AT_FDCWD) {
        if (path == nullptr) return;
        if (path[0] != '/') {
            if (folder == AT_FDCWD) {
                if (::syscall(SYS_getcwd, text, sizeof text) < 0) text[0] = '\0';
            } else {
                look_up(folder);
            }
            std::strncat(text, "/", sizeof text - std::strlen(text) - 1);
        }
        std::strncat(text, path, sizeof text - std::strlen(text) - 1);
    }
    explicit FullName(int descriptor) { look_up(descriptor); }

private:
    void look_up(int descriptor) {
        char link[64];
        std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
        const long length = ::syscall(SYS_readlinkat, AT_FDCWD, link, text, sizeof text - 1);
        text[length > 0 ? length : 0] = '\0';
    }
};

inline bool is_below(const char* folder, const char* path) {
    const std::size_t length = std::strlen(folder);
    return length > 0 && std::strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

}  // namespace atom4::test
