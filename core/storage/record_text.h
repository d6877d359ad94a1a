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

/// A tag of a saved game: [Name "value"].
struct Tag {
    std::string name;  ///< letters, digits and underscores
    std::string value;
};

/// Errors in the format of a saved game that are common to all games.
enum class FormatFault : std::uint8_t {
    kNoGame,  ///< no tags
    kBadTag,  ///< a line in brackets that is not [Name "value"]
    kRepeatedTag,
    kMissingTag,  ///< token: the tag's name
    kBadText,     ///< a byte that is not text
};

/// Returns whether a saved game may contain that byte: printable, blank or line break.
[[nodiscard]] bool is_text(char c);
[[nodiscard]] bool is_space(char c);

/// Returns whether a text, such as a pasted one, is meant as a saved game: it begins with a bracket.
[[nodiscard]] bool looks_like_record(std::string_view text);

/// Most characters of a saved game that an error quotes.
inline constexpr std::size_t kMaxToken = 40;

/// Parses one line that begins with a bracket; trailing blanks are ignored. The error is kBadTag or kBadText. In the
/// value, quotation marks and backslashes are escaped by a backslash.
[[nodiscard]] Result<Tag, FormatFault> parse_tag(std::string_view line);
/// Appends the tag as a line. Line breaks in the value become blanks, since tags are single lines.
void write_tag(std::string& text, std::string_view name, std::string_view value);

/// Finds repeated names in O(n log n).
class TagNames {
public:
    /// Adds a name, which must outlive this and come after the others in the same text.
    void add(std::string_view name) { names_.push_back(name); }
    /// Returns the first name that repeats an earlier one. Reorders the names: call it once.
    [[nodiscard]] std::optional<std::string_view> first_repeated();

private:
    std::vector<std::string_view> names_;
};

/// An error in a saved game, in its format or by the rules of its game, and its place.
template <class Fault, class Reason>
struct FaultInRecord {
    std::variant<FormatFault, Fault> fault;
    int line = 1;       ///< from 1
    int column = 1;     ///< from 1, in bytes
    std::string token;  ///< the text there
    Reason reason;

    friend bool operator==(const FaultInRecord&, const FaultInRecord&) = default;
};

/// A cursor over the text of a saved game, which must outlive it. Positions are byte offsets; only error() computes
/// line and column.
///
/// Ignores what other programs append: Ctrl-Z and padding zeros of old systems, and a mail signature, which starts with
/// a line "--" in place of a move.
class RecordText {
public:
    /// Skips a byte order mark.
    explicit RecordText(std::string_view text);

    [[nodiscard]] bool at_end() const { return offset_ == text_.size(); }
    [[nodiscard]] char peek() const { return text_[offset_]; }
    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] std::string_view whole() const { return text_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(offset_); }
    void skip(std::size_t bytes) { offset_ += bytes; }
    /// Skips white space, and returns the number of line breaks in it. A line "--" after it ends the text.
    int skip_space();
    /// Returns the line, from 1, where ignored text begins, if any; valid once everything has been read.
    [[nodiscard]] const std::optional<int>& ignored_line() const { return ignored_line_; }

    /// Returns the rest of the line without trailing blanks.
    [[nodiscard]] std::string_view line() const;
    void skip_line();

    /// Returns the offset of a part of the text.
    [[nodiscard]] std::size_t offset_of(std::string_view piece) const {
        return static_cast<std::size_t>(piece.data() - text_.data());
    }
    /// Makes an error of the game's FaultInRecord type, with at most kMaxToken characters of the token.
    template <class Error>
    [[nodiscard]] Error error(decltype(Error::fault) fault, std::size_t offset, std::string_view token = {},
                              decltype(Error::reason) reason = {}) const {
        const auto [line, column] = place(offset);
        return {fault, line, column, std::string(token.substr(0, kMaxToken)), reason};
    }

private:
    struct Place {
        int line, column;
    };
    [[nodiscard]] Place place(std::size_t offset) const;

    void end_at(std::size_t offset);

    std::string_view text_;
    std::size_t offset_ = 0;
    std::optional<int> ignored_line_;
};

/// A parsed tag and its offset.
struct PlacedTag : Tag {
    std::size_t offset = 0;
};

/// The tags that a game knows.
struct KnownTags {
    std::span<const std::string_view> needed;
    std::span<const std::string_view> optional;
};

/// Whether more games may follow in the same text; the next one starts with a tag Game after an empty line, once no
/// needed tag is missing.
enum class GamesInText { kOne, kAnyNumber };

/// The tags before the moves of a saved game: none repeated, none of the needed ones missing.
struct RecordHeader {
    std::size_t offset = 0;        ///< of its first tag
    std::vector<PlacedTag> known;  ///< in order
    std::string other;             ///< unknown tags, in order, as write_tag() writes them

    /// Returns a known tag, or nullptr.
    [[nodiscard]] const PlacedTag* find(std::string_view name) const;
};

/// The first error in a header, its offset, and the text to quote.
struct HeadFault {
    FormatFault fault;
    std::size_t offset;
    std::string_view token;
};

/// Parses the header at the cursor, which must be at a bracket, and stops after its last tag.
[[nodiscard]] Result<RecordHeader, HeadFault> read_record_head(RecordText& text, const KnownTags& known,
                                                               GamesInText games);

/// Returns the value of the first tag Game of a saved game, if any.
[[nodiscard]] std::optional<std::string> game_of(std::string_view text);

/// Returns the message for a format error, without full stop.
[[nodiscard]] std::string format_fault(FormatFault fault, const std::string& token);

/// Returns the message for a file that has ignored text from that line on.
[[nodiscard]] std::string passed_over_text(int line);

/// Returns the message for an error of the system, without full stop.
[[nodiscard]] std::string system_reason(SystemError error);

}  // namespace atom4
