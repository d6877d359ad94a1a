// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/demo_pace.h"
#include "core/storage/settings_file.h"
#include "tui/common/key_bindings.h"
#include "tui/common/roles.h"

namespace atom4::tui {

/// Returns the next value, or the previous one if `by` is -1, and wraps around; the first one if `now` is none of them.
template <class Value, std::size_t kCount>
[[nodiscard]] constexpr Value stepped(const std::array<Value, kCount>& all, Value now, int by) {
    const auto count = static_cast<int>(kCount);
    for (int i = 0; i < count; ++i)
        if (all[static_cast<std::size_t>(i)] == now) return all[static_cast<std::size_t>((i + by + count) % count)];
    return all.front();
}

/// Whether to use colours: unless NO_COLOR is set, whenever the terminal can, or not at all.
enum class ColourUse : std::uint8_t { kAsUsual, kAlways, kNever };

/// The paper of the boards: dark or light, or as the terminal's own background is.
enum class PaperPreference : std::uint8_t { kAsTheTerminal, kDark, kLight };

/// How to alert the player when the computer has thought for long.
enum class NotifyPreference : std::uint8_t { kNever, kBell, kMessage };

/// Whether boards are pictures in pixels: if the terminal says that it takes them, never, or by that protocol.
enum class GraphicsPreference : std::uint8_t { kAuto, kNever, kSixel, kKitty };

/// What the command line asks of the terminal; the rest depends on what it can do.
struct TerminalPreferences {
    ColourUse colours = ColourUse::kAsUsual;
    std::optional<ColourDepth> depth;              ///< as near to it as the terminal comes; unset: the best it has
    bool ascii = false;                            ///< nothing but ASCII, whatever the locale
    std::optional<PaperPreference> paper{};        ///< unset: as saved
    bool still = false;                            ///< no animations
    bool no_mouse = false;                         ///< left to the terminal, whatever was saved
    std::optional<NotifyPreference> call{};        ///< unset: as saved
    std::optional<GraphicsPreference> graphics{};  ///< saved for next time; unset: as saved

    friend bool operator==(const TerminalPreferences&, const TerminalPreferences&) = default;
};

/// Reads the value of --color: auto, always, never, 8, 16, 256 or true. Returns false, and changes nothing, for any
/// other.
[[nodiscard]] bool read_colour_preference(std::string_view value, TerminalPreferences& preferences);

/// Reads the value of --paper: auto, dark or light. Returns false, and changes nothing, for any other.
[[nodiscard]] bool read_paper_preference(std::string_view value, PaperPreference& preference);
[[nodiscard]] std::string_view name_of(PaperPreference preference);
/// Returns the message to show when `preference` was chosen.
[[nodiscard]] const char* paper_text(PaperPreference preference);
/// Returns the next value, or the previous one if `by` is -1, and wraps around.
[[nodiscard]] PaperPreference next_paper_preference(PaperPreference preference, int by = 1);
/// Returns the paper for that preference, where `own` fits the terminal's own background.
[[nodiscard]] constexpr BoardBackground paper_of(PaperPreference preference, BoardBackground own) {
    return preference == PaperPreference::kAsTheTerminal ? own
           : preference == PaperPreference::kDark        ? BoardBackground::kDark
                                                         : BoardBackground::kLight;
}
/// Returns the paper that fits a background, 0xRRGGBB.
[[nodiscard]] BoardBackground paper_on(int background);
/// Returns the background according to COLORFGBG; std::nullopt if unknown.
[[nodiscard]] std::optional<BoardBackground> paper_of_environment(std::string_view colorfgbg);

/// Reads the value of --graphics: auto, never, sixel or kitty. Returns false, and changes nothing, for any other.
[[nodiscard]] bool read_graphics_preference(std::string_view value, GraphicsPreference& preference);
[[nodiscard]] std::string_view name_of(GraphicsPreference preference);
/// Returns the next value, or the previous one if `by` is -1, and wraps around.
[[nodiscard]] GraphicsPreference next_graphics_preference(GraphicsPreference preference, int by = 1);

/// Reads the value of --call: never, bell or message. Returns false, and changes nothing, for any other.
[[nodiscard]] bool read_notify_preference(std::string_view value, NotifyPreference& preference);
[[nodiscard]] std::string_view name_of(NotifyPreference preference);
/// Returns the message to show when `preference` was chosen.
[[nodiscard]] const char* call_text(NotifyPreference preference);
/// Returns the next value, or the previous one if `by` is -1, and wraps around.
[[nodiscard]] NotifyPreference next_notify_preference(NotifyPreference preference, int by = 1);

/// Returns what to say when the mouse was turned on or off; that key changes it.
[[nodiscard]] std::string mouse_text(bool listens, const std::string& key);

/// Returns whether the terminal is known to draw sextants itself, which few fonts have. VTE reports its version.
[[nodiscard]] bool draws_sixths(std::string_view type, std::string_view vte_version);

/// What the environment says about colours besides TERM.
struct ColourEnvironment {
    std::string_view no_color;
    std::string_view colorterm;  ///< "truecolor" or "24bit" where the terminal takes any colour
};

/// Returns the most colours to use on a terminal of that type.
[[nodiscard]] ColourDepth wanted_depth(std::string_view type, const TerminalPreferences& preferences,
                                       const ColourEnvironment& environment);

/// Returns terminal types with that many colours for a terminal of that type; use the first known one.
[[nodiscard]] std::vector<std::string> types_for_depth(std::string_view type, ColourDepth wanted);

/// Returns the depth for a number of colours that a terminal reports.
[[nodiscard]] ColourDepth depth_of_colours(int colours);

/// The settings of the terminal, for both games: saved in settings.ini, from one start to the next.
struct TerminalSettings {
    PaperPreference paper = PaperPreference::kAsTheTerminal;
    bool letters = true;  ///< on the pieces, where there are colours
    bool mouse = true;    ///< used to play; else left to the terminal
    NotifyPreference call = NotifyPreference::kNever;
    int width = 0;          ///< of lines in plain mode, in columns; 0: unlimited
    bool analysis = false;  ///< shown on the full screen; shared with the window
    GraphicsPreference graphics = GraphicsPreference::kAuto;
    bool mono = false;                  ///< no colours, whatever the terminal has
    bool close_view = true;             ///< the board of Atom-4 follows the play; shared with the window
    DemoPace demo = DemoPace::kNormal;  ///< shared with the window
    std::string lines_name{};           ///< for high scores of Lines; shared with the window
    int analysis_lines = 1;             ///< how many best variations; shared with the window
    KeyBindings keys{};                 ///< of the full screen of Atom-4
    /// How long the computer's move waits after the player's has been shown; shared with the window.
    std::chrono::milliseconds pace{600};

    /// Returns the saved settings, of which `preferences` replaces paper, mouse and call. Values that are not
    /// understood have their defaults.
    [[nodiscard]] static TerminalSettings load(const SettingsText& store, const TerminalPreferences& preferences = {});
    /// Saves what differs from `before`, and only that: neither what was asked for at the start, nor what another
    /// program has set meanwhile. Returns why it failed, if so: the settings then last as long as the program runs.
    [[nodiscard]] std::optional<SystemError> save(const SettingsFile& file, const TerminalSettings& before) const;

    friend bool operator==(const TerminalSettings&, const TerminalSettings&) = default;
};

/// Returns a message that the settings could not be saved, and why.
[[nodiscard]] std::string unsaved_settings_text(SystemError error);

}  // namespace atom4::tui
