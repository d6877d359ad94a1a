// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/replicated_match.h"

#include <algorithm>

namespace atom4::link {
namespace {

// What a round may take of the sheet at the least: no other begins where it would not fit.
constexpr std::size_t kRoomForARound = 1000;

// Whether a step may come next in that match, on these terms.
struct Legality {
    const Match& match;
    const Terms* terms;  // none before the first match
    ByPlayer<ClockTime> left;

    bool operator()(const Terms&) const { return terms == nullptr || match.is_over(); }
    bool operator()(const Placed& placed) const {
        if (terms == nullptr || match.is_over() || !match.position().is_legal(placed.cell)) return false;
        return is_timed(match) ? placed.used < left[match.position().mover()] : placed.used == ClockTime(0);
    }
    bool operator()(const TakenBack& back) const {
        return terms != nullptr && !match.early_end() && back.plies <= match.undoable_plies();
    }
    bool operator()(const Resigned&) const { return terms != nullptr && !match.is_over(); }
    bool operator()(const OutOfTime& end) const {
        return terms != nullptr && !match.is_over() && is_timed(match) && end.player == match.position().mover();
    }
    bool operator()(const NextRound&) const {
        return terms != nullptr && match.is_over() && (terms->rounds == 0 || match.round() < terms->rounds);
    }
};

// Played in the match, which it is legal in.
struct Playing {
    Match& match;
    std::vector<ByPlayer<ClockTime>>& times;

    void operator()(const Terms& terms) {
        match.start(terms.setup, terms.date, terms.rounds);
        times = {match.time_left()};
    }
    void operator()(const Placed& placed) {
        const Player mover = match.position().mover();
        auto left = times.back();
        left[mover] -= placed.used;
        match.show_time_left(left);
        match.place(placed.cell);
        if (const auto& control = match.setup().time_control) left[mover] += control->increment;
        times.push_back(left);
        // A move that was taken back and is made again would have the time that it had then.
        match.agree_on_time_left(left);
    }
    void operator()(const TakenBack& back) {
        match.undo(back.plies);
        times.resize(times.size() - as_size(back.plies));
        match.agree_on_time_left(times.back());
    }
    void operator()(const Resigned& end) {
        match.show_time_left(times.back());
        match.resign(end.player);
    }
    void operator()(const OutOfTime& end) {
        auto left = times.back();
        match.show_time_left(left);
        match.spend(left[end.player]);
    }
    void operator()(const NextRound& next) {
        match.next_round(next.date);
        times = {match.time_left()};
    }
};

// What two people see of a round; what each of them has said of its moves, or tried beside them, is their own.
bool is_same_round(const GameRecord& one, const GameRecord& other) {
    return one.date == other.date && one.seats == other.seats && one.size == other.size && one.start == other.start &&
           one.position == other.position && one.time_control == other.time_control &&
           one.early_end == other.early_end && std::ranges::equal(one.moves.cells(), other.moves.cells());
}

bool is_same(const Match& one, const Match& other) {
    if (one.round() != other.round() || one.undoable_plies() != other.undoable_plies()) return false;
    return std::ranges::equal(one.records(), other.records(), is_same_round);
}

}  // namespace

bool is_timed(const Match& match) {
    return match.setup().time_control && match.undoable_plies() > 0;
}

const Terms& SheetMatch::terms() const {
    require(terms_.has_value());
    return *terms_;
}

bool SheetMatch::is_legal(const Step& step) const {
    const bool begins = std::holds_alternative<Terms>(step) || std::holds_alternative<NextRound>(step);
    if (sheet_.size() + (begins ? kRoomForARound : 0) >= kMostSteps) return false;
    return std::visit(Legality{match_, terms_ ? &*terms_ : nullptr, times_.back()}, step);
}

void SheetMatch::write(const Step& step) {
    sheet_.write(to_text(step));
    steps_.push_back(step);
    if (const auto* terms = std::get_if<Terms>(&step)) terms_ = *terms;
    if (keep_) keep_(sheet_);
}

void SheetMatch::play(const Step& step) {
    end_try();
    const Match::ByAgreement agreed(match_);
    std::visit(Playing{match_, times_}, step);
}

void SheetMatch::take(const Step& step) {
    write(step);
    play(step);
}

void SheetMatch::end_try() {
    const Match::ByAgreement agreed(match_);
    if (match_.is_trying()) match_.end_try();
}

Player SheetMatch::mover(int ply) const {
    return player_of(next_on_wheel(match_.first_position().to_play(), ply));
}

void SheetMatch::note_made() {
    times_.push_back(match_.time_left());
    has_made_ = true;
}

void SheetMatch::confirm_made(const Placed& placed) {
    has_made_ = false;
    write(placed);
    end_try();
    const Player player = mover(match_.undoable_plies() - 1);
    ByPlayer<ClockTime> left = times_[times_.size() - 2];
    left[player] -= placed.used;
    if (const auto& control = match_.setup().time_control) left[player] += control->increment;
    times_.back() = left;
    match_.agree_on_time_left(left);
}

void SheetMatch::take_back_made() {
    end_try();
    const Match::ByAgreement agreed(match_);
    match_.undo(1);
    has_made_ = false;
    times_.pop_back();
    match_.agree_on_time_left(times_.back());
}

void SheetMatch::cut(std::size_t size) {
    auto entries = sheet_.entries();
    entries.resize(size);
    require(adopt(entries));
    if (keep_) keep_(sheet_);
}

bool SheetMatch::adopt(const std::vector<std::string>& entries) {
    Match fresh;
    SheetMatch again(fresh);
    for (const std::string& entry : entries) {
        const auto step = parse_step(entry);
        if (!step || !again.is_legal(*step)) return false;
        again.take(*step);
    }
    sheet_ = again.sheet_;
    steps_ = again.steps_;
    terms_ = again.terms_;
    times_ = again.times_;
    has_made_ = false;
    if (steps_.empty() || go_on_from_here()) return true;
    // A move of one's own that the host never wrote is to be made again.
    const Match::ByAgreement agreed(match_);
    if (!match_.is_trying() && !match_.early_end() && match_.undo(1) == 1) {
        if (go_on_from_here()) return true;
        match_.redo(1);
    }
    match_.restore(fresh.records());
    match_.agree_on_time_left(match_.is_over() ? match_.time_left() : times_.back());
    return true;
}

// Plays what is missing in the match, where it is what it was after one of the steps.
bool SheetMatch::go_on_from_here() {
    Match fresh;
    SheetMatch again(fresh);
    std::optional<std::size_t> here;
    auto times = times_;
    for (std::size_t done = 0; done < steps_.size(); ++done) {
        again.take(steps_[done]);
        if (!is_same(fresh, match_)) continue;
        here = done + 1;
        times = again.times_;
    }
    if (!here) return false;
    times_ = std::move(times);
    for (std::size_t done = *here; done < steps_.size(); ++done) play(steps_[done]);
    const Match::ByAgreement agreed(match_);
    if (!match_.is_over()) match_.agree_on_time_left(times_.back());
    return true;
}

}  // namespace atom4::link
