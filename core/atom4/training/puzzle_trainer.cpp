// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_trainer.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/atom4/game/rating.h"
#include "core/atom4/training/mistakes.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_texts.h"
#include "core/base/environment.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

// Few enough positions for an answer within a moment, whatever the player tries.
constexpr std::uint64_t kAnswerBudget = 100'000;

template <class Document>
Document read_or_empty(const DocumentFile<Document>& file) {
    auto document = file.read();
    return document ? std::move(*document) : Document();
}

}  // namespace

PuzzleTrainer::PuzzleTrainer(Mailbox& mailbox, Face face, PuzzleHistoryFile history, MyPuzzlesFile mine)
    : face_(std::move(face)),
      history_file_(std::move(history)),
      mine_file_(std::move(mine)),
      history_(read_or_empty(history_file_)),
      mine_(read_or_empty(mine_file_)),
      prover_(kAnswerBudget),
      mine_prover_(mistake_prover()),
      task_(
          mailbox, think_about_puzzle,
          [this](PuzzleReply answer) {
              task_.stop();  // there is only one answer
              answer_ = std::move(answer);
              face_.on_answer();
          },
          [this](TaskEnd how) { handle_end(how); }) {
    next();
}

std::size_t PuzzleTrainer::due_count() const {
    return mine_.due(today()).size();
}

PuzzleStatistics PuzzleTrainer::statistics() const {
    return history_.statistics(today());
}

PuzzleProver& PuzzleTrainer::prover() {
    return source_ == Source::kMine ? mine_prover_ : prover_;
}

void PuzzleTrainer::take(Puzzle puzzle, Source source) {
    source_ = source;
    std::erase(shown_, puzzle.id);
    shown_.push_back(puzzle.id);
    start(std::move(puzzle));
    counted_ = false;
    seconds_.reset();
    since_.reset();
    if (clock_) since_ = Clock::now();
}

// Starts the puzzle from its first move, and cancels a running proof.
void PuzzleTrainer::start(Puzzle puzzle) {
    run_.emplace(std::move(puzzle), prover());
    reply_.reset();
    words_ = {};
    put_back();
}

void PuzzleTrainer::put_back() {
    task_.stop();
    answer_.reset();
    tried_.clear();
    playback_.reset();
    wrong_ = false;
    board_ = run_->position();
}

bool PuzzleTrainer::can_go_again() const {
    return is_thinking() || words_ || !tried_.empty() || !run_->played().empty();
}

void PuzzleTrainer::again() {
    if (tried_.empty() && !is_thinking()) return start(Puzzle(run_->puzzle()));
    words_ = {};
    put_back();
}

Result<Reaction, IllegalMove> PuzzleTrainer::attempt(Cell cell) {
    require(takes_try());
    put_back();
    words_ = {};
    const auto move = board_.play(cell);
    if (!move) return move;
    tried_.push_back(*move);
    ask(PuzzleRequest::Kind::kTry, cell);
    return move;
}

void PuzzleTrainer::help(PuzzleRequest::Kind kind) {
    if (!takes_try()) return;
    put_back();
    ask(kind);
}

void PuzzleTrainer::ask(PuzzleRequest::Kind kind, Cell cell) {
    wait_reported_ = false;
    task_.ask({kind, *run_, cell});
}

// If the proof failed, removes the try and reports that.
void PuzzleTrainer::handle_end(TaskEnd how) {
    if (how == TaskEnd::kDone) return;
    put_back();
    words_ = out_of_resources_text;
    face_.on_answer();
}

bool PuzzleTrainer::apply_reply() {
    if (!answer_) return false;
    const PuzzleReply& reply = reply_.emplace(*std::exchange(answer_, std::nullopt));
    run_.emplace(reply.run);
    count();
    switch (reply.kind) {
        case PuzzleRequest::Kind::kHint: words_ = [cells = reply.cells] { return puzzle_hint_text(cells); }; break;
        case PuzzleRequest::Kind::kSolution:
            words_ = [this, cells = reply.cells] { return solution_text(*this, cells); };
            if (face_.pace.count() > 0) playback_.emplace(run_->position(), reply.cells, face_.pace, Clock::now());
            break;
        case PuzzleRequest::Kind::kTry:
            words_ = [this, cell = reply.cell, tried = reply.tried] {
                return try_text(*this, cell, tried, face_.detail);
            };
            wrong_ = reply.tried.is_wrong();
            if (!wrong_) {
                put_back();
            } else if (reply.tried.answer) {
                tried_.push_back(board_.play_legal(reply.tried.answer->placed()));
            }
    }
    return true;
}

std::optional<PuzzleTrainer::Clock::time_point> PuzzleTrainer::next_deadline() const {
    if (playback_) return playback_->next_step();
    if (!task_.is_busy() || wait_reported_) return std::nullopt;
    return *task_.since() + face_.patience;
}

bool PuzzleTrainer::tick(Clock::time_point now) {
    const auto deadline = next_deadline();
    if (!deadline || now < *deadline) return false;
    if (playback_ && !playback_->step(now)) {
        put_back();
        return true;
    }
    if (playback_) {
        tried_ = playback_->played();
        board_ = playback_->position();
        return true;
    }
    wait_reported_ = true;
    words_ = proving_text;
    return true;
}

void PuzzleTrainer::next() {
    if (source_ == Source::kMine && begin_mine()) return;
    begin_shipped();
}

bool PuzzleTrainer::forget_this() {
    if (source_ != Source::kMine) {
        words_ = [] { return forgotten_puzzle_text(false); };
        return false;
    }
    forget(std::string(run_->puzzle().id));
    next();
    words_ = [] { return forgotten_puzzle_text(true); };
    return true;
}

void PuzzleTrainer::choose_level(std::optional<int> level) {
    level_ = level;
    begin_shipped();
    words_ = [level] { return puzzle_level_text(level); };
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
    if (const auto number = parse_digits<int>(id)) shipped = puzzle_of_number(*number);
    if (shipped == nullptr) return false;
    take(*shipped, Source::kShipped);
    return true;
}

void PuzzleTrainer::set_clock(bool clock) {
    clock_ = clock;
    words_ = [clock] { return puzzle_clock_text(clock); };
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
    unsaved_.push_back(visit);
    trouble_ = history_file_.change([&](PuzzleHistory& history) {
        for (const PuzzleVisit& any : unsaved_) history.add(any);
    });
    if (!trouble_) unsaved_.clear();
    if (source_ != Source::kMine) return;
    mine_.answer(visit.id, *result, day);
    unsaved_answers_.push_back(visit);
    const auto also = mine_file_.change([&](MyPuzzles& mine) {
        for (const PuzzleVisit& any : unsaved_answers_) mine.answer(any.id, any.result, any.date);
    });
    if (!also) unsaved_answers_.clear();
    if (!trouble_) trouble_ = also;
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
