// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/arguments.h"

#include <CLI/CLI.hpp>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/atom4-engine/tournament_text.h"
#include "app/atom4-engine/ugi_protocol.h"
#include "app/command_line/options.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr const char* kHelp =
    "Usage: atom4-engine [COMMAND ...]\n"
    "The computer opponent of Atom-4. Without a command it speaks UGI, the Universal\n"
    "Game Interface, on standard input and output; there, try help.\n"
    "\n"
    "  bench [DEPTH]              search fixed positions; the last line, Nodes: N, is\n"
    "                             the same on every run and machine\n"
    "  perft DEPTH [POSITION]     count the sequences of 1 to DEPTH plies\n"
    "  match --a SIDE --b SIDE    play two settings against each other\n"
    "  review FILE                review the moves of a saved game\n"
    "  solve POSITION             find out who wins with best play, and how soon\n"
    "  puzzles                    print the puzzles, prove them, or make new ones\n"
    "\n"
    "  -h, --help                 show this help and exit; for a command, try\n"
    "                             atom4-engine COMMAND --help\n"
    "      --version              show the version and exit\n";

// Newer versions of CLI11 leave out "Usage:" in the help of a command.
class CommandFormatter : public CLI::Formatter {
public:
    [[nodiscard]] std::string make_usage(const CLI::App* app, std::string name) const override {
        std::string usage = CLI::Formatter::make_usage(app, std::move(name));
        CLI::detail::trim(usage);
        return (usage.starts_with("Usage: ") ? "" : "Usage: ") + usage + "\n";
    }
};

// The command line and, once it is read, what it asks for.
class Reader {
public:
    Reader() {
        add_help_and_version(app_, "--version", [] { return std::string(kHelp); });
        app_.require_subcommand(0, 1);
        add_bench();
        add_perft();
        add_match();
        add_review();
        add_solve();
        add_puzzles();
    }

    EngineArguments read(std::span<const char* const> arguments) {
        if (auto exit = read_options(app_, arguments)) return *exit;
        const auto chosen = app_.get_subcommands();
        if (chosen.empty()) return UgiArguments{};
        return commands_.at(chosen.front())();
    }

private:
    using Finish = std::function<EngineArguments()>;

    CLI::App* add_command(const char* name, const char* about, Finish finish) {
        CLI::App* command = app_.add_subcommand(name, about);
        commands_.emplace(command, std::move(finish));
        command->formatter(std::make_shared<CommandFormatter>());
        command->get_formatter()->column_width(24);
        return command;
    }

    void add_bench() {
        CLI::App* command =
            add_command("bench", "Search fixed positions to a fixed depth with one thread.", [this] { return bench_; });
        add_value(*command, "DEPTH", "plies to look ahead, 1 to 1000 (default 7)",
                  whole_number(bench_.depth, 1, 1'000));
    }

    void add_perft() {
        CLI::App* command = add_command("perft", "Count the sequences of 1 to DEPTH plies, a line for each depth.",
                                        [this] { return perft_; });
        add_value(*command, "DEPTH", "plies, 1 to 1000", whole_number(perft_.depth, 1, 1'000))->required();
        command
            ->add_option_function<std::vector<std::string>>(
                "POSITION", [this](const auto& words) { perft_.position = position_of(words); },
                "board and colour (default: the start)")
            ->expected(1, 2);
    }
    static Position position_of(const std::vector<std::string>& words, int min_side = BoardSize::kMin) {
        const std::string text = CLI::detail::join(words, " ");
        const auto position = parse_position(text, min_side);
        if (!position)
            throw CLI::ValidationError("POSITION", quote(text) + ": " + reason_of_bad_position(text, min_side));
        return *position;
    }

    void add_match() {
        CLI::App* command =
            add_command("match", "Play two settings against each other, every opening with both seatings.",
                        [this]() -> EngineArguments {
                            if (merge_.files.empty()) return match_;
                            merge_.sprt = match_.sprt;
                            return merge_;
                        });
        command->footer(
            "A SIDE is level=N, or limits for each move: depth=N, nodes=N, time=MS; with\n"
            "noise=CENTIPOINTS and hash=MEBIBYTES if wanted: --a depth=4,noise=3 --b level=5\n"
            "It judges positions by values=learned, which it ships with, values=hand, which\n"
            "are guessed, or values=FILE, as atom4-trainer writes it.");
        TournamentSettings& settings = match_.settings;
        const std::vector<CLI::Option*> of_a_match{
            add_value(*command, "--a", "SIDE A", participant_into("--a", match_.sides.a)),
            add_value(*command, "--b", "SIDE B", participant_into("--b", match_.sides.b)),
            add_value(*command, "--games", "how many games, 1 to 999999 (default 100)",
                      whole_number(settings.games, 1, 999'999)),
            add_value(*command, "--size", "ROWSxCOLUMNS, each 6 to 26 (default 16x16)", size_into(settings.size)),
            add_value(*command, "--random-plies", "length of random openings, 0 to 100 (default 6)",
                      whole_number(settings.random_plies, 0, 100)),
            add_value(*command, "--openings", "FILE of openings: moves or POSITION, one a line",
                      some_file(match_.openings)),
            add_value(*command, "--seed", "of openings and choices, a whole number (default 1)",
                      whole_number(settings.seed, std::uint64_t{0}, ~std::uint64_t{0})),
            add_value(*command, "--threads", "games at a time, 1 to 1024 (default 1)",
                      whole_number(settings.threads, 1, 1'024)),
            add_value(*command, "--shard", "K/N, K from 1 to N: play the Kth of N parts",
                      shard_into(settings.shard, settings.shards)),
            add_value(*command, "--save", "FILE.atom4 for the games", some_file(match_.save))};
        add_value(*command, "--sprt", "ELO0,ELO1, ELO1 the larger: end when that is decided",
                  [this](const std::string& value) {
                      match_.sprt = parse_sprt(value);
                      return match_.sprt.has_value();
                  });
        CLI::Option* merge = command->add_option("--merge", merge_.files, "FILE...: sum up the results of several runs")
                                 ->expected(1, 1'000'000);
        command->callback([of_a_match, merge] {
            for (const CLI::Option* option : of_a_match)
                if (merge->count() > 0 && option->count() > 0)
                    throw CLI::ConversionError("--merge: " + option->get_name() + " does not go with it");
            for (const CLI::Option* side : {of_a_match[0], of_a_match[1]})
                if (merge->count() == 0 && side->count() == 0)
                    throw CLI::ConversionError("match: " + side->get_name() + " is missing");
        });
    }

    void add_review() {
        CLI::App* command = add_command(
            "review", "Tell of each move of a saved game (.atom4) what it is worth, and what would\nhave been best.",
            [this] {
                constexpr int kDefaultDepth = 6;
                if (!review_.limits.time && !review_.limits.depth) review_.limits.depth = kDefaultDepth;
                return review_;
            });
        add_value(*command, "FILE", "the saved game", some_file(review_.file))->required();
        add_value(*command, "--depth", "plies ahead, 1 to 1000 (default 6, without --time)",
                  whole_number(review_.limits.depth, 1, 1'000));
        add_value(*command, "--time", "milliseconds for a look, two a move; 1 to 1000000000",
                  [this](const std::string& value) {
                      int milliseconds = 0;
                      if (!whole_number(milliseconds, 1, 1'000'000'000)(value)) return false;
                      review_.limits.time = std::chrono::milliseconds(milliseconds);
                      return true;
                  });
    }

    void add_solve() {
        CLI::App* command =
            add_command("solve",
                        "Find out what a position is worth with best play. The last line, Value:, says\n"
                        "win N or loss N for the player to move, in N plies, draw, or unknown; the line\n"
                        "before it how it is played. Boards from 4x4 up. With --shard a line MOVE VALUE\n"
                        "for each move of a share instead: what the opponent then has. With --player,\n"
                        "the line is a move of the opponent that prevents the win.",
                        [this] { return solve_; });
        add_value(*command, "--seconds", "time at most, 0 to 1000000000 (default 60)",
                  [this](const std::string& value) {
                      int seconds = 0;
                      if (!whole_number(seconds, 0, 1'000'000'000)(value)) return false;
                      solve_.limits.time = std::chrono::seconds(seconds);
                      return true;
                  });
        add_value(*command, "--memory", "MEBIBYTES at most, 1 to 16777216 (default 256)",
                  whole_number(solve_.mebibytes, std::size_t{1}, std::size_t{1} << 24U));
        CLI::Option* attacker = add_value(*command, "--player", "1 or 2: only whether that player can force a win",
                                          [this](const std::string& value) {
                                              int player = 0;
                                              if (!whole_number(player, 1, 2)(value)) return false;
                                              solve_.attacker = player == 1 ? Player::kFirst : Player::kSecond;
                                              return true;
                                          });
        add_value(*command, "--shard", "K/N, K from 1 to N: solve the Kth of N shares",
                  shard_into(solve_.shard, solve_.shards))
            ->excludes(attacker);
        command
            ->add_option_function<std::vector<std::string>>(
                "POSITION",
                [this](const auto& words) {
                    if (words != std::vector<std::string>{"-"})
                        solve_.position = position_of(words, BoardSize::kSmallest);
                },
                "board and colour; - for those on standard input")
            ->expected(1, 2)
            ->required();
    }

    void add_puzzles() {
        CLI::App* command =
            add_command("puzzles",
                        "Print the puzzles, a line each: ID KIND N POSITION ; MOVES. KIND is win, in N\n"
                        "moves of the player to move, or defend: all moves but one lose by the Nth move\n"
                        "of the opponent. MOVES is how it goes, with the strongest answers.",
                        [this]() -> EngineArguments { return puzzles_; });
        using Task = PuzzlesArguments::Task;
        CLI::Option* check = command->add_flag_callback(
            "--check", [this] { puzzles_.task = Task::kCheck; }, "prove them; exit status 1 if one fails");
        CLI::Option* measure = command->add_flag_callback(
            "--measure", [this] { puzzles_.task = Task::kMeasure; }, "measure again how difficult they are");
        CLI::Option* make = command->add_flag_callback(
            "--make", [this] { puzzles_.task = Task::kMake; }, "make new ones of games that the engine plays");
        const std::vector<CLI::Option*> of_making{
            add_value(*command, "--games", "games for --make, 1 to 99999999 (default 1000)",
                      whole_number(puzzles_.games, 1, 99'999'999)),
            add_value(*command, "--seed", "of the first game, a whole number (default 1)",
                      whole_number(puzzles_.seed, std::uint64_t{0}, ~std::uint64_t{0}))};
        add_value(*command, "--shard", "K/N, K from 1 to N: take the Kth of N shares",
                  shard_into(puzzles_.shard, puzzles_.shards));
        CLI::Option* files = command->add_option("FILE", puzzles_.files, "of puzzles, instead of those that ship")
                                 ->expected(1, 1'000'000);
        const auto refuse = [](const CLI::Option* task, const CLI::Option* option) {
            if (task->count() > 0 && option->count() > 0)
                throw CLI::ConversionError(task->get_name() + ": " + option->get_name() + " does not go with it");
        };
        command->callback([check, measure, make, of_making, files, refuse] {
            for (const CLI::Option* option : {check, measure, files}) refuse(make, option);
            refuse(check, measure);
            for (const CLI::Option* option : of_making)
                if (make->count() == 0 && option->count() > 0)
                    throw CLI::ConversionError(option->get_name() + ": only with --make");
        });
    }

    static TakeValue participant_into(const char* option, ParticipantText& participant) {
        return [option, &participant](const std::string& value) {
            auto read = parse_participant(value);
            if (!read) throw CLI::ConversionError(option + (": " + read.error()));
            participant = *read;
            return true;
        };
    }
    static TakeValue size_into(BoardSize& size) {
        return [&size](const std::string& value) {
            const auto read = parse_size(value);
            if (read) size = *read;
            return read.has_value();
        };
    }
    static TakeValue shard_into(int& index, int& count) {
        return [&index, &count](const std::string& value) {
            const auto shard = parse_shard(value);
            if (!shard) return false;
            index = shard->index;
            count = shard->count;
            return true;
        };
    }

    CLI::App app_{"", "atom4-engine"};
    std::map<CLI::App*, Finish> commands_;
    BenchArguments bench_;
    PerftArguments perft_;
    MatchArguments match_;
    MergeArguments merge_;
    ReviewArguments review_;
    SolveArguments solve_;
    PuzzlesArguments puzzles_;
};

}  // namespace

EngineArguments parse_engine_arguments(std::span<const char* const> arguments) {
    return Reader().read(arguments);
}

}  // namespace atom4
