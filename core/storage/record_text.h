// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/storage/files.h"

namespace atom4 {

/// A line at the head of a saved game: [Name "value"].
struct Tag {
    std::string name;  ///< letters, digits and underscores
    std::string value;
};

/// What is wrong with the form of a saved game, whatever the game.
enum class FormatFault : std::uint8_t {
    kNoGame,  ///< no tag at all
    kBadTag,  ///< a line in brackets that is not [Name "value"]
    kRepeatedTag,
    kMissingTag,  ///< token: the tag's name
    kBadText,     ///< a byte that is no text
};

/// Whether saved games may hold that byte: blanks and line breaks, and what prints.
[[nodiscard]] bool is_text(char c);
[[nodiscard]] bool is_space(char c);

/// The longest piece of a saved game that an error repeats.
inline constexpr std::size_t kMostToken = 40;

/// Reads one line that begins with a bracket; blanks at its end do not count. The fault is kBadTag or kBadText. In the
/// value a quotation mark and a backslash stand behind a backslash.
[[nodiscard]] Result<Tag, FormatFault> parse_tag(std::string_view line);
/// Appends the line, with its end. A line break in the value becomes a blank: the record could not be read otherwise.
void write_tag(std::string& text, std::string_view name, std::string_view value);

/// Finds out whether a name is there twice, however many there are and whatever they look like.
class TagNames {
public:
    /// The name must outlive this, and lie in the same text as the others, behind them.
    void add(std::string_view name) { names_.push_back(name); }
    /// The first that was there before. Forgets the order in which they came.
    [[nodiscard]] std::optional<std::string_view> first_repeated();

private:
    std::vector<std::string_view> names_;
};

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

/// A tag that was read, and where it stands.
struct PlacedTag : Tag {
    std::size_t offset = 0;
};

/// The tags that mean something to a game.
struct KnownTags {
    std::span<const std::string_view> needed;
    std::span<const std::string_view> optional;
};

/// Whether another game may follow in the same text: at a tag Game behind an empty line, once nothing needed is
/// missing.
enum class GamesInText { kOne, kAnyNumber };

/// The tags before the moves of a saved game, each of them there once and none of the needed ones missing.
struct RecordHeader {
    std::size_t offset = 0;        ///< of its first tag
    std::vector<PlacedTag> known;  ///< in order
    std::string other;             ///< those that mean nothing to the game, in order, as write_tag writes them

    /// One of the known tags, if it is there.
    [[nodiscard]] const PlacedTag* find(std::string_view name) const;
};

/// What is wrong with a head, where, and what an error is to repeat. Of two faults the one that comes first in the
/// text.
struct HeadFault {
    FormatFault fault;
    std::size_t offset;
    std::string_view token;
};

/// Reads the head that begins here, with a bracket. Behind it stands what is no tag, or the end, or the next head.
[[nodiscard]] Result<RecordHeader, HeadFault> read_record_head(RecordText& text, const KnownTags& known,
                                                               GamesInText games);

/// What the first tag Game of a saved game says, whatever follows it.
[[nodiscard]] std::optional<std::string> game_of(std::string_view text);

/// What is wrong with the form of a saved game, of whatever kind: a sentence without its full stop.
[[nodiscard]] std::string format_fault(FormatFault fault, const std::string& token);

/// What is said of a file that was read, and has something behind the saved game from that line on.
[[nodiscard]] std::string passed_over_text(int line);

/// Why a file cannot be read or written, in the words of the system where they say it: without a full stop.
[[nodiscard]] std::string system_reason(SystemError error);

}  // namespace atom4
