// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/settings_page.h"

#include <array>
#include <utility>

#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"
#include "tui/terminal/choice_page.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

constexpr std::array kPauses{milliseconds(0), milliseconds(300), milliseconds(600), milliseconds(1'000),
                             milliseconds(2'000)};
constexpr std::array kSpeeds{DemonstrationPace::kSlow, DemonstrationPace::kNormal, DemonstrationPace::kFast};

const char* graphics_text(GraphicsPreference wish) {
    switch (wish) {
        case GraphicsPreference::kAuto: break;
        case GraphicsPreference::kNever: return _("Pictures: off.");
        case GraphicsPreference::kSixel: return _("Pictures: sixel.");
        case GraphicsPreference::kKitty: return _("Pictures: kitty.");
    }
    return _("Pictures: if the terminal can show them.");
}

const char* speed_text(DemonstrationPace pace) {
    switch (pace) {
        case DemonstrationPace::kSlow: return _("Demo speed: slow.");
        case DemonstrationPace::kNormal: break;
        case DemonstrationPace::kFast: return _("Demo speed: fast.");
    }
    return _("Demo speed: normal.");
}

std::string pause_text(milliseconds pause) {
    const auto tenths = pause / milliseconds(100);
    // TRANSLATORS: seconds.
    return fill(_("Pause before the computer moves: {0} s."),
                {std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10)});
}

class SettingsPage final : public ChoicePage {
public:
    SettingsPage(Terminal& terminal, const TerminalSettings& settings,
                 std::function<void(const TerminalSettings&)> changed)
        : ChoicePage(terminal, _("Settings"), _("change")), settings_(settings), changed_(std::move(changed)) {}

protected:
    [[nodiscard]] std::vector<std::string> entries() const override { return setting_texts(settings_); }
    void act(int by) override {
        settings_ = change_setting(settings_, chosen(), by);
        changed_(settings_);
    }

private:
    TerminalSettings settings_;
    std::function<void(const TerminalSettings&)> changed_;
};

}  // namespace

std::vector<std::string> setting_texts(const TerminalSettings& settings) {
    return {
        paper_text(settings.paper),
        settings.mono ? _("Colours: none.") : _("Colours: as many as the terminal has."),
        graphics_text(settings.graphics),
        settings.letters ? _("Letters on pieces: always.") : _("Letters on pieces: only without colours."),
        settings.close_view ? _("View: close to the play.") : _("View: the whole board."),
        mouse_text(settings.mouse, key_name("M")),
        call_text(settings.call),
        pause_text(settings.pace),
        speed_text(settings.demonstration),
    };
}

TerminalSettings change_setting(TerminalSettings settings, std::size_t which, int by) {
    switch (which) {
        case 0: settings.paper = next_paper_preference(settings.paper, by); break;
        case 1: settings.mono = !settings.mono; break;
        case 2: settings.graphics = next_graphics_preference(settings.graphics, by); break;
        case 3: settings.letters = !settings.letters; break;
        case 4: settings.close_view = !settings.close_view; break;
        case 5: settings.mouse = !settings.mouse; break;
        case 6: settings.call = next_notify_preference(settings.call, by); break;
        case 7: settings.pace = stepped(kPauses, settings.pace, by); break;
        case 8: settings.demonstration = stepped(kSpeeds, settings.demonstration, by); break;
        default: break;
    }
    return settings;
}

std::unique_ptr<ScreenPage> settings_page(Terminal& terminal, const TerminalSettings& settings,
                                          std::function<void(const TerminalSettings&)> changed) {
    return std::make_unique<SettingsPage>(terminal, settings, std::move(changed));
}

}  // namespace atom4::tui
