// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/high_scores.h"

#include <algorithm>
#include <fstream>

#include "tests/fuzz/input.h"
#include "tests/support/folders_and_processes.h"

namespace {

using namespace atom4;
using lines::HighScore;
using lines::HighScoreList;
using lines::HighScores;

bool same(const std::vector<HighScoreList>& a, const std::vector<HighScoreList>& b) {
    return std::ranges::equal(a, b, [](const HighScoreList& left, const HighScoreList& right) {
        return left.configuration == right.configuration && left.scores == right.scores;
    });
}

void check_lists(const std::vector<HighScoreList>& lists) {
    for (const HighScoreList& list : lists) {
        require(!list.scores.empty() && !fault_of(list.configuration.setup));
        require(std::ranges::is_sorted(list.scores, std::greater(), &HighScore::points));
        require(list.scores.back().points >= 0);
        require(std::ranges::count(lists, list.configuration, &HighScoreList::configuration) == 1);
    }
}

}  // namespace

// Any bytes at all as the file of high scores. What can be read stays the same if a program changes something else, and
// a new score finds its place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const test::TemporaryFolder folder;
    const auto path = folder / "scores.txt";
    std::ofstream(path, std::ios::binary) << test::text_of(data, size);
    const HighScores scores(path);
    const auto before = scores.load();
    require(before.has_value());
    check_lists(*before);

    const std::string nobody(size + 1, 'x');  // no word of the file is as long
    require(!scores.withdraw(nobody));
    const auto rewritten = scores.load();
    require(rewritten.has_value() && same(*rewritten, *before));

    const lines::Configuration configuration = before->empty() ? lines::Configuration() : before->back().configuration;
    const HighScore score{static_cast<std::int64_t>(size), "2026.01.31", nobody, "Ada"};
    require(!scores.enter(configuration, score));
    const auto list = scores.load(configuration);
    const bool full = list->size() == HighScores::kMaxScores;
    require(list.has_value() && (full || std::ranges::count(*list, score) == 1));

    require(!scores.withdraw(nobody));
    const auto after = scores.load();
    require(after.has_value() && (full || same(*after, *before)));
    return 0;
}
