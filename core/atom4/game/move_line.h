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
    std::string_view comment = {};  ///< what stood in braces behind the move, without them; empty if nothing did

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// Moves one behind the other with their comments, in about as little room as they take in a file: a file may hold
/// very many. What it hands out is valid until the line changes.
class MoveLine {
public:
    class Iterator;

    MoveLine() = default;
    MoveLine(std::initializer_list<RecordedMove> moves);
    /// Moves without comments.
    explicit MoveLine(std::span<const Cell> cells) : cells_(cells.begin(), cells.end()) {}

    [[nodiscard]] std::size_t size() const { return cells_.size(); }
    [[nodiscard]] bool empty() const { return cells_.empty(); }
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
    [[nodiscard]] RecordedMove operator[](std::size_t index) const { return {cells_[index], comment(index)}; }
    [[nodiscard]] RecordedMove front() const { return (*this)[0]; }
    [[nodiscard]] RecordedMove back() const { return (*this)[size() - 1]; }
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;

    /// How much is said in all comments, with braces and a blank for each.
    [[nodiscard]] std::size_t comment_bytes() const {
        return comments_ ? comments_->text.size() + 3 * comments_->places.size() : 0;
    }

    void add(const RecordedMove& move);
    /// What is said of the last move is said behind what was said of it before, with a blank between the two.
    void comment_last(std::string_view text);
    void set_comment(std::size_t index, std::string_view text);

    /// The moves from `first` on, `count` of them or as many as there are.
    [[nodiscard]] MoveLine part(std::size_t first, std::size_t count = static_cast<std::size_t>(-1)) const;
    void append(const MoveLine& line);
    /// Forgets the moves behind the first `count`.
    void cut(std::size_t count);

    friend bool operator==(const MoveLine&, const MoveLine&) = default;

private:
    // The comments of the moves that have one, one text behind the other.
    struct Comments {
        struct Place {
            std::uint32_t move;
            std::uint32_t end;  // in the text; it begins where the one before ends
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
    using iterator_category = std::input_iterator_tag;  // it hands out values
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
