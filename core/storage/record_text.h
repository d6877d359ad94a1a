// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/storage/tags.h"

namespace atom4 {

/// What is wrong with a saved game, in its form or by the rules of its game, and where.
template <class Fault, class Reason>
struct FaultInRecord {
    std::variant<FormatFault, Fault> fault;
    int line = 1;       ///< from 1
    int column = 1;     ///< from 1, in bytes
    std::string token;  ///< what stood there
    Reason reason;

    friend bool operator==(const FaultInRecord&, const FaultInRecord&) = default;
};

/// The text of a saved game, and how far it has been read. Places in it are offsets: which line and column that is,
/// only an error asks.
///
/// It ends before what others put behind saved games: the Ctrl-Z and the zeros that fill up a file on old systems and
/// lines, and the signature of a mail, from a line "--" on that stands where a move could. Anything else is read.
class RecordText {
public:
    /// A byte order mark, as some editors leave it, does not count.
    explicit RecordText(std::string_view text);

    [[nodiscard]] bool at_end() const { return offset_ == text_.size(); }
    [[nodiscard]] char peek() const { return text_[offset_]; }
    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] std::string_view whole() const { return text_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(offset_); }
    void skip(std::size_t bytes) { offset_ += bytes; }
    /// Returns how many line breaks there were.
    int skip_space();
    /// The line, from 1, in which something begins that is no part of the saved game; known once all has been read.
    [[nodiscard]] const std::optional<int>& line_behind() const { return line_behind_; }

    /// What is left of the line, without the blanks at its end.
    [[nodiscard]] std::string_view line() const;
    void skip_line();

    /// Where a piece of the text stands.
    [[nodiscard]] std::size_t offset_of(std::string_view piece) const {
        return static_cast<std::size_t>(piece.data() - text_.data());
    }
    /// Of the game's kind of FaultInRecord, with as much of the token as an error repeats.
    template <class Error>
    [[nodiscard]] Error error(decltype(Error::fault) fault, std::size_t offset, std::string_view token = {},
                              decltype(Error::reason) reason = {}) const {
        const auto [line, column] = place(offset);
        return {fault, line, column, std::string(token.substr(0, kMostToken)), reason};
    }

private:
    struct Place {
        int line, column;
    };
    [[nodiscard]] Place place(std::size_t offset) const;

    void end_at(std::size_t offset);

    std::string_view text_;
    std::size_t offset_ = 0;
    std::optional<int> line_behind_;
};

}  // namespace atom4
