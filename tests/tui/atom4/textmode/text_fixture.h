// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <poll.h>

#include <cstdlib>

#include "tests/support/folders_and_processes.h"
#include "tui/atom4/textmode/text_game.h"

namespace atom4::tui {

/// A match in plain mode, saved in a folder of its own, and the lines it prints.
class TextTest : public testing::Test {
protected:
    using Lines = std::vector<std::string>;

    TextTest() {
        ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
        session_ = std::move(*Session::begin({}));
        network_.emplace(*session_, mailbox_, [](const Lines&) {});
        game_.emplace(*session_, *network_, mailbox_, TurnKeeper::Options(),
                      [this](const std::string& line) { said_.push_back(line); });
    }
    ~TextTest() override { ::unsetenv("XDG_STATE_HOME"); }

    // Returns the lines printed in answer to a line.
    Lines ask(const std::string& line) {
        said_.clear();
        game_->take(line);
        return said_;
    }
    // Returns the same as one text.
    std::string told(const std::string& line) {
        std::string text;
        for (const std::string& part : ask(line)) text += (text.empty() ? "" : " ") + part;
        return text;
    }
    void play(std::initializer_list<const char*> cells) {
        for (const char* cell : cells) ask(cell);
    }
    // Returns the lines printed until the requested study is done.
    Lines wait() {
        said_.clear();
        while (game_->study().is_busy()) {
            pollfd posted{mailbox_.descriptor(), POLLIN, 0};
            const auto time = game_->study().time_to_wait();
            ::poll(&posted, 1, time ? static_cast<int>(time->count()) : 20'000);
            mailbox_.deliver();
            game_->study().tick();
        }
        return said_;
    }
    [[nodiscard]] Match& match() { return session_->match(); }

    test::TemporaryFolder folder_;
    std::unique_ptr<Session> session_;
    Lines said_;
    Mailbox mailbox_;
    std::optional<NetworkCommands> network_;
    std::optional<TextGame> game_;
};

}  // namespace atom4::tui
