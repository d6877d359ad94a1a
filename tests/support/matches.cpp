// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/support/matches.h"

#include <algorithm>
#include <array>

#include "core/atom4/training/puzzle.h"

namespace atom4::test {

ByPlayer<Seat> two_people() {
    return {Seat::human(), Seat::human()};
}

ByPlayer<Seat> against_computer(Player computer, Level level) {
    ByPlayer<Seat> seats;
    seats[computer] = Seat::computer(level);
    return seats;
}

Reaction play_any(Match& match, Cell cell) {
    if (match.is_computers_turn()) {
        require(match.answer(match.generation(), cell));
        return *match.last_ply();
    }
    const auto reaction = match.play(cell);
    require(reaction.has_value());
    return *reaction;
}

void play_plies(Match& match, Random& random, int plies) {
    for (int ply = 0; ply < plies && !match.position().is_over(); ++ply)
        play_any(match, random_move(match.position(), random));
}

void finish_round(Match& match, Random& random) {
    play_plies(match, random, match.setup().size.cell_count());
}

void miss_a_win(Match& match, int more) {
    const Puzzle& puzzle = *find_puzzle(shipped_puzzles(), "w2-007");
    MatchSetup setup{puzzle.position.size(), two_people()};
    setup.position = puzzle.position;
    match.start(setup);
    const auto moves = puzzle.position.legal_moves();
    play_any(match, moves.front() == puzzle.line.front() ? moves.back() : moves.front());
    Random random(3);
    play_plies(match, random, more);
}

std::vector<GameRecord> random_records(Random& random) {
    const auto below = [&](std::size_t bound) { return static_cast<int>(random.below(bound)); };
    const auto words = [&] {
        // All that a comment can hold: line breaks, quotes, brackets, a backslash, two-byte letters; not '}'.
        constexpr std::array<std::string_view, 12> kWords{"good", "{",  "\n",  "\"", "\\",       "[x]",
                                                          " ",    "\t", "1-0", "i7", "\xC3\xA4", ";"};
        std::string text;
        for (int i = below(6); i > 0; --i) text += kWords[random.below(kWords.size())];
        return text;
    };
    const auto name = [&] {
        std::string text = words();
        std::replace(text.begin(), text.end(), '\n', '/');
        return text;
    };
    const auto seat = [&] { return parse_seat(below(2) == 0 ? "Computer " + std::to_string(below(9)) : name()); };

    MatchSetup setup{{6 + below(4), 6 + below(4)}, {seat(), seat()}};
    setup.start = wheel_colour(below(kWheelSize));
    if (below(2) == 0) setup.time_control = {std::chrono::seconds(1 + below(9000)), std::chrono::seconds(below(60))};
    if (below(3) == 0) {
        Match other(setup);
        play_plies(other, random, below(30));
        if (!other.is_over()) setup.position = other.position();
    }
    Match match(setup);
    for (int rounds = below(4); rounds > 0; --rounds) {
        finish_round(match, random);
        match.next_round();
    }
    play_plies(match, random, below(2) == 0 ? below(20) : 1000);
    match.spend(ClockTime(below(900)));
    for (int branches = below(4); branches > 0; --branches) {
        match.branch(below(static_cast<std::uint64_t>(match.undoable_plies()) + 1));
        play_plies(match, random, below(20));
        if (below(3) == 0 && !match.variations().empty()) match.follow(random.below(match.variations().size()));
    }
    if (below(4) == 0) match.resign(below(2) == 0 ? Player::kFirst : Player::kSecond);
    std::vector<GameRecord> records = match.records();
    for (GameRecord& record : records) {
        if (below(2) == 0) record.date = name();
        for (const Player player : kPlayers) record.human_moved[player] = below(4) == 0;
        record.seats_changed = below(4) == 0;
        record.helped = below(4) == 0;
        if (below(4) == 0) record.lowest_level = Level::of_tenths(below(999));
        if (below(2) == 0) record.opening_comment = words();
        for (int i = below(3); i > 0; --i) write_tag(record.other_tags, "Tag" + std::to_string(i), name());
        const auto remark = [&](MoveLine& moves) {
            for (std::size_t i = 0; i < moves.size(); ++i)
                if (below(8) == 0) moves.set_comment(i, words());
        };
        remark(record.moves);
        for (Variation& variation : record.variations) remark(variation.moves);
    }
    return records;
}

}  // namespace atom4::test
