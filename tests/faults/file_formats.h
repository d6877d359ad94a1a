// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace atom4::test {

/// One of the kinds of files that the programs read.
struct FileFormat {
    const char* name;
    std::string sample;
    /// Reads the text, and writes what was read; nothing where it is refused. A place of the fault that is not in the
    /// text fails the test.
    std::function<std::optional<std::string>(const std::string& text)> rewrite;
    bool refuses = true;  ///< whether there is anything that it does not take
};

void PrintTo(const FileFormat& kind, std::ostream* out);

[[nodiscard]] std::vector<FileFormat> file_formats();

}  // namespace atom4::test
