// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>
#include <variant>
#include <vector>

#include "core/lines/board.h"

namespace atom4::lines {

using Throw = std::vector<Chip>;
/// One line of a record.
using Event = std::variant<Throw, Move>;

/// Chips on cells of boards, in little room.
class ChipList {
public:
    [[nodiscard]] std::size_t size() const { return chips_.size(); }
    void add(std::span<const Chip> chips);
    /// Those from one index up to another.
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

/// Throws and moves in their order, in about as little room as they take in a file: a file may hold very many. They
/// must be such as the largest board and the most colours allow.
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
    /// Forgets the events behind the first `count`.
    void cut(std::size_t count);

    friend bool operator==(const EventList&, const EventList&) = default;

private:
    // A throw has no way: a move always leads somewhere else.
    struct Entry {
        std::uint16_t from;
        std::uint16_t to;
        std::uint32_t chips_end;  // of all throws up to here
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
    using iterator_category = std::input_iterator_tag;  // it hands out values
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

}  // namespace atom4::lines
