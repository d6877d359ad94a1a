// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/commands.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <thread>

#include "app/atom4-engine/arguments.h"
#include "app/atom4-engine/line_reader.h"
#include "app/atom4-engine/tournament_text.h"
#include "app/atom4-engine/ugi.h"
#include "app/atom4-engine/ugi_protocol.h"
#include "app/command_line/errors.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/engine/solver.h"
#include "core/atom4/game/record.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/tuning/bench.h"
#include "core/atom4/tuning/puzzle_generator.h"
#include "core/base/random.h"
#include "core/base/strings.h"
#include "core/base/thread.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/file_texts.h"
#include "tui/common/i18n.h"

namespace atom4 {
namespace {

std::string value_text(const Solution& solution) {
    switch (solution.value) {
        case SolvedValue::kWin: return "win " + std::to_string(solution.plies);
        case SolvedValue::kLoss: return "loss " + std::to_string(solution.plies);
        case SolvedValue::kDraw: return "draw";
        case SolvedValue::kUnknown: break;
    }
    return "unknown";
}

void print(const Solution& solution) {
    std::cout << "Positions: " << solution.positions << "\n"
              << "Time: " << solution.time.count() << " ms\n";
    for (const Player player : kPlayers) {
        if (solution.cannot_win[player])
            std::cout << "Player " << number(player) << " cannot force a win.\n";
        else if (solution.value == SolvedValue::kUnknown && solution.no_win_within[player] > 0)
            std::cout << "Player " << number(player) << " cannot force a win within " << solution.no_win_within[player]
                      << " plies.\n";
    }
    std::cout << "Line:";
    for (const Cell cell : solution.line) std::cout << " " << to_text(cell);
    std::cout << "\nValue: " << value_text(solution) << std::endl;
}

Solution solution_of(Solver& solver, const Position& position, const SolveArguments& arguments) {
    return arguments.attacker ? solver.defend(position, *arguments.attacker, arguments.limits)
                              : solver.solve(position, arguments.limits);
}

// Solves positions of standard input, one per line: what was found for one helps with the next.
int solve_lines(Solver& solver, const SolveArguments& arguments) {
    if (arguments.shards > 0) return exit_with_error(kProgram, "--shard: of one position");
    for (std::string line; std::getline(std::cin, line) && std::cout;) {
        const auto position = parse_position(line, BoardSize::kSmallest);
        if (!position)
            return exit_with_error(kProgram, quote(line) + ": " + reason_of_bad_position(line, BoardSize::kSmallest));
        print(solution_of(solver, *position, arguments));
    }
    return 0;
}

}  // namespace

int run_solve(const SolveArguments& arguments) {
    Solver solver(arguments.mebibytes);
    if (!arguments.position) return solve_lines(solver, arguments);
    if (arguments.shards == 0) {
        print(solution_of(solver, *arguments.position, arguments));
        return 0;
    }
    if (arguments.position->is_over()) return exit_with_error(kProgram, "--shard: the round is over");
    const auto moves = arguments.position->legal_moves();
    std::cout << "Moves: " << moves.size() << std::endl;
    for (auto i = static_cast<std::size_t>(arguments.shard); i < moves.size() && std::cout;
         i += static_cast<std::size_t>(arguments.shards)) {
        Position after = *arguments.position;
        after.play_legal(moves[i]);
        const Solution solution = solver.solve(after, arguments.limits);
        std::cout << to_text(moves[i]) << " " << value_text(solution) << std::endl;
    }
    return 0;
}

namespace {

int run_command(const UgiArguments&) {
    LineReader reader(STDIN_FILENO);
    Ugi ugi([](std::string_view lines) { std::cout << lines << std::flush; }, reader);
    const OutputWatchdog watch;  // after the Ugi, which cannot do without its thread
    while (const auto line = reader.next()) {
        if (line->too_long)
            ugi.refuse_long_line();
        else if (!ugi.handle(line->text))
            break;
    }
    if (reader.error() == 0) return 0;
    tui::complain("atom4-engine: the input cannot be read: " + std::generic_category().message(reader.error()) + "\n");
    return 1;
}

int run_command(const BenchArguments& arguments) {
    const OutputWatchdog watch;
    std::size_t index = 0;
    const BenchResult result = bench(arguments.depth, [&](const SearchReport& report) {
        std::cout << "Position " << ++index << "/" << bench_positions().size() << ": " << score_text(report.score())
                  << " nodes " << report.nodes << " time " << report.time.count() << " pv "
                  << cells_text(report.principal_variation()) << std::endl;
    });
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(result.time.count(), 1));
    std::cout << "Time: " << result.time.count() << " ms\n"
              << "Speed: " << result.nodes * 1'000 / milliseconds << " nodes/s\n"
              << "Nodes: " << result.nodes << "\n";
    return 0;
}

int run_command(const PerftArguments& arguments) {
    const OutputWatchdog watch;
    for (int depth = 1; depth <= arguments.depth; ++depth)
        std::cout << depth << " " << perft(arguments.position, depth) << std::endl;
    return 0;
}

int run_command(const MatchArguments& arguments) {
    const OutputWatchdog watch;
    return run_match(arguments);
}

int run_command(const MergeArguments& arguments) {
    return run_merge(arguments);
}

int run_command(const ReviewArguments& arguments) {
    const OutputWatchdog watch;
    return run_review(arguments);
}

int run_command(const SolveArguments& arguments) {
    const OutputWatchdog watch;
    return run_solve(arguments);
}

int run_command(const PuzzlesArguments& arguments) {
    const OutputWatchdog watch;
    return run_puzzles(arguments);
}

int run_command(const EarlyExit& exit) {
    (exit.status == 0 ? std::cout : std::cerr) << tui::in_locale(exit.text);
    return exit.status;
}

int run_any(std::span<const char* const> arguments) {
    return std::visit([](const auto& command) { return run_command(command); }, parse_engine_arguments(arguments));
}

}  // namespace

int run(std::span<const char* const> arguments) noexcept {
    int status = 1;
    try {
        std::ios::sync_with_stdio(false);  // allocates memory
        status = run_any(arguments);
    } catch (const std::bad_alloc&) {
        (void)std::fputs("atom4-engine: there is not enough memory\n", stderr);
    } catch (const std::system_error& error) {
        (void)std::fprintf(stderr, "atom4-engine: a thread or a pipe cannot be had: %s\n",
                           std::strerror(error.code().value()));
    }
    std::cout.flush();
    if (std::cout) return status;
    (void)std::fputs(kOutputCannotBeWritten, stderr);
    return 1;
}

namespace {

std::uint64_t checksum(std::string_view text) {
    std::uint64_t sum = 0;
    for (const char c : text) sum = mix(sum ^ static_cast<unsigned char>(c));
    return sum;
}

// Loads the window values of the participant, whose text then names the contents of their file instead of its path: the
// heading must be the same on several machines.
Result<ParticipantText, std::string> with_values(ParticipantText given) {
    if (given.values.empty() || given.values == "learned") return given;
    if (given.values == "hand") {
        given.participant.values = std::make_shared<const WindowTable>(hand_made_window_values());
        return given;
    }
    const auto text = read_file(given.values);
    if (!text) return Failure{system_text(given.values, text.error())};
    const auto values = parse_window_values(*text);
    if (!values)
        return Failure{given.values + ":" + std::to_string(values.error().line) + ": " +
                       std::string(reason_of(values.error().fault))};
    given.participant.values = std::make_shared<const WindowTable>(*values);
    given.values = "file:" + std::to_string(checksum(*text));
    return given;
}

// Returns what must be the same for the games of several runs to form one tournament.
std::string heading(const MatchArguments& arguments, const std::string& opening_text) {
    const TournamentSettings& settings = arguments.settings;
    std::string openings = "random:" + std::to_string(settings.random_plies);
    if (!settings.openings.empty()) {
        openings = "file:" + std::to_string(settings.openings.size()) + ":" + std::to_string(checksum(opening_text));
    }
    return "match a " + to_text(arguments.sides.a) + " b " + to_text(arguments.sides.b) + " size " +
           to_text(settings.size) + " openings " + openings + " seed " + std::to_string(settings.seed);
}

// Returns the game as a round of one match, in which A is player 1. In a match the start colour moves on by one each
// round, which the symmetries of the rules allow: the same cells, played from the next start colour, are the same game
// with the other player opening.
GameRecord record_of(const TournamentGame& game, int round, const BySide<ParticipantText>& sides) {
    const auto seat = [](const char* name, const ParticipantText& side) {
        // A level with other window values is not the computer that players know by that level.
        const bool plain = side.participant.level && !side.participant.values;
        return plain ? Seat::computer(*side.participant.level) : Seat::human(std::string(name) + " " + to_text(side));
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
    TournamentSettings& settings = arguments.settings;
    for (const Side side : {Side::kA, Side::kB}) {
        auto loaded = with_values(std::move(arguments.sides[side]));
        if (!loaded) return exit_with_error(kProgram, loaded.error());
        arguments.sides[side] = std::move(*loaded);
        settings.sides[side] = arguments.sides[side].participant;
    }
    std::string opening_text;
    if (arguments.openings) {
        auto text = read_file(*arguments.openings);
        if (!text) return exit_with_error(kProgram, system_text(*arguments.openings, text.error()));
        opening_text = std::move(*text);
        auto openings = parse_openings(opening_text, settings.size);
        if (!openings) return exit_with_error(kProgram, arguments.openings->string() + ":" + openings.error());
        settings.openings = std::move(*openings);
        const bool from_start = std::all_of(settings.openings.begin(), settings.openings.end(), [&](const auto& each) {
            return each.start == Position(each.start.size()) && each.start.size() == settings.size;
        });
        if (arguments.save && !from_start)
            return exit_with_error(kProgram, "--save: a record cannot begin with a position");
    }
    // Better now than after hours of play.
    if (arguments.save)
        if (const auto error = write_file(*arguments.save, ""))
            return exit_with_error(kProgram, system_text(*arguments.save, *error));

    std::cout << heading(arguments, opening_text) << std::endl;
    TournamentSummary summary;
    std::vector<GameRecord> records;
    const auto started = [&](int threads) {
        if (threads < settings.threads)
            tui::complain("atom4-engine: " + fewer_threads_text(threads, settings.threads) + "\n");
    };
    const auto finished = [&](const TournamentGame& game) {
        const GameSummary kept(game);
        summary.add(kept);
        std::cout << to_text(kept) << std::endl;
        if (arguments.save) records.push_back(record_of(game, static_cast<int>(records.size()) + 1, arguments.sides));
        return std::cout && !(arguments.sprt && arguments.sprt->verdict(summary.pairs()) != Sprt::Verdict::kOpen);
    };
    run_tournament(settings, finished, started);
    std::cout << summary.text(arguments.sprt);
    if (arguments.save)
        if (const auto error = write_file(*arguments.save, to_text(records)))
            return exit_with_error(kProgram, system_text(*arguments.save, *error));
    return 0;
}

int run_merge(const MergeArguments& arguments) {
    std::string common_heading;
    std::set<int> seen;
    TournamentSummary summary;
    const auto handle = [&](const std::string& line) -> std::optional<std::string> {
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
    if (const int status = read_lines(kProgram, arguments.files, handle); status != 0) return status;
    if (!common_heading.empty()) std::cout << common_heading << "\n";
    std::cout << summary.text(arguments.sprt);
    return 0;
}

namespace {

// Returns the puzzles of the files, or those that ship; or what is wrong with a file.
Result<std::vector<Puzzle>, std::string> puzzles_of(const PuzzlesArguments& arguments) {
    if (arguments.files.empty()) return shipped_puzzles();
    std::vector<Puzzle> puzzles;
    for (const std::filesystem::path& file : arguments.files) {
        const auto text = read_file(file);
        if (!text) return Failure{system_text(file, text.error())};
        const auto read = parse_puzzles(*text);
        if (!read)
            return Failure{file.string() + ":" + std::to_string(read.error().line) +
                           ": this is no puzzle, or its ID was there before"};
        puzzles.insert(puzzles.end(), read->begin(), read->end());
    }
    return puzzles;
}

// Checks puzzles on several threads, each of which takes the next puzzle.
class Check {
public:
    Check(const std::vector<Puzzle>& puzzles, const PuzzlesArguments& arguments)
        : puzzles_(puzzles), next_(static_cast<std::size_t>(arguments.shard)) {
        if (arguments.shards > 0) step_ = static_cast<std::size_t>(arguments.shards);
    }

    void work() {
        PuzzleProver prover;
        for (std::size_t i = next_.fetch_add(step_); i < puzzles_.size(); i = next_.fetch_add(step_)) {
            const bool sound = prover.proves(puzzles_[i]);
            const std::lock_guard lock(mutex_);
            ++proved_;
            if (!sound) fail(puzzles_[i], "the solver does not prove it");
        }
    }
    // Finds puzzles that show the same position.
    void compare() {
        std::map<std::string, const Puzzle*> seen;
        for (const Puzzle& puzzle : puzzles_) {
            const auto [first, is_new] = seen.emplace(canonical_pattern(puzzle.position), &puzzle);
            if (!is_new) fail(puzzle, "the same as " + first->second->id);
        }
    }
    [[nodiscard]] int proved() const { return proved_; }
    [[nodiscard]] int failed() const { return failed_; }

private:
    void fail(const Puzzle& puzzle, const std::string& reason) {
        ++failed_;
        std::cout << puzzle.id << ": " << reason << std::endl;
    }

    const std::vector<Puzzle>& puzzles_;
    std::atomic<std::size_t> next_;
    std::size_t step_ = 1;
    std::mutex mutex_;
    int proved_ = 0;
    int failed_ = 0;
};

int check(const std::vector<Puzzle>& puzzles, const PuzzlesArguments& arguments) {
    Check check(puzzles, arguments);
    check.compare();
    {
        std::vector<std::jthread> threads;
        const int wanted = static_cast<int>(std::thread::hardware_concurrency()) - 1;
        start_threads(threads, wanted, [&] { return [&check] { check.work(); }; });
        check.work();
    }
    std::cout << "Proved: " << check.proved() - check.failed() << " of " << check.proved() << "\n";
    return check.failed() == 0 ? 0 : 1;
}

int make(const PuzzlesArguments& arguments) {
    PuzzleGenerator maker;
    const int step = std::max(arguments.shards, 1);
    for (int game = arguments.shard; game < arguments.games && std::cout; game += step)
        for (const Puzzle& puzzle : maker.make(arguments.seed + static_cast<std::uint64_t>(game)))
            std::cout << to_data_text(puzzle) << std::endl;
    return 0;
}

// Measures with the levels as they play today, not as they played when the puzzles were made.
int measure(std::vector<Puzzle> puzzles, const PuzzlesArguments& arguments) {
    PuzzleGenerator maker;
    const auto step = static_cast<std::size_t>(std::max(arguments.shards, 1));
    for (auto i = static_cast<std::size_t>(arguments.shard); i < puzzles.size() && std::cout; i += step) {
        puzzles[i].difficulty = maker.measure(puzzles[i]);
        std::cout << to_data_text(puzzles[i]) << std::endl;
    }
    return 0;
}

}  // namespace

int run_puzzles(const PuzzlesArguments& arguments) {
    if (arguments.task == PuzzlesArguments::Task::kMake) return make(arguments);
    const auto puzzles = puzzles_of(arguments);
    if (!puzzles) return exit_with_error(kProgram, puzzles.error());
    switch (arguments.task) {
        case PuzzlesArguments::Task::kCheck: return check(*puzzles, arguments);
        case PuzzlesArguments::Task::kMeasure: return measure(*puzzles, arguments);
        case PuzzlesArguments::Task::kPrint:
        case PuzzlesArguments::Task::kMake: break;
    }
    for (const Puzzle& puzzle : *puzzles) std::cout << to_text(puzzle) << "\n";
    return 0;
}

namespace {

constexpr std::array<const char*, 5> kNames{"good", "inaccuracy", "mistake", "missed win", "losing move"};

std::size_t index_of(Judgement judgement) {
    return static_cast<std::size_t>(judgement);
}

void print_sums(const std::array<int, kNames.size()>& counts, Player player) {
    std::cout << "Player " << number(player) << ":";
    for (std::size_t i = 0; i < kNames.size(); ++i) std::cout << (i == 0 ? " " : ", ") << kNames[i] << " " << counts[i];
    std::cout << "\n";
}

void review_record(Engine& engine, const GameRecord& record, const SearchLimits& limits) {
    const auto name = [&](Player player) { return tui::in_locale(sanitized(to_text(record.seats[player]))); };
    std::cout << "Round " << record.round << ", " << to_text(record.size) << ", " << name(Player::kFirst) << " - "
              << name(Player::kSecond) << "\n";
    ByPlayer<std::array<int, kNames.size()>> counts;
    std::vector<ReviewedMove> reviewed;
    int ply = 1;
    Player mover = player_of(record.start);
    review_game(engine, first_position(record), record.moves.cells(), limits, [&](const ReviewedMove& move) {
        std::cout << move_number_text(ply, record.start) << " " << to_text(move.played) << " " << score_text(move.score)
                  << ", best " << score_text(move.best_score) << " " << cells_text(move.best_line);
        if (move.judgement != Judgement::kGood) std::cout << " (" << kNames[index_of(move.judgement)] << ")";
        std::cout << std::endl;
        ++counts[mover][index_of(move.judgement)];
        reviewed.push_back(move);
        mover = opponent(mover);
        ++ply;
    });
    for (const Player player : kPlayers) print_sums(counts[player], player);
    const auto accuracy = accuracy_of(first_position(record), reviewed);
    const auto percent = [&](Player player) {
        const auto percent = accuracy[player].round.percent();
        return percent ? std::to_string(*percent) : "-";
    };
    std::cout << "Accuracy: " << percent(Player::kFirst) << " " << percent(Player::kSecond) << "\n";
}

}  // namespace

int run_review(const ReviewArguments& arguments) {
    std::optional<int> ignored_line;
    const auto records = load_records(arguments.file, &ignored_line);
    if (!records) {
        tui::complain("atom4-engine: " + tui::file_error_text(arguments.file, records.error()) + "\n");
        return 1;
    }
    if (ignored_line)
        tui::complain("atom4-engine: " + arguments.file.string() + ": " + passed_over_text(*ignored_line) + "\n");
    Engine engine;
    for (const GameRecord& record : *records) review_record(engine, record, arguments.limits);
    return 0;
}

}  // namespace atom4
