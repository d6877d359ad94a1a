// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>

#include "core/atom4/autosave.h"
#include "tests/match/support.h"

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::OtherProcess;
using test::TemporaryFolder;

constexpr Autosave::Names kNames{"match", ".atom4"};

TEST(AutosavePlace, KeepsWhatWasSaved) {
    const TemporaryFolder folder;
    {
        const auto place = Autosave::claim(folder / "state", kNames);
        ASSERT_TRUE(place);
        EXPECT_EQ(place->load(), std::nullopt);
        EXPECT_EQ(place->save("one"), std::nullopt);
        EXPECT_EQ(place->save("two"), std::nullopt);
        EXPECT_EQ(place->load(), "two");
    }
    EXPECT_EQ(Autosave::claim(folder / "state", kNames)->load(), "two");
}

TEST(AutosavePlace, IsAnotherForEachProgram) {
    const TemporaryFolder folder;
    std::vector<Autosave> places;
    for (int i = 0; i < 4; ++i) {
        auto place = Autosave::claim(folder.path(), kNames);
        ASSERT_TRUE(place);
        EXPECT_EQ(place->load(), std::nullopt);
        EXPECT_EQ(place->save(std::to_string(i)), std::nullopt);
        places.push_back(std::move(*place));
    }
    for (int i = 0; i < 4; ++i) EXPECT_EQ(places[static_cast<std::size_t>(i)].load(), std::to_string(i));
}

TEST(AutosavePlace, IsFreeAgainWhenLeft) {
    const TemporaryFolder folder;
    auto first = Autosave::claim(folder.path(), kNames);
    auto second = Autosave::claim(folder.path(), kNames);
    ASSERT_TRUE(first && second);
    ASSERT_EQ(first->save("first"), std::nullopt);
    ASSERT_EQ(second->save("second"), std::nullopt);
    { const Autosave left = std::move(*first); }
    EXPECT_EQ(Autosave::claim(folder.path(), kNames)->load(), "first");
    // Given away, a place is held by its new owner and by nobody else.
    Autosave owner = *Autosave::claim(folder.path(), kNames);
    owner = std::move(*second);
    EXPECT_EQ(owner.load(), "second");
}

TEST(AutosavePlace, IsFreeAgainWhenItsProgramIsKilled) {
    const TemporaryFolder folder;
    OtherProcess program([&](const auto& say) {
        const auto place = Autosave::claim(folder.path(), kNames);
        if (!place || place->save("of the other")) ::_exit(1);
        say();
        while (true) ::pause();
    });
    EXPECT_EQ(Autosave::claim(folder.path(), kNames)->load(), std::nullopt) << "the first place is taken";
    program.kill();
    EXPECT_EQ(Autosave::claim(folder.path(), kNames)->load(), "of the other");
}

TEST(AutosavePlace, SaysWhyThereIsNone) {
    const TemporaryFolder folder;
    ASSERT_EQ(write_file(folder / "file", ""), std::nullopt);
    EXPECT_EQ(Autosave::claim(folder / "file", kNames).error().code, ENOTDIR);
    fs::create_directory(folder / "closed");
    fs::permissions(folder / "closed", fs::perms::none);
    fs::permissions(folder.path(), static_cast<fs::perms>(0755));
    const test::OrdinaryPerson person;
    EXPECT_EQ(Autosave::claim(folder / "closed", kNames).error().code, EACCES);
    EXPECT_EQ(Autosave::claim(folder / "closed/state", kNames).error().code, EACCES);
}

TEST(AutosavePlace, RunsOutAfterMany) {
    const TemporaryFolder folder;
    std::vector<Autosave> places;
    while (true) {
        auto place = Autosave::claim(folder.path(), kNames);
        if (!place) {
            EXPECT_EQ(place.error().code, EBUSY);
            break;
        }
        places.push_back(std::move(*place));
        ASSERT_LE(places.size(), 1000U);
    }
    EXPECT_GE(places.size(), 16U);
}

}  // namespace
}  // namespace atom4
