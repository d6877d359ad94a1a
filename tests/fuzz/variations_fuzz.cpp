// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/variations.h"

#include <algorithm>
#include <set>

#include "tests/fuzz/input.h"

namespace {

using namespace atom4;
using Line = std::vector<Cell>;

bool begins(const Line& shorter, const Line& longer) {
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

// Removes the lines that are the beginning of another one.
std::set<Line> longest(std::set<Line> lines) {
    std::set<Line> kept;
    for (const Line& line : lines)
        if (std::ranges::none_of(lines, [&](const Line& other) { return other != line && begins(line, other); }))
            kept.insert(line);
    return kept;
}
Line line_of(const GameRecord& record, const Variation& variation) {
    const auto main = record.moves.cells().first(variation.ply);
    Line line(main.begin(), main.end());
    line.insert(line.end(), variation.moves.cells().begin(), variation.moves.cells().end());
    return line;
}
Line main_line(const GameRecord& record) {
    return {record.moves.cells().begin(), record.moves.cells().end()};
}
std::set<Line> side_lines(const GameRecord& record) {
    std::set<Line> lines;
    for (const Variation& variation : record.variations) lines.insert(line_of(record, variation));
    return lines;
}
std::set<Line> lines_of(const GameRecord& record, const Line& more = {}) {
    std::set<Line> lines = side_lines(record);
    lines.insert(main_line(record));
    lines.insert(more);
    return longest(std::move(lines));
}

// Checks what variations.h promises of every record.
void check(const GameRecord& record) {
    require(std::ranges::is_sorted(record.variations, {}, &Variation::ply));
    for (const Variation& variation : record.variations) {
        require(!variation.moves.empty() && variation.ply <= record.moves.size());
        require(variation.ply == record.moves.size() ||
                variation.moves.cells().front() != record.moves.cells()[variation.ply]);
        require(is_line_of(record, variation, line_of(record, variation)));
    }
    const auto sides = side_lines(record);
    require(sides.size() == record.variations.size() && longest(sides) == sides);
    // All moves are legal, and a file holds the same record.
    const auto read = parse_records(to_text(std::span(&record, 1)));
    require(read.has_value() && read->front() == record);
}

// Returns a few legal moves after the first `plies` moves of the main line.
Variation any_variation(const GameRecord& record, std::size_t plies, test::Decisions& decisions) {
    Variation variation{plies, {}};
    Position position = replay(record, plies);
    for (std::size_t left = 1 + decisions.below(4); left > 0 && !position.is_over(); --left) {
        // Chooses from few moves, so that lines often share moves.
        const auto legal = position.legal_moves();
        const Cell cell = legal[decisions.below(std::min<std::size_t>(legal.size(), 4))];
        position.play_legal(cell);
        variation.moves.add({cell});
    }
    return variation;
}

void extend(GameRecord& record, test::Decisions& decisions) {
    const Position end = replay(record);
    if (end.is_over()) return;
    const Cell cell = end.legal_moves()[decisions.below(std::min<std::size_t>(end.legal_moves().size(), 4))];
    Line longer = main_line(record);
    longer.push_back(cell);
    const auto expected = lines_of(record, longer);
    extend_line(record, cell);
    require(main_line(record) == longer && lines_of(record) == expected);
}

void add_one(GameRecord& record, test::Decisions& decisions) {
    const Variation variation = any_variation(record, decisions.below(record.moves.size() + 1), decisions);
    const auto expected = lines_of(record, line_of(record, variation));
    const Line before = main_line(record);
    add_variation(record, variation);
    require(main_line(record) == before && lines_of(record) == expected);
}

// Adding several at once is the same as adding them one after the other.
void add_several(GameRecord& record, test::Decisions& decisions) {
    std::vector<Variation> several;
    GameRecord expected = record;
    for (std::size_t left = decisions.below(5); left > 0; --left) {
        several.push_back(any_variation(record, decisions.below(record.moves.size() + 1), decisions));
        add_variation(expected, several.back());
    }
    add_variations(record, several);
    require(record.moves == expected.moves && lines_of(record) == lines_of(expected));
    require(record.variations == expected.variations);
}

void cut(GameRecord& record, test::Decisions& decisions) {
    const std::size_t plies = decisions.below(record.moves.size() + 1);
    Line shorter = main_line(record);
    shorter.resize(plies);
    auto expected = side_lines(record);
    expected.insert(shorter);
    cut_line(record, plies);
    require(main_line(record) == shorter && lines_of(record) == longest(expected));
}

void set_aside(GameRecord& record, test::Decisions& decisions) {
    const auto expected = lines_of(record);
    set_line_aside(record, decisions.below(record.moves.size() + 1));
    require(lines_of(record) == expected);
}

void follow(GameRecord& record, test::Decisions& decisions) {
    if (record.variations.empty()) return;
    const std::size_t index = decisions.below(record.variations.size());
    const Line chosen = line_of(record, record.variations[index]);
    const auto expected = lines_of(record);
    follow_variation(record, index);
    require(main_line(record) == chosen && lines_of(record) == expected);
}

void add_again(GameRecord& record, const GameRecord& other) {
    auto expected = lines_of(record);
    expected.merge(lines_of(other));
    add_lines(record, other);
    require(lines_of(record) == longest(std::move(expected)));
}

}  // namespace

// The bytes choose a sequence of changes to the lines of one round; a simple model says what each must result in.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kMax = 200;  // longer inputs find nothing more
    test::Decisions decisions(test::text_of(data, std::min(size, kMax)));
    GameRecord record;
    record.size = {6, static_cast<int>(6 + decisions.below(4))};
    GameRecord other = record;
    while (!decisions.at_end()) {
        switch (decisions.below(8)) {
            case 0:
            case 1: extend(record, decisions); break;
            case 2: add_one(record, decisions); break;
            case 3: add_several(record, decisions); break;
            case 4: cut(record, decisions); break;
            case 5: set_aside(record, decisions); break;
            case 6: follow(record, decisions); break;
            default:
                add_again(record, other);
                other = record;
                break;
        }
        check(record);
    }
    return 0;
}
