// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/run_match.h"

#include <iostream>
#include <set>

#include "app/atom4-engine/tournament_text.h"
#include "app/atom4-engine/ugi_protocol.h"
#include "app/atom4-engine/ugi_text.h"
#include "app/command_line/errors.h"
#include "app/command_line/file_lines.h"
#include "core/atom4/game/record.h"
#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "tui/common/i18n.h"

namespace atom4 {
namespace {

std::uint64_t checksum(std::string_view text) {
    std::uint64_t sum = 0;
    for (const char c : text) sum = mix(sum ^ static_cast<unsigned char>(c));
    return sum;
}

// Loads the values that the contender was told to evaluate with. From then on it is named by what is in their file, and
// not by where the file lies: the heading must be the same on several machines.
Result<ContenderText, std::string> with_values(ContenderText given) {
    if (given.values.empty() || given.values == "learned") return given;
    if (given.values == "hand") {
        given.contender.values = std::make_shared<const WindowTable>(hand_made_window_values());
        return given;
    }
    const auto text = read_file(given.values);
    if (!text) return Failure{system_text(given.values, text.error())};
    const auto values = parse_window_values(*text);
    if (!values)
        return Failure{given.values + ":" + std::to_string(values.error().line) + ": " +
                       std::string(reason_of(values.error().fault))};
    given.contender.values = std::make_shared<const WindowTable>(*values);
    given.values = "file:" + std::to_string(checksum(*text));
    return given;
}

// What must be the same for games of several runs to be one contest.
std::string heading(const MatchArguments& arguments, const std::string& opening_text) {
    const ContestSettings& settings = arguments.settings;
    std::string openings = "random:" + std::to_string(settings.random_plies);
    if (!settings.openings.empty()) {
        openings = "file:" + std::to_string(settings.openings.size()) + ":" + std::to_string(checksum(opening_text));
    }
    return "match a " + to_text(arguments.sides.a) + " b " + to_text(arguments.sides.b) + " size " +
           to_text(settings.size) + " openings " + openings + " seed " + std::to_string(settings.seed);
}

// The games as rounds of one match that A plays as player 1. In a match the start colour goes on by one each round,
// which the symmetries of the rules allow: the same cells, played from the next start colour, are the same game with
// the other player opening.
GameRecord record_of(const ContestGame& game, int round, const BySide<ContenderText>& sides) {
    const auto seat = [](const char* name, const ContenderText& side) {
        // A level with values of its own is not the computer that people know by that level.
        const bool plain = side.contender.level && !side.contender.values;
        return plain ? Seat::computer(*side.contender.level) : Seat::human(std::string(name) + " " + to_text(side));
    };
    GameRecord record;
    record.round = round;
    record.size = game.start.size();
    record.start = wheel_colour(round - 1);
    const bool a_opens = game.a_plays == Player::kFirst;
    const Player opener = player_of(record.start);
    record.seats[a_opens ? opener : opponent(opener)] = seat("A", sides.a);
    record.seats[a_opens ? opponent(opener) : opener] = seat("B", sides.b);
    record.moves = MoveLine(game.moves);
    return record;
}

}  // namespace

int run_match(MatchArguments arguments) {
    ContestSettings& settings = arguments.settings;
    for (const Side side : {Side::kA, Side::kB}) {
        auto loaded = with_values(std::move(arguments.sides[side]));
        if (!loaded) return give_up(kProgram, loaded.error());
        arguments.sides[side] = std::move(*loaded);
        settings.sides[side] = arguments.sides[side].contender;
    }
    std::string opening_text;
    if (arguments.openings) {
        auto text = read_file(*arguments.openings);
        if (!text) return give_up(kProgram, system_text(*arguments.openings, text.error()));
        opening_text = std::move(*text);
        auto openings = parse_openings(opening_text, settings.size);
        if (!openings) return give_up(kProgram, arguments.openings->string() + ":" + openings.error());
        settings.openings = std::move(*openings);
        const bool from_start = std::all_of(settings.openings.begin(), settings.openings.end(), [&](const auto& each) {
            return each.start == Position(each.start.size()) && each.start.size() == settings.size;
        });
        if (arguments.save && !from_start) return give_up(kProgram, "--save: a record cannot begin with a position");
    }
    // Better told now than after hours of play.
    if (arguments.save)
        if (const auto error = write_file(*arguments.save, ""))
            return give_up(kProgram, system_text(*arguments.save, *error));

    std::cout << heading(arguments, opening_text) << std::endl;
    ContestSummary summary;
    std::vector<GameRecord> records;
    const auto started = [&](int threads) {
        if (threads < settings.threads)
            tui::complain("atom4-engine: " + fewer_threads_text(threads, settings.threads) + "\n");
    };
    const auto finished = [&](const ContestGame& game) {
        const GameSummary kept(game);
        summary.add(kept);
        std::cout << to_text(kept) << std::endl;
        if (arguments.save) records.push_back(record_of(game, static_cast<int>(records.size()) + 1, arguments.sides));
        return std::cout && !(arguments.sprt && arguments.sprt->verdict(summary.pairs()) != Sprt::Verdict::kOpen);
    };
    run_contest(settings, finished, started);
    std::cout << summary.text(arguments.sprt);
    if (arguments.save)
        if (const auto error = write_file(*arguments.save, to_text(records)))
            return give_up(kProgram, system_text(*arguments.save, *error));
    return 0;
}

int run_merge(const MergeArguments& arguments) {
    std::string common_heading;
    std::set<int> seen;
    ContestSummary summary;
    const auto hear = [&](const std::string& line) -> std::optional<std::string> {
        if (line.starts_with("match ")) {
            if (common_heading.empty()) common_heading = line;
            if (line != common_heading) return "this is another match";
        } else if (line.starts_with("game ")) {
            const auto game = parse_game_summary(line);
            if (!game) return "this is no complete game line";
            if (common_heading.empty()) return "the line that says which match this is comes first";
            if (!seen.insert(game->index).second) return "this game is there twice";
            summary.add(*game);
        }
        return std::nullopt;
    };
    if (const int status = read_lines(kProgram, arguments.files, hear); status != 0) return status;
    if (!common_heading.empty()) std::cout << common_heading << "\n";
    std::cout << summary.text(arguments.sprt);
    return 0;
}

}  // namespace atom4
