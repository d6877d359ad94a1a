// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/atom4/game/record.h"

namespace atom4 {

// All of these maintain that the variations of the record are in order, that each leaves the main line with a move that
// the main line does not have there, and that none is the beginning of another.

/// Adds a variation, without the moves that it shares with the main line. Has no effect if it contains no new move.
void add_variation(GameRecord& record, Variation variation);
/// Adds variations as if one by one, but in the time of sorting them.
void add_variations(GameRecord& record, std::vector<Variation> variations);
/// Adds every line of another record of the same round.
void add_lines(GameRecord& record, const GameRecord& other);
/// Returns whether those moves are the whole line of the variation: the main line before it, and then its own moves.
[[nodiscard]] bool is_line_of(const GameRecord& record, const Variation& variation, std::span<const Cell> moves);
/// Returns the first variation with that whole line, if any.
[[nodiscard]] std::optional<std::size_t> variation_of(const GameRecord& record, std::span<const Cell> moves);
/// Returns all moves from the start of the round to the end of the variation.
[[nodiscard]] MoveLine whole_line(const GameRecord& record, std::size_t index);
/// Returns whether the main line, or the whole line of a variation, begins with those moves.
[[nodiscard]] bool has_line(const GameRecord& record, std::span<const Cell> line);
/// Returns the comment on the last of those moves; empty if there is none, or no line begins with them.
[[nodiscard]] std::string comment_on(const GameRecord& record, std::span<const Cell> line);
/// Sets that comment, in every line that begins with those moves.
void set_comment_on(GameRecord& record, std::span<const Cell> line, std::string_view comment);
/// Removes the variation of that index.
void remove_variation(GameRecord& record, std::size_t index);
/// Adds a line, from the start of the round on, at that index among all variations, as far as the order of their plies
/// permits.
void restore_line(GameRecord& record, std::size_t index, MoveLine line);
/// Appends a move to the main line.
void extend_line(GameRecord& record, Cell cell);
/// Cuts the main line after that many plies. Variations that branch off later begin with the removed moves that lead to
/// them.
void cut_line(GameRecord& record, std::size_t plies);
/// The same, but the removed moves become a variation.
void set_line_aside(GameRecord& record, std::size_t plies);
/// Makes the variation of that index the main line; the moves that it replaces become a variation.
void follow_variation(GameRecord& record, std::size_t index);

}  // namespace atom4
