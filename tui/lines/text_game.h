// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/lines/game_controller.h"
#include "tui/lines/text_commands.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// Lines in plain mode: takes lines of the player, two cells for a move or a command, and passes the answers to `say`.
/// Every line is answered.
class LinesTextGame {
public:
    /// Session and mailbox must outlive it.
    LinesTextGame(lines::Session& session, Mailbox& mailbox, LineWriter::Say say)
        : session_(session),
          game_(session, mailbox, {}, [this](const lines::GameEvent& event) { handle(event); }),
          say_(std::move(say)) {}

    void welcome();
    void take(std::string_view line);
    /// The output, whose settings the player can change.
    [[nodiscard]] LineWriter& speech() { return say_; }
    [[nodiscard]] bool has_quit() const { return quit_; }
    enum class CourseRequest : std::uint8_t { kNone, kLessons, kExercises };
    /// Returns once which course was requested.
    [[nodiscard]] CourseRequest take_request() { return std::exchange(request_, CourseRequest::kNone); }
    /// To be called before the next line is taken or waited for: lets the computer think, and reports problems with
    /// saving.
    void prepare();
    /// Returns whether a hint or a move of a demo is still to come.
    [[nodiscard]] bool is_thinking() const { return game_.is_busy(); }

private:
    void handle(const lines::GameEvent& event);
    void take_command(std::string_view line);
    void report_trouble();
    void obey(const LinesPlainCommand& command, const std::string& operand);
    void not_understood(const std::string& word);
    void print(LinesVerb verb);
    void print_cell(LinesVerb verb, const std::string& operand);
    [[nodiscard]] std::optional<lines::Move> read_move(const std::string& operand);
    void try_move(const std::string& operand);
    void make_move(const lines::Move& move);
    void print_turn();
    [[nodiscard]] bool is_done(std::optional<lines::WhyNot> why, const char* question);
    [[nodiscard]] bool leaves_for(lines::Action action, const std::string& command);
    void hint();
    void demonstrate(const std::string& operand);
    void undo();
    void redo();
    void preview(const std::string& operand);
    void start_new();
    void save(const std::string& operand, bool replace);
    void open(const std::string& operand);
    void resume(const std::string& operand);
    void settings(const std::string& operand);
    void quit();
    void help(const std::string& operand);
    void guide(LinesVerb after);
    void introduce(const std::string& news);

    lines::Session& session_;
    lines::GameController game_;
    LineWriter say_;
    bool quit_ = false;
    CourseRequest request_ = CourseRequest::kNone;
    std::optional<int> guide_;  // the step of the guide for newcomers
    std::string reported_trouble_;
};

}  // namespace atom4::tui
