// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/storage/document_file.h"

namespace atom4 {

/// The best that somebody has reached in each of a game's exercises, by the names that they are kept under.
class BestResults {
public:
    /// 0 where nothing was reached.
    [[nodiscard]] int best(std::string_view exercise) const;
    /// Keeps it if it is better than before. The name is of small letters, digits and hyphens.
    void reach(std::string_view exercise, int result);

    /// Reads what to_text() wrote; nothing else.
    [[nodiscard]] static std::optional<BestResults> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const BestResults&, const BestResults&) = default;

private:
    std::map<std::string, int, std::less<>> best_;
};

/// The results of one person's home; window and terminal share them.
class BestResultsFile : public DocumentFile<BestResults> {
public:
    explicit BestResultsFile(std::filesystem::path path) : DocumentFile(std::move(path)) {}

    /// What was reached so far; nothing where that cannot be read.
    [[nodiscard]] BestResults results() const;
    [[nodiscard]] std::optional<SystemError> reach(std::string_view exercise, int result) const;
};

}  // namespace atom4
