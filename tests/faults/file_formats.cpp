// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/faults/file_formats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "core/atom4/game/rating.h"
#include "core/atom4/game/record.h"
#include "core/atom4/game/statistics.h"
#include "core/atom4/netplay/remote_session.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_progress.h"
#include "core/lines/high_scores.h"
#include "core/lines/record.h"
#include "core/storage/progress.h"
#include "core/storage/settings_file.h"
#include "tests/core/lines/support.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/matches.h"

namespace atom4::test {
namespace {

// Expects the position of the error to be within the text.
template <class Error>
void expect_place(const std::string& text, const Error& error) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    EXPECT_TRUE(error.line >= 1 && error.line <= lines) << error.line << " of " << text;
    EXPECT_TRUE(error.column >= 1 && error.column <= static_cast<int>(text.size()) + 1)
        << error.column << " of " << text;
}

FileFormat match() {
    Random random(84);
    const auto rewrite = [](const std::string& text) -> std::optional<std::string> {
        const auto records = parse_records(text);
        if (records) return to_text(*records);
        expect_place(text, records.error());
        return std::nullopt;
    };
    return {"Match", to_text(random_records(random)), rewrite};
}

FileFormat game_of_lines() {
    Random random(3);
    lines::Game game = lines::test::random_game(random);
    lines::test::play_moves(game, random, 6);
    return {"GameOfLines", lines::to_text(game.record()), [](const std::string& text) -> std::optional<std::string> {
                const auto record = lines::parse_record(text);
                if (record) return lines::to_text(*record);
                expect_place(text, record.error());
                return std::nullopt;
            }};
}

template <class Document>
FileFormat document(const char* name, const Document& sample) {
    return {name, sample.to_text(), [](const std::string& text) -> std::optional<std::string> {
                const auto read = Document::parse(text);
                return read ? std::optional(read->to_text()) : std::nullopt;
            }};
}

FileFormat statistics() {
    Statistics statistics;
    for (const RoundResult result : {RoundResult::kWon, RoundResult::kLost, RoundResult::kDrawn})
        statistics.count(4, result);
    return document("Statistics", statistics);
}

FileFormat rating() {
    RatingHistory history;
    for (const RoundResult result : {RoundResult::kWon, RoundResult::kDrawn}) history.add({"2026.11.22", 4, result});
    return document("Rating", history);
}

FileFormat puzzle_history() {
    PuzzleHistory history;
    history.add({"2026.11.22", shipped_puzzles()[0].id, PuzzleResult::kSolved, 12});
    history.add({"2026.11.22", shipped_puzzles()[1].id, PuzzleResult::kMissed});
    return document("PuzzleHistory", history);
}

FileFormat my_puzzles() {
    MyPuzzles puzzles;
    for (std::size_t i = 0; i < 2; ++i) (void)puzzles.add(shipped_puzzles()[i], "2026.11.22");
    return document("MyPuzzles", puzzles);
}

FileFormat lessons() {
    LessonProgress progress;
    progress.offer();
    for (const char* lesson : {"rows", "wheel"}) progress.finish(lesson);
    return document("Lessons", progress);
}

FileFormat best_results() {
    BestResults results;
    results.reach("one", 7);
    results.reach("two", 12);
    return document("BestResults", results);
}

// Lines that are not understood are kept, so nothing is refused, and nothing is lost.
FileFormat scores() {
    const std::string sample = "9x9 7 5 5 3 preview 120 2026.11.22 a1 Ada\n9x9 7 5 5 3 preview 80 2026.11.22 a2 \n";
    return {"Scores", sample,
            [](const std::string& text) -> std::optional<std::string> {
                const TemporaryFolder folder(TemporaryFolder::parent_in_memory());
                const lines::HighScores scores(folder / "scores.txt");
                EXPECT_EQ(write_file(folder / "scores.txt", text, Durability::kKill), std::nullopt);
                EXPECT_TRUE(scores.load());
                EXPECT_EQ(scores.withdraw("nobody's"), std::nullopt);
                return read_file(folder / "scores.txt").value();
            },
            false};
}

FileFormat settings() {
    return {"Settings", "[window]\ntheme=dark\n\n[files]\nrecent=/a, \"/b, c\"\n\n[terminal]\nwidth=40\n",
            [](const std::string& text) -> std::optional<std::string> {
                const SettingsText read(text);
                SettingsText written;
                for (const char* key : {"window/theme", "files/recent", "terminal/width"})
                    if (const auto value = read.value(key)) written.set(key, *value);
                return written.whole();
            },
            false};
}

FileFormat play_over_the_network() {
    net::SavedRemoteSession kept;
    kept.at = "192.0.2.1:4004";
    kept.player = net::Key(net::Role::kPlayer, {1, 2, 3, 4, 5, 6, 7});
    kept.proposal.date = "2026.11.22";
    return {"PlayOverTheNetwork", net::to_text(kept), [](const std::string& text) -> std::optional<std::string> {
                const auto read = net::parse_saved_session(text);
                return read ? std::optional(net::to_text(*read)) : std::nullopt;
            }};
}

}  // namespace

void PrintTo(const FileFormat& kind, std::ostream* out) {
    *out << kind.name;
}

std::vector<FileFormat> file_formats() {
    return {match(),   game_of_lines(), statistics(), rating(),   puzzle_history(),       my_puzzles(),
            lessons(), best_results(),  scores(),     settings(), play_over_the_network()};
}

}  // namespace atom4::test
