// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>

#include "tests/faults/system/write_log.h"

namespace atom4::test {

/// What a disk holds when the power comes back.
struct Disk {
    std::map<std::string, std::string> files;
    std::set<std::string> folders;

    friend bool operator<(const Disk& a, const Disk& b) {
        return std::tie(a.files, a.folders) < std::tie(b.files, b.folders);
    }
    /// Makes the folder hold that, and nothing else. The paths are below `was`.
    void restore(const std::filesystem::path& was, const std::filesystem::path& folder) const;
};

/// Cuts the power after each operation from `first` on; what was done before is on the disk. Of what nobody had the
/// disk write since, any part may be lost, and in any order: of up to kMostUndecided changes of names each way of
/// keeping some, of more each one alone kept or lost, all of them, none, and some at random; and what was written to a
/// file may be there, or not, or half of it, or zeros in its place. Each disk that this can come to is shown once for
/// each of the cuts. The number of disks shown.
inline constexpr int kMostUndecided = 6;
int for_every_power_cut(std::span<const Operation> log, std::size_t first,
                        const std::function<void(const Disk& disk, std::size_t done)>& look);

}  // namespace atom4::test
