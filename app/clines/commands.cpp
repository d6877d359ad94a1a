// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/clines/commands.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <system_error>

#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"
#include "tui/lines/words/file_words.h"
#include "tui/lines/words/words.h"

namespace atom4 {

int check_lines_game(const std::filesystem::path& file) {
    std::optional<int> line_behind;
    const auto record = lines::load_record(file, &line_behind);
    if (!record) {
        tui::complain(tui::lines_file_error_text(file, record.error()) + "\n");
        return 1;
    }
    if (line_behind) tui::complain(printable(file.string()) + ": " + passed_over_text(*line_behind) + "\n");
    const lines::Position end = lines::replay(*record);
    const std::string board = lines::to_text(end.board());
    std::printf("Score: %s\nBoard:%s%s\n", std::to_string(end.score()).c_str(), board.empty() ? "" : " ",
                board.c_str());
    return 0;
}

int list_lines_scores() {
    constexpr std::size_t kShown = 10;
    const std::filesystem::path file = lines::HighScores::default_file();
    const auto lists = lines::HighScores(file).load();
    if (!lists) {
        tui::complain(tui::lines_file_error_text(file, lists.error()) + "\n");
        return 1;
    }
    for (const std::string& line : tui::lines_score_lines(*lists, kShown))
        std::printf("%s\n", tui::in_locale(line).c_str());
    return 0;
}

int measure_lines_player(const SelfPlayArguments& arguments) {
    double sum = 0;
    double squares = 0;
    double moves = 0;
    lines::SelfPlayOptions options = arguments.options;
    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < arguments.games; ++game, ++options.seed) {
        const auto result = lines::play_alone(options);
        const auto score = static_cast<double>(result.score);
        sum += score;
        squares += score * score;
        moves += result.moves;
    }
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    const double games = arguments.games;
    const double mean = sum / games;
    const double deviation = std::sqrt(std::max(0.0, squares / games - mean * mean));
    std::printf("Games: %d\nMoves: %.1f a game, %.2f ms a move\nDeviation: %.1f\nMean: %.1f\n", arguments.games,
                moves / games, time.count() / std::max(1.0, moves), deviation, mean);
    return 0;
}

}  // namespace atom4
