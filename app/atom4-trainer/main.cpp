// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Learns the window values that the engine evaluates with: "generate" plays games, "fit" learns from them.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

#include "core/atom4/lab/training.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/search/window_values.h"
#include "core/base/environment.h"
#include "core/base/printable.h"
#include "core/base/random.h"

namespace {

using namespace atom4;

// One game a line: size, start colour, result, and each move with what the search thought before it.
void write_game(std::ostream& out, const PlayedGame& game) {
    out << to_text(game.size) << ' ' << letter(game.start) << ' ' << to_text(game.outcome);
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
        out << ' ' << to_text(game.moves[ply]) << ':' << game.scores[ply].value();
    out << std::endl;  // a run that is cut short leaves whole games
}

// The outcome is found again by playing; nothing for a line that is no finished game.
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
    std::string shard = "1/1";
    std::uint64_t seed = 1;
    std::string weights;
};

std::optional<WindowValues> read_values(const std::string& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    const auto values = parse_window_values(text.str());
    if (!values) {
        std::cerr << "atom4-trainer: " << printable(path) << ":" << values.error().line
                  << ": no file of window values\n";
        return std::nullopt;
    }
    return *values;
}

int generate(const Generate& options) {
    int shard = 0;
    int shards = 0;
    if (std::sscanf(options.shard.c_str(), "%d/%d", &shard, &shards) != 2 || shard < 1 || shard > shards) {
        std::cerr << "atom4-trainer: --shard " << printable(options.shard) << ": K/N is wanted, K from 1 to N\n";
        return 2;
    }
    std::optional<WindowTable> table;
    if (!options.weights.empty()) {
        const auto values = read_values(options.weights);
        if (!values) return 1;
        table.emplace(*values);
    }
    Engine engine(16, table ? *table : WindowTable::built_in());
    SelfPlaySettings settings;
    settings.limits.depth = options.depth;
    for (int game = shard - 1; game < options.games; game += shards)
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
                std::cerr << printable(file) << ':' << number << ": no finished game\n";
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
    open_standard_descriptors();
    CLI::App app("Learns the window values that Atom-4's engine evaluates with.", "atom4-trainer");
    app.require_subcommand(1);

    Generate options;
    CLI::App* generator = app.add_subcommand("generate", "Plays games of the engine against itself, one a line.");
    generator->add_option("--games", options.games, "how many, over all shards");
    generator->add_option("--depth", options.depth, "of the search, in plies");
    generator->add_option("--seed", options.seed, "of the random moves and openings");
    generator->add_option("--shard", options.shard, "K/N: only every Nth game, from the Kth on");
    generator->add_option("--weights", options.weights, "window values to play with instead of the built-in ones");

    std::vector<std::string> files;
    std::string out;
    TrainingSettings settings;
    CLI::App* fitter = app.add_subcommand("fit", "Learns window values from games.");
    fitter->add_option("FILE", files, "games, as generate writes them")->required()->check(CLI::ExistingFile);
    fitter->add_option("--out", out, "where the values go")->required();
    fitter->add_option("--epochs", settings.epochs, "times to go through the games");
    fitter->add_option("--step", settings.step, "first step of a weight");
    fitter->add_option("--score-share", settings.score_share,
                       "of the search's score in what is learned; the rest is the outcome");
    fitter->add_option("--decay", settings.decay, "of the outcome, for each ply back from the end");
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        std::cerr << "atom4-trainer: " << printable(error.what()) << "\n";
        return 2;
    }
    return generator->parsed() ? generate(options) : fit(files, out, settings);
}
