// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/match/record.h"

namespace atom4 {

/// The tags that mean something to us; every other one is kept as it is.
inline constexpr std::array<std::string_view, 13> kRecordTags{
    "Game",   "Date",   "Player1", "Player2",  "Round",       "Size",       "Start",
    "Result", "Clock1", "Clock2",  "Position", "Termination", "TimeControl"};

/// What the tag Termination says of a round that ended early, in the words of PGN where PGN has them.
inline constexpr std::array<std::pair<EarlyEnd::Reason, std::string_view>, 2> kTerminations{
    {{EarlyEnd::Reason::kResigned, "resignation"}, {EarlyEnd::Reason::kOutOfTime, "time forfeit"}}};

}  // namespace atom4
