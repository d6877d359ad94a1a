// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string_view>

#include "core/lines/record.h"

namespace atom4::lines {

// The words of a saved game that reading and writing share.

struct PreviewName {
    Preview preview;
    std::string_view name;
};
inline constexpr PreviewName kPreviewNames[] = {
    {Preview::kOff, "off"}, {Preview::kOn, "on"}, {Preview::kHidden, "hidden"}};

struct NumberTag {
    std::string_view name;
    int GameSetup::*value;
};
inline constexpr NumberTag kNumberTags[] = {{"Colours", &GameSetup::colours},
                                            {"Line", &GameSetup::line},
                                            {"First", &GameSetup::first},
                                            {"Each", &GameSetup::each}};

}  // namespace atom4::lines
