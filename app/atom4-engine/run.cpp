// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/run.h"

#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <iostream>
#include <new>
#include <system_error>

#include "app/atom4-engine/arguments.h"
#include "app/atom4-engine/client_watch.h"
#include "app/atom4-engine/commands.h"
#include "app/atom4-engine/line_reader.h"
#include "app/atom4-engine/run_match.h"
#include "app/atom4-engine/run_puzzles.h"
#include "app/atom4-engine/run_review.h"
#include "app/atom4-engine/ugi.h"
#include "app/atom4-engine/ugi_text.h"
#include "core/atom4/tuning/bench.h"
#include "tui/common/i18n.h"

namespace atom4 {
namespace {

int run_command(const UgiArguments&) {
    LineReader reader(STDIN_FILENO);
    Ugi ugi([](std::string_view lines) { std::cout << lines << std::flush; }, reader);
    const ClientWatch watch;  // behind what cannot do without a thread
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
    const ClientWatch watch;
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
    const ClientWatch watch;
    for (int depth = 1; depth <= arguments.depth; ++depth)
        std::cout << depth << " " << perft(arguments.position, depth) << std::endl;
    return 0;
}

int run_command(const MatchArguments& arguments) {
    const ClientWatch watch;
    return run_match(arguments);
}

int run_command(const MergeArguments& arguments) {
    return run_merge(arguments);
}

int run_command(const ReviewArguments& arguments) {
    const ClientWatch watch;
    return run_review(arguments);
}

int run_command(const SolveArguments& arguments) {
    const ClientWatch watch;
    return run_solve(arguments);
}

int run_command(const PuzzlesArguments& arguments) {
    const ClientWatch watch;
    return run_puzzles(arguments);
}

int run_command(const CommandLineExit& exit) {
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
        std::ios::sync_with_stdio(false);  // which takes memory
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

}  // namespace atom4
