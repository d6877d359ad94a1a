// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/key_reader.h"

#include <gtest/gtest.h>

#include <map>

#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

using namespace std::chrono_literals;
using Kind = MouseEvent::Kind;

constexpr int kUp = 1'003;
constexpr int kF1 = 1'009;
constexpr int kShiftUp = 1'500;
constexpr int kBackspace = 1'007;
constexpr int kFunction = 1'010;  // on a terminal whose function keys are ^A and a letter
constexpr int kEscape = 27;

int known(const char* bytes) {
    static const std::map<std::string, int> kKeys{
        {"\033OA", kUp}, {"\033[1;2A", kShiftUp}, {"\033[[A", kF1}, {"\177", kBackspace}, {"\001@", kFunction}};
    for (const auto& [sequence, key] : kKeys) {
        if (sequence == bytes) return key;
        if (sequence.starts_with(bytes)) return -1;
    }
    return 0;
}

class KeyReaderTest : public testing::Test {
protected:
    using Events = std::vector<TerminalEvent>;

    void take(std::string_view bytes) { keys_.take(bytes, now_); }
    Events told() {
        Events events;
        while (const auto event = keys_.next(now_)) events.push_back(*event);
        return events;
    }
    Events after(std::chrono::milliseconds time) {
        now_ += time;
        return told();
    }
    Events of(std::string_view bytes) {
        take(bytes);
        return told();
    }

    KeyReader keys_{known, 25ms};
    KeyReader::Clock::time_point now_{1h};
};

TEST_F(KeyReaderTest, PlainBytesAreKeys) {
    EXPECT_EQ(of("aZ\r\n\xC3\xA9"), (Events{'a', 'Z', '\r', '\n', 0xC3, 0xA9}));
    EXPECT_EQ(of(std::string_view("\0x", 2)), (Events{0, 'x'}));
    EXPECT_EQ(of("\177"), Events{kBackspace});
    EXPECT_FALSE(keys_.due());
}

TEST_F(KeyReaderTest, SequencesAreKeysHoweverTheyAreSplit) {
    EXPECT_EQ(of("\033OAx\033[1;2A\033[[A"), (Events{kUp, 'x', kShiftUp, kF1}));
    for (const char byte : std::string_view("\033[1;2")) {
        EXPECT_EQ(of({&byte, 1}), Events{});
        EXPECT_EQ(after(10ms), Events{});
        EXPECT_TRUE(keys_.due());
    }
    EXPECT_EQ(of("A"), Events{kShiftUp});
    EXPECT_FALSE(keys_.due());
}

TEST_F(KeyReaderTest, EscapeIsAKeyWhenNothingFollows) {
    EXPECT_EQ(of("\033"), Events{});
    EXPECT_EQ(keys_.due(), now_ + 25ms);
    EXPECT_EQ(after(24ms), Events{});
    EXPECT_EQ(after(1ms), Events{kEscape});
    EXPECT_FALSE(keys_.due());
    EXPECT_EQ(of("\033q"), (Events{kEscape, 'q'}));
    EXPECT_EQ(of("\033\033OA"), (Events{kEscape, kUp}));
}

TEST_F(KeyReaderTest, TheBackgroundReplyIsNotAKey) {
    const std::pair<const char*, std::optional<int>> kAnswers[] = {{"\033]11;rgb:ffff/e0e0/0101\033\\", 0xFFE001},
                                                                   {"\033]11;rgb:12/34/56\a", 0x123456},
                                                                   {"\033]11;rgb:1234/5678\a", std::nullopt},
                                                                   {"\033]11;rgb:f/0/a\a", std::nullopt},
                                                                   {"\033]11;#fff\a", std::nullopt}};
    for (const auto& [answer, colour] : kAnswers) {
        keys_ = KeyReader{known, 25ms};
        keys_.expect_background();
        EXPECT_EQ(of(std::string(answer) + "x"), Events{'x'}) << answer;
        EXPECT_EQ(keys_.background(), colour) << answer;
        EXPECT_EQ(keys_.has_answered(), colour.has_value()) << answer;
        // The reply about the kind of terminal comes last.
        EXPECT_EQ(of("\033[?64;1cy"), Events{'y'});
        EXPECT_TRUE(keys_.has_answered());
    }
}

// The connection may delay the rest of the reply after any byte.
TEST_F(KeyReaderTest, TheBackgroundReplyMayBeSplit) {
    constexpr std::string_view kAnswer = "\033]11;rgb:ffff/e0e0/0101\033\\";
    for (std::size_t cut = 1; cut < kAnswer.size(); ++cut) {
        keys_ = KeyReader{known, 25ms};
        keys_.expect_background();
        EXPECT_EQ(of(kAnswer.substr(0, cut)), Events{});
        // By then a lone Escape counts as a key.
        EXPECT_EQ(after(500ms), cut == 1 ? Events{kEscape} : Events{}) << cut;
        EXPECT_EQ(of(kAnswer.substr(cut)), Events{}) << cut;
        EXPECT_EQ(keys_.background(), 0xFFE001) << cut;
    }
    // A key that is typed after a reply that never ends.
    keys_ = KeyReader{known, 25ms};
    keys_.expect_background();
    EXPECT_EQ(of("\033]11;rg"), Events{});
    EXPECT_EQ(after(150ms), Events{});
    EXPECT_EQ(of("?"), Events{'?'});
    // If nothing was asked, the bytes are keys.
    keys_ = KeyReader{known, 25ms};
    EXPECT_EQ(of("\033]1"), (Events{kEscape, ']', '1'}));
}

TEST_F(KeyReaderTest, AnIncompleteSequenceIsIgnored) {
    for (const char* half : {"\033[1;", "\033[<0;12;7", "\033[1;2", "\033[["}) {
        EXPECT_EQ(of(half), Events{}) << half;
        EXPECT_EQ(after(99ms), Events{}) << half;
        EXPECT_EQ(after(1ms), Events{}) << half;
        EXPECT_FALSE(keys_.due());
        EXPECT_EQ(of("q"), Events{'q'}) << half;
    }
    // Escape and a bracket alone may be Alt with that key.
    EXPECT_EQ(of("\033["), Events{});
    EXPECT_EQ(after(100ms), (Events{kEscape, '['}));
    EXPECT_EQ(of("\001"), Events{});
    EXPECT_EQ(after(100ms), Events{1});
    EXPECT_EQ(of("\001@\001b"), (Events{kFunction, 1, 'b'}));
}

TEST_F(KeyReaderTest, UnknownSequencesAreIgnoredAsAWhole) {
    EXPECT_EQ(of("\033[5;5~x\033[?1;2cy\033[Iz\033OZa"), (Events{'x', 'y', 'z', 'a'}));
    // A control character breaks off a sequence, and counts.
    EXPECT_EQ(of("\033[1;5\033OA\033[12\rx"), (Events{kUp, '\r', 'x'}));
}

// As PuTTY and rxvt send them, and every terminal whose mode differs from its description.
TEST_F(KeyReaderTest, KeysMissingFromTerminfoAreRecognised) {
    EXPECT_EQ(of("\033[1~\033[4~\033[7~\033[8~\033[H\033[F\033OH\033OF"),
              (Events{KEY_HOME, KEY_END, KEY_HOME, KEY_END, KEY_HOME, KEY_END, KEY_HOME, KEY_END}));
    EXPECT_EQ(of("\033[A\033[B\033[C\033[D\033OB"), (Events{KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT, KEY_DOWN}));
    EXPECT_EQ(of("\033[3~\033[5~\033[6~\033[Z\033[11~\033OP"),
              (Events{KEY_DC, KEY_PPAGE, KEY_NPAGE, KEY_BTAB, KEY_F(1), KEY_F(1)}));
    EXPECT_EQ(of("\033Op\033Oq\033Ow\033Oy\033OM\033Ok\033Om\033On\033Oj\033Oo"),
              (Events{'0', '1', '7', '9', KEY_ENTER, '+', '-', '.', '*', '/'}))
        << "the keypad in application mode";
    EXPECT_EQ(of("\033[1;5A\033[3;5~\033[9~\033[G"), Events{}) << "none of them";
}

TEST_F(KeyReaderTest, KeysSentAsNumbersAreRecognised) {
    EXPECT_EQ(of("\033[27u\033[13u\033[9u\033[9;2u\033[127u\033[32u"),
              (Events{kEscape, '\r', '\t', KEY_BTAB, KEY_BACKSPACE, ' '}));
    EXPECT_EQ(of("\033[97u\033[97;2u\033[97:65;2u\033[97;65u\033[47:63;2u\033[49;2;33u"),
              (Events{'a', 'A', 'A', 'A', '?', '!'}));
    EXPECT_EQ(of("\033[99;5u\033[122;5u\033[108;69u"), (Events{3, 26, 12})) << "with Ctrl";
    EXPECT_EQ(of("\033[1089;5u\033[1089::99;5u"), (Events{3, 3})) << "on a Russian keyboard";
    EXPECT_EQ(of("\033[97;1:1u\033[97;1:2u\033[97;1:3u\033[1;1:3A\033[1;1:1B\033[1;129D"),
              (Events{'a', 'a', KEY_DOWN, KEY_LEFT}))
        << "pressed, repeated, released; with Num Lock";
    EXPECT_EQ(of("\033[57400u\033[57414u\033[57423u\033[57441;2u\033[57358u"), (Events{'1', '\r', KEY_HOME}))
        << "the keypad; Shift and Caps Lock alone";
    EXPECT_EQ(of("\033[97;3u\033[97;9u\033[u\033[9999999999u"), Events{}) << "with Alt or Super; none";
    EXPECT_EQ(of("\033[27;5;99~\033[27;2;13~\033[27;5;9~"), (Events{3, '\r', '\t'})) << "in xterm's own form";
}

TEST_F(KeyReaderTest, APasteIsOneEvent) {
    EXPECT_EQ(of("a\033[200~q\r\033OA\033[<0;1;1M\n\033[201~b"), (Events{'a', Paste{"q\n\033OA\033[<0;1;1M\n"}, 'b'}));
    EXPECT_EQ(of("\033[200~\033[201~"), Events{Paste{}});
    EXPECT_EQ(of("\033[200~a\rb\r\nc\n\033[201~"), Events{Paste{"a\nb\nc\n"}})
        << "terminals send the Enter key for the end of a line";
    EXPECT_EQ(of("\033[201~x"), Events{'x'}) << "an end alone";
    // The paste may come in two pieces, split anywhere.
    constexpr std::string_view kWhole = "\033[200~one\ntwo\033[20\033[201~";
    for (std::size_t cut = 6; cut < kWhole.size(); ++cut) {
        EXPECT_EQ(of(kWhole.substr(0, cut)), Events{}) << cut;
        EXPECT_EQ(after(1s), Events{}) << cut;
        EXPECT_EQ(of(kWhole.substr(cut)), Events{Paste{"one\ntwo\033[20"}}) << cut;
    }
}

TEST_F(KeyReaderTest, APasteWithoutAnEndTimesOut) {
    EXPECT_EQ(of("\033[200~one\033[2"), Events{});
    EXPECT_EQ(keys_.due(), now_ + 2s);
    EXPECT_EQ(after(2s), Events{Paste{"one\033[2"}});
    EXPECT_EQ(of("q"), Events{'q'});
    EXPECT_FALSE(keys_.due());
}

TEST_F(KeyReaderTest, ALongPasteIsCut) {
    EXPECT_EQ(of("\033[200~"), Events{});
    for (int i = 0; i < 300; ++i) ASSERT_EQ(of(std::string(10'000, 'x')), Events{});
    const Events events = of("\033[201~q");
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(std::get<Paste>(events[0]).text.size(), 1'000'000U);
    EXPECT_EQ(events[1], TerminalEvent{'q'});
}

TEST_F(KeyReaderTest, NumericMouseReportsAreRecognised) {
    EXPECT_EQ(of("\033[<0;13;7M"), (Events{MouseEvent{Kind::kPress, {6, 12}}}));
    EXPECT_EQ(of("\033[<0;13;7m"), Events{}) << "released";
    EXPECT_EQ(of("\033[<16;1;1M"), (Events{MouseEvent{Kind::kPress, {0, 0}}})) << "with a modifier";
    EXPECT_EQ(of("\033[<1;1;1M\033[<2;1;1M\033[<128;1;1M\033[<66;1;1M"), Events{}) << "other buttons";
    EXPECT_EQ(of("\033[<35;2;3M\033[<32;2;3M"),
              (Events{MouseEvent{Kind::kMove, {2, 1}}, MouseEvent{Kind::kMove, {2, 1}}}));
    EXPECT_EQ(of("\033[<64;2;3M\033[<65;2;3M"),
              (Events{MouseEvent{Kind::kWheelUp, {2, 1}}, MouseEvent{Kind::kWheelDown, {2, 1}}}));
    EXPECT_EQ(of("\033[<0;99999999999999999999;1M"), (Events{MouseEvent{Kind::kPress, {0, 99'999}}}));
    EXPECT_EQ(of("\033[<0;0;0M"), (Events{MouseEvent{Kind::kPress, {0, 0}}}));
    EXPECT_EQ(of("\033[<0;1M\033[<M\033[<0;1;1;1M\033[<?;1;1M"), Events{}) << "no such thing";
}

TEST_F(KeyReaderTest, ThreeByteMouseReportsAreRecognised) {
    EXPECT_EQ(of("\033[Mx"), Events{'x'}) << "nobody asked for the mouse";
    keys_.expect_mouse();
    EXPECT_EQ(of("\033[M -'x"), (Events{MouseEvent{Kind::kPress, {6, 12}}, 'x'}));
    EXPECT_EQ(of("\033[M#-'"), Events{}) << "released";
    EXPECT_EQ(of("\033[M\x80\xFF\xFF"), Events{}) << "moved by the wheel's bit";
    EXPECT_EQ(of("\033[M"), Events{});
    EXPECT_EQ(of(" "), Events{});
    EXPECT_EQ(of("-'"), (Events{MouseEvent{Kind::kPress, {6, 12}}}));
    EXPECT_EQ(of("\033[M -"), Events{});
    EXPECT_EQ(after(100ms), Events{});
    EXPECT_EQ(of("q"), Events{'q'});
}

TEST_F(KeyReaderTest, ALongSequenceTakesNoRoomAndNoKeys) {
    EXPECT_EQ(of("\033["), Events{});
    for (int i = 0; i < 1'000; ++i) ASSERT_EQ(of("5;5;5;5;5;5;5;5;5;5"), Events{});
    EXPECT_EQ(of("5~q"), Events{'q'});
    for (int i = 0; i < 10; ++i) EXPECT_EQ(of(i == 0 ? "\033[5;5;5;5" : "5;5;5;5;5;5"), Events{});
    now_ += 1s;
    EXPECT_EQ(of("q"), Events{'q'}) << "long after it broke off";
}

// The events are the same whatever the pieces in which the bytes come.
TEST_F(KeyReaderTest, InputMayBeSplitAnywhere) {
    const std::string_view all =
        "a\033OAb\033[<0;13;7M\033[<0;13;7m\033[1;2A\033q\033[5;5~\x80\xFFz\033[[A\033[12\rx\033\033OA";
    const Events whole = of(all);
    for (std::size_t length = 1; length < 8; ++length) {
        Events events;
        for (std::size_t at = 0; at < all.size(); at += length) {
            const Events more = of(all.substr(at, length));
            events.insert(events.end(), more.begin(), more.end());
        }
        EXPECT_EQ(events, whole) << length;
    }
}

TEST_F(KeyReaderTest, GraphicsRepliesAreNotKeys) {
    constexpr std::string_view kAnswers =
        "\033_Gi=1;OK\033\\\033P>|XTerm(379)\033\\\033[6;18;9t\033[?1;0;1024S\033[?2;0;1000;800S\033[?62;4;22c";
    keys_.expect_graphics();
    // All at once, and a byte at a time.
    for (const std::size_t step : {kAnswers.size(), std::size_t{1}}) {
        for (std::size_t at = 0; at < kAnswers.size(); at += step)
            EXPECT_EQ(of(kAnswers.substr(at, step)), Events{}) << at;
        EXPECT_EQ(keys_.graphics(), (GraphicsAnswers{.sixel = true,
                                                     .kitty = true,
                                                     .place_width = 9,
                                                     .place_height = 18,
                                                     .registers = 1024,
                                                     .as_one = true,
                                                     .max_width = 1000,
                                                     .max_height = 800}));
        EXPECT_TRUE(keys_.knows_kind());
    }
    EXPECT_EQ(of("x"), Events{'x'});
}

TEST_F(KeyReaderTest, TerminalsWithoutGraphicsAreRecognised) {
    keys_.expect_graphics();
    EXPECT_EQ(
        of("\033_Gi=1;EINVAL:this is not how a picture is sent, and more words than any key ever has in it\033\\"),
        Events{});
    EXPECT_EQ(of("\033P>|foot(1.13.1)\033\\\033[?1;1S\033[?2;3;0S\033[?64;1;2;42;22c"), Events{});
    EXPECT_EQ(keys_.graphics(), GraphicsAnswers{});
}

TEST_F(KeyReaderTest, EscapeAndAnUnderscoreAreTwoKeys) {
    keys_.expect_graphics();
    EXPECT_EQ(of("\033_x"), (Events{kEscape, '_', 'x'}));
    EXPECT_EQ(of("\033_"), Events{});
    EXPECT_EQ(after(200ms), (Events{kEscape, '_'}));
}

}  // namespace
}  // namespace atom4::tui
