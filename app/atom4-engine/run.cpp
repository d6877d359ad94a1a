// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/run.h"

#include <iostream>

#include "app/atom4-engine/line_reader.h"
#include "app/atom4-engine/run_match.h"
#include "app/atom4-engine/run_review.h"
#include "app/atom4-engine/ugi.h"
#include "app/atom4-engine/ugi_text.h"
#include "core/engine/perft.h"
#include "tui/i18n.h"

namespace atom4 {
namespace {

int run_command(const UgiArguments&) {
    LineReader reader(std::cin);
    Ugi ugi([](std::string_view lines) { std::cout << lines << std::flush; });
    while (const auto line = reader.next()) {
        if (line->too_long)
            ugi.refuse_long_line();
        else if (!ugi.handle(line->text))
            break;
    }
    return 0;
}

int run_command(const BenchArguments& arguments) {
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
    for (int depth = 1; depth <= arguments.depth; ++depth)
        std::cout << depth << " " << perft(arguments.position, depth) << std::endl;
    return 0;
}

int run_command(const MatchArguments& arguments) {
    return run_match(arguments);
}

int run_command(const MergeArguments& arguments) {
    return run_merge(arguments);
}

int run_command(const ReviewArguments& arguments) {
    return run_review(arguments);
}

int run_command(const CommandLineExit& exit) {
    (exit.status == 0 ? std::cout : std::cerr) << tui::in_locale(exit.text);
    return exit.status;
}

}  // namespace

int run(const EngineArguments& arguments) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);  // answers are flushed line by line, and reading must not touch the output
    const int status = std::visit([](const auto& command) { return run_command(command); }, arguments);
    std::cout.flush();
    if (std::cout) return status;
    std::cerr << "atom4-engine: the output cannot be written\n";
    return 1;
}

}  // namespace atom4
