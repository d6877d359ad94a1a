// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/run_review.h"

#include <array>
#include <iostream>

#include "app/atom4-engine/ugi_text.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/game/record.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/atom4/words/file_words.h"
#include "tui/common/i18n.h"

namespace atom4 {
namespace {

constexpr std::array<const char*, 5> kNames{"good", "inaccuracy", "mistake", "missed win", "losing move"};

std::size_t index_of(Judgement judgement) {
    return static_cast<std::size_t>(judgement);
}

void tell_sums(const std::array<int, kNames.size()>& counts, Player player) {
    std::cout << "Player " << number(player) << ":";
    for (std::size_t i = 0; i < kNames.size(); ++i) std::cout << (i == 0 ? " " : ", ") << kNames[i] << " " << counts[i];
    std::cout << "\n";
}

void review_record(Engine& engine, const GameRecord& record, const SearchLimits& limits) {
    const auto name = [&](Player player) { return tui::in_locale(printable(to_text(record.seats[player]))); };
    std::cout << "Round " << record.round << ", " << to_text(record.size) << ", " << name(Player::kFirst) << " - "
              << name(Player::kSecond) << "\n";
    ByPlayer<std::array<int, kNames.size()>> counts;
    int ply = 1;
    Player mover = player_of(record.start);
    review_game(engine, first_position(record), record.moves.cells(), limits, [&](const ReviewedMove& move) {
        std::cout << move_number_text(ply, record.start) << " " << to_text(move.played) << " " << score_text(move.score)
                  << ", best " << score_text(move.best_score) << " " << cells_text(move.best_line);
        if (move.judgement != Judgement::kGood) std::cout << " (" << kNames[index_of(move.judgement)] << ")";
        std::cout << std::endl;
        ++counts[mover][index_of(move.judgement)];
        mover = opponent(mover);
        ++ply;
    });
    for (const Player player : kPlayers) tell_sums(counts[player], player);
}

}  // namespace

int run_review(const ReviewArguments& arguments) {
    std::optional<int> line_behind;
    const auto records = load_records(arguments.file, &line_behind);
    if (!records) {
        tui::complain("atom4-engine: " + tui::file_error_text(arguments.file, records.error()) + "\n");
        return 1;
    }
    if (line_behind)
        tui::complain("atom4-engine: " + arguments.file.string() + ": " + passed_over_text(*line_behind) + "\n");
    Engine engine;
    for (const GameRecord& record : *records) review_record(engine, record, arguments.limits);
    return 0;
}

}  // namespace atom4
