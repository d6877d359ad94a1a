// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "core/storage/files.h"
#include "tests/faults/file_formats.h"

// The files in tests/data/VERSION, written by earlier versions, are the same after reading and writing them.

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::FileFormat;

const fs::path kSaved = ATOM4_TEST_DATA;

std::vector<const char*> files_of(std::string_view kind) {
    if (kind == "Match") return {"match.atom4", "set-up.atom4"};
    if (kind == "GameOfLines") return {"lines.lines"};
    if (kind == "Statistics") return {"statistics"};
    if (kind == "Rating") return {"rating"};
    if (kind == "PuzzleHistory") return {"puzzles"};
    if (kind == "Lessons") return {"lessons"};
    if (kind == "Settings") return {};
    if (kind == "MyPuzzles") return {"my-puzzles"};
    if (kind == "BestResults") return {"lines-exercises"};
    if (kind == "Scores") return {"lines-scores.txt"};
    if (kind == "PlayOverTheNetwork") return {"host.atom4.play", "guest.atom4.play"};
    return {"unknown"};
}

class SavedFiles : public testing::TestWithParam<FileFormat> {};

TEST_P(SavedFiles, AreReadAndWrittenAsTheyAre) {
    const FileFormat& kind = GetParam();
    const auto files = files_of(kind.name);
    if (files.empty()) GTEST_SKIP() << "the window's tests read them";
    for (const char* name : files) {
        int read = 0;
        for (const char* version : {"5.0.0", "5.1.0"}) {
            const auto text = read_file(kSaved / version / name);
            if (!text) continue;
            ++read;
            EXPECT_EQ(kind.rewrite(*text), *text) << name << " of " << version;
        }
        EXPECT_GT(read, 0) << name;
    }
}

INSTANTIATE_TEST_SUITE_P(Every, SavedFiles, testing::ValuesIn(test::file_formats()),
                         [](const auto& kind) { return kind.param.name; });

TEST(SavedFiles, AreAllOfAKnownFormat) {
    std::vector<std::string> known{"settings.ini"};
    for (const FileFormat& kind : test::file_formats())
        for (const char* name : files_of(kind.name)) known.emplace_back(name);
    for (const char* version : {"5.0.0", "5.1.0"})
        for (const auto& entry : fs::directory_iterator(kSaved / version))
            EXPECT_EQ(std::count(known.begin(), known.end(), entry.path().filename().string()), 1) << entry.path();
}

}  // namespace
}  // namespace atom4
