// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace atom4::ui {

/// By what one sees that a file is no longer the one that was read or written.
struct FileStamp {
    std::filesystem::file_time_type modified;
    std::optional<std::uintmax_t> size;  ///< in bytes; none if the file is not there

    [[nodiscard]] static FileStamp of(const std::filesystem::path& file);
    [[nodiscard]] bool exists() const { return size.has_value(); }
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

}  // namespace atom4::ui
