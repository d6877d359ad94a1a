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
constexpr std::array kSpeeds{DemoPace::kSlow, DemoPace::kNormal, DemoPace::kFast};

const char* graphics_text(GraphicsPreference preference) {
    switch (preference) {
        case GraphicsPreference::kAuto: break;
        case GraphicsPreference::kNever: return _("Pictures: off.");
        case GraphicsPreference::kSixel: return _("Pictures: sixel.");
        case GraphicsPreference::kKitty: return _("Pictures: kitty.");
    }
    return _("Pictures: if the terminal can show them.");
}

const char* speed_text(DemoPace pace) {
    switch (pace) {
        case DemoPace::kSlow: return _("Demo speed: slow.");
        case DemoPace::kNormal: break;
        case DemoPace::kFast: return _("Demo speed: fast.");
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
    SettingsPage(Terminal& terminal, SettingsOwner owner)
        : ChoicePage(terminal, owner.program, _("Settings"), _("change")), owner_(std::move(owner)) {}

protected:
    [[nodiscard]] std::vector<std::string> entries() const override {
        const TerminalSettings settings = owner_.settings();
        std::vector<std::string> texts;
        for (const Setting which : owner_.which) texts.push_back(setting_text(which, settings));
        if (owner_.change_keys)
            texts.emplace_back(settings.keys == KeyBindings() ? _("Keys: as usual.") : _("Keys: changed."));
        return texts;
    }
    void act(int by) override {
        if (chosen() == owner_.which.size()) return owner_.change_keys();
        owner_.change(change_setting(owner_.settings(), owner_.which[chosen()], by));
    }

private:
    SettingsOwner owner_;
};

}  // namespace

std::string setting_text(Setting which, const TerminalSettings& settings) {
    switch (which) {
        case Setting::kPaper: return paper_text(settings.paper);
        case Setting::kColours: return settings.mono ? _("Colours: none.") : _("Colours: as many as the terminal has.");
        case Setting::kGraphics: return graphics_text(settings.graphics);
        case Setting::kLetters: return settings.letters ? _("Letters: always.") : _("Letters: only without colours.");
        case Setting::kView: return settings.close_view ? _("View: close to the play.") : _("View: the whole board.");
        case Setting::kMouse:
            return settings.mouse ? _("Mouse: plays.") : _("Mouse: left to the terminal for selecting text.");
        case Setting::kCall: return call_text(settings.call);
        case Setting::kPause: return pause_text(settings.pace);
        case Setting::kSpeed: return speed_text(settings.demo);
    }
    return {};
}

TerminalSettings change_setting(TerminalSettings settings, Setting which, int by) {
    switch (which) {
        case Setting::kPaper: settings.paper = next_paper_preference(settings.paper, by); break;
        case Setting::kColours: settings.mono = !settings.mono; break;
        case Setting::kGraphics: settings.graphics = next_graphics_preference(settings.graphics, by); break;
        case Setting::kLetters: settings.letters = !settings.letters; break;
        case Setting::kView: settings.close_view = !settings.close_view; break;
        case Setting::kMouse: settings.mouse = !settings.mouse; break;
        case Setting::kCall: settings.call = next_notify_preference(settings.call, by); break;
        case Setting::kPause: settings.pace = stepped(kPauses, settings.pace, by); break;
        case Setting::kSpeed: settings.demo = stepped(kSpeeds, settings.demo, by); break;
    }
    return settings;
}

std::unique_ptr<ScreenPage> settings_page(Terminal& terminal, SettingsOwner owner) {
    return std::make_unique<SettingsPage>(terminal, std::move(owner));
}

}  // namespace atom4::tui
