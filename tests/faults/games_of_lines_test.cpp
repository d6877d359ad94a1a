// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/lines/session.h"
#include "tests/core/lines/support.h"
#include "tests/faults/failure_sweep.h"

// Lines saves its games as Atom-4 does, and a score for each.

namespace atom4 {
namespace {

class LinesScene : public test::Scene {
public:
    void prepare() override {
        auto session = lines::Session::begin(easy());
        ASSERT_TRUE(session);
        move(**session);
        before_ = lines::to_text((*session)->game().record());
    }
    void act() override {
        auto begun = lines::Session::begin(easy());
        ASSERT_TRUE(begun) << "the game goes on, whether it can be kept or not";
        session_ = std::move(*begun);
        resumed_ = session_->was_resumed();
        move(*session_);
        after_ = lines::to_text(session_->game().record());
        kept_ = !session_->autosave_trouble();
        session_->restart();
        move(*session_);
        last_ = lines::to_text(session_->game().record());
        last_kept_ = !session_->autosave_trouble();
        session_->leave();
        said_ = session_->scores_trouble().has_value();
        file_trouble_ = session_->save(home() / "mine.lines").has_value();
    }
    void check() override {
        const bool was_before = is_anywhere(before_);
        EXPECT_TRUE(was_before || (resumed_ && is_anywhere(after_))) << "the game of last time is lost";
        if (kept_) {
            EXPECT_TRUE(is_anywhere(after_));
        }
        if (last_kept_) {
            EXPECT_TRUE(is_anywhere(last_));
        }
        for (const auto& [path, text] : files())
            if (path.extension() == ".lines") {
                EXPECT_TRUE(lines::parse_record(text)) << path << ":\n" << text;
            }
        EXPECT_TRUE(file_trouble_ || std::filesystem::exists(home() / "mine.lines"));
        // Unless an error was reported, a ranked game with points has entered its score.
        if (!said_ && session_->is_listed() && session_->game().position().score() > 0) {
            EXPECT_GT(session_->place(), 0U);
        }
        EXPECT_FALSE(session_->would_lose_a_game());
        EXPECT_TRUE(is_anywhere(last_)) << "once nothing fails it is kept";
    }

private:
    static lines::SessionOptions easy() {
        lines::SessionOptions options;
        options.rows = options.cols = 6;
        options.colours = 2;
        options.line = 2;
        options.seed = 7;
        options.player = "Ada";
        return options;
    }
    void move(lines::Session& session) {
        const lines::Move move = lines::test::random_move(session.game().position(), random_);
        EXPECT_TRUE(session.move(move.from, move.to));
    }

    Random random_{3};
    std::unique_ptr<lines::Session> session_;
    std::string before_;
    std::string after_;
    std::string last_;
    bool resumed_ = false;
    bool kept_ = false;
    bool last_kept_ = false;
    bool said_ = false;
    bool file_trouble_ = false;
};

TEST(GamesOfLines, SurviveEachFailure) {
    test::sweep_failures([] { return std::make_unique<LinesScene>(); });
}

}  // namespace
}  // namespace atom4
