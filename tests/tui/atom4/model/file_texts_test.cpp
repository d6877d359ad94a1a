// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/file_texts.h"
#include "core/atom4/game/match_texts.h"

#include <gtest/gtest.h>

#include <cerrno>

namespace atom4::tui {
namespace {

TEST(FileErrorText, GivesTheSystemsReason) {
    EXPECT_EQ(file_error_text("no.atom4", SystemError{ENOENT}), "no.atom4: No such file or directory");
    EXPECT_EQ(file_error_text("no.png", kNameOfAnotherKind), "no.png: the name must end in .atom4");
}

TEST(FileErrorText, NamesFileLineAndColumn) {
    EXPECT_EQ(file_error_text("my game", RecordError{RecordFault::kNotACell, 9, 4, "z99", std::nullopt}),
              "my game:9:4: \"z99\" is not a cell, such as i9");
    EXPECT_EQ(file_error_text("g", RecordError{RecordFault::kIllegalMove, 9, 4, "a1", IllegalMove::kOccupied}),
              "g:9:4: there is already a piece at a1");
}

TEST(FileErrorText, IsAlwaysOneLine) {
    const RecordError error{RecordFault::kNotACell, 1, 1, "a\nb\x1b[2J", std::nullopt};
    EXPECT_EQ(file_error_text("a\tb", error), "a?b:1:1: \"a?b?[2J\" is not a cell, such as i9");
}

TEST(PasteErrorText, NamesLineAndColumn) {
    EXPECT_EQ(paste_error_text({RecordFault::kNotACell, 9, 4, "z\n9", std::nullopt}),
              "The pasted match is invalid at line 9, column 4: \"z?9\" is not a cell, such as i9.");
}

TEST(RecordErrorReason, ThereIsOneForEveryFault) {
    for (int fault = 0; fault <= static_cast<int>(FormatFault::kBadText); ++fault)
        EXPECT_GT(record_fault({static_cast<FormatFault>(fault), 1, 1, "x", std::nullopt}).size(), 10U) << fault;
    for (int fault = 0; fault <= static_cast<int>(RecordFault::kTooManyVariations); ++fault)
        EXPECT_GT(record_fault({static_cast<RecordFault>(fault), 1, 1, "x", std::nullopt}).size(), 10U) << fault;
}

}  // namespace
}  // namespace atom4::tui
