// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/rules/lattice.h"
#include "core/base/boxed.h"

namespace atom4 {

/// A move in a record.
struct RecordedMove {
    Cell cell;
    std::string_view comment = {};  ///< the text in the braces after the move; empty if there is none

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// A sequence of moves with their comments, stored about as compactly as in a file, since a file may hold very many.
/// Views and iterators are valid until the line changes.
class MoveLine {
public:
    class Iterator;

    MoveLine() = default;
    MoveLine(std::initializer_list<RecordedMove> moves);
    /// Makes a line without comments.
    explicit MoveLine(std::span<const Cell> cells) : cells_(cells.begin(), cells.end()) {}

    [[nodiscard]] std::size_t size() const { return cells_.size(); }
    [[nodiscard]] bool empty() const { return cells_.empty(); }
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
    [[nodiscard]] RecordedMove operator[](std::size_t index) const { return {cells_[index], comment(index)}; }
    [[nodiscard]] RecordedMove front() const { return (*this)[0]; }
    [[nodiscard]] RecordedMove back() const { return (*this)[size() - 1]; }
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;

    /// Returns the length of all comments, including braces and a blank for each.
    [[nodiscard]] std::size_t comment_bytes() const {
        return comments_ ? comments_->text.size() + 3 * comments_->places.size() : 0;
    }

    void add(const RecordedMove& move);
    /// Appends to the comment on the last move, separated by a blank.
    void comment_last(std::string_view text);
    void set_comment(std::size_t index, std::string_view text);

    /// Returns up to `count` moves from `first` on.
    [[nodiscard]] MoveLine part(std::size_t first, std::size_t count = static_cast<std::size_t>(-1)) const;
    void append(const MoveLine& line);
    /// Removes the moves after the first `count`.
    void cut(std::size_t count);

    friend bool operator==(const MoveLine&, const MoveLine&) = default;

private:
    // The comments of all moves that have one, concatenated.
    struct Comments {
        struct Place {
            std::uint32_t move;
            std::uint32_t end;  // in the text; the comment begins at the end of the previous one
            friend bool operator==(const Place&, const Place&) = default;
        };
        std::vector<Place> places;
        std::string text;
        friend bool operator==(const Comments&, const Comments&) = default;
    };

    [[nodiscard]] std::string_view comment(std::size_t index) const;
    void add_comment(std::size_t index, std::string_view text);

    std::vector<Cell> cells_;
    Boxed<Comments> comments_;
};

class MoveLine::Iterator {
public:
    using iterator_category = std::input_iterator_tag;  // it returns values, not references
    using difference_type = std::ptrdiff_t;
    using value_type = RecordedMove;
    using pointer = void;
    using reference = RecordedMove;

    Iterator(const MoveLine& line, std::size_t index) : line_(&line), index_(index) {}
    RecordedMove operator*() const { return (*line_)[index_]; }
    Iterator& operator++() {
        ++index_;
        return *this;
    }
    Iterator operator++(int) { return {*line_, index_++}; }
    friend bool operator==(const Iterator&, const Iterator&) = default;

private:
    const MoveLine* line_;
    std::size_t index_;
};

inline MoveLine::Iterator MoveLine::begin() const {
    return {*this, 0};
}
inline MoveLine::Iterator MoveLine::end() const {
    return {*this, size()};
}

/// A player's judgement of a move, marked as in chess.
enum class MoveMark : std::uint8_t { kNone, kGood, kBad, kVeryGood, kVeryBad, kInteresting, kDoubtful };
inline constexpr std::array<MoveMark, 7> kMoveMarks{MoveMark::kNone,     MoveMark::kGood,    MoveMark::kBad,
                                                    MoveMark::kVeryGood, MoveMark::kVeryBad, MoveMark::kInteresting,
                                                    MoveMark::kDoubtful};

/// Returns "!", "?", "!!", "??", "!?" or "?!"; empty for kNone.
[[nodiscard]] std::string_view sign(MoveMark mark);

/// A comment on a move, split into mark and words.
struct Annotation {
    MoveMark mark = MoveMark::kNone;
    std::string words = {};

    friend bool operator==(const Annotation&, const Annotation&) = default;
};

// In a file, both are in the comment after the move, the mark as its first word: "{?? overlooks h6}". So every program
// that reads comments preserves the mark, and human readers understand it.

/// Splits a comment.
[[nodiscard]] Annotation annotation_of(std::string_view comment);
/// Returns the comment for both. Bytes that a comment cannot contain are left out, closing braces become parentheses,
/// and trailing blanks and line breaks are removed.
[[nodiscard]] std::string comment_of(const Annotation& annotation);

}  // namespace atom4
