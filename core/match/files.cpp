// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/match/files.h"

namespace atom4 {

Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path) {
    const auto text = read_file(path);
    if (!text) return Failure{FileError{text.error()}};
    auto records = parse_records(*text);
    if (!records) return Failure{FileError{records.error()}};
    return std::move(*records);
}

}  // namespace atom4
