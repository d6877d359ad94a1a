// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <string_view>
#include <variant>
#include <vector>

#include "core/atom4/files.h"
#include "core/match/record.h"

namespace atom4 {

using FileError = std::variant<SystemError, RecordError>;
/// A file that could not be opened, and why.
struct UnopenedFile {
    std::filesystem::path file;
    FileError error;
};
/// Reads a file, or a text that was read from one.
[[nodiscard]] Result<std::vector<GameRecord>, FileError> read_records(std::string_view text);
[[nodiscard]] Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path);

}  // namespace atom4
