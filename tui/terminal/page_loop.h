// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/mailbox.h"
#include "tui/terminal/input.h"
#include "tui/terminal/letter_keys.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// A page that has the whole screen until it is left: a game, lessons, puzzles. Only PageLoop calls it, in the order of
/// these functions.
class ScreenPage {
public:
    using Clock = std::chrono::steady_clock;

    ScreenPage() = default;
    ScreenPage(const ScreenPage&) = delete;
    ScreenPage& operator=(const ScreenPage&) = delete;
    virtual ~ScreenPage() = default;

    /// Called before the screen is drawn and the loop waits, to act on everything that has happened.
    virtual void prepare() {}
    /// Returns whether the page looks different from when it was last shown or asked.
    [[nodiscard]] virtual bool take_change() = 0;

    struct Shown {
        Grid grid;
        Place cursor;
        std::string title;  ///< of the terminal's window
    };
    [[nodiscard]] virtual Shown show(Extent extent, Capabilities capabilities) = 0;

    /// Returns how long until wake() or update() must be called; std::nullopt: never.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> time_to_wait() const { return std::nullopt; }
    /// Called after each wait, to take the results of other threads. Called for covered pages, too, the lowest first.
    virtual void wake() {}
    /// Handles a key, a paste or a mouse event; a click on the name of a key comes as that key.
    virtual void take_event(const TerminalEvent& event) = 0;
    /// Called after the events, to act on them and on the time that has passed.
    virtual void update() {}

    [[nodiscard]] virtual bool has_left() const = 0;
    /// Called when another page is opened above this one, or was left. time_to_wait() counts for a covered page, too.
    virtual void set_covered(bool /*is_covered*/) {}
};

/// The only loop of a program on the full screen: pages are on a stack, and the topmost one is shown. Sleeps until
/// there is something to do.
class PageLoop {
public:
    PageLoop(Terminal& terminal, Input& input) : terminal_(terminal), input_(input) {}

    /// Shows the page, and what is opened above it, until it is left or the input ends.
    void run(ScreenPage& first);
    /// Delivered after each wait, before the pages wake.
    [[nodiscard]] Mailbox& mailbox() { return mailbox_; }
    /// Covers the page that is shown with this one, from the next turn of the loop on. `left` is called after it was
    /// left, before it is destroyed; not if the input ends first.
    void open(std::unique_ptr<ScreenPage> page, std::function<void()> left = {});

private:
    struct Layer {
        ScreenPage* page;
        std::unique_ptr<ScreenPage> owned;
        std::function<void()> left;
    };

    [[nodiscard]] ScreenPage& top() const { return *layers_.back().page; }
    void show();
    void wait();
    void take_events();
    [[nodiscard]] TerminalEvent meant(const TerminalEvent& event) const;
    void close_left();

    Terminal& terminal_;
    Input& input_;
    Mailbox mailbox_;
    std::vector<Layer> layers_;
    std::vector<KeyPlace> keys_;  // that the screen names
    Extent keys_extent_;          // of that screen
    bool changed_ = true;         // the screen is out of date
    bool hurries_ = false;        // the previous page may have left events unhandled
};

/// A page of lessons, exercises or puzzles, with animation, and a last row for unknown keys. It is paused while
/// covered.
class AnimatedPage : public ScreenPage {
public:
    /// `still`: no animations.
    AnimatedPage(Terminal& terminal, bool still) : terminal_(terminal), still_(still) {}

    /// Returns whether the key only redraws the screen.
    [[nodiscard]] virtual bool is_redraw(int key) const = 0;
    virtual void take_key(int key) = 0;
    /// Returns whether keys come as they are pressed. Otherwise a letter of another script comes as the Latin one on
    /// its key, and an exchanged key as the usual one.
    [[nodiscard]] virtual bool reads_letters() const { return false; }
    /// Handles a click on that place of a screen of that size; returns whether anything is there.
    virtual bool press(Place /*place*/, Extent /*extent*/) { return false; }
    /// The same for a place that is only pointed at.
    virtual bool point_at(Place /*place*/, Extent /*extent*/) { return false; }

    /// Returns how long the current frame of an animation lasts; std::nullopt while nothing moves.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> moment() { return std::nullopt; }
    virtual void next_moment() {}
    /// Ends an animation at once.
    virtual void end_motion() {}
    [[nodiscard]] virtual Shown draw(Extent extent, Capabilities capabilities) = 0;

    [[nodiscard]] bool take_change() override { return std::exchange(changed_, false); }
    [[nodiscard]] Shown show(Extent extent, Capabilities capabilities) override;
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const override;
    void take_event(const TerminalEvent& event) override;
    void update() override;
    void set_covered(bool is_covered) override;

protected:
    /// To be called when an animation may have begun, or the page looks different.
    void begin_motion();
    /// Shows a message over the last row of the page, until the next key or click.
    void say(std::string text);
    void beep() { terminal_.beep(); }

private:
    void take_pressed_key(int key);
    void wait_for_moment();

    Terminal& terminal_;
    LetterKeys letters_;
    std::string said_;  // message over the last row of the page
    std::optional<Clock::time_point> due_;
    bool still_;
    bool changed_ = true;
};

}  // namespace atom4::tui
