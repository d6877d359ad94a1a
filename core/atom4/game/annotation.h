// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace atom4 {

/// What a person thinks of a move, as chess players mark it.
enum class MoveMark : std::uint8_t { kNone, kGood, kBad, kVeryGood, kVeryBad, kInteresting, kDoubtful };
inline constexpr std::array<MoveMark, 7> kMoveMarks{MoveMark::kNone,     MoveMark::kGood,    MoveMark::kBad,
                                                    MoveMark::kVeryGood, MoveMark::kVeryBad, MoveMark::kInteresting,
                                                    MoveMark::kDoubtful};

/// "!", "?", "!!", "??", "!?", "?!"; empty for none.
[[nodiscard]] std::string_view sign(MoveMark mark);

/// What is said of a move, in its two parts.
struct Annotation {
    MoveMark mark = MoveMark::kNone;
    std::string words = {};

    friend bool operator==(const Annotation&, const Annotation&) = default;
};

// Both stand in the comment behind the move, the mark as its first word: "{?? overlooks h6}". So every program that
// reads comments keeps the mark, and a person who reads the file understands it.

/// The parts of a comment.
[[nodiscard]] Annotation annotation_of(std::string_view comment);
/// The comment that says both. What cannot stand in a comment is left out; a closing brace becomes a parenthesis, and
/// blanks and line ends after the last word go.
[[nodiscard]] std::string comment_of(const Annotation& annotation);

}  // namespace atom4
