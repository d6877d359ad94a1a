// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/match/files.h"

namespace atom4 {

Result<std::vector<GameRecord>, FileError> read_records(std::string_view text) {
    auto records = parse_records(text);
    if (!records) return Failure{FileError{records.error()}};
    return std::move(*records);
}

Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path) {
    const auto text = read_file(path);
    if (!text) return Failure{FileError{text.error()}};
    return read_records(*text);
}

}  // namespace atom4
