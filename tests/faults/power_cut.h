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

/// The contents of a disk when the power comes back.
struct Disk {
    std::map<std::string, std::string> files;
    std::set<std::string> folders;

    friend bool operator<(const Disk& a, const Disk& b) {
        return std::tie(a.files, a.folders) < std::tie(b.files, b.folders);
    }
    /// Makes `folder` hold these contents and nothing else. The paths here are below `was`.
    void restore(const std::filesystem::path& was, const std::filesystem::path& folder) const;
};

/// Cuts the power after the first `first` operations, which are on the disk, and after each later one. Of the later
/// operations that were not synced any part may be lost, in any order. Changes of names: up to kMostUndecided are tried
/// in every combination; of more, each one alone kept or lost, all, none, and some at random. Data written to a file
/// may be there, missing, half there, or zeros. Calls `look` once per cut for each disk that can result. Returns the
/// number of those calls.
inline constexpr int kMostUndecided = 6;
int for_every_power_cut(std::span<const Operation> log, std::size_t first,
                        const std::function<void(const Disk& disk, std::size_t done)>& look);

}  // namespace atom4::test
