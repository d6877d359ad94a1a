// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/atom4/record/record.h"

namespace atom4 {

/// The text of saved games, and how far it has been read. Places in it are offsets: which line and column that is, only
/// an error asks.
class RecordScanner {
public:
    explicit RecordScanner(std::string_view text);

    [[nodiscard]] bool at_end() const { return offset_ == text_.size(); }
    [[nodiscard]] char peek() const { return text_[offset_]; }
    [[nodiscard]] std::size_t size() const { return text_.size(); }
    [[nodiscard]] std::size_t offset() const { return offset_; }
    void skip(std::size_t bytes) { offset_ += bytes; }
    /// Returns how many line breaks there were.
    int skip_space();

    /// What is left of the line, without the blanks at its end.
    [[nodiscard]] std::string_view line() const;
    void skip_line();

    /// The word that starts here, as much of it as an error repeats; a byte at least.
    [[nodiscard]] std::string_view word() const;
    /// The same without what is written right behind a move number, as in "1.i7".
    [[nodiscard]] std::string_view move_word() const;

    /// Reads the comment that starts here with its opening brace, and skips it.
    [[nodiscard]] Result<std::string_view, RecordError> comment();

    [[nodiscard]] RecordError error(decltype(RecordError::fault) fault, std::size_t offset, std::string_view token = {},
                                    std::optional<IllegalMove> reason = std::nullopt) const;
    /// How often something stands in the text.
    [[nodiscard]] std::size_t count(std::string_view piece) const;
    /// Where a piece of the text stands.
    [[nodiscard]] std::size_t offset_of(std::string_view piece) const {
        return static_cast<std::size_t>(piece.data() - text_.data());
    }

private:
    std::string_view text_;
    std::size_t offset_ = 0;
};

}  // namespace atom4
