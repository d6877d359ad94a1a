// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>

#include "core/storage/record_text.h"

namespace atom4 {

/// A tag that was read, and where it stands.
struct PlacedTag : Tag {
    std::size_t offset = 0;
};

/// The tags that mean something to a game.
struct KnownTags {
    std::span<const std::string_view> needed;
    std::span<const std::string_view> optional;
};

/// Whether another game may follow in the same text: at a tag Game behind an empty line, once nothing needed is
/// missing.
enum class GamesInText { kOne, kAnyNumber };

/// The tags before the moves of a saved game, each of them there once and none of the needed ones missing.
struct RecordHead {
    std::size_t offset = 0;        ///< of its first tag
    std::vector<PlacedTag> known;  ///< in order
    std::string other;             ///< those that mean nothing to the game, in order, as write_tag writes them

    /// One of the known tags, if it is there.
    [[nodiscard]] const PlacedTag* find(std::string_view name) const;
};

/// What is wrong with a head, where, and what an error is to repeat. Of two faults the one that comes first in the
/// text.
struct HeadFault {
    FormatFault fault;
    std::size_t offset;
    std::string_view token;
};

/// Reads the head that begins here, with a bracket. Behind it stands what is no tag, or the end, or the next head.
[[nodiscard]] Result<RecordHead, HeadFault> read_record_head(RecordText& text, const KnownTags& known,
                                                             GamesInText games);

/// What the first tag Game of a saved game says, whatever follows it.
[[nodiscard]] std::optional<std::string> game_of(std::string_view text);

}  // namespace atom4
