// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/bench.h"

#include <array>

#include "core/atom4/rules/notation.h"

namespace atom4 {
namespace {

// Taken from games of the searcher against itself, at every stage of a game.
constexpr auto kPositions = std::to_array<std::string_view>({
    "16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16 R",
    "16/16/16/7R8/7PWG6/6PBCY6/6PKBYW5/6BBRG6/7GYR6/16/16/16/16/16/16/16 Y",
    "16/16/16/16/3WGRBCBP6/2RYRBWKPR6/3YWWBPRP6/3YWWPKCB6/4PWWBKW6/3KCGRGKY6/4CCCKBY6/5KKRGG6/6YRP7/16/16/16 C",
    "16/16/5R1PP7/4RPPKBBP5/4YYRPWWBBB3/4YYRCWPGC4/3CCGWWGKKG4/2GWCRWWKKCC4/3WYBYYYGCB4/2BWBBKBRKC5/3PPRKGKYK5/"
    "3RWYGKGKY5/4RWWYWBR5/5GYGGB6/16/16 P",
    "4BPYRRR6/4BKKBWY6/4YCWWWGY1C3/3WKGWWWYKBKGWR/3BCGYPRWGKPYGR/3BCKKKGPGCWGRP/3YGYBKGWRYWKKK/2RYGWYRPWWPBKCY/"
    "2YYBCGKKRYWBBPR/1GWWCRKGKYWWRKKB/2YYWKGBYRWCRKBC/1YYGCBWWWRGKKKWC/2KWBWWWYCKKRKBP/1PBWGWWWRGKGBKRR/"
    "2BCRKKBBWYRKKGY/2BPBGRPKGRRYKY1 P",
    "16/16/16/16/16/8R7/6RBYW6/5GKRYP6/5CGWBR6/5GWPP7/7B8/16/16/16/16/16 Y",
    "16/16/16/16/8C7/4RRRCKY6/4WWWYGYG5/3BCWPWBW6/4WKRBGB6/4RKRKB7/5KKKP7/5YG9/16/16/16/16 G",
    "16/16/16/16/6PRPBYY4/5BBWWCWRP3/5CKKPWWWR3/4GGRRKPPWR3/5WRKKKGGR3/5RYKGYYY4/5RWCCCK5/6BCBC6/16/16/16/16 C",
    "16/16/16/16/6YGY1R5/4PKYGKPRW4/4RPPBCWRGG3/4PCRYPKKC4/4KWCKKKGKP3/3PPPKRKYCP4/4PYWWPKCC4/3BCGWWCWWG4/4CKKBWWWGC3/"
    "4CKKKCWRG4/4BCCGKBPR4/6GRP7 P",
    "5C1RWKY5/3GCKYPBRKRY3/4CPCPKKCPRRR1/3GWPCKRRGYWP2/3CCRWWWKKCWYY1/3CCBWWYWKCWG2/3CCKWPGKYKWYG1/2BCCKCKBKKRKW2/"
    "2PBRKCBKKRYCPR1/2PKKKBBBBYBPR2/2RRPKYWGKBKKRW1/3PKCWWPKRKKGG1/4WCKCPWWGWYY1/4GGKYPWGCB3/6RPPWYY4/7PBPR5 C",
});

}  // namespace

std::span<const std::string_view> bench_positions() {
    return kPositions;
}

BenchResult bench(int depth, const std::function<void(const SearchReport&)>& finished) {
    BenchResult result;
    Engine engine;
    for (const std::string_view text : kPositions) {
        const auto position = parse_position(text);
        engine.clear();
        SearchLimits limits;
        limits.depth = depth;
        const SearchReport report = engine.search(*position, {limits});
        result.nodes += report.nodes;
        result.time += report.time;
        if (finished) finished(report);
    }
    return result;
}

namespace {

// The last placements are really made, with their reactions, not merely counted: perft tests how moves are made, and
// measures how fast.
std::uint64_t count(Position& position, int depth) {
    if (position.is_over()) return 0;
    std::uint64_t nodes = 0;
    if (depth == 1) {
        for (const Cell cell : position.legal_moves()) {
            const Reaction reaction = position.lay(cell);
            ++nodes;
            position.lift(reaction);
        }
        return nodes;
    }
    // undo() restores the order of the list, so the next move is still at its index.
    for (std::size_t i = 0; i < position.legal_moves().size(); ++i) {
        const Reaction reaction = position.play_legal(position.legal_moves()[i]);
        nodes += count(position, depth - 1);
        position.undo(reaction);
    }
    return nodes;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    Position copy = position;
    return count(copy, depth);
}

}  // namespace atom4
