// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>
#include <utility>

#include "core/atom4/game/rating.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

// Returns the number of steps from one cell to the other.
int distance(Cell a, Cell b) {
    const auto x = [](Cell cell) { return cell.col() - (cell.row() - cell.row() % 2) / 2; };
    const int dx = x(b) - x(a);
    const int dy = b.row() - a.row();
    return std::max({std::abs(dx), std::abs(dy), std::abs(dx + dy)});
}

}  // namespace

PuzzleAttempt::PuzzleAttempt(Puzzle puzzle, PuzzleProver& prover)
    : puzzle_(std::move(puzzle)), prover_(&prover), position_(puzzle_.position) {}

int PuzzleAttempt::moves_left() const {
    return solved_ ? 0 : puzzle_.moves - static_cast<int>(played_.size()) / 2;
}

void PuzzleAttempt::play(Cell cell) {
    (void)position_.play_legal(cell);
    played_.push_back(cell);
}

PuzzleTry PuzzleAttempt::attempt(Cell cell) {
    PuzzleTry tried;
    Position after = position_;
    const auto move = after.play(cell);
    if (solved_ || !move) return tried;
    tried.move = *move;
    const int plies = static_cast<int>(played_.size()) + 1;
    // Moves of the line were proved when the puzzle was made. A move that cannot be proved here counts as wrong.
    const bool on_line = next_of_line() == cell;
    if (!on_line && !prover_->keeps(puzzle_, after, plies).value_or(false)) {
        missed_ = true;
        refuted_.push_back(cell);
        tried.verdict = PuzzleTry::Verdict::kTooSlow;
        if (after.is_over()) return tried;
        tried.plies = prover_->win_in(after, prover_->horizon(puzzle_.moves) - plies).value_or(0);
        if (tried.plies > 0) tried.verdict = PuzzleTry::Verdict::kLoses;
        if (const auto answer = prover_->refutation(puzzle_, after, plies)) tried.answer = after.play_legal(*answer);
        return tried;
    }
    play(cell);
    hints_ = 0;
    refuted_.clear();
    tried.verdict = PuzzleTry::Verdict::kSolved;
    solved_ = position_.is_over() || plies >= 2 * puzzle_.moves - 1;
    if (solved_) return tried;
    const auto known = next_of_line();
    const auto answer = known ? known : prover_->answer(puzzle_, position_, plies);
    if (answer) {
        tried.answer = after.play_legal(*answer);
        play(*answer);
    }
    solved_ = !answer || position_.is_over();
    if (!solved_) tried.verdict = PuzzleTry::Verdict::kContinues;
    return tried;
}

std::optional<Cell> PuzzleAttempt::next_of_line() const {
    const bool follows =
        played_.size() < puzzle_.line.size() && std::equal(played_.begin(), played_.end(), puzzle_.line.begin());
    return follows ? std::optional(puzzle_.line[played_.size()]) : std::nullopt;
}

Cell PuzzleAttempt::right_move() {
    if (const auto known = next_of_line()) return *known;
    const auto moves = prover_->solver_moves(puzzle_, position_, static_cast<int>(played_.size()));
    return moves && !moves->empty() ? moves->front() : position_.legal_moves().front();
}

std::vector<Cell> PuzzleAttempt::hint() {
    require(!solved_);
    const Cell right = right_move();
    ++hints_;
    hinted_ = true;
    if (hints_ > 1) {
        missed_ = true;
        return {right};
    }
    // The nearest cells, so that the hint shows where to look and not what to play.
    constexpr std::size_t kCells = 3;
    std::vector<Cell> cells(position_.legal_moves().begin(), position_.legal_moves().end());
    std::erase_if(cells,
                  [&](Cell cell) { return std::find(refuted_.begin(), refuted_.end(), cell) != refuted_.end(); });
    std::sort(cells.begin(), cells.end(),
              [&](Cell a, Cell b) { return std::pair(distance(a, right), a) < std::pair(distance(b, right), b); });
    cells.resize(std::min(cells.size(), kCells));
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<Cell> PuzzleAttempt::solution() {
    missed_ = missed_ || !solved_;
    std::vector<Cell> line;
    Position position = position_;
    int plies = static_cast<int>(played_.size());
    const auto follow = [&](std::optional<Cell> cell) {
        if (!cell) return false;
        line.push_back(*cell);
        (void)position.play_legal(*cell);
        ++plies;
        return !position.is_over();
    };
    if (solved_ || !follow(right_move())) return line;
    while (plies < 2 * puzzle_.moves - 1) {
        if (!follow(prover_->answer(puzzle_, position, plies))) break;
        const auto moves = prover_->solver_moves(puzzle_, position, plies);
        if (!moves || moves->empty() || !follow(moves->front())) break;
    }
    return line;
}

std::optional<PuzzleResult> PuzzleAttempt::result() const {
    if (missed_) return PuzzleResult::kMissed;
    if (!solved_) return std::nullopt;
    return hinted_ ? PuzzleResult::kHinted : PuzzleResult::kSolved;
}

namespace {

constexpr std::string_view kHistoryTitle = "Atom-4 puzzles 1";

struct Scored {
    PuzzleResult result;
    std::string_view name;
    double score;
};
constexpr std::array kScores{Scored{PuzzleResult::kSolved, "solved", 1}, Scored{PuzzleResult::kHinted, "hinted", 0.5},
                             Scored{PuzzleResult::kMissed, "missed", 0}};

const Scored& scored(PuzzleResult result) {
    return *std::find_if(kScores.begin(), kScores.end(), [&](const Scored& s) { return s.result == result; });
}

// "2026.11.22 w3-042 solved"; with the timer, the seconds follow: " 35"
std::optional<PuzzleVisit> parse_visit(std::string_view line) {
    PuzzleVisit visit;
    visit.date = take_until(line, " ");
    visit.id = take_until(line, " ");
    const std::string_view name = take_until(line, " ");
    const auto found = std::find_if(kScores.begin(), kScores.end(), [&](const Scored& s) { return s.name == name; });
    if (!day_number(visit.date) || !is_puzzle_id(visit.id) || found == kScores.end()) return std::nullopt;
    visit.result = found->result;
    if (line.empty()) return visit;
    visit.seconds = parse_digits<int>(line);
    return visit.seconds ? std::optional(std::move(visit)) : std::nullopt;
}

// Starts low, so that the first puzzles are easy, and rises quickly with success.
Rating first_rating() {
    Rating rating = rating_of_a_newcomer();
    rating.value = kRatingOfEasyPuzzles;
    return rating;
}

// Returns the number of consecutive days up to today or yesterday. A flight across the date line can make tomorrow the
// last one.
int days_up_to(int today, const std::set<int>& days) {
    int last = today + 1;
    while (last >= today - 1 && !days.contains(last)) --last;
    if (last < today - 1) return 0;
    int first = last;
    while (days.contains(first - 1)) --first;
    return last - first + 1;
}

}  // namespace

void PuzzleHistory::add(PuzzleVisit visit) {
    visits_.push_back(std::move(visit));
    known_ = {};
}

bool PuzzleHistory::has_solved(std::string_view id) const {
    return std::any_of(visits_.begin(), visits_.end(), [&](const PuzzleVisit& visit) {
        return visit.id == id && visit.result == PuzzleResult::kSolved;
    });
}

const std::vector<PuzzleHistory::RatedVisit>& PuzzleHistory::ratings() const {
    if (known_.ratings) return *known_.ratings;
    std::vector<RatedVisit>& ratings = known_.ratings.emplace();
    Rating rating = first_rating();
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < visits_.size(); ++i) {
        const Puzzle* puzzle = find_shipped_puzzle(visits_[i].id);
        if (puzzle == nullptr || !seen.insert(visits_[i].id).second) continue;
        const RatedGame game{rating_of_puzzle(*puzzle), scored(visits_[i].result).score};
        rating = rating_after(rating, {&game, 1});
        ratings.push_back({i, rating});
    }
    return ratings;
}

Rating PuzzleHistory::rating() const {
    return ratings().empty() ? first_rating() : ratings().back().rating;
}

Rating PuzzleHistory::rating_of(const Puzzle& puzzle) const {
    Rating rating = rating_of_puzzle(puzzle);
    const Rating human = this->rating();
    for (const PuzzleVisit& visit : visits_) {
        if (visit.id != puzzle.id) continue;
        const RatedGame game{human, 1 - scored(visit.result).score};
        rating = rating_after(rating, {&game, 1});
    }
    return rating;
}

PuzzleStatistics PuzzleHistory::statistics(std::string_view today) const {
    PuzzleStatistics statistics;
    std::set<int> days;
    for (const PuzzleVisit& visit : visits_) {
        const bool solved = visit.result == PuzzleResult::kSolved;
        ++statistics.visited;
        statistics.solved += solved ? 1 : 0;
        statistics.streak = solved ? statistics.streak + 1 : 0;
        statistics.best_streak = std::max(statistics.best_streak, statistics.streak);
        if (const Puzzle* puzzle = find_shipped_puzzle(visit.id)) {
            auto& [right, all] = statistics.themes[{puzzle->kind, puzzle->moves}];
            right += solved ? 1 : 0;
            ++all;
        }
        if (const auto day = day_number(visit.date); solved && day) days.insert(*day);
    }
    statistics.days = days_up_to(day_number(today).value_or(0), days);
    return statistics;
}

const Puzzle& PuzzleHistory::next(const std::vector<Puzzle>& puzzles, std::optional<double> strength,
                                  std::span<const std::string> shown) const {
    require(!puzzles.empty());
    constexpr std::size_t kEasyOnes = 3;
    const double wanted = strength.value_or(rating().value);
    // The number of each puzzle's last visit, from 1. Solved puzzles come after all others, the latest last.
    std::map<std::string_view, std::size_t> last;
    std::set<std::string_view> solved;
    for (std::size_t i = 0; i < visits_.size(); ++i) {
        last[visits_[i].id] = i + 1;
        if (visits_[i].result == PuzzleResult::kSolved) solved.insert(visits_[i].id);
    }
    const bool begins = !strength && last.size() < kEasyOnes;
    // When each puzzle was last shown in this session, from 1. Those not shown yet come first.
    std::map<std::string_view, std::size_t> turn;
    for (std::size_t i = 0; i < shown.size(); ++i) turn[shown[i]] = i + 1;
    const auto turn_of = [&](const Puzzle& puzzle) {
        const auto found = turn.find(puzzle.id);
        return found == turn.end() ? 0 : found->second;
    };
    // The puzzle visited last is not repeated immediately.
    const std::string_view newest = visits_.empty() ? std::string_view() : std::string_view(visits_.back().id);
    const auto order = [&](const Puzzle& puzzle) {
        const bool done = solved.contains(puzzle.id);
        const double distance = std::abs(rating_of_puzzle(puzzle).value - wanted);
        const bool too_hard = begins && (puzzle.kind != PuzzleKind::kWin || puzzle.moves > 1);
        const std::size_t visit = last[puzzle.id];
        return std::tuple(too_hard, done, turn_of(puzzle), puzzle.id == newest, done ? visit : 0, distance, visit);
    };
    return *std::min_element(puzzles.begin(), puzzles.end(),
                             [&](const Puzzle& a, const Puzzle& b) { return order(a) < order(b); });
}

std::optional<PuzzleHistory> PuzzleHistory::parse(std::string_view text) {
    PuzzleHistory history;
    std::string_view lines = text;
    if (take_until(lines, "\n") != kHistoryTitle) return std::nullopt;
    while (!lines.empty()) {
        auto visit = parse_visit(take_until(lines, "\n"));
        if (!visit) return std::nullopt;
        history.add(std::move(*visit));
    }
    return history.to_text() == text ? std::optional(std::move(history)) : std::nullopt;
}

std::string PuzzleHistory::to_text() const {
    std::string text(kHistoryTitle);
    text += '\n';
    for (const PuzzleVisit& visit : visits_) {
        text.append(visit.date).append(" ").append(visit.id).append(" ").append(scored(visit.result).name);
        if (visit.seconds) text.append(" ").append(std::to_string(*visit.seconds));
        text += '\n';
    }
    return text;
}

std::optional<SystemError> PuzzleHistoryFile::add(const PuzzleVisit& visit) const {
    return change([&](PuzzleHistory& history) { history.add(visit); });
}

namespace {

constexpr std::string_view kMyPuzzlesTitle = "Atom-4 my puzzles 1";
constexpr std::string_view kPrefix = "my-";
constexpr std::array kDays{1, 1, 7, 30};  // days until it is due again, by step
constexpr int kDateLine = 1;              // days that the calendar goes back when crossing it

std::string days_later(std::string_view date, int days) {
    return date_of_day(day_number(date).value_or(0) + days);
}

int number_of(const Puzzle& puzzle) {
    const std::string_view id = puzzle.id;
    return id.starts_with(kPrefix) ? parse_digits<int>(id.substr(kPrefix.size())).value_or(0) : 0;
}

// "2026.11.23 1 my-3 win 2 ..."
std::optional<MyPuzzle> parse_entry(std::string_view line) {
    MyPuzzle entry;
    entry.due = take_until(line, " ");
    const std::string_view step = take_until(line, " ");
    auto puzzle = parse_puzzle(line);
    if (!day_number(entry.due) || !puzzle || step.size() != 1 || step.front() < '0' ||
        step.front() > '0' + MyPuzzle::kLearned)
        return std::nullopt;
    entry.step = step.front() - '0';
    entry.puzzle = std::move(*puzzle);
    return entry;
}

}  // namespace

std::string MyPuzzle::due_as_of(std::string_view today) const {
    const int farthest = is_learned() ? 0 : kDays[as_size(step)] + kDateLine;
    return due > days_later(today, farthest) ? std::string(today) : due;
}

std::optional<std::string> MyPuzzles::add(Puzzle puzzle, std::string_view today) {
    const std::string pattern = canonical_pattern(puzzle.position);
    int number = 0;
    for (const MyPuzzle& mine : puzzles_) {
        if (canonical_pattern(mine.puzzle.position) == pattern) return std::nullopt;
        number = std::max(number, number_of(mine.puzzle));
    }
    puzzle.id = std::string(kPrefix) + std::to_string(number + 1);
    puzzles_.push_back({std::move(puzzle), 0, std::string(today)});
    return puzzles_.back().puzzle.id;
}

void MyPuzzles::answer(std::string_view id, PuzzleResult result, std::string_view today) {
    const auto found = std::find_if(puzzles_.begin(), puzzles_.end(), [&](const auto& p) { return p.puzzle.id == id; });
    if (found == puzzles_.end()) return;
    found->step = result == PuzzleResult::kSolved ? std::min(found->step + 1, MyPuzzle::kLearned) : 0;
    if (!found->is_learned()) found->due = days_later(today, kDays[as_size(found->step)]);
}

void MyPuzzles::remove(std::string_view id) {
    std::erase_if(puzzles_, [&](const MyPuzzle& mine) { return mine.puzzle.id == id; });
}

const MyPuzzle* MyPuzzles::find(std::string_view id) const {
    const auto found = std::find_if(puzzles_.begin(), puzzles_.end(), [&](const auto& p) { return p.puzzle.id == id; });
    return found == puzzles_.end() ? nullptr : &*found;
}

std::vector<MyPuzzle> MyPuzzles::due(std::string_view today) const {
    std::vector<MyPuzzle> due;
    std::copy_if(puzzles_.begin(), puzzles_.end(), std::back_inserter(due),
                 [&](const MyPuzzle& mine) { return mine.is_due(today); });
    std::stable_sort(due.begin(), due.end(), [](const MyPuzzle& a, const MyPuzzle& b) { return a.due < b.due; });
    return due;
}

std::optional<MyPuzzles> MyPuzzles::parse(std::string_view text) {
    MyPuzzles puzzles;
    std::string_view lines = text;
    if (take_until(lines, "\n") != kMyPuzzlesTitle) return std::nullopt;
    while (!lines.empty()) {
        auto entry = parse_entry(take_until(lines, "\n"));
        if (!entry || puzzles.find(entry->puzzle.id) != nullptr) return std::nullopt;
        puzzles.puzzles_.push_back(std::move(*entry));
    }
    return puzzles.to_text() == text ? std::optional(std::move(puzzles)) : std::nullopt;
}

std::string MyPuzzles::to_text() const {
    std::string text(kMyPuzzlesTitle);
    text += '\n';
    for (const MyPuzzle& mine : puzzles_)
        text.append(mine.due)
            .append(" ")
            .append(std::to_string(mine.step))
            .append(" ")
            .append(to_data_text(mine.puzzle))
            .append("\n");
    return text;
}

}  // namespace atom4
