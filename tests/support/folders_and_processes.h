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

/// A temporary folder that is removed with the object.
class TemporaryFolder {
public:
    TemporaryFolder();
    explicit TemporaryFolder(const std::filesystem::path& parent);
    /// Returns a folder whose files are in memory, if there is one, for tests that write thousands of files.
    [[nodiscard]] static std::filesystem::path parent_in_memory();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
    /// Returns the names in the folder, sorted.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    std::filesystem::path path_;
};

/// Waits until something is posted, and delivers it; returns false if nothing was posted in 20 seconds.
[[nodiscard]] bool wait_and_deliver(Mailbox& mailbox);

/// While it lives, root acts as an ordinary user, so that permissions apply. Other users stay as they are.
class OrdinaryPerson {
public:
    OrdinaryPerson();
    OrdinaryPerson(const OrdinaryPerson&) = delete;
    OrdinaryPerson& operator=(const OrdinaryPerson&) = delete;
    ~OrdinaryPerson();

private:
    bool was_root_;
};

/// Another process that runs `body` and then waits to be killed. `body` calls its argument to report progress; the
/// constructor returns after the first report.
class OtherProcess {
public:
    using Body = std::function<void(const std::function<void()>& say)>;
    explicit OtherProcess(const Body& body);
    OtherProcess(const OtherProcess&) = delete;
    OtherProcess& operator=(const OtherProcess&) = delete;
    ~OtherProcess();
    /// Waits for the next report of `body`; returns false if the process has ended.
    bool wait();
    void kill();

private:
    pid_t id_ = -1;
    int pipe_ = -1;
};

}  // namespace atom4::test
