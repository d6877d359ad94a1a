// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/mailbox.h"

namespace atom4::test {

/// A folder of its own that goes away with its owner.
class TemporaryFolder {
public:
    TemporaryFolder();
    explicit TemporaryFolder(const std::filesystem::path& parent);
    /// Where files are in memory, if there is such a place, for tests that write thousands.
    [[nodiscard]] static std::filesystem::path parent_in_memory();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
    /// The names in it, sorted.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    std::filesystem::path path_;
};

/// Waits until something is posted, and delivers it; false if nothing was in 20 seconds.
[[nodiscard]] bool wait_and_deliver(Mailbox& mailbox);

/// While it lives, root is an ordinary person, for whom permissions mean something. Others stay who they are.
class OrdinaryPerson {
public:
    OrdinaryPerson();
    OrdinaryPerson(const OrdinaryPerson&) = delete;
    OrdinaryPerson& operator=(const OrdinaryPerson&) = delete;
    ~OrdinaryPerson();

private:
    bool was_root_;
};

/// Another process that runs `body` and then waits to be killed. `body` may say through its argument that it got so
/// far; the constructor returns when it said so for the first time.
class OtherProcess {
public:
    using Body = std::function<void(const std::function<void()>& say)>;
    explicit OtherProcess(const Body& body);
    OtherProcess(const OtherProcess&) = delete;
    OtherProcess& operator=(const OtherProcess&) = delete;
    ~OtherProcess();
    /// Waits until `body` has said so once more; false if it has ended.
    bool wait();
    void kill();

private:
    pid_t id_ = -1;
    int pipe_ = -1;
};

}  // namespace atom4::test
