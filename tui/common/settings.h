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

#include "core/base/demonstration_pace.h"
#include "core/storage/settings_file.h"
#include "tui/common/key_bindings.h"
#include "tui/common/roles.h"

namespace atom4::tui {

/// The value behind that one, round and round; or with `by` -1 the one before. The first one behind what is none of
/// them.
template <class Value, std::size_t kCount>
[[nodiscard]] constexpr Value stepped(const std::array<Value, kCount>& all, Value now, int by) {
    const auto count = static_cast<int>(kCount);
    for (int i = 0; i < count; ++i)
        if (all[static_cast<std::size_t>(i)] == now) return all[static_cast<std::size_t>((i + by + count) % count)];
    return all.front();
}

/// Whether to use colours: as the terminal and NO_COLOR have it, wherever the terminal can, or not at all.
enum class ColourUse : std::uint8_t { kAsUsual, kAlways, kNever };

/// What the boards are to lie on: dark or light, or as the terminal's own background is.
enum class PaperPreference : std::uint8_t { kAsTheTerminal, kDark, kLight };

/// How to call a person when the computer has thought for long.
enum class NotifyPreference : std::uint8_t { kNever, kBell, kMessage };

/// Whether boards are pictures in pixels: where the terminal says that it takes them, never, or by that protocol.
enum class GraphicsPreference : std::uint8_t { kAuto, kNever, kSixel, kKitty };

/// What a person asks of the terminal; the rest follows from what it can do.
struct TerminalPreferences {
    ColourUse colours = ColourUse::kAsUsual;
    std::optional<ColourDepth> depth;              ///< as near to it as the terminal comes; unset: the best it has
    bool ascii = false;                            ///< nothing but ASCII, whatever the locale has
    std::optional<PaperPreference> paper{};        ///< unset: what is kept from the last time
    bool still = false;                            ///< nothing is to move by itself
    bool no_mouse = false;                         ///< it is the terminal's own, whatever was kept
    std::optional<NotifyPreference> call{};        ///< unset: what is kept from the last time
    std::optional<GraphicsPreference> graphics{};  ///< kept for the next time; unset: what was kept

    friend bool operator==(const TerminalPreferences&, const TerminalPreferences&) = default;
};

/// Takes the value of --color: auto, always, never, 8, 16, 256 or true. False, and no change, if it is none of them.
[[nodiscard]] bool read_colour_preference(std::string_view value, TerminalPreferences& preferences);

/// Takes the value of --paper, which is auto, dark or light. False, and no change, if it is none of them.
[[nodiscard]] bool read_paper_preference(std::string_view value, PaperPreference& wish);
[[nodiscard]] std::string_view name_of(PaperPreference wish);
/// What to say when it was chosen.
[[nodiscard]] const char* paper_text(PaperPreference wish);
/// The next one of them, round and round; or with `by` -1 the one before.
[[nodiscard]] PaperPreference next_paper_preference(PaperPreference wish, int by = 1);
/// What the wish makes of the paper where the terminal's own background asks for that one.
[[nodiscard]] constexpr BoardBackground paper_of(PaperPreference wish, BoardBackground own) {
    return wish == PaperPreference::kAsTheTerminal ? own
           : wish == PaperPreference::kDark        ? BoardBackground::kDark
                                                   : BoardBackground::kLight;
}
/// The paper that fits a background, 0xRRGGBB.
[[nodiscard]] BoardBackground paper_on(int background);
/// Returns the background according to COLORFGBG; std::nullopt if unknown.
[[nodiscard]] std::optional<BoardBackground> paper_of_environment(std::string_view colorfgbg);

/// Takes the value of --graphics: auto, never, sixel or kitty. False, and no change, if it is none of them.
[[nodiscard]] bool read_graphics_preference(std::string_view value, GraphicsPreference& wish);
[[nodiscard]] std::string_view name_of(GraphicsPreference wish);
/// The next one of them, round and round; or with `by` -1 the one before.
[[nodiscard]] GraphicsPreference next_graphics_preference(GraphicsPreference wish, int by = 1);

/// Takes the value of --call, which is never, bell or message. False, and no change, if it is none of them.
[[nodiscard]] bool read_notify_preference(std::string_view value, NotifyPreference& wish);
[[nodiscard]] std::string_view name_of(NotifyPreference wish);
/// What to say when it was chosen.
[[nodiscard]] const char* call_text(NotifyPreference wish);
/// The next one of them, round and round; or with `by` -1 the one before.
[[nodiscard]] NotifyPreference next_notify_preference(NotifyPreference wish, int by = 1);

/// What to say when the mouse is listened to, or no more; that key changes it.
[[nodiscard]] std::string mouse_text(bool listens, const std::string& key);

/// Returns whether the terminal is known to draw sextants itself, which few fonts have. VTE reports its version.
[[nodiscard]] bool draws_sixths(std::string_view type, std::string_view vte_version);

/// What the environment says about colours besides TERM.
struct ColourEnvironment {
    std::string_view no_color;
    std::string_view colorterm;  ///< "truecolor" or "24bit" where the terminal takes any colour
};

/// How many colours to use at the most on a terminal of that type.
[[nodiscard]] ColourDepth wanted_depth(std::string_view type, const TerminalPreferences& preferences,
                                       const ColourEnvironment& environment);

/// Returns terminal types with that many colours for a terminal of that type; use the first known one.
[[nodiscard]] std::vector<std::string> types_for_depth(std::string_view type, ColourDepth wanted);

/// Returns the depth for a number of colours that a terminal reports.
[[nodiscard]] ColourDepth depth_of_colours(int colours);

/// What a person set at the terminal, in whichever game: it is kept in settings.ini, from one start to the next.
struct TerminalSettings {
    PaperPreference paper = PaperPreference::kAsTheTerminal;
    bool letters = true;  ///< on the pieces, where there are colours
    bool mouse = true;    ///< is listened to; else it is the terminal's own
    NotifyPreference call = NotifyPreference::kNever;
    int width = 0;          ///< of lines of plain words, in columns; 0: as long as they are
    bool analysis = false;  ///< whether the full screen shows it; the window's, too
    GraphicsPreference graphics = GraphicsPreference::kAuto;
    bool mono = false;       ///< no colours, whatever the terminal has
    bool close_view = true;  ///< of the board of Atom-4: it follows the play; the window's, too
    DemonstrationPace demonstration = DemonstrationPace::kNormal;  ///< the window's, too
    std::string lines_name{};                                      ///< for the high scores of Lines; the window's, too
    int analysis_lines = 1;                                        ///< of the best lines; the window's, too
    KeyBindings keys{};                                            ///< of the full screen of Atom-4
    /// The computer's move waits so long behind what is seen of the person's; the window's, too.
    std::chrono::milliseconds pace{600};

    /// What was kept, but for what is asked for at this start. What is not understood is as usual.
    [[nodiscard]] static TerminalSettings load(const SettingsText& store, const TerminalPreferences& preferences = {});
    /// Keeps what differs from `before`, and only that: neither what was asked for at a start, nor what another program
    /// has set meanwhile. Returns nothing when all is well, else the settings hold as long as the program runs.
    [[nodiscard]] std::optional<SystemError> save(const SettingsFile& file, const TerminalSettings& before) const;

    friend bool operator==(const TerminalSettings&, const TerminalSettings&) = default;
};

/// That they are not kept, and why.
[[nodiscard]] std::string unkept_settings_text(SystemError error);

}  // namespace atom4::tui
