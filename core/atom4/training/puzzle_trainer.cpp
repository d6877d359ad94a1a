// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_trainer.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/atom4/game/rating.h"
#include "core/atom4/training/mistakes.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/environment.h"

namespace atom4 {
namespace {

// Few enough positions for an answer within a moment, wherever somebody strays to.
constexpr std::uint64_t kAnswerBudget = 100'000;

template <class Document>
Document read_or_empty(const DocumentFile<Document>& file) {
    auto document = file.read();
    return document ? std::move(*document) : Document();
}

}  // namespace

PuzzleTrainer::PuzzleTrainer(PuzzleHistoryFile history, MyPuzzlesFile mine)
    : history_file_(std::move(history)),
      mine_file_(std::move(mine)),
      history_(read_or_empty(history_file_)),
      mine_(read_or_empty(mine_file_)),
      prover_(std::make_unique<PuzzleProver>(kAnswerBudget)),
      mine_prover_(std::make_unique<PuzzleProver>(mistake_prover())) {
    next();
}

std::size_t PuzzleTrainer::due_count() const {
    return mine_.due(today()).size();
}

PuzzleStatistics PuzzleTrainer::statistics() const {
    return history_.statistics(today());
}

PuzzleProver& PuzzleTrainer::prover() {
    return source_ == Source::kMine ? *mine_prover_ : *prover_;
}

void PuzzleTrainer::take(Puzzle puzzle, Source source) {
    source_ = source;
    std::erase(shown_, puzzle.id);
    shown_.push_back(puzzle.id);
    run_.emplace(std::move(puzzle), prover());
    counted_ = false;
    seconds_.reset();
    since_.reset();
    if (clock_) since_ = Clock::now();
}

void PuzzleTrainer::next() {
    if (source_ == Source::kMine && begin_mine()) return;
    begin_shipped();
}

bool PuzzleTrainer::forget_this() {
    if (source_ != Source::kMine) return false;
    forget(std::string(run_->puzzle().id));
    next();
    return true;
}

void PuzzleTrainer::choose_level(std::optional<int> level) {
    level_ = level;
    begin_shipped();
}

void PuzzleTrainer::begin_shipped() {
    const auto strength = level_ ? rating_of_level(std::clamp(*level_, 0, 9)) : std::nullopt;
    take(history_.next(shipped_puzzles(), strength ? std::optional(strength->value) : std::nullopt, shown_),
         Source::kShipped);
}

void PuzzleTrainer::begin_today() {
    take(puzzle_of_day(shipped_puzzles(), today()), Source::kOfTheDay);
}

bool PuzzleTrainer::begin_mine() {
    const auto due = mine_.due(today());
    if (due.empty()) return false;
    take(due.front().puzzle, Source::kMine);
    return true;
}

bool PuzzleTrainer::begin(std::string_view id) {
    if (const MyPuzzle* mine = mine_.find(id)) {
        take(mine->puzzle, Source::kMine);
        return true;
    }
    const Puzzle* shipped = find_shipped_puzzle(id);
    if (shipped == nullptr) return false;
    take(*shipped, Source::kShipped);
    return true;
}

void PuzzleTrainer::again() {
    run_.emplace(Puzzle(run_->puzzle()), prover());
}

std::optional<int> PuzzleTrainer::seconds() const {
    if (seconds_ || !since_) return seconds_;
    return static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - *since_).count());
}

void PuzzleTrainer::count() {
    const auto result = run_->result();
    if (counted_ || !result) return;
    counted_ = true;
    seconds_ = seconds();
    const std::string day = today();
    const PuzzleVisit visit{day, run_->puzzle().id, *result, seconds_};
    history_.add(visit);
    unkept_.push_back(visit);
    trouble_ = history_file_.change([&](PuzzleHistory& history) {
        for (const PuzzleVisit& any : unkept_) history.add(any);
    });
    if (!trouble_) unkept_.clear();
    if (source_ != Source::kMine) return;
    mine_.answer(visit.id, *result, day);
    unkept_answers_.push_back(visit);
    const auto also = mine_file_.change([&](MyPuzzles& mine) {
        for (const PuzzleVisit& any : unkept_answers_) mine.answer(any.id, any.result, any.date);
    });
    if (!also) unkept_answers_.clear();
    if (!trouble_) trouble_ = also;
}

void PuzzleTrainer::accept(PuzzleAttempt run) {
    run_.emplace(std::move(run));
    count();
}

int PuzzleTrainer::keep(std::vector<Puzzle> puzzles) {
    int added = 0;
    const std::string day = today();
    trouble_ = mine_file_.change([&](MyPuzzles& mine) {
        for (Puzzle& puzzle : puzzles) added += mine.add(std::move(puzzle), day) ? 1 : 0;
        mine_ = mine;
    });
    return trouble_ ? 0 : added;
}

void PuzzleTrainer::forget(std::string_view id) {
    trouble_ = mine_file_.change([&](MyPuzzles& mine) {
        mine.remove(id);
        mine_ = mine;
    });
}

void think_about_puzzle(const PuzzleTask::Job& job) {
    PuzzleReply answer{job.question.kind, job.question.run, job.question.cell};
    answer.run.stop_by(job.stop);
    switch (answer.kind) {
        case PuzzleRequest::Kind::kTry: answer.tried = answer.run.attempt(answer.cell); break;
        case PuzzleRequest::Kind::kHint: answer.cells = answer.run.hint(); break;
        case PuzzleRequest::Kind::kSolution: answer.cells = answer.run.solution(); break;
    }
    answer.run.stop_by({});
    job.answer(std::move(answer));
}

}  // namespace atom4
