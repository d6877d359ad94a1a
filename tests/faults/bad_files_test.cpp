// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <cerrno>
#include <fstream>

#include "core/atom4/game/session.h"
#include "core/lines/session.h"
#include "tests/faults/failure_sweep.h"
#include "tests/faults/file_formats.h"
#include "tests/support/cost.h"
#include "tests/support/matches.h"

// Files that a disk, a person or another program has damaged: each is read, or refused with the position of the error,
// and an unreadable file is set aside unchanged.

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::FileFormat;

// Calls `look` with each bit of the text flipped in turn, then with each beginning of the text.
void for_every_fault(const std::string& text, const std::function<void(const std::string& bad)>& look) {
    std::string bad = text;
    for (char& byte : bad)
        for (unsigned bit = 0; bit < 8; ++bit) {
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << bit);
            look(bad);
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << bit);
        }
    for (std::size_t length = 0; length < text.size(); ++length) look(text.substr(0, length));
}

class BadFiles : public testing::TestWithParam<FileFormat> {};

TEST_P(BadFiles, AreReadOrRefused) {
    const FileFormat& kind = GetParam();
    ASSERT_EQ(kind.rewrite(kind.sample), kind.sample) << "the sample is one";
    int refused = 0;
    for_every_fault(kind.sample, [&](const std::string& bad) {
        const auto read = kind.rewrite(bad);
        if (!read)
            ++refused;
        else
            ASSERT_EQ(kind.rewrite(*read), *read) << "what was read of\n" << bad;
    });
    EXPECT_EQ(refused > 0, kind.refuses);
}

INSTANTIATE_TEST_SUITE_P(Every, BadFiles, testing::ValuesIn(test::file_formats()),
                         [](const auto& kind) { return kind.param.name; });

// A program that starts with a damaged match file.
class BadMatch : public test::Scene {
public:
    void act() override {}
    void check() override {}
    [[nodiscard]] fs::path file() const { return home() / "state/atom4/match.atom4"; }
    void start_with(const std::string& bad) const {
        fs::remove_all(home() / "state");
        ASSERT_EQ(write_own_file(file(), bad, Durability::kKill), std::nullopt);
        const auto begun = Session::begin({});
        ASSERT_TRUE(begun);
        Session& session = **begun;
        if (session.could_not_resume()) {
            EXPECT_FALSE(session.was_resumed());
            const auto quarantine = read_file(session.could_not_resume()->path);
            EXPECT_TRUE(quarantine && *quarantine == bad) << "it is put by as it was";
        } else {
            EXPECT_TRUE(session.was_resumed() || bad.empty()) << bad;
        }
        Random random(1);
        test::play_plies(session.match(), random, 1);
        EXPECT_EQ(session.autosave_trouble(), std::nullopt);
    }
};

TEST(BadFilesOfMatches, AreSetAsideAndTheGameStarts) {
    const BadMatch scene;
    Match match({BoardSize{8, 8}, test::two_people()});
    Random random(5);
    test::play_plies(match, random, 5);
    for_every_fault(to_text(match.records()), [&](const std::string& bad) { scene.start_with(bad); });
}

// No program has ever written such large files.
TEST(BadFilesOfAnyKind, AreRefusedWithoutReadingIfTooLarge) {
    if (test::is_sanitized()) GTEST_SKIP() << "what sanitizers take is not measured";
    const test::TemporaryFolder folder;
    const fs::path file = folder / "large.atom4";
    for (const char byte : {'\0', '['}) {
        {
            std::ofstream out(file, std::ios::binary | std::ios::trunc);
            const std::string block(std::size_t{1} << 20U, byte);
            for (int i = 0; i < (byte == '\0' ? 1 : 100); ++i) out << block;
        }
        if (byte == '\0') fs::resize_file(file, 100'000'000);
        const test::Cost cost = test::cost_of([&] {
            const auto records = load_records(file);
            const auto game = lines::load_record(file);
            const auto* of_match = records ? nullptr : std::get_if<SystemError>(&records.error());
            const auto* of_game = game ? nullptr : std::get_if<SystemError>(&game.error());
            return of_match != nullptr && of_match->code == EFBIG && of_game != nullptr && of_game->code == EFBIG;
        });
        EXPECT_TRUE(cost.ended_well);
        EXPECT_LT(cost.seconds, 1);
        EXPECT_LT(cost.bytes, 8'000'000U) << "it need not be read to be refused";
    }
}

}  // namespace
}  // namespace atom4
