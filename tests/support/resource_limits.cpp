// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/support/resource_limits.h"

#include <malloc.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

namespace atom4::test {

bool ends_well_apart(const std::function<bool()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit long_enough{20, 20};  // seconds
        ::setrlimit(RLIMIT_CPU, &long_enough);
        [&]() noexcept { ::_exit(work() ? 0 : 1); }();  // an exception ends the process
    }
    int status = 0;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void leave_memory(std::size_t bytes) {
    ::malloc_trim(0);
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const rlim_t most = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + bytes;
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_AS, &limit);
}

void leave_no_thread() {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, std::size_t{1} << 30U);
    pthread_setattr_default_np(&attributes);
    leave_memory(std::size_t{100} << 20U);
}

}  // namespace atom4::test
