// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/game/match.h"
#include "tests/core/atom4/game/hostile_records.h"

namespace atom4 {
namespace {

class RecordCost : public ::testing::TestWithParam<test::HostileRecord> {};

TEST_P(RecordCost, OfReadingIsLinear) {
    test::expect_linear(GetParam().text, 1,
                        [](const std::string& text) { return parse_records(text).has_value() == GetParam().is_game; });
}

// Does what every program does with such a file at its start, and after every move.
TEST_P(RecordCost, OfResumingAndSavingIsLinear) {
    test::expect_linear(GetParam().text, 2, [](const std::string& text) {
        auto records = parse_records(text);
        if (!records) return !GetParam().is_game;
        Match match;
        match.restore(std::move(*records));
        (void)match.score();
        return !to_text(match.records()).empty();
    });
}

INSTANTIATE_TEST_SUITE_P(Hostile, RecordCost, ::testing::ValuesIn(test::hostile_records()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace
}  // namespace atom4
