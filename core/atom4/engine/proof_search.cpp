// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/proof_search.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>

#include "core/base/strings.h"

namespace atom4 {

// A large block from calloc is zero without having been touched.
ProofTable::ProofTable(std::size_t mebibytes)
    : mask_(std::bit_floor(bytes_of_mebibytes(std::max<std::size_t>(mebibytes, 1)) / sizeof(Bucket)) - 1),
      memory_(std::calloc(mask_ + 2, sizeof(Bucket))) {
    if (!memory_) throw std::bad_alloc();
    std::size_t room = (mask_ + 2) * sizeof(Bucket);
    void* start = memory_.get();
    buckets_ = static_cast<Bucket*>(std::align(alignof(Bucket), (mask_ + 1) * sizeof(Bucket), start, room));
}

ProofEntry ProofTable::find(const ProofKey& key) const {
    for (const Slot& slot : bucket(key).places) {
        if (slot.work == 0 || slot.second != key.second || slot.first_bits != first_bits(key)) continue;
        ProofEntry entry;
        entry.wins_in = static_cast<int>(slot.wins_in);
        entry.fails_within = static_cast<int>(slot.fails_within);
        if (slot.move != 0) entry.move = Cell::from_index(static_cast<int>(slot.move));
        return entry;
    }
    return {};
}

void ProofTable::store(const ProofKey& key, const ProofEntry& entry, std::uint64_t work) {
    // The slot of the same key, or else the one that took the least work.
    Slot* chosen = nullptr;
    for (Slot& slot : bucket(key).places) {
        if (slot.work != 0 && slot.second == key.second && slot.first_bits == first_bits(key)) {
            chosen = &slot;
            break;
        }
        if (chosen == nullptr || slot.work < chosen->work) chosen = &slot;
    }
    chosen->second = key.second;
    chosen->first_bits = first_bits(key) & 0xFFFFFFU;
    chosen->move = entry.move ? static_cast<std::uint16_t>(entry.move->index()) : std::uint16_t{0};
    chosen->wins_in = static_cast<std::uint8_t>(entry.wins_in);
    chosen->fails_within = static_cast<std::uint8_t>(entry.fails_within);
    chosen->work = static_cast<std::uint8_t>(std::bit_width(work));
}

namespace {

class LookAway {
public:
    explicit LookAway(WinnableLines& prospects) : prospects_(prospects) {}
    LookAway(const LookAway&) = delete;
    LookAway& operator=(const LookAway&) = delete;
    ~LookAway() { prospects_.look_away(); }

private:
    WinnableLines& prospects_;
};

}  // namespace

ProofSearch::ProofSearch(const Position& position, ProofTable& table, std::function<bool()> is_time_up)
    : position_(position), prospects_(position), table_(&table), is_time_up_(std::move(is_time_up)) {}

bool ProofSearch::may_win(Player player) {
    const auto question = prospects_.look(position_, player, prospects_.empty_count());
    if (question) prospects_.look_away();
    return question.has_value();
}

std::optional<Cell> ProofSearch::known_move(Player attacker, int plies) {
    const auto question = prospects_.look(position_, attacker, std::min(plies, prospects_.empty_count()));
    if (!question) return std::nullopt;
    prospects_.look_away();
    return prospects_.seen_from(*question, table_->find(question->key).move);
}

Reaction ProofSearch::play(Cell cell) {
    prospects_.fill(cell);
    return position_.play_legal(cell);
}

void ProofSearch::take_back(const Reaction& reaction) {
    position_.undo(reaction);
    prospects_.clear(reaction.placed());
}

std::optional<int> ProofSearch::prove(Player attacker, int plies, std::uint64_t budget) {
    attacker_ = attacker;
    given_up_ = false;
    last_position_ = positions_ + budget;
    const int found = position_.mover() == attacker ? attack(plies) : defend(plies);
    if (given_up_) return std::nullopt;
    return found;
}

bool ProofSearch::may_continue() {
    ++positions_;
    if (positions_ % 64 == 0 && is_time_up_()) time_up_ = true;
    if (time_up_ || positions_ > last_position_) given_up_ = true;
    return !given_up_;
}

// The attacker is to move.
int ProofSearch::attack(int plies) {
    if (plies < 1 || !may_continue()) return 0;
    if (position_.find_win(position_.to_play())) return 1;
    if (plies < 3) return 0;
    plies = std::min(plies, prospects_.empty_count());
    const auto question = prospects_.look(position_, attacker_, plies);
    if (!question) return 0;
    const LookAway look_away(prospects_);
    ProofEntry entry = table_->find(question->key);
    if (entry.wins_in != 0 && entry.wins_in <= plies) return entry.wins_in;
    if (entry.fails_within >= plies) return 0;

    const std::uint64_t before = positions_;
    std::vector<Candidate> moves;
    collect(moves, prospects_.seen_from(*question, entry.move), true);
    for (const Candidate& move : moves) {
        const Reaction reaction = play(move.cell);
        const int found = defend(plies - 1);
        take_back(reaction);
        if (given_up_) return 0;
        if (found == 0) continue;
        entry.wins_in = found + 1;
        entry.move = prospects_.seen_from(*question, move.cell);
        reward(move.cell, true, plies);
        table_->store(question->key, entry, positions_ - before + 1);
        return entry.wins_in;
    }
    entry.fails_within = plies;
    table_->store(question->key, entry, positions_ - before + 1);
    return 0;
}

// The defender is to move, and loses if every move loses.
int ProofSearch::defend(int plies) {
    if (plies < 2 || position_.is_over() || !may_continue()) return 0;
    if (position_.find_win(position_.to_play())) return 0;
    plies = std::min(plies, prospects_.empty_count());
    const auto question = prospects_.look(position_, attacker_, plies);
    if (!question) return 0;
    const LookAway look_away(prospects_);
    ProofEntry entry = table_->find(question->key);
    if (entry.wins_in != 0 && entry.wins_in <= plies) return entry.wins_in;
    if (entry.fails_within >= plies) return 0;

    const std::uint64_t before = positions_;
    std::vector<Candidate> moves;
    collect(moves, prospects_.seen_from(*question, entry.move), false);
    int longest = 0;
    for (const Candidate& move : moves) {
        const Reaction reaction = play(move.cell);
        const int found = attack(plies - 1);
        take_back(reaction);
        if (given_up_) return 0;
        if (found == 0) {
            entry.fails_within = plies;
            entry.move = prospects_.seen_from(*question, move.cell);
            reward(move.cell, false, plies);
            table_->store(question->key, entry, positions_ - before + 1);
            return 0;
        }
        longest = std::max(longest, found + 1);
    }
    entry.wins_in = longest;
    table_->store(question->key, entry, positions_ - before + 1);
    return longest;
}

void ProofSearch::collect(std::vector<Candidate>& moves, std::optional<Cell> known, bool attacking) {
    const auto& history = history_[(attacker_ == Player::kFirst ? 0U : 2U) + (attacking ? 1U : 0U)];
    const auto legal = position_.legal_moves();
    moves.reserve(legal.size());
    prospects_.find_idle(position_);
    const auto add = [&](Cell cell) {
        int rank =
            static_cast<int>(std::min<std::uint32_t>(history[static_cast<std::size_t>(cell.index())], 1U << 30U));
        if (cell == known) rank = 0x7FFFFFFF;
        moves.push_back({cell, rank});
    };
    // Of the idle cells only the smallest is tried, so that different move orders lead to the same position.
    std::optional<Cell> idle;
    for (const Cell cell : legal) {
        if (!prospects_.is_idle(cell))
            add(cell);
        else if (!idle || cell < *idle)
            idle = cell;
    }
    if (idle) add(*idle);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Candidate& a, const Candidate& b) { return a.rank > b.rank; });
}

void ProofSearch::reward(Cell cell, bool attacking, int plies) {
    auto& history = history_[(attacker_ == Player::kFirst ? 0U : 2U) + (attacking ? 1U : 0U)];
    std::uint32_t& value = history[static_cast<std::size_t>(cell.index())];
    value += static_cast<std::uint32_t>(plies);
    if (value > 1U << 30U)
        for (std::uint32_t& any : history) any /= 2;
}

}  // namespace atom4
