// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "tui/common/grid.h"
#include "tui/terminal/graphics.h"

namespace atom4::tui {

/// What the mouse did, and where.
struct MouseEvent {
    enum class Kind : std::uint8_t { kPress, kMove, kWheelUp, kWheelDown };
    Kind kind;
    Place place;

    friend bool operator==(const MouseEvent&, const MouseEvent&) = default;
};

/// A text that was pasted: one event, whatever it holds.
struct Paste {
    std::string text;

    friend bool operator==(const Paste&, const Paste&) = default;
};

/// A key numbered as in curses, a mouse event, or a paste.
using TerminalEvent = std::variant<int, MouseEvent, Paste>;

/// Turns the bytes that a terminal sends into keys, however they come: one by one, half of a key and then nothing, or
/// thousands at once. Plain data in, plain data out; the caller passes the time.
///
/// A key that begins like another one, such as Escape, is distinguished from it by what follows, or by nothing
/// following for a while. Keys that the terminal's description does not know are read in the common forms: those of
/// xterm and PuTTY in all their modes, and of kitty's keyboard protocol, which another program may have left set.
/// Sequences that mean nothing here are skipped as a whole.
class KeyReader {
public:
    using Clock = std::chrono::steady_clock;
    /// What the terminal's description says of a sequence of bytes: the key that it stands for, -1 if one or several
    /// keys begin with it, 0 if none does.
    using Known = std::function<int(const char* bytes)>;

    KeyReader(Known known, std::chrono::milliseconds escape_delay)
        : known_(std::move(known)), escape_delay_(escape_delay) {}

    /// From now on mouse reports in three bytes are recognised, too; those in numbers always are.
    void expect_mouse() { expects_mouse_ = true; }
    /// From now on the terminal may answer the question about its background, and the next one, what it is.
    void expect_background() { expects_background_ = true; }
    /// The background that it reported, 0xRRGGBB.
    [[nodiscard]] std::optional<int> background() const { return background_; }
    /// From now on the terminal may answer kGraphicsQuestions; the answer to what it is comes last.
    void expect_graphics() { expects_graphics_ = true; }
    /// The answers to those so far.
    [[nodiscard]] const GraphicsAnswers& graphics() const { return graphics_; }
    /// Returns whether the terminal has said what it is: the answer to the last of all questions.
    [[nodiscard]] bool knows_kind() const { return knows_kind_; }
    /// Returns whether the background is known, or no answer about it will come: a later question was answered.
    [[nodiscard]] bool has_answered() const { return has_answered_; }
    /// Takes the bytes that have come.
    void take(std::string_view bytes, Clock::time_point now);
    /// Returns the next event, if the bytes so far make one.
    [[nodiscard]] std::optional<TerminalEvent> next(Clock::time_point now);
    /// Returns when an incomplete key will be taken as it is; std::nullopt if there is none.
    [[nodiscard]] std::optional<Clock::time_point> due() const;

private:
    // What the first bytes are: how many belong together, and what they mean, if anything. Length 0: they are
    // incomplete.
    struct Found {
        std::size_t length = 0;
        std::optional<TerminalEvent> event{};
        std::string bytes{};  // of a character that was typed, in place of an event
        bool begins_paste = false;
    };
    [[nodiscard]] Found front() const;
    [[nodiscard]] Found known_key() const;
    [[nodiscard]] Found control_sequence() const;
    [[nodiscard]] static Found common_key(std::size_t length, std::string_view parameters, char final);
    [[nodiscard]] static Found numbered(std::size_t length, std::string_view parameters, char final);
    [[nodiscard]] bool reports_background() const;
    [[nodiscard]] Found background_report() const;
    void take_answer(std::string_view parameters, char final) const;
    [[nodiscard]] bool reports_in_string() const;
    [[nodiscard]] Found string_report() const;
    [[nodiscard]] Found three_bytes() const;
    [[nodiscard]] Found cut_short() const;
    [[nodiscard]] std::optional<TerminalEvent> pasted(Clock::time_point now);
    void skip();
    void drop(std::size_t length);

    Known known_;
    std::chrono::milliseconds escape_delay_;
    bool expects_mouse_ = false;
    bool expects_background_ = false;
    mutable std::optional<int> background_;
    mutable bool has_answered_ = false;
    bool expects_graphics_ = false;
    mutable GraphicsAnswers graphics_;
    mutable bool knows_kind_ = false;
    std::string bytes_;
    std::size_t begin_ = 0;             // of what was not returned yet
    std::string typed_;                 // bytes of a character, to be returned before what is at begin_
    std::optional<std::string> paste_;  // the part received so far, during a paste
    bool skips_ = false;                // skips the rest of a sequence too long to mean anything
    Clock::time_point last_{};          // when bytes came
};

}  // namespace atom4::tui
