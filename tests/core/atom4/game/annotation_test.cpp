// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Annotations of moves, which are saved in the comment after a move.
#include "core/atom4/game/move_line.h"

#include <gtest/gtest.h>

#include "core/atom4/game/match.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

TEST(Annotations, StandInTheCommentWithTheMarkFirst) {
    const std::vector<std::pair<const char*, Annotation>> table{
        {"", {}},
        {"good", {MoveMark::kNone, "good"}},
        {"!", {MoveMark::kGood, ""}},
        {"?? overlooks h6", {MoveMark::kVeryBad, "overlooks h6"}},
        {"!? why not\nonce more", {MoveMark::kInteresting, "why not\nonce more"}},
        {"?! Überlegung", {MoveMark::kDoubtful, "Überlegung"}},
        {"!! ", {MoveMark::kVeryGood, ""}},
        {"!!! no mark", {MoveMark::kNone, "!!! no mark"}},
        {"?what", {MoveMark::kNone, "?what"}},
        {" ! late", {MoveMark::kNone, " ! late"}},
    };
    for (const auto& [comment, annotation] : table) EXPECT_EQ(annotation_of(comment), annotation) << comment;
    for (const MoveMark mark : kMoveMarks)
        for (const char* words : {"", "one", "two words", "line\nbreak"})
            EXPECT_EQ(annotation_of(comment_of({mark, words})), (Annotation{mark, words})) << sign(mark) << words;
}

TEST(Annotations, HoldNothingThatACommentCannot) {
    EXPECT_EQ(comment_of({MoveMark::kBad, "a {brace} here \n"}), "? a {brace) here");
    EXPECT_EQ(comment_of({MoveMark::kNone, std::string("a\0b\x1b\x7f"
                                                       "c",
                                                       6)}),
              "abc");
    EXPECT_EQ(comment_of({MoveMark::kNone, "  \n"}), "");
}

// The file format is that of 5.0.0: everything new is in braces.
TEST(Annotations, AreSavedAndReadByteForByte) {
    Match match;
    Random random(4);
    test::play_plies(match, random, 9);
    match.branch(4);
    test::play_plies(match, random, 3);
    const Annotation first{MoveMark::kInteresting,
                           "a { brace, two  blanks,\nüñ\tand a line of more than seventy-nine "
                           "letters, which is not broken where it would be too long"};
    const Annotation second{MoveMark::kVeryBad, ""};
    ASSERT_TRUE(match.annotate(match.line_of_plies(2), first));
    ASSERT_TRUE(match.annotate(match.line_of_variation(0, 2), second));
    const std::string text = to_text(match.records());
    EXPECT_NE(text.find("{" + comment_of(first) + "}"), std::string::npos);
    EXPECT_NE(text.find(" {??}"), std::string::npos);
    const auto read = parse_records(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, match.records());
    EXPECT_EQ(to_text(*read), text);
    Match again;
    again.restore(*read);
    EXPECT_EQ(again.annotation(again.line_of_plies(2)), first);
    EXPECT_EQ(again.annotation(again.line_of_variation(0, 2)), second);
    // Without its comments, the text can still be read.
    std::string bare;
    bool said = false;
    for (const char letter : text) {
        said = said || letter == '{';
        if (!said) bare += letter;
        said = said && letter != '}';
    }
    EXPECT_TRUE(parse_records(bare));
}

}  // namespace
}  // namespace atom4
