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

constexpr std::array kNotifyPreferences{NotifyPreference::kNever, NotifyPreference::kBell, NotifyPreference::kMessage};
constexpr std::array kPaperPreferences{PaperPreference::kAsTheTerminal, PaperPreference::kDark,
                                       PaperPreference::kLight};

constexpr std::array kGraphicsPreferences{GraphicsPreference::kAuto, GraphicsPreference::kNever,
                                          GraphicsPreference::kSixel, GraphicsPreference::kKitty};

// Sets the value of that name; returns false, and changes nothing, if none has it.
template <class Value, std::size_t kCount>
bool read_named(const std::array<Value, kCount>& all, std::string_view name, Value& value) {
    for (const Value one : all) {
        if (name_of(one) != name) continue;
        value = one;
        return true;
    }
    return false;
}

constexpr std::string_view kDirect = "-direct";
constexpr std::string_view kOf256 = "-256color";
constexpr std::string_view kOf16 = "-16color";

std::string_view base_type(std::string_view type) {
    for (const std::string_view ending : {kDirect, kOf256, kOf16})
        if (type.ends_with(ending)) return type.substr(0, type.size() - ending.size());
    return type;
}

// GNU screen passes on the variable from the terminal around it, but not the colours.
bool takes_any_colour(std::string_view type, std::string_view colorterm) {
    return (colorterm == "truecolor" || colorterm == "24bit") && !type.starts_with("screen");
}

}  // namespace

bool read_colour_preference(std::string_view value, TerminalPreferences& preferences) {
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
        preferences.colours = word.use;
        preferences.depth = word.depth;
        return true;
    }
    return false;
}

bool read_paper_preference(std::string_view value, PaperPreference& preference) {
    return read_named(kPaperPreferences, value, preference);
}

std::string_view name_of(PaperPreference preference) {
    switch (preference) {
        case PaperPreference::kAsTheTerminal: break;
        case PaperPreference::kDark: return "dark";
        case PaperPreference::kLight: return "light";
    }
    return "auto";
}

const char* paper_text(PaperPreference preference) {
    switch (preference) {
        case PaperPreference::kAsTheTerminal: break;
        case PaperPreference::kDark: return _("Board: dark.");
        case PaperPreference::kLight: return _("Board: light.");
    }
    return _("Board: dark or light, as the terminal is.");
}

PaperPreference next_paper_preference(PaperPreference preference, int by) {
    return stepped(kPaperPreferences, preference, by);
}

// By the brightness, with the weights of television (BT.601).
BoardBackground paper_on(int background) {
    const int red = background >> 16 & 0xFF;
    const int green = background >> 8 & 0xFF;
    const int blue = background & 0xFF;
    return 299 * red + 587 * green + 114 * blue < 1000 * 0x80 ? BoardBackground::kDark : BoardBackground::kLight;
}

// The number of the background is the last one of two or three.
std::optional<BoardBackground> paper_of_environment(std::string_view colorfgbg) {
    const std::size_t at = colorfgbg.rfind(';');
    if (at == std::string_view::npos) return std::nullopt;
    const auto number = parse_digits<int>(colorfgbg.substr(at + 1));
    if (!number || *number > 15) return std::nullopt;
    return *number == 7 || *number > 8 ? BoardBackground::kLight : BoardBackground::kDark;
}

bool read_notify_preference(std::string_view value, NotifyPreference& preference) {
    return read_named(kNotifyPreferences, value, preference);
}

std::string_view name_of(NotifyPreference preference) {
    switch (preference) {
        case NotifyPreference::kNever: break;
        case NotifyPreference::kBell: return "bell";
        case NotifyPreference::kMessage: return "message";
    }
    return "never";
}

const char* call_text(NotifyPreference preference) {
    switch (preference) {
        case NotifyPreference::kNever: break;
        case NotifyPreference::kBell: return _("Alert after a long think: bell.");
        case NotifyPreference::kMessage: return _("Alert after a long think: desktop notification, or bell.");
    }
    return _("Alert after a long think: off.");
}

NotifyPreference next_notify_preference(NotifyPreference preference, int by) {
    return stepped(kNotifyPreferences, preference, by);
}

bool read_graphics_preference(std::string_view value, GraphicsPreference& preference) {
    return read_named(kGraphicsPreferences, value, preference);
}

std::string_view name_of(GraphicsPreference preference) {
    switch (preference) {
        case GraphicsPreference::kAuto: break;
        case GraphicsPreference::kNever: return "never";
        case GraphicsPreference::kSixel: return "sixel";
        case GraphicsPreference::kKitty: return "kitty";
    }
    return "auto";
}

GraphicsPreference next_graphics_preference(GraphicsPreference preference, int by) {
    return stepped(kGraphicsPreferences, preference, by);
}

std::string mouse_text(bool listens, const std::string& key) {
    return fill(listens ? _("Mouse: plays. Press {0} to leave it to the terminal.")
                        : _("Mouse: left to the terminal for selecting text. Press {0} to play with it."),
                {key});
}

bool draws_sixths(std::string_view type, std::string_view vte_version) {
    constexpr int kFirstVte = 6200;  // 0.62
    if (type.starts_with("xterm-256") && parse_digits<int>(vte_version).value_or(0) >= kFirstVte) return true;
    static constexpr std::string_view kTypes[] = {"xterm-kitty", "foot", "contour", "wezterm", "xterm-ghostty"};
    return std::any_of(std::begin(kTypes), std::end(kTypes),
                       [&](std::string_view one) { return type.starts_with(one); });
}

ColourDepth wanted_depth(std::string_view type, const TerminalPreferences& preferences,
                         const ColourEnvironment& environment) {
    const bool unwanted = preferences.colours == ColourUse::kAsUsual && !environment.no_color.empty();
    if (preferences.colours == ColourUse::kNever || unwanted) return ColourDepth::kNone;
    if (preferences.depth) return *preferences.depth;
    if (type.ends_with(kDirect) || takes_any_colour(type, environment.colorterm)) return ColourDepth::kDirect;
    return ColourDepth::k256;
}

std::vector<std::string> types_for_depth(std::string_view type, ColourDepth wanted) {
    const std::string base(base_type(type));
    // Types with direct colour have no palette of more than eight.
    const bool has_palette = !type.ends_with(kDirect);
    std::vector<std::string> types;
    if (has_palette || wanted == ColourDepth::kDirect) types.emplace_back(type);
    // Like xterm's own, but with semicolons between the parts of a colour, which every xterm emulator understands.
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

constexpr const char* kPaper = "terminal/paper";
constexpr const char* kLetters = "terminal/letters";
constexpr const char* kMouse = "terminal/mouse";
constexpr const char* kCall = "terminal/call";
constexpr const char* kGraphics = "terminal/graphics";
constexpr const char* kLinesName = "lines/name";
constexpr const char* kMono = "terminal/mono";
constexpr const char* kCloseView = "board/follow";
constexpr const char* kWidth = "terminal/width";
constexpr const char* kAnalysis = "analysis/on";
constexpr const char* kAnalysisLines = "analysis/lines";
constexpr const char* kPace = "computer/pace";
constexpr const char* kKeys = "shortcuts/terminal";

}  // namespace

TerminalSettings TerminalSettings::load(const SettingsText& store, const TerminalPreferences& preferences) {
    TerminalSettings settings;
    (void)read_paper_preference(store.text(kPaper), settings.paper);
    settings.letters = store.text(kLetters) != "false";
    settings.mouse = store.text(kMouse) != "false";
    settings.lines_name = store.text(kLinesName);
    settings.keys = KeyBindings::parse(store.text(kKeys));
    settings.mono = store.text(kMono) == "true";
    settings.close_view = store.text(kCloseView) != "false";
    (void)read_notify_preference(store.text(kCall), settings.call);
    (void)read_graphics_preference(store.text(kGraphics), settings.graphics);
    settings.width = parse_digits<int>(store.text(kWidth)).value_or(0);
    settings.analysis = store.text(kAnalysis) == "true";
    settings.analysis_lines = parse_digits<int>(store.text(kAnalysisLines)).value_or(1);
    constexpr int kMaxPace = 5'000;
    if (const auto pace = parse_digits<int>(store.text(kPace)); pace && *pace <= kMaxPace)
        settings.pace = std::chrono::milliseconds(*pace);
    for (const auto& [pace, name] : kDemoPaces)
        if (store.text(kDemoKey) == name) settings.demo = pace;
    if (preferences.paper) settings.paper = *preferences.paper;
    if (preferences.no_mouse) settings.mouse = false;
    if (preferences.call) settings.call = *preferences.call;
    return settings;
}

std::optional<SystemError> TerminalSettings::save(const SettingsFile& file, const TerminalSettings& before) const {
    if (*this == before) return std::nullopt;
    return file.change([&](SettingsText& store) {
        if (paper != before.paper) store.set(kPaper, std::string(name_of(paper)));
        if (letters != before.letters) store.set(kLetters, letters);
        if (mouse != before.mouse) store.set(kMouse, mouse);
        if (lines_name != before.lines_name) store.set(kLinesName, lines_name);
        if (keys != before.keys) store.set(kKeys, keys.text());
        if (mono != before.mono) store.set(kMono, mono);
        if (close_view != before.close_view) store.set(kCloseView, close_view);
        if (call != before.call) store.set(kCall, std::string(name_of(call)));
        if (graphics != before.graphics) store.set(kGraphics, std::string(name_of(graphics)));
        if (width != before.width) store.set(kWidth, std::to_string(width));
        if (analysis != before.analysis) store.set(kAnalysis, analysis);
        if (pace != before.pace) store.set(kPace, std::to_string(pace.count()));
        for (const auto& [one, name] : kDemoPaces)
            if (demo == one && one != before.demo) store.set(kDemoKey, std::string(name));
        if (analysis_lines != before.analysis_lines) store.set(kAnalysisLines, std::to_string(analysis_lines));
    });
}

std::string unsaved_settings_text(SystemError error) {
    return fill(_("Couldn't save the settings: {0}."),
                {sanitized(SettingsFile().path().string()) + ": " + system_reason(error)});
}

}  // namespace atom4::tui
