// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/search.h"

#include <algorithm>
#include <new>
#include <thread>

#include "core/atom4/engine/searcher.h"
#include "core/base/thread.h"

namespace atom4 {
namespace {

// A forced end is certain once the search is deep enough to reach it.
bool is_solved(Score score, int depth) {
    return score.plies_to_win().value_or(depth + 1) <= depth || score.plies_to_loss().value_or(depth + 1) <= depth;
}

// The search on the calling thread: deepens ply by ply, reports, and decides when to end.
class LeadingSearch {
public:
    LeadingSearch(const Position& position, const WindowTable& values, SharedSearch& shared)
        : searcher_(position, values, shared),
          shared_(shared),
          line_count_(std::min(static_cast<std::size_t>(shared.settings.lines), searcher_.first_moves())) {}

    SearchReport run(const Engine::Progress& progress) {
        const SearchLimits& limits = shared_.settings.limits;
        const int deepest = std::max(std::min(limits.depth.value_or(searcher_.max_plies()), searcher_.max_plies()), 1);
        for (int depth = 1; depth <= deepest && look(depth); ++depth) {
            if (progress) {
                note_effort();
                progress(report_);
            }
            if (line_count_ == 1 && is_solved(report_.score(), depth)) break;
            if (limits.enough && shared_.elapsed() >= *limits.enough) break;
        }
        note_effort();
        return std::move(report_);
    }

private:
    // Fills the report's lines. Returns false if the search was stopped before all were found.
    bool look(int depth) {
        std::vector<SearchLine> lines;
        std::vector<Cell> excluded;
        for (std::size_t i = 0; i < line_count_; ++i) {
            const int expected = i < report_.lines.size() ? report_.lines[i].score.value() : 0;
            auto line = searcher_.search(depth, expected, excluded);
            if (line) {
                excluded.push_back(line->moves.front());
                lines.push_back(std::move(*line));
            }
            if (shared_.stopped) {
                // A better first move that was found before the stop counts.
                if (i == 0 && !lines.empty() && report_.depth > 0) report_.lines.front() = lines.front();
                return false;
            }
        }
        // A line found later may score better: more was in the table when it was searched.
        std::stable_sort(lines.begin(), lines.end(),
                         [](const SearchLine& a, const SearchLine& b) { return a.score > b.score; });
        report_.depth = depth;
        report_.lines = std::move(lines);
        return true;
    }

    void note_effort() {
        report_.selective_depth = searcher_.selective_depth();
        report_.nodes = shared_.in_work ? shared_.nodes_noted.load() : searcher_.nodes();
        report_.time = shared_.elapsed();
        report_.table_permille = shared_.table.permille_used();
    }

    Searcher searcher_;
    SharedSearch& shared_;
    const std::size_t line_count_;
    SearchReport report_;
};

// Runs on the helper threads: fills the table with what the leading search will need.
void help(const Position& position, const WindowTable& values, SharedSearch& shared) {
    const auto searcher = std::make_unique<Searcher>(position, values, shared);
    int expected = 0;
    for (int depth = 1; depth <= searcher->max_plies() && !shared.stopped; ++depth)
        if (const auto line = searcher->search(depth, expected, {})) expected = line->score.value();
}

// The helper threads, as many as can be started. However the search ends, they are stopped before they are joined.
class Helpers {
public:
    explicit Helpers(SharedSearch& shared) : shared_(shared) {}
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() { shared_.stopped = true; }

    void start(int wanted, const Position& position, const WindowTable& values) {
        const auto work = [&position, &values, &shared = shared_] {
            try {
                help(position, values, shared);
            } catch (const std::bad_alloc&) {
                // One helper fewer: the leading search goes on without it.
            }
        };
        start_threads(threads_, wanted, [&] { return work; });
    }
    [[nodiscard]] int count() const { return static_cast<int>(threads_.size()); }

private:
    SharedSearch& shared_;
    std::vector<std::jthread> threads_;
};

}  // namespace

class Engine::Impl {
public:
    Impl(std::size_t hash_mebibytes, const WindowTable& window_values) : table(hash_mebibytes), values(window_values) {}
    TranspositionTable table;
    const WindowTable& values;
    int threads = 1;
    int threads_had = 1;
};

Engine::Engine(std::size_t hash_mebibytes, const WindowTable& values)
    : impl_(std::make_unique<Impl>(hash_mebibytes, values)) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

void Engine::clear() {
    impl_->table.clear();
}

void Engine::set_hash(std::size_t mebibytes) {
    impl_->table = TranspositionTable(mebibytes);
}

void Engine::set_threads(int threads) {
    require(threads >= 1 && threads <= kMaxThreads);
    impl_->threads = threads;
}

int Engine::threads() const {
    return impl_->threads;
}

int Engine::threads_had() const {
    return impl_->threads_had;
}

SearchReport Engine::search(const Position& position, const SearchSettings& settings, std::stop_token stop,
                            const Progress& progress) {
    require(!position.is_over() && settings.lines >= 1);
    impl_->table.age();
    SharedSearch shared{impl_->table, settings, stop};
    if (impl_->threads > 1) shared.in_work.reset(new (std::nothrow) MovesInWork);
    // Too large for the stack of a thread.
    const auto leader = std::make_unique<LeadingSearch>(position, impl_->values, shared);
    Helpers helpers(shared);
    if (shared.in_work) helpers.start(impl_->threads - 1, position, impl_->values);
    impl_->threads_had = 1 + helpers.count();
    return leader->run(progress);
}

}  // namespace atom4
