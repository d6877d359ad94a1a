// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "core/atom4/game/session.h"
#include "tests/faults/failure_sweep.h"
#include "tests/support/matches.h"

// Whatever the system refuses, and whenever: of each match, the last state reported as saved or a later one is there
// as a whole, and a failed save is reported.

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::Scene;

// The successive states of a match, and the last one that was reported as saved.
struct Story {
    std::vector<std::string> states;
    std::size_t safe = 0;

    void add(std::string text, bool is_safe) {
        states.push_back(std::move(text));
        if (is_safe) safe = states.size() - 1;
    }
    [[nodiscard]] bool is_kept_in(const Scene& scene) const {
        return std::any_of(states.begin() + static_cast<std::ptrdiff_t>(safe), states.end(),
                           [&](const std::string& text) { return scene.is_anywhere(text); });
    }
};

class MatchScene : public Scene {
public:
    void prepare() override {
        const auto session = begin();
        play(*session, 3, 1);
        old_.add(to_text(session->match().records()), true);
    }
    void check() override {
        expect_whole_files();
        EXPECT_TRUE(old_.is_kept_in(*this)) << "the match of last time";
        if (!new_.states.empty() && anything_new_is_safe_) {
            EXPECT_TRUE(new_.is_kept_in(*this)) << "the match in play";
        }
        // The next start is as if nothing had failed.
        const auto session = begin();
        session->match().start({BoardSize{10, 10}, test::two_people()});
        play(*session, 2, 9);
        EXPECT_EQ(session->autosave_trouble(), std::nullopt);
        EXPECT_TRUE(is_anywhere(to_text(session->match().records())));
        EXPECT_TRUE(old_.is_kept_in(*this)) << "later on";
    }

protected:
    static std::unique_ptr<Session> begin(const SessionOptions& options = {}) {
        auto session = Session::begin(options);
        return session ? std::move(*session) : nullptr;
    }
    static void play(Session& session, int plies, std::uint64_t seed) {
        Random random(seed);
        test::play_plies(session.match(), random, plies);
    }
    // Plays on ply by ply, and notes after each whether it was saved.
    static void play(Session& session, int plies, std::uint64_t seed, Story& story) {
        for (int ply = 0; ply < plies; ++ply) {
            play(session, 1, seed + static_cast<std::uint64_t>(ply));
            story.add(to_text(session.match().records()), !session.autosave_trouble());
        }
    }
    void expect_whole_files() const {
        for (const auto& [path, text] : files())
            if (path.extension() == ".atom4") {
                EXPECT_TRUE(text.empty() || parse_records(text)) << path << ":\n" << text;
            }
    }

    Story old_;
    Story new_;
    bool anything_new_is_safe_ = false;
};

// Resumes the last match, leaves it for another one, and undoes a move there.
class Autosave : public MatchScene {
public:
    void act() override {
        const auto session = begin();
        const bool resumed = session->was_resumed();
        // A match that cannot be read now is left alone.
        if (resumed) play(*session, 2, 20, old_);
        session->match().start({BoardSize{9, 9}, test::two_people()});
        for (int ply = 0; ply < 2; ++ply) {
            play(*session, 1, 30, new_);
            anything_new_is_safe_ = anything_new_is_safe_ || !session->autosave_trouble();
        }
        (void)session->match().undo(1);
        new_.add(to_text(session->match().records()), !session->autosave_trouble());
        anything_new_is_safe_ = anything_new_is_safe_ || !session->autosave_trouble();
    }
};

TEST(MatchFiles, SurviveEachFailure) {
    const int times = test::sweep_failures([] { return std::make_unique<Autosave>(); });
    RecordProperty("times", times);
}

// A match that could not be saved is saved once nothing fails any more.
class AutosaveOnceMore : public MatchScene {
public:
    void act() override {
        session_ = begin();
        session_->match().start({BoardSize{9, 9}, test::two_people()});
        play(*session_, 2, 30, new_);
    }
    void check() override {
        EXPECT_FALSE(session_->would_lose_a_match());
        EXPECT_EQ(session_->autosave_trouble(), std::nullopt);
        session_.reset();
        EXPECT_TRUE(is_anywhere(new_.states.back()));
        MatchScene::check();
    }

private:
    std::unique_ptr<Session> session_;
};

TEST(MatchFiles, AreSavedOnceNothingFailsAnyMore) {
    test::sweep_failures([] { return std::make_unique<AutosaveOnceMore>(); });
}

// Resumes a match that was set aside; its old file is removed once the match is saved in the new place.
class GoOn : public MatchScene {
public:
    void prepare() override {
        MatchScene::prepare();
        const auto session = begin();
        session->match().start({BoardSize{9, 9}, test::two_people()});
        play(*session, 2, 40);
        new_.add(to_text(session->match().records()), true);
        anything_new_is_safe_ = true;
    }
    void act() override {
        const auto session = begin();
        const auto unfinished = session->unfinished();
        if (unfinished.empty()) return;
        if (session->resume_from(unfinished.back().path)) return;
        play(*session, 1, 50, old_);
    }
};

TEST(MatchFiles, SurviveEachFailureWhileResuming) {
    test::sweep_failures([] { return std::make_unique<GoOn>(); });
}

// Saves to a file that the player has chosen.
class Save : public MatchScene {
public:
    void prepare() override {
        MatchScene::prepare();
        const auto session = begin();
        ASSERT_EQ(session->save(file()), std::nullopt);
    }
    void act() override {
        const auto session = begin();
        if (!session->was_resumed()) return;
        play(*session, 1, 20, old_);
        const std::string& now = old_.states.back();
        said_ = session->save(file()).has_value();
        saved_ = now;
    }
    void check() override {
        const auto text = read_file(file());
        ASSERT_TRUE(text);
        EXPECT_TRUE(*text == old_.states.front() || *text == saved_) << *text;
        if (!saved_.empty() && !said_) {
            EXPECT_EQ(*text, saved_) << "it was said to be saved";
        }
        MatchScene::check();
    }

private:
    [[nodiscard]] fs::path file() const { return home() / "mine.atom4"; }

    bool said_ = false;
    std::string saved_;
};

TEST(MatchFiles, SavedAreOldOrNewAfterEachFailure) {
    test::sweep_failures([] { return std::make_unique<Save>(); });
}

// Saves to a file after every ply.
class Recorded : public MatchScene {
public:
    void prepare() override {
        MatchScene::prepare();
        SessionOptions fresh = options();
        fresh.fresh = true;
        const auto session = begin(fresh);
        play(*session, 2, 60);
        recorded_.add(to_text(session->match().records()), true);
    }
    void act() override {
        const auto session = begin(options());
        if (session == nullptr) return;  // begin() has reported an error
        play(*session, 3, 70, recorded_);
    }
    void check() override {
        const auto text = read_file(*options().record);
        ASSERT_TRUE(text);
        EXPECT_TRUE(std::find(recorded_.states.begin() + static_cast<std::ptrdiff_t>(recorded_.safe),
                              recorded_.states.end(), *text) != recorded_.states.end())
            << *text;
        MatchScene::check();
    }

private:
    [[nodiscard]] SessionOptions options() const {
        SessionOptions options;
        options.record = home() / "record.atom4";
        return options;
    }

    Story recorded_;
};

TEST(MatchFiles, RecordsAreOldOrNewAfterEachFailure) {
    test::sweep_failures([] { return std::make_unique<Recorded>(); });
}

}  // namespace
}  // namespace atom4
