// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/atom4/netplay/world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "core/atom4/game/record.h"
#include "core/base/environment.h"
#include "tests/support/positions.h"

namespace atom4::net::test {

bool World::Machine::has_heard(Notice::Kind kind) const {
    return std::any_of(notices.begin(), notices.end(), [&](const Notice& notice) { return notice.kind == kind; });
}

std::string World::Machine::records() const {
    return atom4::to_text(match->records());
}

Terms small_terms(int rounds, std::optional<TimeControl> clock) {
    Terms terms;
    terms.setup.size = {6, 6};
    terms.setup.time_control = clock;
    terms.setup.seats[Player::kFirst].name = "Ada";
    terms.rounds = rounds;
    terms.date = today();
    return terms;
}

// Removes the clocks of a round in play, since a running clock reads differently each time.
std::string without_running_clocks(std::string records, const World::Machine& machine) {
    if (!machine.match->is_over()) records = std::regex_replace(records, std::regex("\\[Clock.*\\n"), "");
    return records;
}

void expect_same(World& world) {
    EXPECT_EQ(world.host().log(), world.guest().log());
    const World::Machine& hosts = world.hosts();
    const World::Machine& guests = world.guests();
    EXPECT_EQ(without_running_clocks(hosts.records(), hosts), without_running_clocks(guests.records(), guests));
    for (const auto* machine : {&hosts, &guests})
        EXPECT_EQ(without_running_clocks(machine->kept_match, *machine),
                  without_running_clocks(machine->records(), *machine));
}

World::World(Terms terms, std::uint64_t seed) : random(seed), terms_(std::move(terms)) {
    guest_.kept_seat = "the-guests";
    start(host_);
    start(guest_);
}

RemoteMatch::Surroundings World::surroundings(Machine& machine) {
    return {[this] { return now; },
            [&machine](const AgreedLog& log) {
                machine.kept_sheet = log.entries();
                machine.kept_seat = machine.linked->seat();
            },
            machine.kept_seat};
}

void World::start(Machine& machine) {
    machine.match = std::make_unique<Match>();
    // As a session does: resumes what was saved, and saves after every change, before other listeners hear of it.
    if (!machine.kept_match.empty()) machine.match->restore(parse_records(machine.kept_match).value());
    machine.saving =
        machine.match->subscribe([&machine](const MatchEvent&) { machine.kept_match = machine.records(); });
    if (&machine == &host_)
        machine.linked = std::make_unique<HostMatch>(*machine.match, terms_, surroundings(machine));
    else
        machine.linked = std::make_unique<GuestMatch>(*machine.match, PeerRole::kGuest, surroundings(machine));
    ASSERT_TRUE(machine.linked->adopt(machine.kept_sheet));
    machine.acts_at.reset();
}

void World::kill(Machine& machine) {
    machine.linked.reset();
    machine.saving = Subscription();
    machine.match.reset();
    disconnect();
}

void World::connect() {
    if (!host_.is_running() || !guest_.is_running()) return;
    line_ = ++last_line_;
    ++connections;
    host_.linked->opened(*line_, PeerRole::kGuest);
    guest_.linked->opened(*line_, PeerRole::kHost);
    reconnect_at_.reset();
}

void World::disconnect() {
    for (auto& direction : parcels_) direction.clear();
    if (!line_) return;
    const LineId line = *line_;
    line_.reset();
    for (Machine* machine : {&host_, &guest_})
        if (machine->is_running()) machine->linked->lost(line);
    if (reconnects) reconnect_at_ = now + 500ms;
}

void World::post(bool to_host, const std::string& bytes) {
    auto& way = parcels_[to_host ? 1 : 0];
    std::string rest = bytes;
    while (!rest.empty()) {
        const std::size_t length = weather.splits ? 1 + random.below(rest.size()) : rest.size();
        const auto by_chance = static_cast<std::size_t>(weather.more_delay.count()) + 1;
        const auto delay = weather.delay + std::chrono::milliseconds(random.below(by_chance));
        // What is sent later does not arrive earlier.
        way.push_back({std::max(now + delay, way.empty() ? now : way.back().at), to_host, rest.substr(0, length)});
        rest.erase(0, length);
    }
}

void World::collect(Machine& machine) {
    if (!machine.is_running()) return;
    for (Notice& notice : machine.linked->take_notices()) machine.notices.push_back(std::move(notice));
    bool closes = false;
    for (const LineOrder& order : machine.linked->take_orders()) {
        if (order.line != line_) continue;
        post(&machine == &guest_, order.bytes);
        closes = closes || order.close;
    }
    if (closes) {
        // What was sent before closing still arrives.
        auto words = std::move(parcels_[&machine == &guest_ ? 1 : 0]);
        for (const Parcel& parcel : words) deliver(parcel);
        disconnect();
    }
}

void World::deliver(const Parcel& parcel) {
    if (!line_) return;
    const auto happens = [&](double chance) { return static_cast<double>(random.below(1'000'000)) < chance * 1e6; };
    std::string bytes = parcel.bytes;
    if (happens(weather.repeats)) bytes += bytes;
    if (happens(weather.flips)) {
        const std::size_t bit = random.below(bytes.size() * 8);
        bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << (bit % 8)));
    }
    const bool cut = happens(weather.cuts);
    if (cut) bytes.resize(random.below(bytes.size() + 1));
    Machine& machine = parcel.to_host ? host_ : guest_;
    machine.linked->received(*line_, bytes);
    if (cut) disconnect();
}

std::optional<PeerTime> World::next_event() const {
    std::optional<PeerTime> next = reconnect_at_;
    const auto sooner = [&](PeerTime at) { next = next ? std::min(*next, at) : at; };
    for (const auto& way : parcels_)
        if (!way.empty()) sooner(way.front().at);
    for (const Machine* machine : {&host_, &guest_})
        if (machine->is_running()) sooner(machine->linked->next_deadline());
    return next;
}

void World::do_what_is_due() {
    if (reconnect_at_ && *reconnect_at_ <= now) connect();
    for (auto& way : parcels_)
        while (!way.empty() && way.front().at <= now) {
            const Parcel parcel = way.front();
            way.pop_front();
            deliver(parcel);
        }
    for (Machine* machine : {&host_, &guest_}) {
        if (machine->is_running() && machine->linked->next_deadline() <= now) machine->linked->tick();
        collect(*machine);
    }
}

void World::pass(std::chrono::milliseconds time) {
    const PeerTime end = now + time;
    collect(host_);
    collect(guest_);
    for (auto next = next_event(); next && *next <= end; next = next_event()) {
        now = std::max(now, *next);
        do_what_is_due();
    }
    now = end;
}

void World::settle() {
    do {
        collect(host_);
        collect(guest_);
        if (const auto next = next_event(); next && (*next <= now || !parcels_[0].empty() || !parcels_[1].empty())) {
            now = std::max(now, *next);
            do_what_is_due();
        }
        collect(host_);
        collect(guest_);
    } while (!parcels_[0].empty() || !parcels_[1].empty() || next_event() <= now);
}

void World::begin() {
    connect();
    settle();
    guest().accept("Bert");
    settle();
}

void World::play(Cell cell) {
    Match& match = *of(host_.match->position().mover()).match;
    ASSERT_TRUE(match.play(cell).has_value());
    settle();
}

void World::play_any_move() {
    play(atom4::test::random_move(host_.match->position(), random));
}

}  // namespace atom4::net::test
