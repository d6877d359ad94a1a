// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "core/atom4/computer/hint.h"
#include "core/atom4/match/session.h"
#include "tui/atom4/plain/plain_commands.h"

namespace atom4::tui {

/// The game in words, line by line. Takes what a person writes - a cell to place the piece at, or a command - and hands
/// to `say`, one line at a time, what came of it; what the computer plays it tells unasked. Whatever is written, it is
/// answered, and nothing else happens to the match than what was asked for. One for a session, to live as long.
class PlainGame {
public:
    using Say = std::function<void(const std::string& line)>;
    PlainGame(Session& session, Say say);
    PlainGame(const PlainGame&) = delete;
    PlainGame& operator=(const PlainGame&) = delete;

    void welcome();
    void take(std::string_view line);
    [[nodiscard]] bool has_quit() const { return quit_; }
    /// Whether a hint for the position on the board was asked for, or the computer is to move at once; each tells it
    /// once.
    [[nodiscard]] bool take_hint_wish() { return std::exchange(hint_wished_, false); }
    [[nodiscard]] bool take_hurry() { return std::exchange(hurries_, false); }
    void tell_hint(const Hint& hint);
    /// Says, once, that the match cannot be saved, when that is so.
    void tell_of_trouble();

private:
    void obey(const PlainCommand& command, const std::string& operand);
    void tell(PlainVerb verb);
    void look(const std::string& operand, bool tries);
    void play(Cell cell);
    void wish_hint();
    void hurry();
    void undo();
    void redo();
    void resign();
    void start(const std::string& operand);
    void set_level(const std::string& operand);
    void save(const std::string& operand, bool replace);
    void open(const std::string& operand);
    void resume(const std::string& operand);
    void quit();
    void help();
    void introduce_match(bool resumed);
    void announce(const MatchEvent& event);
    void say_all(const std::vector<std::string>& lines);

    Session& session_;
    Match& match_;
    Say say_;
    bool quit_ = false;
    bool warned_ = false;  // just now, that quitting loses the match
    bool hint_wished_ = false;
    bool hurries_ = false;
    std::string told_trouble_;   // why the match is not kept, as it was said last
    std::uint64_t told_at_ = 0;  // the generation of the match then
    Subscription subscription_;
};

}  // namespace atom4::tui
