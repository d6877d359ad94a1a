// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/environment.h"

#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <random>

namespace atom4 {

void prepare_process() {
    // Then the write fails with an error, which is reported, and the game goes on.
    (void)std::signal(SIGXFSZ, SIG_IGN);
    // Opened in the wrong direction, so that reading standard input, or writing to the others, fails with an error.
    // open() returns the lowest free number.
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor)
        if (::fcntl(descriptor, F_GETFD) < 0)
            (void)::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

std::string environment_variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    std::string text(10, '\0');
    std::strftime(text.data(), text.size() + 1, "%Y.%m.%d", &local);
    return text;
}

std::uint64_t any_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

std::string account_name() {
    if (const char* name = std::getenv("LOGNAME"); name != nullptr && *name != '\0') return name;
    const passwd* entry = ::getpwuid(::getuid());
    return entry == nullptr ? "" : entry->pw_name;
}

}  // namespace atom4
