// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/match/record.h"

namespace atom4 {

/// What the system said about a file: an errno value, never 0.
struct SystemError {
    int code;
    friend bool operator==(SystemError, SystemError) = default;
};

[[nodiscard]] Result<std::string, SystemError> read_file(const std::filesystem::path& path);

/// Replaces the file as a whole: whoever reads it, even after a kill in the middle, sees the old text or the new one.
/// Makes missing folders. Returns nothing when all is well.
[[nodiscard]] std::optional<SystemError> write_file(const std::filesystem::path& path, std::string_view text);

/// Removes what a write_file of that path left behind when it was killed. Nobody may be writing the file meanwhile.
void remove_unfinished(const std::filesystem::path& path);

using FileError = std::variant<SystemError, RecordError>;
[[nodiscard]] Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path);

/// Where this program's state, data and settings live (XDG base directories), each with "atom4" at its end. Without a
/// home the state lies below the temporary directory.
[[nodiscard]] std::filesystem::path state_directory();
[[nodiscard]] std::filesystem::path data_directory();

}  // namespace atom4
