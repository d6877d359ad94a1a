// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Learns the window values that the engine evaluates with: "generate" plays games, "fit" learns from them.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

#include "app/command_line/options.h"
#include "core/atom4/engine/evaluation.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/tuning/self_play.h"
#include "core/base/environment.h"
#include "core/base/random.h"
#include "core/base/strings.h"

namespace {

using namespace atom4;

// Writes one game per line: size, start colour, result, and each move with what the search thought before it.
void write_game(std::ostream& out, const PlayedGame& game) {
    out << to_text(game.size) << ' ' << letter(game.start) << ' ' << to_text(game.outcome);
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
        out << ' ' << to_text(game.moves[ply]) << ':' << game.scores[ply].value();
    out << std::endl;  // flush, so that an interrupted run leaves whole games
}

// Reads a game and finds its outcome by playing it; std::nullopt for a line that is not a finished game.
std::optional<PlayedGame> read_game(const std::string& line) {
    std::istringstream in(line);
    std::string size;
    std::string start;
    std::string result;
    in >> size >> start >> result;
    const auto parsed_size = parse_size(size);
    const auto colour = start.size() == 1 ? colour_from_letter(start.front()) : std::nullopt;
    if (!parsed_size || !colour || !is_on_wheel(*colour)) return std::nullopt;
    PlayedGame game{*parsed_size, *colour, {}, {}, Outcome::kOngoing};
    Position position(game.size, game.start);
    for (std::string word; in >> word;) {
        const std::size_t colon = word.find(':');
        const auto cell = parse_cell(word.substr(0, colon));
        if (!cell || !position.play(*cell)) return std::nullopt;
        game.moves.push_back(*cell);
        if (colon == std::string::npos) continue;
        int score = 0;
        if (std::sscanf(word.c_str() + colon, ":%d", &score) != 1) return std::nullopt;
        game.scores.emplace_back(score);
    }
    if (!game.scores.empty() && game.scores.size() != game.moves.size()) return std::nullopt;
    game.outcome = position.outcome();
    if (!position.is_over() || result != to_text(game.outcome)) return std::nullopt;
    return game;
}

struct Generate {
    int games = 1'000;
    int depth = 3;
    Shard shard;
    std::uint64_t seed = 1;
    std::string weights;
};

std::optional<WindowValues> read_values(const std::string& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    const auto values = parse_window_values(text.str());
    if (!values) {
        std::cerr << "atom4-trainer: " << sanitized(path) << ":" << values.error().line
                  << ": no file of window values\n";
        return std::nullopt;
    }
    return *values;
}

int generate(const Generate& options) {
    std::optional<WindowTable> table;
    if (!options.weights.empty()) {
        const auto values = read_values(options.weights);
        if (!values) return 1;
        table.emplace(*values);
    }
    Engine engine(16, table ? *table : WindowTable::built_in());
    SelfPlaySettings settings;
    settings.limits.depth = options.depth;
    for (int game = options.shard.index; game < options.games; game += options.shard.count)
        write_game(std::cout,
                   play_against_itself(engine, settings, mix(options.seed + static_cast<std::uint64_t>(game))));
    return 0;
}

int fit(const std::vector<std::string>& files, const std::string& out, const TrainingSettings& settings) {
    std::vector<PlayedGame> games;
    for (const std::string& file : files) {
        std::ifstream in(file);
        int number = 0;
        for (std::string line; std::getline(in, line);) {
            ++number;
            if (auto game = read_game(line)) {
                games.push_back(std::move(*game));
            } else {
                std::cerr << sanitized(file) << ':' << number << ": no finished game\n";
            }
        }
    }
    if (games.empty()) {
        std::cerr << "atom4-trainer: there is no game to learn from\n";
        return 1;
    }
    const auto values = fit_window_values(games, settings, [](const TrainingReport& report) {
        std::printf("epoch %d: %llu positions, error %.5f, validation %.5f\n", report.epoch,
                    static_cast<unsigned long long>(report.positions), report.training_error, report.validation_error);
        std::fflush(stdout);
    });
    std::ofstream file(out);
    file << "// SPDX-FileCopyrightText: 2026 The Atom-4 developers\n// SPDX-License-Identifier: GPL-2.0-or-later\n"
         << "// Window values, version 2: learned by atom4-trainer from " << games.size() << " games.\n"
         << to_text(values);
    return file.flush() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    prepare_process();
    CLI::App app("Learns the window values that Atom-4's engine evaluates with.", "atom4-trainer");
    app.require_subcommand(1);

    constexpr int kMany = 1'000'000'000;
    Generate options;
    CLI::App* generator = app.add_subcommand("generate", "Plays games of the engine against itself, one a line.");
    add_value(*generator, "--games", "how many, over all shards", whole_number(options.games, 0, kMany));
    add_value(*generator, "--depth", "of the search, in plies", whole_number(options.depth, 1, 1'000));
    add_value(*generator, "--seed", "of the random moves and openings",
              whole_number(options.seed, std::uint64_t{0}, ~std::uint64_t{0}));
    add_value(*generator, "--shard", "K/N: only every Nth game, from the Kth on", [&options](const std::string& value) {
        const auto shard = parse_shard(value);
        options.shard = shard.value_or(Shard{});
        return shard.has_value();
    });
    add_value(*generator, "--weights", "window values to play with instead of the built-in ones",
              some_file(options.weights));

    std::vector<std::string> files;
    std::string out;
    TrainingSettings settings;
    CLI::App* fitter = app.add_subcommand("fit", "Learns window values from games.");
    fitter->add_option("FILE", files, "games, as generate writes them")->required()->check(CLI::ExistingFile);
    add_value(*fitter, "--out", "where the values go", some_file(out))->required();
    add_value(*fitter, "--epochs", "times to go through the games", whole_number(settings.epochs, 0, kMany));
    fitter->add_option("--step", settings.step, "first step of a weight");
    fitter->add_option("--score-share", settings.score_share,
                       "of the search's score in what is learned; the rest is the outcome");
    fitter->add_option("--decay", settings.decay, "of the outcome, for each ply back from the end");
    if (const auto exit = read_options(app, {argv, static_cast<std::size_t>(argc)})) return say_and_exit(*exit);
    return generator->parsed() ? generate(options) : fit(files, out, settings);
}
