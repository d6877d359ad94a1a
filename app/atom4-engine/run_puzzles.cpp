// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/run_puzzles.h"

#include <atomic>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include "app/command_line/errors.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/tuning/puzzle_generator.h"
#include "core/base/thread.h"
#include "tui/common/i18n.h"

namespace atom4 {
namespace {

// The puzzles of the files, or those that ship; or what is wrong with a file.
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

// Each thread takes the next one that nobody has.
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
    // Which of them show the same.
    void compare() {
        std::map<std::string, const Puzzle*> seen;
        for (const Puzzle& puzzle : puzzles_) {
            const auto [first, is_new] = seen.emplace(pattern_of(puzzle.position), &puzzle);
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
    PuzzleMaker maker;
    const int step = std::max(arguments.shards, 1);
    for (int game = arguments.shard; game < arguments.games && std::cout; game += step)
        for (const Puzzle& puzzle : maker.make(arguments.seed + static_cast<std::uint64_t>(game)))
            std::cout << to_data_text(puzzle) << std::endl;
    return 0;
}

// The levels play as they do today, whatever they did when the puzzles were made.
int measure(std::vector<Puzzle> puzzles, const PuzzlesArguments& arguments) {
    PuzzleMaker maker;
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
    if (!puzzles) return give_up(kProgram, puzzles.error());
    switch (arguments.task) {
        case PuzzlesArguments::Task::kCheck: return check(*puzzles, arguments);
        case PuzzlesArguments::Task::kMeasure: return measure(*puzzles, arguments);
        case PuzzlesArguments::Task::kPrint:
        case PuzzlesArguments::Task::kMake: break;
    }
    for (const Puzzle& puzzle : *puzzles) std::cout << to_text(puzzle) << "\n";
    return 0;
}

}  // namespace atom4
