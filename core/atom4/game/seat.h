// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/atom4/engine/level.h"

namespace atom4 {

/// The level a computer seat has unless another is asked for.
inline constexpr Level kDefaultLevel = 2;

/// Who plays for a player: a person, who may have a name, or the computer at a level.
struct Seat {
    std::optional<Level> computer_level;  ///< nothing for a person
    std::string name;                     ///< of a person; may be empty

    [[nodiscard]] static Seat human(std::string name = {}) { return {std::nullopt, std::move(name)}; }
    [[nodiscard]] static Seat computer(Level level) { return {level, {}}; }
    [[nodiscard]] bool is_computer() const { return computer_level.has_value(); }
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A person of that name, as it was typed: without what stands around it, and without any name where a record would
/// take it for the computer's or for nobody's.
[[nodiscard]] Seat named_person(std::string_view name);
/// Bytes; what people type as a name is no longer.
inline constexpr std::size_t kLongestName = 60;

/// The value of a record's player tag: "Computer 2", "Computer 3.5", or the person's name, "Human" without one.
[[nodiscard]] std::string to_text(const Seat& seat);
/// Reads such a value back. Whatever does not say "Computer N" is a person's name.
[[nodiscard]] Seat parse_seat(std::string_view text);

}  // namespace atom4
