// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/atom4/game/record.h"

namespace atom4 {

// All of these keep the variations of the record in order, each leaving the main line with a move that the main line
// does not play there, and none of them the beginning of another.

/// Adds a variation; what it shares with the main line is taken off it first. One that says nothing new is not added.
void add_variation(GameRecord& record, Variation variation);
/// Adds them one after the other. As long as it takes to read them, however many there are.
void add_variations(GameRecord& record, std::vector<Variation> variations);
/// Adds every line of another record of the same round.
void add_lines(GameRecord& record, const GameRecord& other);
/// Whether the main line and then the variation make those moves.
[[nodiscard]] bool is_line_of(const GameRecord& record, const Variation& variation, std::span<const Cell> moves);
/// The first variation that does so, if there is one.
[[nodiscard]] std::optional<std::size_t> variation_of(const GameRecord& record, std::span<const Cell> moves);
/// All moves from the start of the round to the end of the variation.
[[nodiscard]] MoveLine whole_line(const GameRecord& record, std::size_t index);
/// Whether the main line or a variation begins with those moves.
[[nodiscard]] bool has_line(const GameRecord& record, std::span<const Cell> line);
/// What is said of the last of those moves; empty where nothing is, or no line begins with them.
[[nodiscard]] std::string comment_on(const GameRecord& record, std::span<const Cell> line);
/// Says that of it, in every line that begins so.
void set_comment_on(GameRecord& record, std::span<const Cell> line, std::string_view comment);
/// Takes the variation of that index out of the record.
void remove_variation(GameRecord& record, std::size_t index);
/// Adds a line, from the start of the round on, at that place among the variations that leave where it does.
void restore_line(GameRecord& record, std::size_t index, MoveLine line);
/// Plays on at the end of the main line.
void extend_line(GameRecord& record, Cell cell);
/// Cuts the main line after that many plies. Later variations stay attached to the removed part.
void cut_line(GameRecord& record, std::size_t plies);
/// The same, and what was cut off becomes a variation.
void set_line_aside(GameRecord& record, std::size_t plies);
/// Makes the variation of that index the main line, and what it stood beside a variation.
void follow_variation(GameRecord& record, std::size_t index);

}  // namespace atom4
