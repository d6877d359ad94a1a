// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/lines/game.h"
#include "tests/core/lines/hostile_records.h"

namespace atom4::lines {
namespace {

class LinesRecordCost : public ::testing::TestWithParam<test::HostileRecord> {};

TEST_P(LinesRecordCost, OfReadingIsLinear) {
    atom4::test::expect_linear(GetParam().text, 1, [](const std::string& text) {
        return parse_record(text).has_value() == GetParam().is_game;
    });
}

// Does what every program does with such a file at its start, and after every move.
TEST_P(LinesRecordCost, OfResumingAndSavingIsLinear) {
    atom4::test::expect_linear(GetParam().text, 2, [](const std::string& text) {
        auto record = parse_record(text);
        if (!record) return !GetParam().is_game;
        const Game game(std::move(*record));
        return !to_text(game.record()).empty();
    });
}

INSTANTIATE_TEST_SUITE_P(Hostile, LinesRecordCost, ::testing::ValuesIn(test::hostile_records()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace
}  // namespace atom4::lines
