// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <gtest/gtest.h>

#include "core/lines/board.h"
#include "core/lines/game_controller.h"
#include "core/lines/player.h"
#include "tests/support/folders_and_processes.h"
#include "tui/lines/controller.h"
#include "tui/lines/keys.h"
#include "tui/lines/screen.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {

/// A game of Lines of five rows and six columns with its screen, played by keys.
class LinesTerminal : public testing::Test {
protected:
    LinesTerminal() {
        ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
        ::setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
        begin("throw a1:1 b1:1 e5:1 c3:2 d4:3\n", "5x6");
    }

    void begin(const std::string& events, const std::string& size) {
        const auto file = folder_ / "game.lines";
        require(!write_file(file, "[Game \"Lines\"]\n[Size \"" + size +
                                      "\"]\n[Colours \"3\"]\n[Line \"3\"]\n[First \"3\"]\n[Each \"1\"]\n"
                                      "[Seed \"1\"]\n[Preview \"on\"]\n[Id \"ab\"]\n\n" +
                                      events));
        lines::SessionOptions options;
        options.file = file;
        game_.reset();
        session_.reset();
        session_ = std::move(*lines::Session::begin(options));
        lines::GameController::Options quick;
        quick.find = [](const lines::HintTask::Job& job) {
            const auto& [position, next_colours] = job.question;
            const lines::Move move = lines::Expectimax(position.setup()).choose(position, next_colours, 1);
            job.answer(lines::explain(position, move));
        };
        game_.emplace(*session_, mailbox_, quick,
                      [this](const lines::GameEvent& event) { heard_ = take_lines_event(event, *session_, ui_); });
        ui_ = {};
    }
    LinesEffect key(int key) {
        LinesKeys keys(look_);
        return handle_lines_command(keys.command_of_key(key), *game_, ui_, 24);
    }
    LinesEffect keys(const char* text) {
        LinesEffect effect = LinesEffect::kShow;
        for (; *text != '\0'; ++text) effect = key(*text);
        return effect;
    }
    // Waits for the move or the hint of the computer, and returns its effect.
    LinesEffect answer() {
        heard_.reset();
        game_->tick();
        while (!heard_) require(test::wait_and_deliver(mailbox_));
        return *heard_;
    }
    // Makes a move without points, whatever new chips appear.
    void play_for_no_points() {
        const lines::GameSetup setup = session_->game().setup();
        for (int from = 0; from < setup.cell_count(); ++from) {
            for (int to = 0; to < setup.cell_count(); ++to) {
                const lines::Move move{{from / setup.cols, from % setup.cols}, {to / setup.cols, to % setup.cols}};
                lines::Game tried = session_->game();
                if (!tried.move(move.from, move.to) || tried.position().score() > 0) continue;
                require(session_->move(move.from, move.to).has_value());
                return;
            }
        }
        FAIL() << "there is no such move";
    }
    [[nodiscard]] LinesScreen screen(Extent extent, Capabilities capabilities = {ColourDepth::kNone, false},
                                     const LinesFrame* frame = nullptr) const {
        return build_lines_screen({*session_, ui_, look_, frame}, extent, capabilities);
    }
    [[nodiscard]] std::string text(Extent extent) const { return screen(extent).grid.text(); }

    atom4::test::TemporaryFolder folder_;
    Mailbox mailbox_;
    std::unique_ptr<lines::Session> session_;
    std::optional<LinesEffect> heard_;
    std::optional<lines::GameController> game_;
    LinesLook look_;
    LinesUi ui_;
};

}  // namespace atom4::tui
