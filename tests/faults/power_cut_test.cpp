// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/faults/power_cut.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "core/atom4/game/session.h"
#include "core/atom4/game/statistics.h"
#include "tests/faults/failure_sweep.h"
#include "tests/support/matches.h"

// What a power cut leaves, whenever it comes, and in whatever order the file system wrote unsynced data: only the last
// seconds are lost, and no file is half written.

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::Disk;
using test::Operation;
using test::TemporaryFolder;

class PowerCut : public testing::Test {
protected:
    static void live_in(const fs::path& folder) {
        ::setenv("XDG_STATE_HOME", (folder / "state").c_str(), 1);
        ::setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1);
    }
    void TearDown() override {
        ::unsetenv("XDG_STATE_HOME");
        ::unsetenv("XDG_DATA_HOME");
    }
    static std::unique_ptr<Session> begin() {
        auto session = Session::begin({});
        require(session.has_value());
        return std::move(*session);
    }
    // After `done` operations, the state of that number is safe.
    struct Mark {
        std::size_t done;
        std::size_t state;
    };
    // Waits until the contents and the name of the last file written are synced. Returns the number of operations.
    std::size_t settled() const {
        while (!is_finished(watched_.log())) std::this_thread::yield();
        return watched_.log().size();
    }
    static bool is_finished(const std::vector<Operation>& log) {
        using Kind = Operation::Kind;
        std::size_t named = log.size();
        for (std::size_t i = 0; i < log.size(); ++i)
            if (log[i].kind == Kind::kRename && !log[i].to.ends_with(".spare")) named = i;
        if (named == log.size()) return true;
        std::size_t written = 0;
        for (std::size_t i = 0; i < log.size(); ++i)
            if (log[i].kind == Kind::kWrite && log[i].file == log[named].file) written = i;
        const auto comes_after = [&](std::size_t after, Kind kind, int file) {
            for (std::size_t i = after; i < log.size(); ++i)
                if (log[i].kind == kind && (file < 0 || log[i].file == file)) return i;
            return log.size();
        };
        const std::size_t synced = comes_after(written, Kind::kSyncFile, log[named].file);
        return comes_after(std::max(synced, named), Kind::kSyncFolder, -1) < log.size();
    }
    static std::size_t safe_at(const std::vector<Mark>& marks, std::size_t done) {
        std::size_t state = 0;
        for (const Mark& mark : marks)
            if (mark.done <= done) state = mark.state;
        return state;
    }

    TemporaryFolder before_{TemporaryFolder::parent_in_memory()};
    TemporaryFolder after_{TemporaryFolder::parent_in_memory()};
    test::WatchedFolder watched_{before_.path()};
};

// Returns all matches that a program finds when it starts.
std::vector<std::string> matches_of(Session& session) {
    std::vector<std::string> texts;
    if (session.was_resumed()) texts.push_back(to_text(session.match().records()));
    for (const UnfinishedMatch& match : session.unfinished())
        if (const auto records = load_records(match.path)) texts.push_back(to_text(*records));
    return texts;
}

bool any_is_there(const std::vector<std::string>& states, std::size_t first, const std::vector<std::string>& texts) {
    return std::any_of(
        states.begin() + static_cast<std::ptrdiff_t>(first), states.end(),
        [&](const std::string& state) { return std::find(texts.begin(), texts.end(), state) != texts.end(); });
}

TEST_F(PowerCut, LosesAtMostTheLastPliesOfAMatch) {
    live_in(before_.path());
    std::vector<std::string> old_states;
    std::vector<std::string> new_states;
    std::vector<Mark> old_marks;
    std::vector<Mark> new_marks;
    const auto play = [&](Session& session, std::vector<std::string>& states) {
        Random random(states.size());
        test::play_plies(session.match(), random, 1);
        states.push_back(to_text(session.match().records()));
    };
    {
        const auto session = begin();
        for (int ply = 0; ply < 2; ++ply) play(*session, old_states);
    }
    const std::size_t first = settled();
    old_marks.push_back({first, old_states.size() - 1});
    {
        const auto session = begin();
        for (int ply = 0; ply < 3; ++ply) {
            play(*session, old_states);
            if (ply == 1) old_marks.push_back({settled(), old_states.size() - 1});
        }
        session->match().start({BoardSize{9, 9}, test::two_people()});
        for (int ply = 0; ply < 3; ++ply) {
            play(*session, new_states);
            if (ply > 0) new_marks.push_back({settled(), new_states.size() - 1});
        }
        // Resumes the first match; the second one is set aside.
        const auto unfinished = session->unfinished();
        ASSERT_EQ(unfinished.size(), 1U);
        ASSERT_FALSE(session->resume_from(unfinished.front().path));
        play(*session, old_states);
    }
    old_marks.push_back({settled(), old_states.size() - 1});
    live_in(after_.path());
    int failures = 0;
    const auto log = watched_.log();
    const int disks = test::for_every_power_cut(log, first, [&](const Disk& disk, std::size_t done) {
        disk.restore(before_.path(), after_.path());
        const auto session = begin();
        const auto texts = matches_of(*session);
        const bool old_is_there = any_is_there(old_states, safe_at(old_marks, done), texts);
        const bool new_is_there =
            new_marks.front().done > done || any_is_there(new_states, safe_at(new_marks, done), texts);
        if (old_is_there && new_is_there) return;
        if (++failures > 3) return;
        std::string held;
        for (const auto& [path, text] : disk.files) held += path + ": " + std::to_string(text.size()) + "\n";
        for (std::size_t i = first; i < done; ++i)
            held += std::to_string(static_cast<int>(log[i].kind)) + " " + log[i].path + " " + log[i].to + "\n";
        ADD_FAILURE() << "after " << done << " of " << log.size() << ": " << (old_is_there ? "" : "the first match ")
                      << (new_is_there ? "" : "the second match ") << "is lost; the disk held\n"
                      << held;
    });
    EXPECT_EQ(failures, 0) << "of " << disks << " disks";
    EXPECT_GT(disks, 200);
    RecordProperty("disks", disks);
}

TEST_F(PowerCut, LosesNothingOfAReplacedMatch) {
    live_in(before_.path());
    std::string left;
    {
        const auto session = begin();
        Random random(1);
        test::play_plies(session->match(), random, 2);
        left = to_text(session->match().records());
    }
    const std::size_t first = settled();
    {
        SessionOptions fresh;
        fresh.fresh = true;
        const auto session = std::move(*Session::begin(fresh));
        Random random(2);
        test::play_plies(session->match(), random, 2);
    }
    live_in(after_.path());
    int failures = 0;
    const int disks = test::for_every_power_cut(watched_.log(), first, [&](const Disk& disk, std::size_t) {
        disk.restore(before_.path(), after_.path());
        const auto session = begin();
        if (!any_is_there({left}, 0, matches_of(*session))) ++failures;
    });
    EXPECT_EQ(failures, 0) << "of " << disks << " disks";
}

TEST_F(PowerCut, LosesAtMostTheLastRoundOfTheStatistics) {
    live_in(before_.path());
    std::vector<std::string> states;
    std::vector<Mark> marks;
    const auto count = [&](RoundResult result) {
        ASSERT_EQ(StatisticsFile().count(4, result), std::nullopt);
        states.push_back(StatisticsFile().read()->to_text());
        marks.push_back({settled(), states.size() - 1});
    };
    count(RoundResult::kWon);
    const std::size_t first = settled();
    for (const RoundResult result : {RoundResult::kLost, RoundResult::kWon, RoundResult::kDrawn}) count(result);
    // After each cut, a program reads the last safe state or a later one.
    live_in(after_.path());
    int failures = 0;
    const int disks = test::for_every_power_cut(watched_.log(), first, [&](const Disk& disk, std::size_t done) {
        disk.restore(before_.path(), after_.path());
        const auto read = StatisticsFile().read();
        const std::string text = read ? read->to_text() : "nothing";
        if (!any_is_there(states, safe_at(marks, done), {text})) ++failures;
        // The next round is added to that state.
        EXPECT_EQ(StatisticsFile().count(4, RoundResult::kWon), std::nullopt);
        EXPECT_EQ(StatisticsFile().read()->levels().at(4).played(), read->levels().at(4).played() + 1);
    });
    EXPECT_EQ(failures, 0) << "of " << disks << " disks";
}

}  // namespace
}  // namespace atom4
