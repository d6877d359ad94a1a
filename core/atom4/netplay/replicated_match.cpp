// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/replicated_match.h"

#include <algorithm>
#include <vector>

#include "core/atom4/rules/notation.h"
#include "core/base/environment.h"
#include "core/base/strings.h"

namespace atom4::net {
namespace {

constexpr std::string_view kNothing = "-";
constexpr int kMaxRounds = 999'999;

bool is_plain(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_';
}

std::string join(std::initializer_list<std::string> parts) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += ',';
        text += part;
    }
    return text;
}

// Replaces characters, since a word of a message must not contain blanks.
std::string swapped(std::string text, char from, char to) {
    std::replace(text.begin(), text.end(), from, to);
    return text;
}

std::string terms_text(const Terms& terms) {
    const MatchSetup& setup = terms.setup;
    return join({"match", to_text(setup.size), std::string(1, letter(setup.start)),
                 setup.time_control ? to_text(*setup.time_control) : std::string(kNothing),
                 std::to_string(terms.rounds), std::to_string(number(terms.host)), terms.date,
                 as_word(setup.seats[Player::kFirst].name), as_word(setup.seats[Player::kSecond].name),
                 setup.position ? swapped(atom4::to_text(*setup.position), ' ', '_') : std::string(kNothing)});
}

std::optional<Player> parse_player(std::string_view text) {
    if (text == "1") return Player::kFirst;
    if (text == "2") return Player::kSecond;
    return std::nullopt;
}

bool is_date(std::string_view text) {
    const std::string_view form = "dddd.dd.dd";
    return std::equal(text.begin(), text.end(), form.begin(), form.end(),
                      [](char c, char f) { return f == 'd' ? c >= '0' && c <= '9' : c == f; });
}

using Parts = std::vector<std::string_view>;

std::optional<Step> parse_terms(const Parts& parts) {
    if (parts.size() != 10 || parts[2].size() != 1) return std::nullopt;
    Terms terms;
    const auto size = parse_size(parts[1]);
    const auto start = colour_from_letter(parts[2].front());
    const auto control = parse_time_control(parts[3]);
    const auto rounds = parse_digits<int>(parts[4]);
    const auto host = parse_player(parts[5]);
    const auto first = parse_name(parts[7]);
    const auto second = parse_name(parts[8]);
    if (!size || !start || !is_on_wheel(*start) || (!control && parts[3] != kNothing) || !rounds ||
        *rounds > kMaxRounds || !host || !is_date(parts[6]) || !first || !second)
        return std::nullopt;
    terms.setup.size = *size;
    terms.setup.start = *start;
    terms.setup.time_control = control;
    terms.rounds = *rounds;
    terms.host = *host;
    terms.date = parts[6];
    terms.setup.seats = {Seat::human(*first), Seat::human(*second)};
    if (parts[9] != kNothing) {
        const auto position = parse_position(swapped(std::string(parts[9]), '_', ' '));
        if (!position || position->is_over() || position->size() != *size || position->to_play() != *start)
            return std::nullopt;
        terms.setup.position = *position;
    }
    return terms;
}

std::optional<Step> parse_parts(const Parts& parts) {
    const std::string_view kind = parts.front();
    if (kind == "match") return parse_terms(parts);
    if (kind == "play" && parts.size() == 3) {
        const auto cell = parse_cell(parts[1]);
        const auto used = parse_digits<std::int64_t>(parts[2]);
        // No clock has more.
        if (cell && used && ClockTime(*used) <= 2 * TimeControl::kLongestInitial)
            return Placed{*cell, ClockTime(*used)};
    }
    if (parts.size() != 2) return std::nullopt;
    if (kind == "back") {
        const auto plies = parse_digits<int>(parts[1]);
        if (plies && *plies > 0) return TakenBack{*plies};
    }
    const auto player = parse_player(parts[1]);
    if (kind == "resign" && player) return Resigned{*player};
    if (kind == "flag" && player) return OutOfTime{*player};
    if (kind == "round" && is_date(parts[1])) return NextRound{std::string(parts[1])};
    return std::nullopt;
}

}  // namespace

std::string as_word(std::string_view name) {
    if (name.empty()) return std::string(kNothing);
    std::string word;
    for (const char c : name) {
        if (is_plain(c)) {
            word += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        word += {'%', "0123456789ABCDEF"[byte >> 4U], "0123456789ABCDEF"[byte & 15U]};
    }
    return word;
}

std::optional<std::string> parse_name(std::string_view word) {
    if (word == kNothing) return std::string();
    std::string name;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            name += word[i];
            continue;
        }
        constexpr std::string_view kDigits = "0123456789ABCDEF";
        if (i + 2 >= word.size()) return std::nullopt;
        const std::size_t high = kDigits.find(word[i + 1]);
        const std::size_t low = kDigits.find(word[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        name += static_cast<char>(high * 16 + low);
        i += 2;
    }
    std::size_t length = 0;
    for (std::string_view rest = name; !rest.empty(); ++length)
        if (take_character(rest) == kUnprintable) return std::nullopt;
    // Each name has one encoding only, and none may be read as the computer in a record.
    if (length > kLongestName || as_word(name) != word || human_named(name).name != name) return std::nullopt;
    return name;
}

std::string sendable_name(std::string_view name) {
    std::string cut;
    std::string_view rest = name;
    for (std::size_t length = 0; !rest.empty() && length < kLongestName; ++length) {
        const std::string_view before = rest;
        const bool prints = take_character(rest) != kUnprintable;
        cut += prints ? before.substr(0, before.size() - rest.size()) : "?";
    }
    return human_named(cut).name;
}

Terms in_form(Terms terms) {
    MatchSetup& setup = terms.setup;
    for (const Player player : kPlayers) setup.seats[player] = Seat::human(sendable_name(setup.seats[player].name));
    if (setup.position) {
        setup.size = setup.position->size();
        setup.start = setup.position->to_play();
    }
    terms.rounds = std::clamp(terms.rounds, 0, kMaxRounds);
    if (terms.date.empty()) terms.date = today();
    require(parse_step(to_text(Step(terms))) == Step(terms));
    return terms;
}

std::string to_text(const Step& step) {
    struct {
        std::string operator()(const Terms& terms) { return terms_text(terms); }
        std::string operator()(const Placed& placed) {
            return join({"play", to_text(placed.cell), std::to_string(placed.used.count())});
        }
        std::string operator()(const TakenBack& back) { return join({"back", std::to_string(back.plies)}); }
        std::string operator()(const Resigned& end) { return join({"resign", std::to_string(number(end.player))}); }
        std::string operator()(const OutOfTime& end) { return join({"flag", std::to_string(number(end.player))}); }
        std::string operator()(const NextRound& next) { return join({"round", next.date}); }
    } in_text;
    return std::visit(in_text, step);
}

std::optional<Step> parse_step(std::string_view text) {
    Parts parts;
    for (std::string_view rest = text;;) {
        const std::size_t comma = rest.find(',');
        parts.push_back(rest.substr(0, comma));
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    auto step = parse_parts(parts);
    if (!step || to_text(*step) != text) return std::nullopt;
    return step;
}

namespace {

// A match or round starts only if the log has space for this many more steps.
constexpr std::size_t kRoomForARound = 1000;

// Returns whether a step is legal next in the match, with these terms.
struct Legality {
    const Match& match;
    const Terms* terms;  // nullptr before the first match
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

// Plays a legal step in the match.
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
        // Repeating a move that was taken back would restore its earlier clocks.
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

// Compares what both players see of a round. Comments and variations are each player's own.
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

const Terms& ReplicatedMatch::terms() const {
    require(terms_.has_value());
    return *terms_;
}

bool ReplicatedMatch::is_legal(const Step& step) const {
    const bool begins = std::holds_alternative<Terms>(step) || std::holds_alternative<NextRound>(step);
    if (log_.size() + (begins ? kRoomForARound : 0) >= kMaxSteps) return false;
    return std::visit(Legality{match_, terms_ ? &*terms_ : nullptr, times_.back()}, step);
}

void ReplicatedMatch::write(const Step& step) {
    log_.write(to_text(step));
    steps_.push_back(step);
    if (const auto* terms = std::get_if<Terms>(&step)) terms_ = *terms;
    if (keep_) keep_(log_);
}

void ReplicatedMatch::play(const Step& step) {
    end_try();
    const Match::ByAgreement agreed(match_);
    std::visit(Playing{match_, times_}, step);
}

void ReplicatedMatch::take(const Step& step) {
    write(step);
    play(step);
}

void ReplicatedMatch::end_try() {
    const Match::ByAgreement agreed(match_);
    if (match_.is_trying()) match_.end_try();
}

Player ReplicatedMatch::mover(int ply) const {
    return player_of(next_on_wheel(match_.first_position().to_play(), ply));
}

void ReplicatedMatch::note_made() {
    times_.push_back(match_.time_left());
    has_made_ = true;
}

void ReplicatedMatch::confirm_made(const Placed& placed) {
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

void ReplicatedMatch::take_back_made() {
    end_try();
    const Match::ByAgreement agreed(match_);
    match_.undo(1);
    has_made_ = false;
    times_.pop_back();
    match_.agree_on_time_left(times_.back());
}

void ReplicatedMatch::cut(std::size_t size) {
    auto entries = log_.entries();
    entries.resize(size);
    require(adopt(entries));
    if (keep_) keep_(log_);
}

bool ReplicatedMatch::adopt(const std::vector<std::string>& entries) {
    Match fresh;
    ReplicatedMatch again(fresh);
    for (const std::string& entry : entries) {
        const auto step = parse_step(entry);
        if (!step || !again.is_legal(*step)) return false;
        again.take(*step);
    }
    log_ = again.log_;
    steps_ = again.steps_;
    terms_ = again.terms_;
    times_ = again.times_;
    has_made_ = false;
    if (steps_.empty() || continue_from_here()) return true;
    // An own move that the host never wrote is undone, so that the player makes it again.
    const Match::ByAgreement agreed(match_);
    if (!match_.is_trying() && !match_.early_end() && match_.undo(1) == 1) {
        if (continue_from_here()) return true;
        match_.redo(1);
    }
    match_.restore(fresh.records());
    match_.agree_on_time_left(match_.is_over() ? match_.time_left() : times_.back());
    return true;
}

// If the match is as it was after one of the steps, plays the later ones and returns true.
bool ReplicatedMatch::continue_from_here() {
    Match fresh;
    ReplicatedMatch again(fresh);
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

}  // namespace atom4::net
