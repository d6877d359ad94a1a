// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace atom4::test {

/// An operation on the files of a folder. A file is identified by a number, whatever its names are.
struct Operation {
    enum class Kind : std::uint8_t {
        kCreate,      ///< `path` became the name of a new file
        kWrite,       ///< `data` was added to the file
        kTruncate,    ///< the file became empty
        kSyncFile,    ///< the contents of the file are on the disk
        kSyncFolder,  ///< the names in the folder `path` are on the disk
        kMakeFolder,
        kRename,  ///< the file at `path` is now at `to`
        kLink,    ///< the file at `path` is also at `to`
        kRemove,
    };
    Kind kind;
    int file = -1;
    std::string path{};
    std::string to{};
    std::string data{};
};

}  // namespace atom4::test
