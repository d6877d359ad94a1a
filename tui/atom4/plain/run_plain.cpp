// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/plain/run_plain.h"

#include "tui/atom4/computer/computer.h"
#include "tui/atom4/plain/plain_game.h"
#include "tui/plain/plain_loop.h"

namespace atom4::tui {
namespace {

/// A match in words, with the computer and the clocks beside it.
class Atom4InWords : public PlainProgram {
public:
    explicit Atom4InWords(Session& session) : match_(session.match()), computer_(session), game_(session, say_line) {
        game_.welcome();
    }

    void prepare() override {
        if (game_.holds_computer())
            computer_.rest();
        else
            computer_.keep_thinking();
        game_.tell_of_trouble();
    }

    void take(std::string_view line) override {
        const auto generation = match_.generation();
        game_.clock().tick();
        game_.take(line);
        if (game_.take_hint_wish()) computer_.want_hint();
        if (game_.take_hurry()) computer_.hurry();
        if (match_.generation() != generation) game_.clock().pass_over();
    }

    [[nodiscard]] bool has_quit() const override { return game_.has_quit(); }
    [[nodiscard]] bool is_thinking() const override { return computer_.is_thinking() || game_.study().is_busy(); }

    [[nodiscard]] std::vector<int> descriptors() const override {
        return {computer_.descriptor(), game_.study().descriptor()};
    }

    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const override {
        const auto clock = game_.clock().time_to_wait();
        const auto study = game_.study().time_to_wait();
        return clock && study ? std::min(clock, study) : clock ? clock : study;
    }

    void take_answers() override {
        const auto generation = match_.generation();
        game_.clock().tick();
        (void)computer_.take_answers();
        if (const auto hint = computer_.take_hint()) game_.tell_hint(*hint);
        game_.study().take_answers();
        if (match_.generation() != generation) game_.clock().pass_over();
    }

    void leave() override { computer_.rest(); }

private:
    Match& match_;
    Computer computer_;
    PlainGame game_;
};

}  // namespace

int run_plain(Session& session) {
    Atom4InWords program(session);
    return run_plain_program(program);
}

}  // namespace atom4::tui
