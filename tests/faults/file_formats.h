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
    /// Parses the text and returns it as written again; std::nullopt if the text is refused. The test fails if the
    /// position of the error is outside the text.
    std::function<std::optional<std::string>(const std::string& text)> rewrite;
    bool refuses = true;  ///< whether there are texts that it refuses
};

void PrintTo(const FileFormat& kind, std::ostream* out);

[[nodiscard]] std::vector<FileFormat> file_formats();

}  // namespace atom4::test
