// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/game/rating.h"
#include "core/storage/document_file.h"

namespace atom4 {

/// The rated rounds of one person's home.
class RatingFile : public DocumentFile<RatingHistory> {
public:
    explicit RatingFile(std::filesystem::path path = data_directory() / "rating") : DocumentFile(std::move(path)) {}

    /// Adds a round of today, if it is rated.
    [[nodiscard]] std::optional<SystemError> add(const StatisticsWatch::Count& round) const;
};

}  // namespace atom4
