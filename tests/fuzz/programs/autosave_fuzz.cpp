// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <cstdlib>

#include "core/atom4/game/session.h"
#include "core/atom4/netplay/remote_session.h"
#include "core/lines/session.h"
#include "tests/fuzz/input.h"
#include "tests/support/folders_and_processes.h"

namespace {

using namespace atom4;

// One home, in memory, for all runs.
const test::TemporaryFolder& home() {
    static const test::TemporaryFolder folder(test::TemporaryFolder::parent_in_memory());
    ::setenv("XDG_STATE_HOME", folder.path().c_str(), 1);
    ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    return folder;
}

// An unreadable file has been set aside unchanged.
template <class Kept>
void check(const Kept& session, std::string_view text) {
    if (!session.could_not_resume()) return;
    require(!session.was_resumed());
    const auto quarantine = read_file(session.could_not_resume()->path);
    require(quarantine && *quarantine == text);
}

void begin_match(std::string_view text) {
    std::filesystem::remove_all(home() / "atom4");
    require(!write_own_file(home() / "atom4/match.atom4", text, Durability::kKill));
    const auto session = Session::begin({});
    require(session.has_value());
    check(**session, text);
    require(parse_records(to_text((*session)->match().records())).has_value());
    require(!(*session)->autosave_trouble());
}

void begin_game_of_lines(std::string_view text) {
    std::filesystem::remove_all(home() / "atom4");
    require(!write_own_file(home() / "atom4/lines.lines", text, Durability::kKill));
    const auto session = lines::Session::begin({});
    require(session.has_value());
    check(**session, text);
    require(lines::parse_record(lines::to_text((*session)->game().record())).has_value());
}

void read_play(std::string_view text) {
    const auto play = net::parse_saved_session(text);
    if (!play) return;
    const std::string written = net::to_text(*play);
    const auto again = net::parse_saved_session(written);
    require(again && net::to_text(*again) == written);
}

}  // namespace

// Any bytes at all as the autosave of a match, of a game of Lines, or of a network session: a program starts, resumes
// it or sets it aside, and can save what comes next.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = atom4::test::text_of(data, size);
    begin_match(text);
    begin_game_of_lines(text);
    read_play(text);
    return 0;
}
