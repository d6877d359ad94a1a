// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/page_loop.h"

#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

namespace atom4::tui {
namespace {

// A page that logs what it is asked to do. At q it is left; o opens another page above it, named by the next letter.
class TellingPage : public ScreenPage {
public:
    TellingPage(char name, PageLoop& pages, std::string& told) : name_(name), pages_(pages), told_(told) {}

    [[nodiscard]] bool take_change() override { return false; }
    [[nodiscard]] Shown show(Extent extent, Capabilities /*capabilities*/) override {
        tell("shown");
        return {Grid(extent), {}, {}};
    }
    void wake() override { woken_while_covered_ |= is_covered_; }
    void take_event(const TerminalEvent& event) override {
        const int* key = std::get_if<int>(&event);
        if (key == nullptr || *key > 'z') return;
        tell(std::string(1, static_cast<char>(*key)));
        has_left_ = *key == 'q';
        if (*key != 'o') return;
        pages_.open(std::make_unique<TellingPage>(static_cast<char>(name_ + 1), pages_, told_),
                    [this] { tell("again"); });
    }
    [[nodiscard]] bool has_left() const override { return has_left_; }
    void set_covered(bool is_covered) override {
        if (!is_covered) tell(woken_while_covered_ ? "woken and bared" : "bared");
        is_covered_ = is_covered;
    }

private:
    void tell(const std::string& what) { told_ += name_ + (' ' + what) + '\n'; }

    char name_;
    PageLoop& pages_;
    std::string& told_;
    bool has_left_ = false;
    bool is_covered_ = false;
    bool woken_while_covered_ = false;
};

// Returns what pages log at a terminal of their own when these keys are typed at once.
std::string told_of(std::string_view keys) {
    ::setenv("TERM", "vt100", 1);
    winsize size{24, 80, 0, 0};
    std::array<int, 2> pipe{};
    EXPECT_EQ(::pipe(pipe.data()), 0);
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
        run_full_screen([&](Terminal& own, Signals& signals) {
            Input input(own, signals);
            PageLoop pages(own, input);
            std::string told;
            TellingPage first('a', pages, told);
            pages.run(first);
            (void)!::write(pipe[1], told.data(), told.size());
        });
        ::_exit(0);
    }
    ::close(pipe[1]);
    EXPECT_EQ(::write(terminal, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
    std::string told;
    std::array<char, 4096> buffer{};
    for (ssize_t count = 0; (count = ::read(pipe[0], buffer.data(), buffer.size())) > 0;)
        told.append(buffer.data(), static_cast<std::size_t>(count));
    ::close(pipe[0]);
    ::close(terminal);
    ::waitpid(child, nullptr, 0);
    return told;
}

// Each page is drawn before it gets a key, and keys typed ahead go to the right page.
TEST(PageLoop, TheTopmostPageGetsTheKeys) {
    EXPECT_EQ(told_of("xoyoqzqwq"),
              "a shown\na x\na o\n"
              "b shown\nb y\nb o\n"
              "c shown\nc q\n"
              "b woken and bared\nb again\nb shown\nb z\nb q\n"
              "a woken and bared\na again\na shown\na w\na q\n");
}

}  // namespace
}  // namespace atom4::tui
