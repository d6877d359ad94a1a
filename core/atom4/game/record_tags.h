// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/atom4/game/record.h"
#include "core/storage/record_text.h"

namespace atom4 {

/// What the tag Termination says of a round that ended early, in the words of PGN where PGN has them.
inline constexpr std::array<std::pair<EarlyEnd::Reason, std::string_view>, 2> kTerminations{
    {{EarlyEnd::Reason::kResigned, "resignation"}, {EarlyEnd::Reason::kOutOfTime, "time forfeit"}}};

/// What the tags SeatsChanged and Helped say, where they stand.
inline constexpr std::string_view kYes = "yes";

/// The tags that once said levels between two, in thousandths; the tag of the player said the nearest whole one.
inline constexpr ByPlayer<std::string_view> kExactLevels{"ComputerLevel1", "ComputerLevel2"};

/// What stands before the moves of a round.
struct RoundHead {
    std::size_t offset = 0;  ///< of its first tag
    GameRecord record;       ///< as far as the tags tell it
    Position start;          ///< what the round begins with
    // What they say of the end, which only the moves can confirm.
    PlacedTag result;
    std::optional<PlacedTag> termination;
};

/// The value of the tag PersonMoved: "1", "2", "1 2", or nothing for nobody.
[[nodiscard]] std::string players_text(const ByPlayer<bool>& players);

[[nodiscard]] bool is_result(std::string_view text);

/// Reads the tags of a round; behind them stands no bracket, or the end, or the tags of the next round.
[[nodiscard]] Result<RoundHead, RecordError> read_round_head(RecordText& text);

}  // namespace atom4
