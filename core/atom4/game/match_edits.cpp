// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What is done to the lines of a round besides moves, and how undo and redo go about it.
#include <algorithm>

#include "core/atom4/game/match.h"
#include "core/atom4/game/variations.h"

namespace atom4 {
namespace {

std::vector<Cell> copy_of(std::span<const Cell> cells) {
    return {cells.begin(), cells.end()};
}

bool begins(std::span<const Cell> shorter, std::span<const Cell> longer) {
    return shorter.size() <= longer.size() && std::ranges::equal(shorter, longer.first(shorter.size()));
}

// The first variation that goes on from there, if there is one.
std::optional<std::size_t> variation_beginning(const GameRecord& record, std::span<const Cell> line) {
    for (std::size_t i = 0; i < record.variations.size(); ++i)
        if (begins(line, whole_line(record, i).cells())) return i;
    return std::nullopt;
}

}  // namespace

std::vector<Cell> Match::line_of_plies(int plies) const {
    std::vector<Cell> line;
    for (const Reaction& ply : plies_) {
        if (static_cast<int>(line.size()) == plies) break;
        line.push_back(ply.placed());
    }
    return line;
}

std::vector<Cell> Match::line_of_variation(std::size_t variation, std::size_t moves) const {
    require(variation < variations().size());
    const MoveLine line = whole_line(rounds_.back(), variation);
    return copy_of(line.cells().first(std::min(variations()[variation].ply + moves, line.size())));
}

Annotation Match::annotation(std::span<const Cell> line) const {
    return annotation_of(comment_on(rounds_.back(), line));
}

void Match::remember(LineEdit edit) {
    edit.when = ++steps_;
    edits_.resize(edits_done_);
    edits_.push_back(std::move(edit));
    ++edits_done_;
}

bool Match::annotate(std::span<const Cell> line, const Annotation& annotation) {
    if (!has_line(rounds_.back(), line)) return false;
    std::string before = comment_on(rounds_.back(), line);
    std::string after = comment_of(annotation);
    if (before == after || annotation_of(before) == annotation) return false;
    say_of(line, after);
    remember({.kind = LineEdit::Kind::kComment, .line = copy_of(line), .before = before, .after = after});
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

// The line that decided a round stands beside what is tried, with comments of its own.
void Match::say_of(std::span<const Cell> line, std::string_view comment) {
    set_comment_on(rounds_.back(), line, comment);
    if (decided_) set_comment_on(decided_->round, line, comment);
}

bool Match::remove(std::size_t variation) {
    require(variation < variations().size());
    if (decided_variation() == variation) return false;
    MoveLine moves = whole_line(rounds_.back(), variation);
    take_out(variation);
    remember({.kind = LineEdit::Kind::kRemoved, .moves = std::move(moves), .index = variation});
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

void Match::take_out(std::size_t variation) {
    const MoveLine line = whole_line(rounds_.back(), variation);
    remove_variation(rounds_.back(), variation);
    if (!decided_) return;
    // It may be shorter there: what is tried goes on with it.
    GameRecord& round = decided_->round;
    for (std::size_t i = round.variations.size(); i-- > 0;)
        if (begins(whole_line(round, i).cells(), line.cells())) remove_variation(round, i);
}

bool Match::promote(std::size_t variation) {
    require(variation < variations().size());
    if (is_over() || is_held()) return false;
    LineEdit edit{.kind = LineEdit::Kind::kPromoted,
                  .line = copy_of(whole_line(rounds_.back(), variation).cells()),
                  .instead_of = copy_of(rounds_.back().moves.cells()),
                  .plies = plies_.size()};
    const std::size_t shared = std::min(variations()[variation].ply, plies_.size());
    follow_variation(rounds_.back(), variation);
    // Heard of once it can be taken back.
    show_line(rounds_.back().moves.size(), shared, [&] { remember(std::move(edit)); });
    return true;
}

// Has the line be the main one again, and as much of it on the board; false where there is no such line.
bool Match::go_back_to(std::span<const Cell> line, std::size_t plies) {
    GameRecord& round = rounds_.back();
    if (!begins(line, round.moves.cells())) {
        const auto variation = variation_beginning(round, line);
        if (!variation) return false;
        follow_variation(round, *variation);
    }
    if (round.moves.size() > line.size()) set_line_aside(round, line.size());
    std::size_t shared = 0;
    while (shared < std::min(plies_.size(), line.size()) && plies_[shared].placed() == line[shared]) ++shared;
    show_line(plies, shared);
    return true;
}

bool Match::edit_again(const LineEdit& edit) {
    switch (edit.kind) {
        case LineEdit::Kind::kPromoted: return go_back_to(edit.line, edit.line.size());
        case LineEdit::Kind::kComment:
            if (!has_line(rounds_.back(), edit.line)) return false;
            say_of(edit.line, edit.after);
            break;
        case LineEdit::Kind::kRemoved: {
            const auto variation = variation_of(rounds_.back(), edit.moves.cells());
            if (!variation) return false;
            take_out(*variation);
            break;
        }
    }
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

bool Match::take_back(const LineEdit& edit) {
    switch (edit.kind) {
        case LineEdit::Kind::kPromoted: return go_back_to(edit.instead_of, edit.plies);
        case LineEdit::Kind::kComment:
            if (!has_line(rounds_.back(), edit.line)) return false;
            say_of(edit.line, edit.before);
            break;
        case LineEdit::Kind::kRemoved:
            restore_line(rounds_.back(), edit.index, edit.moves);
            if (decided_) restore_line(decided_->round, decided_->round.variations.size(), edit.moves);
            break;
    }
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

// What was done last is taken back first, be it an edit or a move...
const LineEdit* Match::edit_to_undo() const {
    if (edits_done_ == 0) return nullptr;
    const LineEdit& last = edits_[edits_done_ - 1];
    return played_.empty() || last.when > played_.back() ? &last : nullptr;
}

// ... and what was taken back last is done again first.
const LineEdit* Match::edit_to_redo() const {
    if (edits_done_ == edits_.size()) return nullptr;
    const LineEdit& next = edits_[edits_done_];
    return taken_back_.empty() || next.when > taken_back_.back() ? &next : nullptr;
}

bool Match::undo_edit() {
    while (edit_to_undo() != nullptr) {
        // Whoever hears of it asks what can be undone next.
        edits_[--edits_done_].when = ++steps_;
        const LineEdit edit = edits_[edits_done_];
        if (take_back(edit)) return true;
        edits_.erase(edits_.begin() + static_cast<std::ptrdiff_t>(edits_done_));
    }
    return false;
}

bool Match::redo_edit() {
    while (edit_to_redo() != nullptr) {
        edits_[edits_done_].when = ++steps_;
        const LineEdit edit = edits_[edits_done_++];
        if (edit_again(edit)) return true;
        edits_.erase(edits_.begin() + static_cast<std::ptrdiff_t>(--edits_done_));
    }
    return false;
}

void Match::forget_edits() {
    edits_.clear();
    edits_done_ = 0;
}

}  // namespace atom4
