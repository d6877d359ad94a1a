// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace atom4::test {

struct Source {
    std::string path;  ///< below the project's folder, with slashes
    std::vector<std::string> lines;

    /// The folder it lies in: its room.
    [[nodiscard]] std::string room() const { return path.substr(0, path.rfind('/')); }
    /// Its name without the folder.
    [[nodiscard]] std::string name() const { return path.substr(path.rfind('/') + 1); }
};

/// All files of the project whose names end so, by their paths: those below a folder that CMake knows.
[[nodiscard]] std::vector<Source> load_sources(const std::vector<std::string_view>& endings = {".h", ".cpp"});

/// What stands between the quotes or angle brackets of an include, those included: "core/x.h" or <vector>. Empty if the
/// line has none.
[[nodiscard]] std::string_view included(std::string_view line);
/// The same for a header of ours, without the quotes; empty for others'.
[[nodiscard]] std::string_view included_of_ours(std::string_view line);

/// Where a line stands and what it says, for a message.
[[nodiscard]] std::string place(const Source& source, std::size_t line);

}  // namespace atom4::test
