// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/atom4/engine/open_lines.h"
#include "core/atom4/rules/lattice.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// A stored result: whether an attack forces a win within a number of plies.
struct ProofEntry {
    static constexpr int kMaxPlies = 254;

    int wins_in = 0;       ///< plies that suffice; 0: none are known
    int fails_within = 0;  ///< plies that do not; 0: none are known
    std::optional<Cell> move;
};

/// Remembers attacks by their keys in a fixed amount of memory; the results that took the most work stay longest.
/// Entries store 88 of the 128 bits of a key, so that confusing two keys is practically impossible.
class ProofTable {
public:
    /// Allocates the memory, but does not touch it before it is needed. Throws std::bad_alloc.
    explicit ProofTable(std::size_t mebibytes);

    [[nodiscard]] ProofEntry find(const ProofKey& key) const;
    /// `work`: the number of positions examined for the entry.
    void store(const ProofKey& key, const ProofEntry& entry, std::uint64_t work);
    void prefetch(const ProofKey& key) const { __builtin_prefetch(&bucket(key)); }

private:
    struct Slot {
        std::uint64_t second;  // of the key
        std::uint64_t first_bits : 24;
        std::uint64_t move : 16;  // index of the cell, 0 for none
        std::uint64_t wins_in : 8;
        std::uint64_t fails_within : 8;
        std::uint64_t work : 8;  // its bit width; 0: the slot is empty
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> places;  // not `slots`, which is a macro of Qt
    };
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    [[nodiscard]] static std::uint64_t first_bits(const ProofKey& key) { return key.first >> 40U; }
    [[nodiscard]] Bucket& bucket(const ProofKey& key) const { return buckets_[key.first & mask_]; }

    std::size_t mask_;
    std::unique_ptr<void, Free> memory_;
    Bucket* buckets_;
};

/// Searches whether a player, the attacker, can force four in a row within a number of plies. A row of the defender
/// ends the attack. Leaves out only moves that certainly fail or are equivalent to another one.
class ProofSearch {
public:
    /// The round must be in play. The table must outlive the search. `is_time_up` is called every now and then.
    ProofSearch(const Position& position, ProofTable& table, std::function<bool()> is_time_up);

    /// Returns the plies of a forced win of the attacker, at most `plies`; 0 if there is none. std::nullopt if it took
    /// more than `budget` positions or ran out of time; results so far stay in the table.
    [[nodiscard]] std::optional<int> prove(Player attacker, int plies, std::uint64_t budget);

    /// Returns whether the player has a line that may still be completed.
    [[nodiscard]] bool may_win(Player player);
    /// Returns the move that prove() found best for that question in this position; std::nullopt if the table does not
    /// have it.
    [[nodiscard]] std::optional<Cell> known_move(Player attacker, int plies);

    /// Plays or undoes a move, for later questions.
    Reaction play(Cell cell);
    void take_back(const Reaction& reaction);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] int empty_count() const { return prospects_.empty_count(); }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    [[nodiscard]] bool is_time_up() const { return time_up_; }

private:
    struct Candidate {
        Cell cell;
        int rank = 0;
    };

    [[nodiscard]] int attack(int plies);
    [[nodiscard]] int defend(int plies);
    [[nodiscard]] bool may_continue();
    void collect(std::vector<Candidate>& moves, std::optional<Cell> known, bool attacking);
    void reward(Cell cell, bool attacking, int plies);

    Position position_;
    WinnableLines prospects_;
    ProofTable* table_;
    std::function<bool()> is_time_up_;
    Player attacker_ = Player::kFirst;
    std::uint64_t positions_ = 0;
    std::uint64_t last_position_ = 0;  // positions_ when the budget is spent
    bool given_up_ = false;
    bool time_up_ = false;
    std::array<std::array<std::uint32_t, Cell::kIndexCount>, 4> history_{};
};

}  // namespace atom4
