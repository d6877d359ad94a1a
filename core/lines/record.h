// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/position.h"
#include "core/storage/files.h"
#include "core/storage/record_text.h"

namespace atom4::lines {

using Throw = std::vector<Chip>;
/// One line of a record.
using Event = std::variant<Throw, Move>;

/// Chips on cells of boards, stored compactly.
class ChipList {
public:
    [[nodiscard]] std::size_t size() const { return chips_.size(); }
    void add(std::span<const Chip> chips);
    /// Returns the chips from index `first` up to, but not including, `end`.
    [[nodiscard]] std::vector<Chip> part(std::size_t first, std::size_t end) const;
    void cut(std::size_t count) { chips_.resize(count); }

    friend bool operator==(const ChipList&, const ChipList&) = default;

private:
    struct Small {
        std::uint8_t row;
        std::uint8_t col;
        std::uint8_t colour;
        friend bool operator==(const Small&, const Small&) = default;
    };
    std::vector<Small> chips_;
};

/// Throws and moves in order, about as compact as in a file, because a file may hold very many. Cells and colours must
/// be within the limits of GameSetup.
class EventList {
public:
    class Iterator;

    EventList() = default;
    EventList(std::initializer_list<Event> events) {
        for (const Event& event : events) add(event);
    }

    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] bool empty() const { return entries_.empty(); }
    [[nodiscard]] bool is_move(std::size_t index) const { return entries_[index].is_move(); }
    [[nodiscard]] Event operator[](std::size_t index) const;
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;

    void reserve(std::size_t count) { entries_.reserve(count); }
    void add_move(const Move& move);
    void add_throw(std::span<const Chip> chips);
    void add(const Event& event);
    /// Removes the events after the first `count`.
    void cut(std::size_t count);

    friend bool operator==(const EventList&, const EventList&) = default;

private:
    // For a throw, from == to: a move always leads to another cell.
    struct Entry {
        std::uint16_t from;
        std::uint16_t to;
        std::uint32_t chips_end;  // of all throws up to and including this event
        [[nodiscard]] bool is_move() const { return from != to; }
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    [[nodiscard]] std::size_t chips_before(std::size_t index) const {
        return index == 0 ? 0 : entries_[index - 1].chips_end;
    }

    std::vector<Entry> entries_;
    ChipList chips_;
};

class EventList::Iterator {
public:
    using iterator_category = std::input_iterator_tag;  // dereferencing returns values, not references
    using difference_type = std::ptrdiff_t;
    using value_type = Event;
    using pointer = void;
    using reference = Event;

    Iterator(const EventList& events, std::size_t index) : events_(&events), index_(index) {}
    Event operator*() const { return (*events_)[index_]; }
    Iterator& operator++() {
        ++index_;
        return *this;
    }
    Iterator operator++(int) { return {*events_, index_++}; }
    friend bool operator==(const Iterator&, const Iterator&) = default;

private:
    const EventList* events_;
    std::size_t index_;
};

inline EventList::Iterator EventList::begin() const {
    return {*this, 0};
}
inline EventList::Iterator EventList::end() const {
    return {*this, size()};
}

/// Whether the colours of the next throw are shown (kOn), have only been shown earlier (kHidden), or neither.
enum class Preview : std::uint8_t { kOff, kOn, kHidden };

/// A game as saved in a file (clines(6), "Files"). What parse_record returns is always a legal game, in play or over;
/// score and board follow from the events.
struct GameRecord {
    GameSetup setup;
    EventList events;
    std::string date = "????.??.??";    ///< year.month.day of the start
    std::optional<std::uint64_t> seed;  ///< of the throws to come
    std::string id;                     ///< unique id of the game; empty for games of other programs
    Preview preview = Preview::kOff;
    bool assisted = false;   ///< undo, a hint or a demo was used
    bool demo = false;       ///< the computer has made every move
    std::string other_tags;  ///< tags of other programs in order, as write_tag writes them

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Returns the position after all events, which must be legal.
[[nodiscard]] Position replay(const GameRecord& record);

/// Errors in a text that has the form of a saved game.
enum class RecordFault : std::uint8_t {
    kWrongGame,         ///< Game is not "Lines"
    kBadValue,          ///< of a tag; token: its name
    kOutOfBounds,       ///< reason: which part of the setup
    kScoreContradicts,  ///< the events lead to another score
    kNotAnEvent,        ///< a line that begins neither with "throw" nor with "move"
    kNotAChip,
    kNotACell,
    kNotTwoCells,   ///< a move of fewer or more cells than two
    kIllegalThrow,  ///< reason: why
    kIllegalMove,   ///< reason: why
    kTooLong,       ///< more moves across a large board than can be checked in a second or so
};

using RecordError = FaultInRecord<RecordFault, std::variant<std::monostate, SetupFault, IllegalThrow, IllegalMove>>;

/// Parses a file of one legal game. With Each "0", lines for new chips may be omitted. `ignored_line` receives the line
/// of ignored text after the game (RecordText), if any.
[[nodiscard]] Result<GameRecord, RecordError> parse_record(std::string_view text,
                                                           std::optional<int>* ignored_line = nullptr);
/// Returns a text that parse_record() reads back to the same record.
[[nodiscard]] std::string to_text(const GameRecord& record);

/// Returns whether the file is a game of Lines, valid or not: by its extension or its Game tag.
[[nodiscard]] bool is_lines_file(const std::filesystem::path& path);
/// The same for a file that has been read and contains `text`.
[[nodiscard]] bool is_lines_file(const std::filesystem::path& path, std::string_view text);

using FileError = std::variant<SystemError, RecordError>;
/// A file that could not be opened, and why.
struct OpenError {
    std::filesystem::path file;
    FileError error;
};
[[nodiscard]] Result<GameRecord, FileError> read_record(std::string_view text,
                                                        std::optional<int>* ignored_line = nullptr);
[[nodiscard]] Result<GameRecord, FileError> load_record(const std::filesystem::path& path,
                                                        std::optional<int>* ignored_line = nullptr);

// The names in a saved game that reading and writing share.

struct PreviewName {
    Preview preview;
    std::string_view name;
};
inline constexpr PreviewName kPreviewNames[] = {
    {Preview::kOff, "off"}, {Preview::kOn, "on"}, {Preview::kHidden, "hidden"}};

struct NumberTag {
    std::string_view name;
    int GameSetup::*value;
};
inline constexpr NumberTag kNumberTags[] = {{"Colours", &GameSetup::colours},
                                            {"Line", &GameSetup::line},
                                            {"First", &GameSetup::first},
                                            {"Each", &GameSetup::each}};

}  // namespace atom4::lines
