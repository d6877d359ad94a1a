// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/support/folders_and_processes.h"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/base/result.h"

namespace atom4::test {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() : TemporaryFolder(fs::temp_directory_path()) {}

fs::path TemporaryFolder::parent_in_memory() {
    constexpr const char* kShared = "/dev/shm";
    return ::access(kShared, W_OK) == 0 ? fs::path(kShared) : fs::temp_directory_path();
}

TemporaryFolder::TemporaryFolder(const fs::path& parent) {
    std::string name = parent / "atom4-test-XXXXXX";
    require(::mkdtemp(name.data()) != nullptr);
    path_ = fs::canonical(name);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::vector<std::string> TemporaryFolder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path_)) names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

OrdinaryPerson::OrdinaryPerson() : was_root_(::geteuid() == 0) {
    constexpr uid_t kNobody = 65534;
    if (was_root_) require(::seteuid(kNobody) == 0);
}

OrdinaryPerson::~OrdinaryPerson() {
    if (was_root_) require(::seteuid(0) == 0);
}

OtherProcess::OtherProcess(const Body& body) {
    std::array<int, 2> ends{};
    require(::pipe(ends.data()) == 0);
    id_ = ::fork();
    require(id_ >= 0);
    if (id_ == 0) {
        ::close(ends[0]);
        body([&] {
            if (::write(ends[1], "!", 1) != 1) ::_exit(1);
        });
        while (true) ::pause();
    }
    ::close(ends[1]);
    pipe_ = ends[0];
    wait();
}

OtherProcess::~OtherProcess() {
    kill();
    ::close(pipe_);
}

bool OtherProcess::wait() {
    char said = 0;
    return ::read(pipe_, &said, 1) == 1;
}

void OtherProcess::kill() {
    if (id_ < 0) return;
    ::kill(id_, SIGKILL);
    ::waitpid(id_, nullptr, 0);
    id_ = -1;
}

bool wait_and_deliver(Mailbox& mailbox) {
    constexpr int kPatience = 20'000;  // milliseconds
    pollfd posted{mailbox.descriptor(), POLLIN, 0};
    if (::poll(&posted, 1, kPatience) != 1) return false;
    mailbox.deliver();
    return true;
}

}  // namespace atom4::test
