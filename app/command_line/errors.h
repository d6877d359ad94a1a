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

/// Says on standard error why the program cannot go on, and returns the status that it ends with.
[[nodiscard]] int exit_with_error(std::string_view program, const std::string& reason);

/// What a program is called that ends because there is no memory, or no thread, for it to go on: from its first moment
/// on, every program that is linked with this ends so, with status 1 and one line on standard error, in whatever thread
/// it happens, and the terminal is given back. What is kept by itself has been kept before.
void end_plainly_as(const char* program);

/// The file, and what the system says of it.
[[nodiscard]] std::string system_text(const std::filesystem::path& file, SystemError error);

/// Hands `hear` the lines of all the files, one after the other, and returns 0. What it finds wrong with one is said on
/// standard error, with the file and the number of the line, and ends it, as does a file that cannot be read: then the
/// status is returned that the program ends with.
[[nodiscard]] int read_lines(std::string_view program, std::span<const std::filesystem::path> files,
                             const std::function<std::optional<std::string>(const std::string& line)>& hear);

}  // namespace atom4
