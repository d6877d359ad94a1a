// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/settings.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/base/strings.h"
#include "core/storage/files.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

constexpr std::array kCallWishes{CallWish::kNever, CallWish::kBell, CallWish::kMessage};
constexpr std::array kPaperWishes{PaperWish::kAsTheTerminal, PaperWish::kDark, PaperWish::kLight};

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

bool read_paper_wish(std::string_view value, PaperWish& wish) {
    for (const PaperWish one : kPaperWishes) {
        if (name_of(one) != value) continue;
        wish = one;
        return true;
    }
    return false;
}

std::string_view name_of(PaperWish wish) {
    switch (wish) {
        case PaperWish::kAsTheTerminal: break;
        case PaperWish::kDark: return "dark";
        case PaperWish::kLight: return "light";
    }
    return "auto";
}

const char* paper_text(PaperWish wish) {
    switch (wish) {
        case PaperWish::kAsTheTerminal: break;
        case PaperWish::kDark: return _("A dark board.");
        case PaperWish::kLight: return _("A light board.");
    }
    return _("The board is dark or light as the terminal is.");
}

PaperWish next_paper_wish(PaperWish wish) {
    return kPaperWishes[(static_cast<std::size_t>(wish) + 1) % kPaperWishes.size()];
}

// By the brightness as television has it (BT.601).
Paper paper_on(int background) {
    const int red = background >> 16 & 0xFF;
    const int green = background >> 8 & 0xFF;
    const int blue = background & 0xFF;
    return 299 * red + 587 * green + 114 * blue < 1000 * 0x80 ? Paper::kDark : Paper::kLight;
}

// The number of the background is the last one of two or three.
std::optional<Paper> paper_of_environment(std::string_view colorfgbg) {
    const std::size_t at = colorfgbg.rfind(';');
    if (at == std::string_view::npos) return std::nullopt;
    const auto number = parse_digits<int>(colorfgbg.substr(at + 1));
    if (!number || *number > 15) return std::nullopt;
    return *number == 7 || *number > 8 ? Paper::kLight : Paper::kDark;
}

bool read_call_wish(std::string_view value, CallWish& wish) {
    for (const CallWish one : kCallWishes) {
        if (name_of(one) != value) continue;
        wish = one;
        return true;
    }
    return false;
}

std::string_view name_of(CallWish wish) {
    switch (wish) {
        case CallWish::kNever: break;
        case CallWish::kBell: return "bell";
        case CallWish::kMessage: return "message";
    }
    return "never";
}

const char* call_text(CallWish wish) {
    switch (wish) {
        case CallWish::kNever: break;
        case CallWish::kBell: return _("The bell rings when the computer has thought for long.");
        case CallWish::kMessage: return _("A message on the desktop, or the bell, tells when a long think is over.");
    }
    return _("Nothing rings when the computer has thought for long.");
}

CallWish next_call_wish(CallWish wish) {
    return kCallWishes[(static_cast<std::size_t>(wish) + 1) % kCallWishes.size()];
}

std::string mouse_text(bool listens, const std::string& key) {
    return fill(listens ? _("The mouse plays; {0} leaves it to the terminal.")
                        : _("The mouse is the terminal's, to select text; {0} takes it back."),
                {key});
}

bool draws_sixths(std::string_view type, std::string_view vte_version) {
    constexpr int kFirstVte = 6200;  // 0.62
    if (type.starts_with("xterm-256") && parse_digits<int>(vte_version).value_or(0) >= kFirstVte) return true;
    static constexpr std::string_view kTypes[] = {"xterm-kitty", "foot", "contour", "wezterm", "xterm-ghostty"};
    return std::any_of(std::begin(kTypes), std::end(kTypes),
                       [&](std::string_view one) { return type.starts_with(one); });
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

namespace {

void read_setting(std::string_view name, std::string_view value, TerminalSettings& settings) {
    if (name == "paper") (void)read_paper_wish(value, settings.paper);
    if (name == "letters") settings.letters = value != "off";
    if (name == "mouse") settings.mouse = value != "off";
    if (name == "width") settings.width = parse_digits<int>(value).value_or(0);
    if (name == "call") (void)read_call_wish(value, settings.call);
}

std::filesystem::path settings_path() {
    return config_directory() / "terminal";
}

constexpr std::string_view kNames[] = {"paper", "letters", "mouse", "call", "width"};

// What a newer program may have set.
std::string foreign_lines(std::string_view text) {
    std::string foreign;
    while (!text.empty()) {
        const std::string_view line = take_until(text, "\n");
        const std::string_view name = line.substr(0, line.find(' '));
        if (!line.empty() && std::find(std::begin(kNames), std::end(kNames), name) == std::end(kNames))
            foreign.append(line).append("\n");
    }
    return foreign;
}

}  // namespace

TerminalSettings read_terminal_settings(std::string_view text) {
    TerminalSettings settings;
    while (!text.empty()) {
        const std::string_view line = take_until(text, "\n");
        const std::size_t blank = line.find(' ');
        if (blank != std::string_view::npos) read_setting(line.substr(0, blank), line.substr(blank + 1), settings);
    }
    return settings;
}

std::string written_terminal_settings(const TerminalSettings& settings) {
    const auto on = [](bool value) { return value ? "on\n" : "off\n"; };
    std::string text;
    text.append("paper ").append(name_of(settings.paper)).append("\n");
    text.append("letters ").append(on(settings.letters));
    text.append("mouse ").append(on(settings.mouse));
    text.append("call ").append(name_of(settings.call)).append("\n");
    text.append("width ").append(std::to_string(settings.width)).append("\n");
    return text;
}

TerminalSettingsFile::TerminalSettingsFile() : file_(settings_path()) {}

TerminalSettings TerminalSettingsFile::kept() const {
    const auto text = file_.read();
    return text ? read_terminal_settings(text->value_or("")) : TerminalSettings{};
}

TerminalSettings TerminalSettingsFile::first(const TerminalWishes& wishes) const {
    TerminalSettings settings = kept();
    if (wishes.paper) settings.paper = *wishes.paper;
    if (wishes.no_mouse) settings.mouse = false;
    if (wishes.call) settings.call = *wishes.call;
    return settings;
}

std::optional<SystemError> TerminalSettingsFile::keep(const TerminalSettings& before,
                                                      const TerminalSettings& now) const {
    if (now == before) return std::nullopt;
    return file_.change([&](const std::optional<std::string>& text) -> Result<std::string, SystemError> {
        const std::string old = text.value_or("");
        TerminalSettings kept = read_terminal_settings(old);
        if (now.paper != before.paper) kept.paper = now.paper;
        if (now.letters != before.letters) kept.letters = now.letters;
        if (now.mouse != before.mouse) kept.mouse = now.mouse;
        if (now.call != before.call) kept.call = now.call;
        if (now.width != before.width) kept.width = now.width;
        return written_terminal_settings(kept) + foreign_lines(old);
    });
}

std::string unkept_settings_text(SystemError error) {
    return fill(_("These settings are not kept: {0}."),
                {sanitized(settings_path().string()) + ": " + system_reason(error)});
}

}  // namespace atom4::tui
