// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/autosave.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>

#include "tests/support/matches.h"

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::OtherProcess;
using test::TemporaryFolder;

// Test games, whose first word says whether they are worth saving.
SaveDisposition worth_by_name(std::string_view text) {
    if (text.starts_with("game")) return SaveDisposition::kUnfinished;
    return text.starts_with("rubbish") ? SaveDisposition::kUnreadable : SaveDisposition::kNothing;
}
bool is_same_text(std::string_view text, std::string_view other) {
    return text == other;
}
constexpr GameKind kKind{"match", ".atom4", worth_by_name, is_same_text};

class AutosavedGames : public testing::Test {
protected:
    [[nodiscard]] AutosaveSlot claim() const { return AutosaveSlot::claim(state_, kKind); }
    [[nodiscard]] std::string in_place(const char* name = "match.atom4") const {
        const auto text = read_file(state_ / name);
        return text ? *text : "(none)";
    }
    // Returns the games that were set aside, the latest first.
    [[nodiscard]] static std::vector<std::string> texts(const AutosaveSlot& game) {
        std::vector<std::string> texts;
        for (const SetAsideGame& file : game.set_aside()) texts.push_back(read_file(file.path).value());
        return texts;
    }
    [[nodiscard]] std::size_t count_in(const char* folder) const {
        std::error_code none;
        const fs::directory_iterator files(state_ / folder, none);
        return static_cast<std::size_t>(std::distance(begin(files), end(files)));
    }
    // Sets the file's times to that many seconds after the epoch.
    static void age(const fs::path& file, std::int64_t seconds) {
        struct timespec times[2] = {{.tv_sec = seconds, .tv_nsec = 0}, {.tv_sec = seconds, .tv_nsec = 0}};
        require(::utimensat(AT_FDCWD, file.c_str(), times, 0) == 0);
    }

    TemporaryFolder folder_;
    fs::path state_ = folder_ / "state";
};

TEST_F(AutosavedGames, RoundTrip) {
    {
        AutosaveSlot game = claim();
        EXPECT_EQ(game.trouble(), std::nullopt);
        EXPECT_EQ(game.load().error().code, ENOENT);
        EXPECT_EQ(game.save("game 1"), std::nullopt);
        EXPECT_EQ(game.save("game 1, later"), std::nullopt);
        EXPECT_EQ(game.load().value(), "game 1, later");
    }
    EXPECT_EQ(claim().load().value(), "game 1, later");
    EXPECT_EQ(count_in("unfinished"), 0U) << "a game does not push itself out";
}

TEST_F(AutosavedGames, HaveASlotForEachProgram) {
    std::vector<AutosaveSlot> games;
    for (int i = 0; i < 4; ++i) {
        games.push_back(claim());
        EXPECT_EQ(games.back().load().error().code, ENOENT);
        EXPECT_EQ(games.back().save(std::to_string(i)), std::nullopt);
    }
    for (int i = 0; i < 4; ++i) EXPECT_EQ(games[static_cast<std::size_t>(i)].load().value(), std::to_string(i));
}

TEST_F(AutosavedGames, ReleaseTheirSlot) {
    auto first = std::make_unique<AutosaveSlot>(claim());
    AutosaveSlot second = claim();
    ASSERT_EQ(first->save("first"), std::nullopt);
    ASSERT_EQ(second.save("second"), std::nullopt);
    first.reset();
    EXPECT_EQ(claim().load().value(), "first");
    // A place that is moved is held by its new owner only.
    AutosaveSlot owner = claim();
    owner = std::move(second);
    EXPECT_EQ(owner.load().value(), "second");
}

TEST_F(AutosavedGames, ReleaseTheirSlotWhenTheProgramIsKilled) {
    OtherProcess program([&](const auto& say) {
        AutosaveSlot game = claim();
        if (game.trouble() || game.save("of the other")) ::_exit(1);
        say();
        while (true) ::pause();
    });
    EXPECT_EQ(claim().load().error().code, ENOENT) << "the first place is taken";
    program.kill();
    EXPECT_EQ(claim().load().value(), "of the other");
}

// An opponent on another machine may begin one match after another.
TEST_F(AutosavedGames, AreNotDisplacedByNetworkGames) {
    AutosaveSlot game = claim();
    const auto play = [&](const std::string& text, AutosaveSlot::Origin origin) {
        ASSERT_EQ(game.save(text), std::nullopt);
        game.begin_another(origin);
    };
    for (std::size_t i = 0; i < AutosaveSlot::kMaxSetAside; ++i)
        play("game of mine " + std::to_string(i), AutosaveSlot::Origin::kHere);
    for (int i = 0; i < 30; ++i) play("game of theirs " + std::to_string(i), AutosaveSlot::Origin::kNetwork);
    ASSERT_EQ(game.save("the last"), std::nullopt);
    const auto kept = texts(game);
    const auto count = [&](std::string_view start) {
        return std::ranges::count_if(kept, [&](const std::string& text) { return text.starts_with(start); });
    };
    EXPECT_EQ(count("game of mine"), static_cast<int>(AutosaveSlot::kMaxSetAside));
    EXPECT_EQ(count("game of theirs"), static_cast<int>(AutosaveSlot::kMaxNetworkSetAside));
}

TEST_F(AutosavedGames, AreSetAsideWhenAnotherBegins) {
    AutosaveSlot game = claim();
    for (const char* text : {"game 1", "game 2", "game 3"}) {
        ASSERT_EQ(game.save(text), std::nullopt);
        game.begin_another();
    }
    ASSERT_EQ(game.save("game 4"), std::nullopt);
    EXPECT_EQ(in_place(), "game 4");
    auto kept = texts(game);
    std::sort(kept.begin(), kept.end());
    EXPECT_EQ(kept, (std::vector<std::string>{"game 1", "game 2", "game 3"}));
}

TEST_F(AutosavedGames, AreSetAsideWhenNotResumed) {
    ASSERT_EQ(claim().save("game 1"), std::nullopt);
    AutosaveSlot game = claim();
    EXPECT_EQ(texts(game), (std::vector<std::string>{"game 1"})) << "offered before anything is saved";
    ASSERT_EQ(game.save("game 2"), std::nullopt);
    EXPECT_EQ(texts(game), (std::vector<std::string>{"game 1"}));
    EXPECT_EQ(in_place(), "game 2");
}

TEST_F(AutosavedGames, AreNotSetAsideWhenTheSameGameBeginsAgain) {
    ASSERT_EQ(claim().save("game 1"), std::nullopt);
    AutosaveSlot game = claim();
    ASSERT_EQ(game.save("game 1"), std::nullopt) << "of the last start";
    EXPECT_FALSE(game.has_set_aside_previous());
    game.begin_another();
    ASSERT_EQ(game.save("game 1"), std::nullopt);
    EXPECT_TRUE(game.set_aside().empty());
    EXPECT_FALSE(game.has_set_aside_previous());
    game.begin_another();
    ASSERT_EQ(game.save("game 2"), std::nullopt);
    EXPECT_EQ(texts(game), (std::vector<std::string>{"game 1"}));
    EXPECT_TRUE(game.has_set_aside_previous());
    ASSERT_EQ(game.save("over"), std::nullopt);
    EXPECT_TRUE(game.has_set_aside_previous()) << "it is still there";
    game.begin_another();
    EXPECT_FALSE(game.has_set_aside_previous());
}

TEST_F(AutosavedGames, AreNotListedOnceTheyAreOpenAgain) {
    AutosaveSlot game = claim();
    for (const char* text : {"game 1", "game 2"}) {
        ASSERT_EQ(game.save(text), std::nullopt);
        game.begin_another();
    }
    ASSERT_EQ(game.save("game 1"), std::nullopt);
    EXPECT_EQ(texts(game), (std::vector<std::string>{"game 2"}));
    ASSERT_EQ(game.save("game 1, later"), std::nullopt);
    EXPECT_EQ(texts(game), (std::vector<std::string>{"game 2"}));
    EXPECT_TRUE(game.has_set_aside_previous());
}

TEST_F(AutosavedGames, AreNotDisplacedByLessValuableGames) {
    ASSERT_EQ(claim().save("game 1"), std::nullopt);
    for (int i = 0; i < 30; ++i) {
        ASSERT_EQ(claim().save("demonstration"), std::nullopt);
        ASSERT_EQ(write_file(state_ / "match.atom4", "rubbish " + std::to_string(i)), std::nullopt);
        AutosaveSlot game = claim();
        ASSERT_EQ(game.save("over"), std::nullopt);
        game.begin_another();
        ASSERT_EQ(game.save("demonstration"), std::nullopt);
    }
    EXPECT_EQ(texts(claim()), (std::vector<std::string>{"game 1"}));
    EXPECT_EQ(count_in("unreadable"), 30U) << "what nobody understands is kept as well";
}

TEST_F(AutosavedGames, TheLastTwentyByDateAreKept) {
    fs::create_directories(state_ / "unfinished");
    for (int i = 1; i <= 25; ++i) {
        const fs::path file = state_ / "unfinished" / ("match-old-" + std::to_string(i) + ".atom4");
        ASSERT_EQ(write_file(file, "game " + std::to_string(i)), std::nullopt);
        age(file, 1'000'000 + 60 * ((i * 7) % 26));
    }
    ASSERT_EQ(write_file(state_ / "unfinished/lines-1.lines", "another kind"), std::nullopt);
    AutosaveSlot game = claim();
    ASSERT_EQ(game.save("game 26"), std::nullopt);
    EXPECT_EQ(texts(game).size(), 25U) << "nothing goes before something comes";
    game.begin_another();
    ASSERT_EQ(game.save("over"), std::nullopt);
    const auto kept = game.set_aside();
    ASSERT_EQ(kept.size(), AutosaveSlot::kMaxSetAside);
    EXPECT_EQ(read_file(kept.front().path).value(), "game 26");
    EXPECT_EQ(kept.back().time.time_since_epoch().count(), 1'000'000 + 60 * 7) << "1 to 6 minutes are gone";
    EXPECT_TRUE(fs::exists(state_ / "unfinished/lines-1.lines"));
}

// The clock may be wrong now, or may have been wrong when the others were set aside.
TEST_F(AutosavedGames, TheNewestIsKeptDespiteLaterDates) {
    fs::create_directories(state_ / "unfinished");
    for (std::size_t i = 0; i < AutosaveSlot::kMaxSetAside; ++i) {
        const fs::path file = state_ / "unfinished" / ("match-old-" + std::to_string(i) + ".atom4");
        ASSERT_EQ(write_file(file, "game " + std::to_string(i)), std::nullopt);
        age(file, 4'000'000'000);
    }
    ASSERT_EQ(write_file(state_ / "match.atom4", "game of last time"), std::nullopt);
    AutosaveSlot game = claim();
    ASSERT_EQ(game.save("game of now"), std::nullopt);
    game.begin_another();
    ASSERT_EQ(game.save("over"), std::nullopt);
    const auto kept = texts(game);
    EXPECT_EQ(kept.size(), AutosaveSlot::kMaxSetAside);
    EXPECT_NE(std::find(kept.begin(), kept.end(), "game of now"), kept.end());
}

TEST_F(AutosavedGames, OfferAGameLeftByAnEndedProgram) {
    auto first = std::make_unique<AutosaveSlot>(claim());
    auto second = std::make_unique<AutosaveSlot>(claim());
    ASSERT_EQ(second->save("game of the second"), std::nullopt);
    EXPECT_TRUE(first->set_aside().empty()) << "another program plays it";
    EXPECT_EQ(first->take(state_ / "match-2.atom4").error().code, EBUSY);
    second.reset();
    ASSERT_EQ(texts(*first), (std::vector<std::string>{"game of the second"}));
    EXPECT_EQ(first->take(first->set_aside().front().path).value(), "game of the second");
    EXPECT_EQ(in_place("match-2.atom4"), "game of the second") << "until it is safe here";
    ASSERT_EQ(first->save("game of the second"), std::nullopt);
    EXPECT_EQ(in_place("match-2.atom4"), "(none)");
    EXPECT_EQ(in_place(), "game of the second");
}

TEST_F(AutosavedGames, OfferTheGamesOfAnOlderVersion) {
    ASSERT_EQ(write_own_file(state_ / "match.previous.atom4", "game of 5.0"), std::nullopt);
    ASSERT_EQ(write_own_file(state_ / "match-2.previous.atom4", "game of 5.0, too"), std::nullopt);
    AutosaveSlot game = claim();
    EXPECT_EQ(texts(game).size(), 2U);
    EXPECT_EQ(game.take(state_ / "match.previous.atom4").value(), "game of 5.0");
    game.begin_another();
    ASSERT_EQ(game.save("game of 5.0"), std::nullopt);
    EXPECT_EQ(texts(game), (std::vector<std::string>{"game of 5.0, too"}));
}

TEST_F(AutosavedGames, AreSwappedWithAResumedGame) {
    AutosaveSlot game = claim();
    ASSERT_EQ(game.save("game 1"), std::nullopt);
    game.begin_another();
    ASSERT_EQ(game.save("game 2"), std::nullopt);
    ASSERT_EQ(game.take(game.set_aside().front().path).value(), "game 1");
    game.begin_another();
    ASSERT_EQ(game.save("game 1"), std::nullopt);
    EXPECT_EQ(texts(game), (std::vector<std::string>{"game 2"}));
    EXPECT_EQ(in_place(), "game 1");
}

TEST_F(AutosavedGames, CanBeResumedInTheirOwnSlot) {
    ASSERT_EQ(claim().save("game 1"), std::nullopt);
    AutosaveSlot game = claim();
    ASSERT_EQ(game.take(game.path()).value(), "game 1");
    game.begin_another();
    ASSERT_EQ(game.save("game 1, later"), std::nullopt);
    EXPECT_EQ(in_place(), "game 1, later");
    EXPECT_TRUE(texts(game).empty());
}

TEST_F(AutosavedGames, StayWhereTheyWereWhenGivenBack) {
    AutosaveSlot game = claim();
    ASSERT_EQ(write_own_file(state_ / "unfinished/match-1.atom4", "rubbish"), std::nullopt);
    ASSERT_EQ(game.take(state_ / "unfinished/match-1.atom4").value(), "rubbish");
    game.give_back();
    ASSERT_EQ(game.save("game"), std::nullopt);
    EXPECT_EQ(in_place("unfinished/match-1.atom4"), "rubbish");
}

TEST_F(AutosavedGames, AreNotLostWhenTheDiskFails) {
    AutosaveSlot game = claim();
    ASSERT_EQ(game.save("game 1"), std::nullopt);
    game.begin_another();
    ASSERT_EQ(game.save("game 2"), std::nullopt);
    const fs::path first = game.set_aside().front().path;
    fs::permissions(folder_.path(), fs::perms::all);
    fs::permissions(state_, static_cast<fs::perms>(0555));
    fs::permissions(state_ / "unfinished", static_cast<fs::perms>(0555));
    fs::permissions(state_ / "match.lock", static_cast<fs::perms>(0644));
    fs::permissions(state_ / "match.atom4", static_cast<fs::perms>(0644));
    fs::permissions(first, static_cast<fs::perms>(0644));
    {
        const test::OrdinaryPerson person;
        ASSERT_EQ(game.take(first).value(), "game 1");
        game.begin_another();
        EXPECT_EQ(game.save("game 1")->code, EACCES);
        EXPECT_TRUE(game.would_lose());
        EXPECT_EQ(read_file(first).value(), "game 1");
        EXPECT_EQ(in_place(), "game 2");
        game.begin_another();
        EXPECT_EQ(game.save("demonstration")->code, EACCES);
        EXPECT_TRUE(game.would_lose());
    }
    fs::permissions(state_, fs::perms::all);
    fs::permissions(state_ / "unfinished", fs::perms::all);
    EXPECT_EQ(game.save("demonstration"), std::nullopt);
    EXPECT_FALSE(game.would_lose());
    auto kept = texts(game);
    std::sort(kept.begin(), kept.end());
    EXPECT_EQ(kept, (std::vector<std::string>{"game 1", "game 2"}));
}

TEST_F(AutosavedGames, WarnOfLossOnlyForGamesWorthSaving) {
    ASSERT_EQ(write_file(folder_ / "file", ""), std::nullopt);
    AutosaveSlot game = AutosaveSlot::claim(folder_ / "file", kKind);
    EXPECT_EQ(game.trouble()->code, ENOTDIR);
    EXPECT_EQ(game.save("demonstration")->code, ENOTDIR);
    EXPECT_FALSE(game.would_lose());
    EXPECT_EQ(game.save("game")->code, ENOTDIR);
    EXPECT_TRUE(game.would_lose());
    fs::remove(folder_ / "file");
    EXPECT_EQ(game.save("game"), std::nullopt) << "what stood in the way is gone";
    EXPECT_EQ(read_file(folder_ / "file/match.atom4").value(), "game");
}

TEST_F(AutosavedGames, CanBeReadInAReadOnlyFolder) {
    ASSERT_EQ(claim().save("game 1"), std::nullopt);
    fs::permissions(folder_.path(), fs::perms::all);
    fs::permissions(state_ / "match.atom4", static_cast<fs::perms>(0644));
    for (const bool has_lock : {true, false}) {
        fs::permissions(state_, fs::perms::all);
        if (!has_lock) fs::remove(state_ / "match.lock");
        fs::permissions(state_, static_cast<fs::perms>(0555));
        const test::OrdinaryPerson person;
        const AutosaveSlot game = claim();
        EXPECT_EQ(game.trouble()->code, EACCES);
        EXPECT_EQ(game.load().value(), "game 1");
    }
}

TEST_F(AutosavedGames, SetUnreadableGamesAside) {
    fs::create_directories(state_ / "match.atom4");
    AutosaveSlot game = claim();
    EXPECT_EQ(game.load().error().code, EISDIR);
    const fs::path lies = game.quarantine();
    EXPECT_EQ(lies.parent_path(), state_ / "unreadable");
    EXPECT_TRUE(fs::is_directory(lies));
    EXPECT_EQ(game.save("game"), std::nullopt);
    EXPECT_EQ(in_place(), "game");
}

// A program without free descriptors must not take the file for unreadable.
TEST_F(AutosavedGames, StayInPlaceWithoutAFreeDescriptor) {
    ASSERT_EQ(claim().save("game 1"), std::nullopt);
    AutosaveSlot game = claim();
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const int next = ::open("/dev/null", O_RDONLY);
    ::close(next);
    const rlimit none{.rlim_cur = static_cast<rlim_t>(next), .rlim_max = before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
    const auto trouble = game.save("game 2");
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
    ASSERT_TRUE(trouble);
    EXPECT_EQ(trouble->code, EMFILE);
    EXPECT_EQ(in_place(), "game 1");
    EXPECT_EQ(count_in("unreadable"), 0U);
    EXPECT_EQ(game.save("game 2"), std::nullopt);
    EXPECT_EQ(texts(game), std::vector<std::string>{"game 1"});
}

TEST(Files, AreNotWrittenToAPipeWithoutReaders) {
    const TemporaryFolder folder;
    const fs::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const auto trouble = write_file(pipe, "text");
    ASSERT_TRUE(trouble);
    EXPECT_EQ(trouble->code, ENXIO);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    ASSERT_GE(reader, 0);
    EXPECT_EQ(write_file(pipe, "text"), std::nullopt);
    char text[8] = {};
    EXPECT_EQ(::read(reader, text, sizeof text), 4);
    EXPECT_STREQ(text, "text");
    ::close(reader);
}

TEST_F(AutosavedGames, DistinguishOwnFilesFromUserFiles) {
    const AutosaveSlot game = claim();
    fs::create_directory_symlink(state_, folder_ / "link");
    EXPECT_TRUE(game.owns(state_ / "match.atom4"));
    EXPECT_TRUE(game.owns(state_ / "unfinished/match-1.atom4"));
    EXPECT_TRUE(game.owns(folder_ / "link/unfinished/../match-2.atom4"));
    EXPECT_FALSE(game.owns(folder_ / "match.atom4"));
}

TEST_F(AutosavedGames, ReportWhyThereIsNoSlot) {
    fs::create_directory(folder_ / "closed");
    fs::permissions(folder_ / "closed", fs::perms::none);
    fs::permissions(folder_.path(), static_cast<fs::perms>(0755));
    const test::OrdinaryPerson person;
    EXPECT_EQ(AutosaveSlot::claim(folder_ / "closed", kKind).trouble()->code, EACCES);
    EXPECT_EQ(AutosaveSlot::claim(folder_ / "closed/state", kKind).trouble()->code, EACCES);
}

TEST_F(AutosavedGames, RunOutOfSlotsAfterMany) {
    std::vector<AutosaveSlot> games;
    while (true) {
        games.push_back(claim());
        if (games.back().trouble()) break;
        ASSERT_LE(games.size(), 1000U);
    }
    EXPECT_EQ(games.back().trouble()->code, EBUSY);
    EXPECT_EQ(games.back().save("game")->code, EBUSY) << "and not in a place of another's";
    EXPECT_GE(games.size(), 16U);
}

}  // namespace
}  // namespace atom4
