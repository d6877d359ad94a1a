// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/progress.h"

#include <gtest/gtest.h>

#include "tests/support/folders_and_processes.h"

namespace atom4 {
namespace {

TEST(BestResults, KeepTheBest) {
    BestResults results;
    EXPECT_EQ(results.best("3"), 0);
    results.reach("3", 11);
    results.reach("3", 6);
    results.reach("first-one", 5);
    EXPECT_EQ(results.best("3"), 11);
    EXPECT_EQ(BestResults::parse(results.to_text()), results);
}

TEST(BestResults, RejectMalformedText) {
    for (const char* text : {"", "something else\n", "Atom-4 results 1\n3\n", "Atom-4 results 1\n3 x\n",
                             "Atom-4 results 1\nA 5\n", "Atom-4 results 1\n3 0\n", "Atom-4 results 2\n3 5\n"})
        EXPECT_FALSE(BestResults::parse(text)) << text;
    EXPECT_TRUE(BestResults::parse("Atom-4 results 1\n"));
}

TEST(BestResultsFile, IsSharedByPrograms) {
    const test::TemporaryFolder home;
    const BestResultsFile one(home / "results");
    const BestResultsFile other(home / "results");
    EXPECT_EQ(one.results(), BestResults());
    EXPECT_FALSE(one.reach("3", 11));
    EXPECT_FALSE(other.reach("3", 10));
    EXPECT_FALSE(other.reach("4", 5));
    EXPECT_EQ(one.results().best("3"), 11);
    EXPECT_EQ(one.results().best("4"), 5);
}

}  // namespace
}  // namespace atom4
