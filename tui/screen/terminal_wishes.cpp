// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/screen/terminal_wishes.h"

#include <algorithm>

namespace atom4::tui {
namespace {

constexpr std::string_view kDirect = "-direct";
constexpr std::string_view kOf256 = "-256color";
constexpr std::string_view kOf16 = "-16color";

std::string_view base_type(std::string_view type) {
    for (const std::string_view ending : {kDirect, kOf256, kOf16})
        if (type.ends_with(ending)) return type.substr(0, type.size() - ending.size());
    return type;
}

// GNU screen hands the variable on from the terminal around it, and the colours not.
bool takes_any_colour(std::string_view type, std::string_view colorterm) {
    return (colorterm == "truecolor" || colorterm == "24bit") && !type.starts_with("screen");
}

}  // namespace

bool read_colour_wish(std::string_view value, TerminalWishes& wishes) {
    struct Word {
        std::string_view text;
        ColourUse use;
        std::optional<ColourDepth> depth;
    };
    static constexpr Word kWords[] = {
        {"auto", ColourUse::kAsUsual, std::nullopt},        {"always", ColourUse::kAlways, std::nullopt},
        {"never", ColourUse::kNever, std::nullopt},         {"8", ColourUse::kAlways, ColourDepth::k8},
        {"16", ColourUse::kAlways, ColourDepth::k16},       {"256", ColourUse::kAlways, ColourDepth::k256},
        {"true", ColourUse::kAlways, ColourDepth::kDirect},
    };
    for (const Word& word : kWords) {
        if (word.text != value) continue;
        wishes.colours = word.use;
        wishes.depth = word.depth;
        return true;
    }
    return false;
}

ColourDepth wanted_depth(std::string_view type, const TerminalWishes& wishes, const ColourEnvironment& environment) {
    const bool unwanted = wishes.colours == ColourUse::kAsUsual && !environment.no_color.empty();
    if (wishes.colours == ColourUse::kNever || unwanted) return ColourDepth::kNone;
    if (wishes.depth) return *wishes.depth;
    if (type.ends_with(kDirect) || takes_any_colour(type, environment.colorterm)) return ColourDepth::kDirect;
    return ColourDepth::k256;
}

std::vector<std::string> types_for_depth(std::string_view type, ColourDepth wanted) {
    const std::string base(base_type(type));
    // Types of direct colour have no palette of more than eight.
    const bool has_palette = !type.ends_with(kDirect);
    std::vector<std::string> types;
    if (has_palette || wanted == ColourDepth::kDirect) types.emplace_back(type);
    // As xterm's own, but with semicolons between the parts of a colour, which every emulator of it reads.
    if (wanted == ColourDepth::kDirect && base == "xterm") types.emplace_back("vscode-direct");
    if (wanted == ColourDepth::kDirect) types.push_back(base + std::string(kDirect));
    if (wanted >= ColourDepth::k16) types.push_back(base + std::string(kOf256));
    if (wanted == ColourDepth::k16) types.push_back(base + std::string(kOf16));
    if (!has_palette) types.push_back(base);
    return types;
}

ColourDepth depth_of_colours(int colours) {
    if (colours >= 1 << 24) return ColourDepth::kDirect;
    if (colours >= 256) return ColourDepth::k256;
    if (colours >= 16) return ColourDepth::k16;
    return colours >= 8 ? ColourDepth::k8 : ColourDepth::kNone;
}

}  // namespace atom4::tui
