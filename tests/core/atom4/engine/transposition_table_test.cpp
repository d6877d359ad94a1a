// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <limits>
#include <new>

#include "core/atom4/engine/transposition_table.h"
#include "core/base/random.h"

namespace atom4 {
namespace {

TEST(TranspositionTable, FindsWhatWasStored) {
    TranspositionTable table(1);
    EXPECT_FALSE(table.probe(42).has_value());
    table.store(42, {7, -123, Bound::kLower, Cell(3, 4)});
    const auto entry = table.probe(42);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->depth, 7);
    EXPECT_EQ(entry->score, -123);
    EXPECT_EQ(entry->bound, Bound::kLower);
    EXPECT_EQ(entry->move, Cell(3, 4));
}

TEST(TranspositionTable, KeepsTheMoveWhenALaterSearchKnowsNone) {
    TranspositionTable table(1);
    table.store(42, {3, 10, Bound::kExact, Cell(3, 4)});
    table.store(42, {5, -10, Bound::kUpper, std::nullopt});
    EXPECT_EQ(table.probe(42)->depth, 5);
    EXPECT_EQ(table.probe(42)->move, Cell(3, 4));
}

TEST(TranspositionTable, IsEmptyAfterAnyNumberOfClears) {
    TranspositionTable table(1);
    for (int round = 0; round < 600; ++round) {  // more than the epochs it counts
        ASSERT_FALSE(table.probe(42).has_value()) << round;
        table.store(42, {1, round, Bound::kExact, std::nullopt});
        ASSERT_EQ(table.probe(42)->score, round);
        table.clear();
    }
}

// 4,097 MiB if an address has 32 bits.
TEST(TranspositionTable, ThrowsBadAllocIfTheAddressSpaceIsTooSmall) {
    constexpr std::size_t kOneMebibyteTooMuch = (std::numeric_limits<std::size_t>::max() >> 20U) + 2;
    EXPECT_THROW(TranspositionTable table(kOneMebibyteTooMuch), std::bad_alloc);
}

TEST(TranspositionTable, ReplacesShallowAndOldResultsFirst) {
    TranspositionTable table(1);
    // All of these fall into one bucket: they differ above its bits and below the check's.
    const auto hash = [](std::uint64_t i) { return i << 32U; };
    for (std::uint64_t i = 1; i <= 4; ++i)
        table.store(hash(i), {static_cast<int>(i * 5), 0, Bound::kExact, std::nullopt});
    table.store(hash(5), {1, 0, Bound::kExact, std::nullopt});
    EXPECT_FALSE(table.probe(hash(1)).has_value());
    EXPECT_TRUE(table.probe(hash(4)).has_value());
    for (int search = 0; search < 10; ++search) table.age();
    table.store(hash(5), {1, 0, Bound::kExact, std::nullopt});  // stored again, and so no longer old
    table.store(hash(6), {1, 0, Bound::kExact, std::nullopt});
    EXPECT_TRUE(table.probe(hash(5)).has_value());
    EXPECT_FALSE(table.probe(hash(2)).has_value());
}

}  // namespace
}  // namespace atom4
