// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/key_bindings.h"

#include <gtest/gtest.h>

#include "tui/common/page.h"

namespace atom4::tui {
namespace {

TEST(KeyBindings, ExchangesKeysSoThatEachHasOneCommand) {
    KeyBindings keys;
    keys.assign('u', 'z');
    keys.assign('H', 'z');
    EXPECT_EQ(keys.usual('z'), 'H');
    EXPECT_EQ(keys.usual('u'), 'z');
    EXPECT_EQ(keys.usual('H'), 'u');
    EXPECT_EQ(keys.pressed('u'), 'H');
    EXPECT_EQ(keys.text(), "H=z u=H z=u");
    EXPECT_EQ(KeyBindings::parse(keys.text()), keys);
    for (const char usual : {'H', 'u', 'z'}) keys.assign(usual, usual);
    EXPECT_EQ(keys, KeyBindings());
    EXPECT_EQ(keys.text(), "");
}

TEST(KeyBindings, LeavesDigitsAndKeysWithNamesAlone) {
    for (const int key : std::initializer_list<int>{'1', '0', ' ', '\n', 27, 0x7F, 0x103, 0xE4}) {
        EXPECT_FALSE(KeyBindings::is_changeable(key)) << key;
        EXPECT_EQ(KeyBindings().usual(key), key);
    }
    for (const int key : {'u', 'U', '?', '<', '!', '~'}) EXPECT_TRUE(KeyBindings::is_changeable(key)) << key;
}

TEST(KeyBindings, FallBackToTheDefaultsForInvalidText) {
    for (const char* text : {"u=z", "u=z z=z", "u=1 1=u", "u=zz", "u", "undo=z", "u= z"})
        EXPECT_EQ(KeyBindings::parse(text), KeyBindings()) << text;
    EXPECT_EQ(KeyBindings::parse("u=z z=u").pressed('u'), 'z');
}

TEST(KeyBindings, AreUsedInKeyHintsAndClicks) {
    KeyBindings keys;
    keys.assign('u', 'z');
    use_key_bindings(keys);
    Grid grid({2, 40});
    const KeyHint hints[] = {{true, "u", "undo"}, {true, "Enter", "place", kEnterKey}};
    draw_key_line(grid, {0, 0}, 40, hints);
    draw_key_line(grid, {1, 0}, 40, hints, KeyBindings());
    const std::string said = keys_text(hints);
    use_key_bindings({});
    EXPECT_EQ(grid.text(), "z undo   Enter place\nu undo   Enter place\n");
    EXPECT_EQ(key_at(grid.keys(), {0, 0}), 'z');
    EXPECT_EQ(key_at(grid.keys(), {0, 10}), '\n');
    EXPECT_EQ(said, "Keys: z undo, Enter place.");
}

}  // namespace
}  // namespace atom4::tui
