// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/settings.h"

#include <gtest/gtest.h>

namespace atom4::tui {
namespace {

using Types = std::vector<std::string>;

TerminalPreferences preferences(std::string_view colour) {
    TerminalPreferences preferences;
    EXPECT_TRUE(read_colour_preference(colour, preferences)) << colour;
    return preferences;
}

TEST(TerminalPreferences, AWordThatMeansNothingChangesNothing) {
    TerminalPreferences now = preferences("16");
    for (const char* word : {"", "17", "truecolor", "Always", "8 "})
        EXPECT_FALSE(read_colour_preference(word, now)) << word;
    EXPECT_EQ(now, preferences("16"));
}

TEST(TerminalPreferences, DepthDependsOnPreferenceAndEnvironment) {
    struct Case {
        const char* type;
        const char* wish;
        ColourEnvironment environment;
        ColourDepth depth;
    };
    const Case cases[] = {
        {"xterm-256color", "auto", {}, ColourDepth::k256},
        {"xterm-256color", "auto", {"", "truecolor"}, ColourDepth::kDirect},
        {"xterm-256color", "auto", {"", "24bit"}, ColourDepth::kDirect},
        {"xterm-256color", "auto", {"", "yes"}, ColourDepth::k256},
        {"xterm-direct", "auto", {}, ColourDepth::kDirect},
        {"screen-256color", "auto", {"", "truecolor"}, ColourDepth::k256},
        {"xterm-256color", "auto", {"1", "truecolor"}, ColourDepth::kNone},
        {"xterm-256color", "always", {"1", ""}, ColourDepth::k256},
        {"xterm-256color", "never", {"", "truecolor"}, ColourDepth::kNone},
        {"xterm-256color", "8", {"1", "truecolor"}, ColourDepth::k8},
        {"xterm-256color", "16", {}, ColourDepth::k16},
        {"xterm-direct", "256", {}, ColourDepth::k256},
        {"screen", "true", {}, ColourDepth::kDirect},
    };
    for (const Case& c : cases)
        EXPECT_EQ(wanted_depth(c.type, preferences(c.wish), c.environment), c.depth) << c.type << ' ' << c.wish;
}

TEST(TerminalPreferences, TriesOtherTerminalNamesForMoreColours) {
    EXPECT_EQ(types_for_depth("xterm-256color", ColourDepth::kDirect),
              (Types{"xterm-256color", "vscode-direct", "xterm-direct", "xterm-256color"}));
    EXPECT_EQ(types_for_depth("xterm", ColourDepth::k256), (Types{"xterm", "xterm-256color"}));
    EXPECT_EQ(types_for_depth("linux", ColourDepth::k16), (Types{"linux", "linux-256color", "linux-16color"}));
    EXPECT_EQ(types_for_depth("xterm-256color", ColourDepth::k8), (Types{"xterm-256color"}));
    // Direct colour has no palette.
    EXPECT_EQ(types_for_depth("xterm-direct", ColourDepth::k256), (Types{"xterm-256color", "xterm"}));
}

TEST(TerminalPreferences, ThePaperFollowsTheTerminalBackground) {
    for (const int dark : {0x000000, 0x002B36, 0x300A24, 0x0000FF, 0x555555})
        EXPECT_EQ(paper_on(dark), BoardBackground::kDark);
    for (const int light : {0xFFFFFF, 0xFDF6E3, 0xFFFFDD, 0xC0C0C0})
        EXPECT_EQ(paper_on(light), BoardBackground::kLight);
    EXPECT_EQ(paper_of_environment("0;15"), BoardBackground::kLight);
    EXPECT_EQ(paper_of_environment("15;default;0"), BoardBackground::kDark);
    for (const char* nothing : {"", "15", ";", "0;default", "0;99", "0;-1"})
        EXPECT_EQ(paper_of_environment(nothing), std::nullopt) << nothing;
}

TEST(TerminalPreferences, PaperPreferencesAreWrittenAsTheyAreRead) {
    PaperPreference wish = PaperPreference::kAsTheTerminal;
    std::set<PaperPreference> seen;
    do {
        seen.insert(wish);
        PaperPreference read = PaperPreference::kAsTheTerminal;
        EXPECT_TRUE(read_paper_preference(name_of(wish), read));
        EXPECT_EQ(read, wish);
        wish = next_paper_preference(wish);
    } while (wish != PaperPreference::kAsTheTerminal);
    EXPECT_EQ(seen.size(), 3U);
    EXPECT_FALSE(read_paper_preference("grey", wish));
}

TEST(TerminalPreferences, TheNumberOfColoursDeterminesTheDepth) {
    EXPECT_EQ(depth_of_colours(-1), ColourDepth::kNone);
    EXPECT_EQ(depth_of_colours(8), ColourDepth::k8);
    EXPECT_EQ(depth_of_colours(88), ColourDepth::k16);
    EXPECT_EQ(depth_of_colours(256), ColourDepth::k256);
    EXPECT_EQ(depth_of_colours(0x1000000), ColourDepth::kDirect);
}

}  // namespace
}  // namespace atom4::tui
