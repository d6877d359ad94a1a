// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace atom4 {
namespace {

std::string shipped_text() {
    std::ifstream file(ATOM4_SOURCE_DIR "/core/atom4/engine/window_values.inc");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(WindowValues, AreReadFromTheFileThatShips) {
    const auto values = parse_window_values(shipped_text());
    ASSERT_TRUE(values);
    const WindowTable table(*values);
    for (std::size_t state = 0; state < WindowTable::kStates; ++state)
        for (int colour = 0; colour < kWheelSize; ++colour)
            ASSERT_EQ(table.sums()[state][colour], WindowTable::built_in().sums()[state][colour]);
}

TEST(WindowValues, AreReadBackAsWritten) {
    const auto values = hand_made_window_values();
    const std::string text = to_text(values);
    EXPECT_TRUE(text.ends_with('\n'));
    for (const std::string& any : {text, "// a comment, 1\n" + text, text + "\n\n// 2"}) {
        const auto read = parse_window_values(any);
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, values);
    }
}

TEST(WindowValues, OfAnyOtherFormAreRefused) {
    const std::string good = to_text(WindowValues{});
    const auto with = [&](const char* word) { return std::string(word) + good.substr(good.find(',')); };
    const int lines = static_cast<int>(std::count(good.begin(), good.end(), '\n'));
    const struct {
        std::string text;
        WindowValuesError error;
    } kBad[]{
        {"", {WindowValuesFault::kTooFew, 1}},
        {good.substr(2), {WindowValuesFault::kTooFew, lines}},
        {good + "0", {WindowValuesFault::kTooMany, lines + 1}},
        {with("x"), {WindowValuesFault::kNotANumber, 1}},
        {with("1.5"), {WindowValuesFault::kNotANumber, 1}},
        {"\n" + with("32768"), {WindowValuesFault::kOutOfRange, 2}},
        {with("-99999999999999999999"), {WindowValuesFault::kOutOfRange, 1}},
    };
    for (const auto& row : kBad) {
        const auto refused = parse_window_values(row.text);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error(), row.error);
    }
}

}  // namespace
}  // namespace atom4
