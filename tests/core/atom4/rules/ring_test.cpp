// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/cell_sets.h"

#include <gtest/gtest.h>

#include "core/base/random.h"

namespace atom4 {
namespace {

std::vector<std::size_t> directions_of(Ring::Set set) {
    std::vector<std::size_t> directions;
    for (; !set.empty(); set.drop_first()) directions.push_back(set.first());
    return directions;
}

TEST(Ring, MatchesACheckOfEachDirectionAlone) {
    Random random(71);
    for (int tries = 0; tries < 20'000; ++tries) {
        std::array<std::uint8_t, Cell::kIndexCount> contents{};
        for (auto& here : contents) here = static_cast<std::uint8_t>(random.below(16));
        const std::size_t index = 28 + random.below(contents.size() - 56);
        Ring ring(contents, index);
        if (tries % 2 == 0) {
            const std::size_t replaced = random.below(6);
            const auto value = static_cast<std::uint8_t>(random.below(16));
            contents[index + kIndexSteps[replaced]] = value;
            ring.replace(replaced, value);
        }
        const auto mask = static_cast<std::uint8_t>(random.below(16));
        const std::uint8_t wanted = static_cast<std::uint8_t>(random.below(16)) & mask;
        std::vector<std::size_t> expected;
        for (std::size_t d = 0; d < 6; ++d) {
            const std::uint8_t there = contents[index + kIndexSteps[d]];
            ASSERT_EQ(ring[d], there);
            if ((there & mask) == wanted) expected.push_back(d);
        }
        ASSERT_EQ(directions_of(ring.where({mask, wanted})), expected);
    }
}

}  // namespace
}  // namespace atom4
