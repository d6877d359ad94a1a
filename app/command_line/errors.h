// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/storage/files.h"

namespace atom4 {

/// Prints an error and returns the exit status.
[[nodiscard]] int exit_with_error(std::string_view program, const std::string& reason);

/// Sets the program name for out-of-memory errors. Every program that links this file then exits with status 1, one
/// line on standard error and a restored terminal, on whatever thread the error occurs. Autosave has already saved.
void end_plainly_as(const char* program);

/// Returns the name of the file and the error of the system.
[[nodiscard]] std::string system_text(const std::filesystem::path& file, SystemError error);

/// Calls `handle` for the lines of all the files, one after the other, and returns 0. An error that it returns is
/// printed on standard error with the file and the number of the line, and ends the reading, as does a file that cannot
/// be read; then returns the exit status of the program.
[[nodiscard]] int read_lines(std::string_view program, std::span<const std::filesystem::path> files,
                             const std::function<std::optional<std::string>(const std::string& line)>& handle);

}  // namespace atom4
