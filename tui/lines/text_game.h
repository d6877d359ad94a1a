// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/lines/computer.h"
#include "core/lines/session.h"
#include "tui/lines/text_commands.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// Lines in words, line by line: takes what a person writes, two cells for a move or a command, and hands to `say` what
/// came of it. Whatever is written, it is answered, and nothing else happens to the game than what was asked for.
class PlainLines {
public:
    PlainLines(lines::Session& session, LineWriter::Say say) : session_(session), say_(std::move(say)) {}

    void welcome();
    void take(std::string_view line);
    /// How it is said, which the person can change.
    [[nodiscard]] LineWriter& speech() { return say_; }
    [[nodiscard]] bool has_quit() const { return quit_; }
    enum class CourseWish : std::uint8_t { kNone, kLessons, kExercises };
    /// What to go through was asked for; tells it once.
    [[nodiscard]] CourseWish take_wish() { return std::exchange(wish_, CourseWish::kNone); }
    /// Whether a move is to be looked for, to be told or made; take_found() is handed it.
    [[nodiscard]] bool wants_move() const { return thinks_for_ != Purpose::kNothing; }
    void take_found(const lines::Hint& found);
    /// Whether the computer plays on by itself; what a person writes ends that.
    [[nodiscard]] bool plays_alone() const { return thinks_for_ == Purpose::kDemonstration; }
    /// Nobody waits for the move any more.
    void forget_thought() { thinks_for_ = Purpose::kNothing; }
    /// Says, once, that the game or its score cannot be kept, when that is so.
    void tell_of_trouble();

private:
    enum class Purpose : std::uint8_t { kNothing, kHint, kDemonstration };

    void obey(const LinesPlainCommand& command, const std::string& operand);
    void not_understood(const std::string& word);
    void tell(LinesVerb verb);
    void tell_of_cell(LinesVerb verb, const std::string& operand);
    [[nodiscard]] std::optional<lines::Move> read_move(const std::string& operand);
    void try_move(const std::string& operand);
    void make_move(const lines::Move& move, lines::Mover mover);
    [[nodiscard]] bool gives_up_scores(LinesVerb verb, const char* question);
    [[nodiscard]] bool is_said_again(LinesVerb verb);
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
    LineWriter say_;
    bool quit_ = false;
    CourseWish wish_ = CourseWish::kNone;
    std::optional<LinesVerb> armed_;  // what was said once and waits to be said again
    std::optional<LinesVerb> armed_before_;
    Purpose thinks_for_ = Purpose::kNothing;
    int demonstrations_ = 0;    // moves still to be made
    std::optional<int> guide_;  // the step that a newcomer is at
    std::string told_trouble_;
};

}  // namespace atom4::tui
