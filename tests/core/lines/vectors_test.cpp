// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/core/lines/support.h"

namespace atom4::lines {
namespace {

// A part of a game on the original program, with the score and the board that it showed at the end.
struct Stretch {
    std::string record;
    std::int64_t score = 0;
    std::string board;
};

std::vector<Stretch> load_stretches() {
    std::ifstream file(ATOM4_TEST_DATA "/lines-vectors.txt");
    std::vector<Stretch> stretches;
    Stretch stretch;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        if (!line.starts_with("=> ")) {
            stretch.record += line + '\n';
            continue;
        }
        std::istringstream end(line.substr(3));
        end >> stretch.score >> std::ws;
        std::getline(end, stretch.board);
        stretches.push_back(std::exchange(stretch, {}));
    }
    return stretches;
}

TEST(Vectors, EndAsTheOriginalShowed) {
    const auto stretches = load_stretches();
    ASSERT_EQ(stretches.size(), 8U);
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        const auto record = parse_record(stretches[i].record);
        ASSERT_TRUE(record) << "stretch " << i << " line " << record.error().line << ' ' << record.error().token;
        const Position end = replay(*record);
        EXPECT_EQ(end.score(), stretches[i].score) << "stretch " << i;
        EXPECT_EQ(to_text(end.board()), stretches[i].board) << "stretch " << i;
        EXPECT_EQ(parse_record(to_text(*record)).value(), *record) << "stretch " << i;
    }
}

}  // namespace
}  // namespace atom4::lines
